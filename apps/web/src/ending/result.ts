import type { Seat } from '@paddock/kernel';
import type { LiveryName } from '../design/livery.ts';
import type { Session } from '../session/session.ts';

export interface ResultCar {
  readonly livery: LiveryName;
  readonly label: string;
}

export interface ResultRow {
  readonly key: string;
  readonly place: number;
  readonly name: string;
  /** With its unit; empty where only places count. */
  readonly score: string;
  readonly cars: readonly ResultCar[];
}

/** A finished game in a few words: what the podium and the picture show. */
export interface Result {
  /** The game's name in its rules, and its title. */
  readonly game: string;
  readonly title: string;
  /** Who wins, by name: the picture goes to others. */
  readonly headline: string;
  /** What decided it, by name. */
  readonly decided: string;
  readonly rows: readonly ResultRow[];
}

type Seen = Pick<Session<never, never>, 'viewer' | 'seats' | 'isShared'>;

/** The one person who looks at the screen, and is spoken to; null in a replay and where several share it. */
export function youAt({ viewer, isShared }: Seen, isReadOnly: boolean): Seat | null {
  const seat = viewer.value;
  return isReadOnly || isShared === true || seat === 'public' ? null : seat;
}

/** You have won, or one of those who share the screen. */
export function isPartyFor(session: Seen, winners: readonly (Seat | undefined)[]): boolean {
  const { viewer, seats, isShared } = session;
  return winners.some((seat) => {
    if (seat === undefined) return false;
    return isShared === true ? seats.value[seat]?.bot === undefined : seat === viewer.value;
  });
}
