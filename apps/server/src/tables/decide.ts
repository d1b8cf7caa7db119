import { isRefusal, refuse, type Seat } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import type { Accepted, BotTurn } from '@paddock/table';
import { standInOf } from '../find-game.ts';
import { WELCOME, type Standing } from '../moderation/standing.ts';
import { mayChat, notHeard } from '../moderation/talk.ts';
import type { Away } from '../store/port.ts';
import type { AnyNext } from './any-table.ts';
import { no, type Decided, type Decision, type Person } from './decision.ts';
import { changeableBy, seatOf, type LiveTable } from './live-table.ts';

const DAY_MS = 86_400_000;
/** An open table is closed after this long without an event: when nobody sits there, and otherwise. */
export const EMPTY_MS = DAY_MS;
export const UNSTARTED_MS = 30 * DAY_MS;

/** The first deal is shuffled, then the game begins; see `shuffle.ts`. Bots take the empty seats. */
export function start(live: LiveTable, person: Person | null): Decided {
  if (person !== null && person.id !== live.host.person) return no('not-host');
  if (live.status !== 'open') return no('already-started');
  return live.isStarting ? { done: null } : { event: { kind: 'starting' }, answer: null };
}

export interface Play {
  readonly id: string;
  readonly asked: number;
  readonly do: readonly string[];
}

export function play(live: LiveTable, person: Person | null, command: Play): Decided<Accepted> {
  const seat = seatOf(live, person?.id ?? null);
  if (seat === undefined) return no('not-seated');
  const { table } = live;
  if (table === undefined) return no('not-started');
  const next = table.command({ seat, ...command });
  if (!('table' in next) && !isRefusal(next)) return { done: next };
  if (live.status !== 'running') return no('table-over');
  if (table.standIn(seat) !== null) return no('stand-in-plays', { seat });
  if (isRefusal(next)) return next;
  const isChange = next.change.from < table.length;
  if (isChange && changeableBy(live, seat) === -1) return refuse('too-late-to-change', 'table', { seat });
  if (isChange && table.changes(seat) >= LIMITS.changes)
    return no('changed-too-often', { most: LIMITS.changes });
  return played(next);
}

/** A bot's or a stand-in's turn. */
export function playBot(live: LiveTable, turn: BotTurn): Decided<Accepted> {
  const { table } = live;
  const { seat } = turn;
  if (table === undefined || live.status !== 'running') return no('not-started');
  if (!table.botTasks().some((task) => task.seat === seat)) return no('not-a-bot', { seat });
  const next = table.botTurn(turn);
  return isRefusal(next) ? next : played(next);
}

function played(next: AnyNext): Decision<Accepted> {
  const { from, entries } = next.change;
  const answer = { from, to: from + entries.length };
  return { event: { kind: 'played', change: next.change }, next, answer };
}

export function hurry(live: LiveTable, person: Person, seat: Seat): Decided<Accepted> {
  if (person.id !== live.host.person) return no('not-host');
  const { table } = live;
  if (table === undefined || live.status !== 'running') return no('not-started');
  if (!table.toAct.includes(seat)) return no('not-asked', { seat });
  const next = table.hurry(seat);
  return isRefusal(next) ? next : played(next);
}

export function setStandIn(live: LiveTable, person: Person, isOn: boolean, now: number): Decided {
  const seat = seatOf(live, person.id);
  if (seat === undefined) return no('not-seated');
  if (live.table === undefined || live.status !== 'running') return no('not-started');
  if ((live.table.standIn(seat) !== null) === isOn) return { done: null };
  // The stand-in answers in a moment. If the seat could be taken back before, nobody would ever answer.
  if (!isOn && live.clocks.isOut(seat, now)) return refuse('too-busy', 'table');
  return {
    event: { kind: 'stood-in', seat, isOn, level: standInOf(live.made.game), why: 'word' },
    answer: null,
  };
}

/** Takes the time without a server off the clocks, once. */
export function creditAway(live: LiveTable, { since, until }: Away): Decided {
  const isNeeded = live.status === 'running' && until > live.awayUntil && live.clocks.hasRunSince(until);
  if (!isNeeded) return { done: null };
  return { event: { kind: 'away', since: Math.max(since, live.awayUntil), until }, answer: null };
}

/** Out of time: a bot plays on, and the person can take the seat back once it has answered. */
export function callTime(live: LiveTable, now: number): Decided {
  const [seat] = live.clocks.overdue(now);
  if (seat === undefined || live.status !== 'running') return { done: null };
  return {
    event: { kind: 'stood-in', seat, isOn: true, level: standInOf(live.made.game), why: 'clock' },
    answer: null,
  };
}

/** `key`: of the link that the person watches by. */
export function say(
  live: LiveTable,
  person: Person | null,
  id: string,
  text: string,
  { key, standing = WELCOME }: { readonly key?: string | undefined; readonly standing?: Standing } = {},
): Decided {
  if (person === null || live.forgotten.has(person.id)) return no('no-person');
  if (live.said.has(`${person.id} ${id}`)) return { done: null };
  const refusal = notHeard(live, person, standing);
  if (refusal !== undefined) return refusal;
  if (!mayChat(live, person.id, key)) return no('no-chat');
  const seat = seatOf(live, person.id) ?? null;
  const name = (seat === null ? null : live.seats[seat]?.name) ?? person.name;
  return { event: { kind: 'said', person: person.id, seat, name, id, text }, answer: null };
}

export function mute(live: LiveTable, person: Person, seat: Seat | null, isMuted: boolean): Decided {
  if (person.id !== live.host.person) return no('not-host');
  if (seat !== null && live.seats[seat] === undefined) return no('no-such-seat', { seat });
  if (live.muted.has(seat) === isMuted) return { done: null };
  return { event: { kind: 'muted', seat, isMuted }, answer: null };
}

/**
 * A running game and a quick table can be closed only by somebody who leaves nobody behind, and a rated game by nobody: it
 * counts.
 */
export function close(live: LiveTable, person: Person): Decided {
  if (person.id !== live.host.person) return no('not-host');
  if (live.status === 'closed') return { done: null };
  if (live.made.isRated === true && live.status === 'running') return no('rated-seats');
  const others = live.seats.some(
    ({ person: id, botOf = null }) => id !== null && id !== person.id && botOf === null,
  );
  const isShared = live.status === 'running' || live.made.quick !== undefined;
  if (live.status === 'over' || (isShared && others)) return no('others-play');
  return { event: { kind: 'closed' }, answer: null };
}

/** Nobody has come, or nobody comes back: see `Sweep`. */
export function closeUnused(live: LiveTable, now: number): Decided {
  const isEmpty = live.seats.every(({ person }) => person === null);
  const isUnused = live.status === 'open' && now - live.touched > (isEmpty ? EMPTY_MS : UNSTARTED_MS);
  return isUnused ? { event: { kind: 'closed' }, answer: null } : { done: null };
}

/** Somebody has deleted their account or guest data: see `accounts/forgotten.ts`. */
export function forget(live: LiveTable, person: string): Decided {
  if (live.forgotten.has(person)) return { done: null };
  return { event: { kind: 'forgotten', person, level: standInOf(live.made.game) }, answer: null };
}

/** Its host deleted their data before anybody else came. */
export function closeHostless(live: LiveTable): Decided {
  const isHostless = live.status === 'open' && live.host.person === '';
  return isHostless ? { event: { kind: 'closed' }, answer: null } : { done: null };
}

export function noteRematch(live: LiveTable, person: Person, next: string): Decided<{ table: string }> {
  if (seatOf(live, person.id) === undefined && live.host.person !== person.id) return no('not-seated');
  if (live.status !== 'over') return no('not-over');
  if (live.rematch !== null) return { done: { table: live.rematch } };
  return { event: { kind: 'rematched', table: next }, answer: { table: next } };
}
