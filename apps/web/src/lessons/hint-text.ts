import type { Answer } from '@paddock/bots';
import type { CarName as DownforceCar } from '@paddock/downforce';
import type { CardName as FormulaCard, CarName as FormulaCar } from '@paddock/formula';
import type { Parts } from '@paddock/words';
import type { LessonGame } from './lesson.ts';

type Words = Pick<Parts, LessonGame>;
type HintTexts = Parts['lessons']['hints'];

/** A bot's reasons as a sentence; empty if there is nothing to say. */
export function hintText(hints: HintTexts, game: LessonGame, words: Words, { reasons }: Answer): string {
  const { code, params } = reasons;
  if (code === 'only-way') return hints.onlyWay;
  const name = (key: string) => String(params[key] ?? '');
  if (game === 'downforce') {
    const say = lookUp(hints.downforce, code);
    const card = name('card') === '' ? '' : words.downforce.card(name('card'));
    const car = name('car') === '' ? '' : words.downforce.car(name('car') as DownforceCar);
    return capital(say?.(card, car, Number(params['spaces'] ?? 0)) ?? '');
  }
  const say = lookUp(hints.formula, code);
  if (typeof say !== 'function') return say ?? '';
  const carName = (key: string) => (name(key) === '' ? '' : words.formula.car(name(key) as FormulaCar));
  const cardName = (key: string) =>
    name(key) === '' ? '' : words.formula.card(name(key) as FormulaCard).title;
  const other = code === 'saves' ? cardName('saved') : carName(code === 'takes-out' ? 'with' : 'behind');
  return capital(say(cardName('card'), carName('car'), other));
}

function lookUp<Said>(texts: Readonly<Record<string, Said>>, code: string): Said | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
