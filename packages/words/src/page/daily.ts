import type { GameName } from '../game.ts';

/** The race of the day. */
export interface DailyTexts {
  readonly title: string;
  /** What is raced today, with its date. */
  today(game: string, date: string): string;
  readonly about: Readonly<Record<GameName, string>>;
  /** The next one starts at midnight in UTC; `local`: what the clock says then here. */
  next(left: string, local: string): string;
  readonly left: (hours: number, minutes: number) => string;
  readonly start: string;
  readonly startText: string;
  readonly carryOn: string;
  readonly carryOnText: string;
  readonly practise: string;
  readonly practiseText: string;
  readonly watch: string;
  readonly copyLink: string;
  /** One or more. */
  streak(days: number): string;
  readonly yours: string;
  result(place: string, sides: number, score: string): string;
  readonly clubs: string;
  readonly clubsText: string;
  clubsDone(done: number, of: number): string;
  /** Ties are counted apart. */
  better(better: number, equal: number, of: number): string;
  readonly stop: string;
  readonly goOn: string;
  readonly clubsFailed: string;
  readonly histogram: string;
  readonly asTable: string;
  readonly score: string;
  readonly clubCount: string;
  readonly you: string;
  readonly honour: string;
  readonly honourText: string;
  readonly sealed: string;
  sealedText(date: string): string;
  readonly sealedLate: string;
  readonly broken: string;
  readonly commitment: string;
  readonly nextCommitment: string;
  readonly table: string;
  readonly tableNone: string;
  readonly tableAway: string;
  ranked(rank: number, of: number): string;
  readonly rank: string;
  readonly name: string;
  readonly place: string;
  readonly enter: string;
  readonly enterText: string;
  readonly yourName: string;
  readonly entered: string;
  readonly notEntered: Readonly<Record<'already-counted' | 'not-this-race' | 'bad-name' | 'other', string>>;
  readonly more: string;
}
