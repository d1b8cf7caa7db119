import { isRefusal, RECORD_FORMAT, refuse, type Refusal, type Seat } from '@paddock/kernel';
import { isWhole, withHash, withSalt, type Gathering } from '@paddock/table';
import { newGame } from '../after.ts';
import { waitingDeal } from './shuffled.ts';
import { no, type Decided, type Decision, type Person } from '../decision.ts';
import { gatheringOf, isToStart, seatOf, type LiveTable } from '../live-table.ts';

/**
 * How a deal is shuffled by all devices at a table: its commitment is out; devices send hashes; the hashes are fixed and
 * shown; devices send salts; the deal is sealed. Each step is an event of the log, so a server that comes back goes on
 * where it was.
 */

/** The hash of a device's salt, for the deal that waits. */
export function addHash(live: LiveTable, person: Person | null, deal: number, hash: string): Decided {
  return taken(live, person, deal, (seat, gathering) => {
    const next = withHash(gathering, seat, hash);
    if (isRefusal(next)) return next;
    return next === gathering ? { done: null } : { event: { kind: 'hashed', seat, hash }, answer: null };
  });
}

/** A device's salt: only the one that it has hashed, and only once the hashes are fixed. */
export function addSalt(live: LiveTable, person: Person | null, deal: number, salt: string): Decided {
  return taken(live, person, deal, (seat, gathering) => {
    const next = withSalt(gathering, waitingDeal(live), seat, salt);
    if (isRefusal(next)) return next;
    return next === gathering ? { done: null } : { event: { kind: 'revealed', seat, salt }, answer: null };
  });
}

function taken(
  live: LiveTable,
  person: Person | null,
  deal: number,
  take: (seat: Seat, gathering: Gathering) => Decided,
): Decided {
  const seat = seatOf(live, person?.id ?? null);
  if (seat === undefined) return no('not-seated');
  if (live.status === 'over' || live.status === 'closed') return no('table-over');
  const waiting = waitingDeal(live).deal;
  const gathering = gatheringOf(live);
  if (deal > waiting) return refuse('no-such-deal', 'fairness', { deal });
  if (deal < waiting || gathering === undefined) return refuse('deal-sealed', 'fairness', { deal });
  return take(seat, gathering);
}

export interface Waiting {
  /** The device of the person in the seat could answer. */
  isPresent(seat: Seat, person: string): boolean;
  /** Somebody's command needs the deal. */
  readonly isNeeded: boolean;
  /** The devices have had their time for this stage. */
  readonly isTimeOver: boolean;
}

/** The next step that is due, with `true`; false: there is none for now. */
export function shuffleOn(live: LiveTable, waiting: Waiting): Decision<boolean> | Refusal {
  const { table } = live;
  const gathering = gatheringOf(live);
  if (gathering === undefined || !isShuffling(live)) return { done: false };
  if (table === undefined && !live.isStarting) return { event: { kind: 'starting' }, answer: true };
  if (!gathering.isFixed) {
    return areHashesIn(live, gathering, waiting)
      ? { event: { kind: 'fixed' }, answer: true }
      : { done: false };
  }
  const isDone = isWhole(gathering) || (isNeededNow(live, waiting) && waiting.isTimeOver);
  if (!isDone) return { done: false };
  return table === undefined ? begin(live) : { event: { kind: 'sealed' }, answer: true };
}

/** The stage that devices are waited for; empty: none. */
export function stageOf(live: LiveTable, isNeeded: boolean): string {
  const gathering = gatheringOf(live);
  if (gathering === undefined || !isShuffling(live) || !isNeededNow(live, { isNeeded })) return '';
  return `${waitingDeal(live).deal} ${gathering.isFixed}`;
}

function isShuffling(live: LiveTable): boolean {
  return live.table === undefined ? isToStart(live) : live.status === 'running';
}

function isNeededNow({ isStarting }: LiveTable, { isNeeded }: Pick<Waiting, 'isNeeded'>): boolean {
  return isStarting || isNeeded;
}

/** Before a later race, nobody is hurried until somebody's command needs the deal. */
function areHashesIn(live: LiveTable, { hashes }: Gathering, waiting: Waiting): boolean {
  const missing = live.seats.flatMap(({ person }, seat) =>
    person === null || hashes[seat] !== '' ? [] : [{ seat, person }],
  );
  const isAnyIn = hashes.some((hash) => hash !== '');
  if (!isNeededNow(live, waiting)) return isAnyIn && missing.length === 0;
  return waiting.isTimeOver || !missing.some(({ seat, person }) => waiting.isPresent(seat, person));
}

/** The first deal is sealed, and drawn from. */
export function begin(live: LiveTable): Decision<boolean> | Refusal {
  const next = newGame(live).start();
  if (isRefusal(next)) return next;
  const { table, change } = next;
  const event = { kind: 'started', paddock: RECORD_FORMAT, seats: table.seats, change } as const;
  return { event, next, answer: true };
}
