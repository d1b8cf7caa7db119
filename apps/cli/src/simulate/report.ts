import type { Summary } from './sample.ts';

/** What came out of many games. Shares are means of noughts and ones. */
export interface Report {
  readonly games: number;
  readonly races: number;
  /** Points a game, and the share of games won. */
  readonly bySeat: readonly { readonly points: Summary; readonly wins: Summary }[];
  /** Points a race, from the pole backwards. */
  readonly byGridPlace: readonly Summary[];
  /** A race. */
  readonly plays: Summary;
  readonly retirements: Summary;
  readonly poleWins: Summary;
}

export interface Statistics<Fact> {
  hear(fact: Fact): void;
  report(): Report;
}
