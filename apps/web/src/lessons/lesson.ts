import { TABLE, type Actor, type Seat } from '@paddock/kernel';
import type { Parts } from '@paddock/words';
import type { Look } from './targets.ts';

/** The games that can be learned by playing. */
export type LessonGame = 'downforce' | 'formula';

/** The learner's seat in every lesson. */
export const LEARNER: Seat = 0;

/** One action of the record. */
export interface Act {
  readonly who: Actor;
  readonly text: string;
}

/** `at`: the action of the record before which the step begins. */
export type LessonStep<Id extends string = string> =
  /** Something to look at. */
  | { readonly id: Id; readonly at: number; readonly look: Look }
  /** The learner does what the record says, up to the action `to`. `isFree`: any other way to the same rest will do. */
  | { readonly id: Id; readonly at: number; readonly to: number; readonly isFree?: boolean };

/** A race that was played once, and what the learner does of it. */
export interface Lesson<Id extends string = string> {
  readonly game: LessonGame;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly record: readonly Act[];
  readonly steps: readonly LessonStep<Id>[];
  /** Stretches of the record that are not shown: from, to. */
  readonly skips: readonly (readonly [from: number, to: number])[];
}

export type StepId<Game extends LessonGame> = keyof Parts['lessons']['steps'][Game] & string;

/** «0: play w5, wild red» line by line; `-` is the table. */
export function readActs(text: string): readonly Act[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [who = '', acts = ''] = line.split(': ');
      return acts.split(', ').map((act) => ({ who: who === '-' ? TABLE : Number(who), text: act }));
    });
}
