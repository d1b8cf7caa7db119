import type { Seat } from '@paddock/kernel';
import { standInOf } from '../../find-game.ts';
import { sit } from '../seating.ts';
import { no, type Decided, type Decision, type Person } from '../decision.ts';
import { isFull, seatOf, type LiveTable } from '../live-table.ts';

/**
 * A quick table is for anyone who comes: it starts when it is full, or a minute after the first person sat down, with bots in
 * the seats that are free then. The log tells when that is, so any process may start it, even after a restart.
 */

/** How long a table that would start waits for people whose pages are gone: they may be reloading, or the server was away. */
const PATIENCE_MS = 5_000;
/** How often it looks for them meanwhile. */
const LOOK_MS = 1_000;

/** When it starts by itself, in milliseconds since 1970; undefined: it does not, or has. */
export function startsAt(live: LiveTable): number | undefined {
  const { made, status, isStarting, waitsSince, touched } = live;
  if (made.quick === undefined || waitsSince === null || status !== 'open' || isStarting) return undefined;
  return isFull(live) ? touched : waitsSince + made.quick.waitMs;
}

/** For somebody who wants any quick table except one that they have played at. */
export function joinQuick(live: LiveTable, person: Person): Decided<{ seat: Seat }> {
  return live.status === 'open' && !live.isStarting
    ? sit(live, person, undefined, undefined)
    : no('starting');
}

/** For somebody who waits for another game now. */
export function leaveQuick(live: LiveTable, person: Person): Decided {
  const seat = seatOf(live, person.id);
  const isWaiting = live.status === 'open' && !live.isStarting;
  return seat === undefined || !isWaiting ? { done: null } : letGo(live, seat, null);
}

/**
 * What a quick table does once its time has come; true: look again. Nobody waits for people who have gone: after a moment's
 * patience they lose their seats, and the others start.
 */
export function startQuick(
  live: LiveTable,
  now: number,
  isHere: (seat: Seat, person: string) => boolean,
  isPatient: boolean,
): Decision<boolean> {
  if (!isDue(live, now)) return { done: false };
  const gone = live.seats.findIndex(({ person }, seat) => person !== null && !isHere(seat, person));
  if (gone === -1) return { event: { kind: 'starting' }, answer: false };
  return isPatient ? { done: false } : letGo(live, gone, true);
}

/** How long a quick table has been waiting for people who are not there. */
export class Patience {
  /** Since when it would start but for them. */
  #heldUpSince: number | undefined;

  /** Whether there is some left. */
  lasts(live: LiveTable, now: number): boolean {
    this.#heldUpSince = isDue(live, now) ? (this.#heldUpSince ?? now) : undefined;
    return now - (this.#heldUpSince ?? now) < PATIENCE_MS;
  }

  /** After those who have gone have lost their seats: a full table is no longer full, and waits on. */
  looked(live: LiveTable, now: number): void {
    if (!isDue(live, now)) this.#heldUpSince = undefined;
  }

  /** When to look at the table again. */
  nextLook(live: LiveTable, now: number): number {
    const at = startsAt(live) ?? Infinity;
    return this.#heldUpSince === undefined ? at : Math.max(at, now + LOOK_MS);
  }
}

function isDue(live: LiveTable, now: number): boolean {
  return (startsAt(live) ?? Infinity) <= now;
}

function letGo<Answer>({ made }: LiveTable, seat: Seat, answer: Answer): Decision<Answer> {
  return { event: { kind: 'left', seat, level: standInOf(made.game) }, answer };
}
