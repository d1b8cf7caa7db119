import { percentText } from '../app/figures.ts';
import type { PlanSpeaker } from '../hint/plan-words.ts';
import type { Unit } from './figures.ts';

/** A chance or an amount; where neither money nor points count, a plain number is never asked for. */
export function unitText(speaker: PlanSpeaker, unit: Unit, value: number): string {
  return unit === 'win' ? percentText(value) : (speaker.amount(value) ?? '');
}

/** The same as a difference, with its sign. */
export function changeText(speaker: PlanSpeaker, unit: Unit, value: number): string {
  const text = unitText(speaker, unit, Math.abs(value));
  if (text === unitText(speaker, unit, 0)) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
