import type { Session } from '../session.ts';

/** What came out of many games of one kind. */
export interface Report {
  readonly games: number;
  /** In each game, where a game may have several. */
  readonly racesEach?: number;
  /** For another program. */
  readonly figures: object;
  /** For people. */
  lines(session: Session): string[];
}

export interface Statistics<Fact> {
  hear(fact: Fact): void;
  report(): Report;
}
