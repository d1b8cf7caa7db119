import { capital } from '../text.ts';

/** Somebody in a sentence about the end. */
export interface Person {
  readonly name: string;
  /** The reader, who is spoken to. */
  readonly isYou: boolean;
  /** A team or a car: its words begin a sentence with a capital, which a name keeps as it is. */
  readonly isThing?: boolean;
}

/** At the beginning of a sentence. */
export function atStart({ name, isYou, isThing }: Person, you: string): string {
  if (isYou) return you;
  return isThing === true ? capital(name) : name;
}

/** Why the first is ahead of the second, from the score alone; amounts come as texts. */
export interface ReasonTexts {
  /** One betting line; `other`: what the second got for it, null for nothing. */
  readonly bet: (bet: number, car: string, pays: string, other: string | null) => string;
  readonly bets: (more: string) => string;
  readonly prizes: (more: string) => string;
  /** The first paid less. */
  readonly paid: (less: string) => string;
  /** The second paid more than the cars won. */
  readonly overpaid: (second: Person, paid: string, won: string) => string;
  /** One race of several. */
  readonly race: (race: number, more: string) => string;
  /** Places in the points; the second may have none. */
  readonly places: (first: readonly number[], second: readonly number[]) => string;
}

/** The end of a game, and what can be done with it. */
export interface EndingTexts {
  /** One winner or several. */
  readonly wins: (winners: readonly Person[]) => string;
  /** `why`: one of the reasons, or null. */
  readonly ahead: (first: Person, second: Person, by: string, why: string | null) => string;
  /** The same score; `byCar`: the better-placed car decides. */
  readonly level: (first: Person, second: Person, score: string, byCar: boolean) => string;
  /** D-V1, D-V3: the best car alone decides. */
  readonly bestCars: (car: string, place: number, other: string, otherPlace: number) => string;
  readonly reasons: ReasonTexts;
  readonly podium: string;
  readonly raceOver: string;
  readonly again: string;
  readonly starting: string;
  readonly setUp: string;
  /** After the race of the day. */
  readonly daily: string;
  readonly watchReplay: string;
  readonly review: string;
  /** How many hints were taken; at least one. */
  readonly hints: (count: number) => string;
  readonly share: string;
  readonly sharing: {
    readonly title: string;
    readonly making: string;
    readonly failed: string;
    /** Hands the picture to the device's own sharing. */
    readonly send: string;
    readonly png: string;
    readonly svg: string;
    readonly link: string;
    readonly linkText: string;
    /** For a public game, which the server keeps. */
    readonly linkPublic: string;
    readonly copied: string;
    readonly copyThis: string;
    readonly tooLong: string;
    readonly record: string;
  };
  readonly link: {
    readonly bad: string;
    /** Cut off, or something else was in it. */
    readonly broken: string;
    readonly tooBig: string;
    readonly oldBrowser: string;
    readonly fromLink: string;
    readonly altered: string;
    readonly keep: string;
    readonly kept: string;
  };
}
