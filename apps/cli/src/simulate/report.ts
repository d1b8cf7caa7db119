import type { Session } from '../session.ts';

/** The results of many games with the same options. */
export interface Report {
  readonly games: number;
  /** Per game, if a game may have several. */
  readonly racesEach?: number;
  /** For programs. */
  readonly figures: object;
  /** For people. */
  lines(session: Session): string[];
}

export interface Statistics<Fact> {
  hear(fact: Fact): void;
  report(): Report;
}
