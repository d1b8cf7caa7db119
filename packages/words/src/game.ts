import type { Refusal, Standing } from '@paddock/kernel';
import type { Context } from './context.ts';

/** The games we have words for. */
export type GameName = 'downforce' | 'formula';

/** A name, and one sentence about it. */
export interface Label {
  readonly label: string;
  readonly text: string;
}

/** One bot of a level, and several of them. */
export interface LevelWords extends Label {
  readonly several: string;
}

export interface OptionWords extends Label {
  /** The allowed values, as the rest of «must be …». */
  readonly allowed: string;
  /** Each value that has its own name. */
  readonly values: Readonly<Record<string, Label>>;
}

/** What one game says in one language. Every sentence is whole: capital, full stop, no placeholder. */
export interface GameWords<Fact, Public, Option extends string, Preset extends string> {
  readonly title: string;
  readonly fact: (fact: Fact, context: Context) => string;
  /** What, why, and the rule: «Red 2 cannot be chosen: it has retired. (Overtake, F-K1)» */
  readonly refusal: (refusal: Refusal, context: Context) => string;
  readonly option: (key: Option) => OptionWords;
  /** A value of an option as a label: «3 races», «dealt at random». */
  readonly optionValue: (key: Option, value: unknown, context: Context) => string;
  readonly conflict: (code: string) => string;
  readonly preset: (name: Preset) => Label;
  /** What to do now, or whom the table waits for. */
  readonly prompt: (open: Public, context: Context) => string;
  /** An action's notation as a button label: «Play Overtake +3 (red)». */
  readonly action: (text: string, context: Context) => string;
  readonly side: (standing: Standing, context: Context) => string;
  /** All sides in one sentence, best first. */
  readonly standings: (
    standings: readonly Standing[],
    context: Context,
    /** The game's options: they decide the unit of the scores. */
    options?: Readonly<Record<string, unknown>>,
  ) => string;
}
