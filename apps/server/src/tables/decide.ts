import { isRefusal, refuse, resolveOptions, type Refusal, type Seat } from '@paddock/kernel';
import type { SeatPlan } from '@paddock/protocol';
import type { NewTable } from '@paddock/protocol/schemas';
import type { Accepted } from '@paddock/table';
import { hashOf, isKeyOf, newKey, newSecret } from '../secrets.ts';
import type { MadeTable, TableEvent } from './event.ts';
import { levelsOf, rulesOf, STAND_IN, type AnyPrepared, type AnyTable } from '../games.ts';
import type { LiveTable } from './live-table.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What a call would write down, and what it is answered then; or the answer alone, where nothing is to be done. */
export type Decision<Answer> =
  | {
      readonly event: TableEvent;
      readonly prepared?: { readonly game: AnyTable; readonly change: AnyPrepared };
      readonly answer: Answer;
    }
  | { readonly done: Answer };

type Decided<Answer = null> = Decision<Answer> | Refusal;

/** Every reason that a table itself has. */
export type TableCode =
  | 'already-started'
  | 'muted'
  | 'no-person'
  | 'no-such-seat'
  | 'not-a-bot'
  | 'not-asked'
  | 'not-host'
  | 'not-over'
  | 'not-seated'
  | 'not-started'
  | 'others-play'
  | 'own-seat'
  | 'seat-is-a-bot'
  | 'seat-reserved'
  | 'seat-taken'
  | 'stand-in-plays'
  | 'table-full'
  | 'table-over'
  | 'unknown-game'
  | 'unknown-level';

function no(code: TableCode, params: Refusal['params'] = {}): Refusal {
  return refuse(code, 'table', params);
}

/** Links that were made; they are shown once and only their hashes are kept. */
export interface MadeLinks {
  readonly key: string;
  /** By seat, for those that are reserved. */
  readonly seatKeys: readonly (string | null)[];
}

export function makeTable(
  given: NewTable,
  host: Person,
): { readonly table: MadeTable; readonly links: MadeLinks } | Refusal {
  const rules = rulesOf(given.game);
  if (rules === undefined) return no('unknown-game', { game: given.game });
  const players = given.seats.length;
  if (players < rules.players.min || players > rules.players.max) {
    return refuse('bad-players', 'options', { players, ...rules.players });
  }
  const options = resolveOptions(rules.options, players, given.options);
  if (isRefusal(options)) return options;
  for (const plan of given.seats) {
    const refusal = levelRefusal(given.game, plan);
    if (refusal !== undefined) return refusal;
  }
  const people = rules.people({ players, options });
  const plans = given.seats.map((plan, seat): SeatPlan => {
    return seat < people ? plan : { kind: 'bot', level: STAND_IN };
  });
  if (given.hostPlays && plans.every(({ kind }) => kind === 'bot')) return no('table-full');
  const key = newKey();
  const seatKeys = plans.map((plan) => (plan.kind === 'reserved' ? newKey() : null));
  const { game, isPublic, clock, startsWhenFull } = given;
  const seats = plans.map((plan, seat) => ({ plan, keyHash: hashOrNull(seatKeys[seat] ?? null) }));
  const table = {
    game,
    rulings: rules.rulings,
    options: options as Readonly<Record<string, unknown>>,
    seats,
    isPublic,
    keyHash: hashOf(key),
    clock,
    startsWhenFull,
    host: { person: host.id, name: host.name },
    secret: newSecret(),
  };
  return { table, links: { key, seatKeys } };
}

function hashOrNull(key: string | null): string | null {
  return key === null ? null : hashOf(key);
}

function levelRefusal(game: string, plan: SeatPlan): Refusal | undefined {
  if (plan.kind !== 'bot' || levelsOf(game).includes(plan.level)) return undefined;
  return no('unknown-level', { level: plan.level });
}

/** Whoever may not see a table gets the same answer as for one that does not exist. */
export function maySee(table: LiveTable, person: string | null, key: string | undefined): boolean {
  if (table.made.isPublic || (person !== null && table.host.person === person)) return true;
  if (table.seatOf(person) !== undefined || isKeyOf(key, table.made.keyHash)) return true;
  return table.seats.some((seat) => isKeyOf(key, seat.keyHash));
}

export function sit(
  table: LiveTable,
  person: Person,
  wanted: Seat | undefined,
  key: string | undefined,
): Decided<{ seat: Seat }> {
  const held = table.seatOf(person.id);
  if (held !== undefined) return { done: { seat: held } };
  if (table.status === 'over' || table.status === 'closed') return no('table-over');
  const free = table.seats.flatMap((_, seat) => (table.isFree(seat) ? [seat] : []));
  if (wanted !== undefined && !free.includes(wanted)) return no('seat-taken', { seat: wanted });
  const seat = free.find((each) => (wanted ?? each) === each && maySit(table, person, each, key));
  if (seat === undefined) return free.length === 0 ? no('table-full') : no('seat-reserved');
  const names = table.seats.flatMap(({ name }) => name ?? []);
  const name = distinct(person.name, names);
  return { event: { kind: 'sat', seat, person: person.id, name }, answer: { seat } };
}

/** Two of one name at a table are told apart. */
function distinct(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : `${name} (${number})`;
    if (!taken.includes(tried)) return tried;
  }
}

function maySit(table: LiveTable, person: Person, seat: Seat, key: string | undefined): boolean {
  const { plan, keyHash } = table.seats[seat] ?? {};
  if (person.id === table.host.person && table.status === 'open') return true;
  if (isKeyOf(key, keyHash ?? null)) return true;
  return plan?.kind === 'open' && (table.made.isPublic || isKeyOf(key, table.made.keyHash));
}

export function leave(table: LiveTable, person: Person): Decided {
  const seat = table.seatOf(person.id);
  if (seat === undefined) return no('not-seated');
  if (table.status === 'over' || table.status === 'closed') return no('table-over');
  return { event: { kind: 'left', seat, level: STAND_IN }, answer: null };
}

export function planSeat(
  table: LiveTable,
  person: Person,
  seat: Seat,
  plan: SeatPlan,
): Decided<{ key: string | null }> {
  if (person.id !== table.host.person) return no('not-host');
  if (table.status === 'over' || table.status === 'closed') return no('table-over');
  if (table.seats[seat] === undefined) return no('no-such-seat', { seat });
  if (table.seatOf(person.id) === seat) return no('own-seat', { seat });
  const people = table.rules.people({ players: table.seats.length, options: table.made.options });
  if (seat >= people || table.game?.seats[seat]?.bot !== undefined) return no('seat-is-a-bot', { seat });
  const refusal = levelRefusal(table.made.game, plan);
  if (refusal !== undefined) return refusal;
  const key = plan.kind === 'reserved' ? newKey() : null;
  const event = { kind: 'planned', seat, plan, keyHash: hashOrNull(key), level: STAND_IN } as const;
  return { event, answer: { key } };
}

/** Whoever is missing then is a bot. */
export function start(table: LiveTable, person: Person | null): Decided {
  if (person !== null && person.id !== table.host.person) return no('not-host');
  if (table.status !== 'open') return no('already-started');
  const game = table.newGame();
  const change = game.prepareStart();
  if (isRefusal(change)) return change;
  const event = { kind: 'started', seats: game.seats, change: change.change } as const;
  return { event, prepared: { game, change }, answer: null };
}

export interface Play {
  readonly id: string;
  readonly asked: number;
  readonly do: readonly string[];
}

export function play(table: LiveTable, person: Person | null, command: Play): Decided<Accepted> {
  const seat = table.seatOf(person?.id ?? null);
  if (seat === undefined) return no('not-seated');
  const { game } = table;
  if (game === undefined) return no('not-started');
  const change = game.prepare({ seat, ...command });
  if (!('change' in change) && !isRefusal(change)) return { done: change };
  if (table.status !== 'running') return no('table-over');
  if (game.standIn(seat) !== null) return no('stand-in-plays', { seat });
  return isRefusal(change) ? change : played(game, change);
}

/** A bot's or a stand-in's command. */
export function playBot(table: LiveTable, seat: Seat, command: Play): Decided<Accepted> {
  const { game } = table;
  if (game === undefined || table.status !== 'running') return no('not-started');
  if (!game.botTasks().some((task) => task.seat === seat)) return no('not-a-bot', { seat });
  const change = game.prepare({ seat, ...command });
  if (!('change' in change)) return isRefusal(change) ? change : { done: change };
  return played(game, change);
}

function played(game: AnyTable, change: AnyPrepared): Decision<Accepted> {
  const { from, entries } = change.change;
  const answer = { from, to: from + entries.length };
  return { event: { kind: 'played', change: change.change }, prepared: { game, change }, answer };
}

export function hurry(table: LiveTable, person: Person, seat: Seat): Decided<Accepted> {
  if (person.id !== table.host.person) return no('not-host');
  const { game } = table;
  if (game === undefined || table.status !== 'running') return no('not-started');
  if (!game.toAct.includes(seat)) return no('not-asked', { seat });
  const change = game.prepareHurry(seat);
  return isRefusal(change) ? change : played(game, change);
}

export function addSalt(table: LiveTable, person: Person | null, deal: number, salt: string): Decided {
  const seat = table.seatOf(person?.id ?? null);
  if (seat === undefined) return no('not-seated');
  const { game } = table;
  if (table.status === 'over' || table.status === 'closed') return no('table-over');
  const open = game === undefined ? 0 : game.commitments.length - 1;
  if (deal > open) return refuse('no-such-deal', 'fairness', { deal });
  if (deal < open || (game !== undefined && !game.isDealOpen))
    return refuse('deal-sealed', 'fairness', { deal });
  const known = game === undefined ? table.seats[seat]?.salt : game.salt(seat);
  if (known === salt) return { done: null };
  // One salt a deal: whoever could send another after the others' would choose among deals.
  if (known !== '') return refuse('salt-given', 'fairness', { deal });
  return { event: { kind: 'salted', seat, salt }, answer: null };
}

export function setStandIn(table: LiveTable, person: Person, isOn: boolean): Decided {
  const seat = table.seatOf(person.id);
  if (seat === undefined) return no('not-seated');
  if (table.game === undefined || table.status !== 'running') return no('not-started');
  if ((table.game.standIn(seat) !== null) === isOn) return { done: null };
  return { event: { kind: 'stood-in', seat, isOn, level: STAND_IN, why: 'word' }, answer: null };
}

/** Out of time: a bot plays on, and the person can take the seat back whenever they like. */
export function callTime(table: LiveTable, now: number): Decided {
  const [seat] = table.clocks.overdue(now);
  if (seat === undefined || table.status !== 'running') return { done: null };
  return { event: { kind: 'stood-in', seat, isOn: true, level: STAND_IN, why: 'clock' }, answer: null };
}

export function say(table: LiveTable, person: Person | null, id: string, text: string): Decided {
  if (person === null) return no('no-person');
  if (table.said.has(`${person.id} ${id}`)) return { done: null };
  if (table.status === 'closed') return no('table-over');
  const seat = table.seatOf(person.id) ?? null;
  if (table.muted.has(seat)) return no('muted');
  const name = (seat === null ? null : table.seats[seat]?.name) ?? person.name;
  return { event: { kind: 'said', person: person.id, seat, name, id, text }, answer: null };
}

export function mute(table: LiveTable, person: Person, seat: Seat | null, isMuted: boolean): Decided {
  if (person.id !== table.host.person) return no('not-host');
  if (seat !== null && table.seats[seat] === undefined) return no('no-such-seat', { seat });
  if (table.muted.has(seat) === isMuted) return { done: null };
  return { event: { kind: 'muted', seat, isMuted }, answer: null };
}

/** A running game is closed only by somebody who would leave nobody behind. */
export function close(table: LiveTable, person: Person): Decided {
  if (person.id !== table.host.person) return no('not-host');
  if (table.status === 'closed') return { done: null };
  const others = table.seats.some((seat) => seat.person !== null && seat.person !== person.id);
  if (table.status === 'over' || (table.status === 'running' && others)) return no('others-play');
  return { event: { kind: 'closed' }, answer: null };
}

export function noteRematch(table: LiveTable, person: Person, next: string): Decided<{ table: string }> {
  if (table.seatOf(person.id) === undefined && table.host.person !== person.id) return no('not-seated');
  if (table.status !== 'over') return no('not-over');
  if (table.rematch !== null) return { done: { table: table.rematch } };
  return { event: { kind: 'rematched', table: next }, answer: { table: next } };
}
