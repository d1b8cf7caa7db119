import { fastChance, type Seat, type ViewShape } from '@paddock/kernel';
import type { GameKit } from '../kit.ts';

/** Seats that have nothing to decide, such as saying that they are ready: the host may go on without them. */
export function formalities(
  rules: GameKit['rules'],
  view: ViewShape,
  toAct: readonly Seat[],
): readonly Seat[] {
  if (toAct.length === 0) return [];
  const state = rules.imagine(view, fastChance('formality'));
  return toAct.filter((seat) => rules.legal(state, seat, []) === 1);
}
