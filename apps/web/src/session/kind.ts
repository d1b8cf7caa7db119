import type { Rules, ViewShape } from '@paddock/kernel';

/** A place in a game that a replay can be sent to. Races and bets count from 1. */
export type ChapterName =
  | { readonly kind: 'auction' | 'start' | 'finish' }
  | { readonly kind: 'race' | 'bet'; readonly number: number };

/** What the page has to know of a game besides its rules. */
export interface GameKind<Options, State, View extends ViewShape, Fact> {
  readonly rules: Rules<Options, State, View, Fact>;
  races(options: Options): number;
  racesRun(view: View): number;
  /** What begins with this fact, after these chapters. */
  chapterAt(fact: Fact, before: readonly ChapterName[]): ChapterName | undefined;
  /** What a seat says between two races; absent where a game has only one. */
  readonly goOn?: string;
}

/** A game whose own types nobody outside its table needs. */
export type AnyKind = GameKind<unknown, unknown, ViewShape, unknown>;
