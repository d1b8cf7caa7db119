import type { Label } from '../../game.ts';

/** The online page: quick races, what goes on, and the ways to the rest of the club. */
export interface HubTexts {
  readonly quick: {
    readonly title: string;
    readonly text: string;
    readonly game: string;
    readonly play: string;
    /** `others`: how many besides them. */
    waiting(name: string, others: number): string;
    readonly nobody: string;
    startsIn(time: string): string;
    readonly starting: string;
    /** In the room, while it waits. */
    readonly rule: string;
    readonly stay: string;
  };
  readonly running: {
    readonly none: string;
    race(race: number, races: number): string;
    lap(lap: number): string;
    readonly before: string;
    inFront(name: string): string;
    readonly nobodysCar: string;
  };
  readonly finished: {
    readonly title: string;
    readonly yours: string;
    readonly none: string;
    readonly more: string;
    readonly review: string;
    readonly rated: string;
    /** Somebody who has left this server for good. */
    readonly former: string;
  };
  readonly top: Label;
  readonly daily: {
    readonly title: string;
    /** How many have a result today. */
    raced(count: number): string;
    best(name: string): string;
    readonly done: string;
    readonly go: string;
    readonly results: string;
  };
  readonly doors: {
    readonly title: string;
    readonly account: Label;
    readonly notices: Label;
    readonly ratings: Label;
    readonly leagues: Label;
    readonly bots: Label;
  };
  /** For spectators. */
  readonly toTables: string;
}
