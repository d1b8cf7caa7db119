import type { OwnContent } from './content.ts';
import type { Refusal } from './refusal.ts';
import type { Rules, ViewShape } from './rules.ts';
import type { Seat } from './seat.ts';

/** A place in a game that a replay can jump to. Races and bets count from 1. */
export type ChapterName =
  | { readonly kind: 'auction' | 'start' | 'finish' }
  | { readonly kind: 'race' | 'bet'; readonly number: number };

/** How a running game stands, in as few words as a list has room for. */
export interface Glance {
  /** From 1; between two races, the one to come. */
  readonly race: number;
  readonly races: number;
  /** From 1; absent if a race has one lap. */
  readonly lap?: number;
  /** The car in front and whose it is; null before the start. */
  readonly leader: { readonly car: string; readonly seat: Seat | null } | null;
}

/**
 * A game as one value: its rules, and what every app needs to know about it. Each app has one list of games, and
 * extends this value with its own needs: words, bots, a screen.
 */
export interface GameModule<Options, State, View extends ViewShape, Fact> {
  readonly rules: Rules<Options, State, View, Fact>;
  /** Named sets of options that differ from the defaults. */
  readonly presets: Readonly<Record<string, Partial<Options>>>;
  readonly races: (options: Options) => number;
  readonly racesRun: (view: View) => number;
  /** From the public view alone; absent if a list has nothing to say of a running game. */
  readonly glance?: (view: View) => Glance;
  /** The chapter that this fact begins, if any, given the chapters before it. */
  readonly chapterAt: (fact: Fact, before: readonly ChapterName[]) => ChapterName | undefined;
  /** What a seat says between two races; absent if a game is a single race. */
  readonly goOn?: string;
  /** The same game with a custom deck or board, or what is wrong with it. Absent if the game takes none. */
  readonly withContent?: (content: OwnContent) => GameModule<Options, State, View, Fact> | Refusal;
}

/** A game whose own types the caller does not need. */
export type AnyGame = GameModule<unknown, unknown, ViewShape, unknown>;

/** The one place where a game's types are erased. Sound because a game is only handed values it made itself. */
export function eraseGame<Options, State, View extends ViewShape, Fact>(
  game: GameModule<Options, State, View, Fact>,
): AnyGame {
  return game as unknown as AnyGame;
}
