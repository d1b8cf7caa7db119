/** Over 300 lines: what each event makes of a table, event by event. */
import {
  isRefusal,
  RECORD_FORMAT,
  type RecordFormat,
  type RecordSeat,
  type Refusal,
  type Seat,
} from '@paddock/kernel';
import { newGathering, Table, withoutHash, type Gathering } from '@paddock/table';
import { newSecret } from '../secrets.ts';
import type { AnyNext, AnyRules, AnyTable } from './any-table.ts';
import { Clocks } from './clocks.ts';
import type { MadeTable, TableEvent } from './event.ts';
import { rulesFor, standInOf } from '../find-game.ts';
import { withoutPerson } from '../accounts/forgotten.ts';
import { holderOf, seatOf, type LiveSeat, type LiveTable } from './live-table.ts';
import { contentOf } from './own-content.ts';
import { DamagedLogError } from './log.ts';
import { fixed, hashed, revealed, sealed, together } from './shuffle/shuffled.ts';
import { muted, renamed, said, unsaid } from '../moderation/after-talk.ts';
import { withNews } from './seat-news.ts';
import { seatsNow, UNSAID_LEVEL, unsaidSeats } from './started-seats.ts';

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;

type Changed = Partial<LiveTable>;

export function madeTable(id: string, made: MadeTable, at: number, given?: AnyRules): LiveTable {
  const content = made.content && contentOf(made.content);
  const rules = given ?? rulesFor(made, content);
  if (rules === undefined)
    throw new DamagedLogError(`there is no game ${made.game} under rulings ${made.rulings}`);
  if (isRefusal(rules)) throw new DamagedLogError(`table ${id} has content that is refused: ${rules.code}`);
  return {
    id,
    made,
    madeAt: at,
    rules,
    content,
    seats: made.seats.map((seat) => ({ ...seat, person: null, name: null, salt: '' })),
    host: made.host,
    status: 'open',
    isStarting: false,
    waitsSince: null,
    gathering: newGathering(made.seats.length),
    table: undefined,
    clocks: Clocks.of(made.clock, made.seats.length),
    awayUntil: 0,
    chat: [],
    said: new Set(),
    muted: new Set(),
    rematch: null,
    news: [],
    forgotten: new Set(),
    length: 1,
    touched: at,
  };
}

export function foldLog(
  id: string,
  events: readonly { readonly at: number; readonly event: TableEvent }[],
): LiveTable {
  const [first, ...rest] = events;
  if (first?.event.kind !== 'made') throw new DamagedLogError(`table ${id} does not begin with its making`);
  let live = madeTable(id, first.event.table, first.at);
  for (const { at, event } of rest) live = after(live, event, at);
  return live;
}

/** The table after one more event. `next`: the game as this process has already worked it out. */
export function after(live: LiveTable, event: TableEvent, at: number, next?: AnyNext): LiveTable {
  const played = { ...live, news: withNews(live, event), ...changedBy(live, event, at, next) };
  const changed = {
    ...played,
    ...waiting(played, at),
    length: live.length + 1,
    // A finished game keeps its place in everybody's history.
    touched: isAboutName(event) && live.status === 'over' ? live.touched : at,
  };
  const { table, seats, status } = changed;
  if (table === undefined) return changed;
  const isPersons = (seat: Seat) => seats[seat]?.person !== null && table.standIn(seat) === null;
  return {
    ...changed,
    clocks: changed.clocks.after(table, isPersons, at),
    status: table.isOver && status === 'running' ? 'over' : status,
  };
}

function isAboutName({ kind }: TableEvent): boolean {
  return kind === 'forgotten' || kind === 'renamed';
}

/** Replays what the log says was played; undefined for events that are not part of the game. */
export function playedAgain(live: LiveTable, event: TableEvent, isLogged: boolean): AnyNext | undefined {
  if (event.kind !== 'started' && event.kind !== 'played') return undefined;
  const table =
    event.kind === 'started'
      ? newGame(live, event.seats ?? unsaidSeats(live.seats), event.paddock ?? 1)
      : live.table;
  if (table === undefined) throw new DamagedLogError(`table ${live.id} is played before its start`);
  const next = table.redo(event.change, isLogged);
  if (next !== undefined) return next;
  const { from } = event.change;
  throw new DamagedLogError(`table ${live.id}, entry ${from}: it does not come out as written`);
}

/** The game as it would start now, or as it did with those seats. */
export function newGame(
  { id, made, rules, seats, gathering }: LiveTable,
  players: readonly RecordSeat[] = seatsNow(made.game, seats, standInOf(made.game)),
  paddock: RecordFormat = RECORD_FORMAT,
): AnyTable {
  let isFirst = true;
  const { options, content } = made;
  const head = { paddock, match: id, options, seats: players, ...(content && { content }) };
  const table = Table.make(rules, head, () => {
    if (!isFirst) return newSecret();
    isFirst = false;
    return made.secret;
  });
  if (paddock === 1)
    return orAsBefore(
      table,
      table.gather(() => withOldSalts(gathering, seats)),
    );
  const gathered = orAsBefore(
    table,
    table.gather(() => ({ ...gathering, isFixed: true })),
  );
  return orAsBefore(gathered, gathered.withDealSealed());
}

function withOldSalts(gathering: Gathering, seats: readonly LiveSeat[]): Gathering {
  return { ...gathering, salts: seats.map(({ salt }) => salt) };
}

function orAsBefore(table: AnyTable, next: AnyTable | Refusal): AnyTable {
  return isRefusal(next) ? table : next;
}

/** The first person at a quick table starts its wait, and the last to leave closes it. */
function waiting(live: LiveTable, at: number): Changed {
  if (live.made.quick === undefined || live.status !== 'open') return {};
  const isEmpty = live.seats.every(({ person }) => person === null);
  if (isEmpty) return live.waitsSince === null ? {} : { waitsSince: null, status: 'closed' };
  return { waitsSince: live.waitsSince ?? at };
}

function changedBy(live: LiveTable, event: TableEvent, at: number, next: AnyNext | undefined): Changed {
  switch (event.kind) {
    case 'made':
      throw new DamagedLogError(`table ${live.id} was made twice`);
    case 'sat':
      return sat(live, event);
    case 'left':
      return left(live, event);
    case 'planned':
      return planned(live, event);
    case 'salted':
      return salted(live, event);
    case 'starting':
      return { isStarting: true };
    case 'hashed':
      return hashed(live, event);
    case 'fixed':
      return fixed(live);
    case 'revealed':
      return revealed(live, event);
    case 'together':
      return together(live, event);
    case 'sealed':
      return sealed(live);
    case 'started':
      return started(live, (next ?? playedAgain(live, event, false))?.table);
    case 'played':
      return { table: (next ?? playedAgain(live, event, false))?.table };
    case 'stood-in':
      return stoodIn(live, event);
    case 'away':
      return { clocks: live.clocks.without(event.since, event.until), awayUntil: event.until };
    case 'said':
      return said(live, event, at);
    case 'unsaid':
      return unsaid(live, event);
    case 'renamed':
      return renamed(live, event);
    case 'muted':
      return muted(live, event);
    case 'rematched':
      return { rematch: event.table };
    case 'forgotten':
      return forgotten(live, event);
    case 'closed':
      return { status: 'closed' };
  }
}

function withSeat({ id, seats }: LiveTable, seat: Seat, changed: Partial<LiveSeat>): Changed {
  const before = seats[seat];
  if (before === undefined) throw new DamagedLogError(`table ${id} has no seat ${seat}`);
  return { seats: seats.with(seat, { ...before, ...changed }) };
}

/** The seat now has somebody else, or nobody: a stand-in plays at that level, and the device's hash leaves with its person. */
function otherHands(live: LiveTable, seat: Seat, level: string | null): Changed {
  const { table = live.table } = withStandIn(live, seat, level);
  const withoutPart = (gathering: Gathering) => withoutHash(gathering, seat);
  if (table === undefined) return { gathering: withoutPart(live.gathering) };
  return { table: orAsBefore(table, table.gather(withoutPart)) };
}

function withStandIn({ table }: LiveTable, seat: Seat, level: string | null): Changed {
  return table === undefined ? {} : { table: orAsBefore(table, table.withStandIn(seat, level)) };
}

/** Bots get the seats that nobody came for. */
function started({ seats }: LiveTable, table: AnyTable | undefined): Changed {
  const planned = seats.map((seat, number): LiveSeat => {
    const level = table?.seats[number]?.bot;
    const { person: called } = seat;
    return level === undefined
      ? { ...seat, called }
      : { ...seat, plan: { kind: 'bot', level }, keyHash: null };
  });
  return { table, seats: planned, status: 'running', isStarting: false };
}

function stoodIn(live: LiveTable, { seat, isOn, level = UNSAID_LEVEL, why }: Of<'stood-in'>): Changed {
  return {
    ...withSeat(live, seat, { isOutOfTime: isOn && why === 'clock' }),
    ...withStandIn(live, seat, isOn ? level : null),
  };
}

function sat(live: LiveTable, { seat, person, name: given, botOf, isStranger }: Of<'sat'>): Changed {
  const { table } = live;
  const since = table?.length ?? 0;
  const name = live.forgotten.has(person) ? '' : given;
  const freed = otherHands(live, seat, null);
  const taken = freed.table?.withHand(seat, null, name);
  const isNamed = taken !== undefined && !isRefusal(taken);
  // A record of the first format keeps the names it began with.
  return {
    ...withSeat(live, seat, {
      ...EMPTY,
      person,
      name,
      botOf: botOf ?? null,
      since,
      isStranger: isStranger === true,
      ...(isNamed && { called: person, isNameless: false }),
    }),
    ...freed,
    ...(isNamed && { table: taken }),
  };
}

const EMPTY = {
  person: null,
  name: null,
  botOf: null,
  salt: '',
  replaced: null,
  gone: null,
  isOutOfTime: false,
  isStranger: false,
} as const;

/** Their result counts, no matter who plays on. */
function goneFrom({ table, seats }: LiveTable, seat: Seat): Pick<LiveSeat, 'gone'> {
  const { person = null, name = null, botOf = null, gone = null } = seats[seat] ?? {};
  if (table === undefined) return {};
  return { gone: person !== null && name !== null ? { person, name, botOf } : gone };
}

function left(live: LiveTable, { seat, level = UNSAID_LEVEL }: Of<'left'>): Changed {
  // The next person in the seat would see the hand: only the host opens it again.
  const closed = live.table === undefined ? {} : ({ plan: { kind: 'reserved' }, keyHash: null } as const);
  const changed = withSeat(live, seat, { ...EMPTY, ...closed, ...goneFrom(live, seat) });
  const isHosts = live.seats[seat]?.person === live.host.person;
  const mayHost = ({ person, botOf = null }: LiveSeat) => person !== null && botOf === null;
  const heir = isHosts ? changed.seats?.find(mayHost) : undefined;
  const { person, name } = heir ?? {};
  return {
    ...changed,
    ...otherHands(live, seat, level),
    ...(person && name && { host: { person, name } }),
  };
}

/** In a running game, a stand-in plays on in their seat. */
function forgotten(live: LiveTable, { person, level }: Of<'forgotten'>): Changed {
  const seat = live.status === 'over' || live.status === 'closed' ? undefined : seatOf(live, person);
  const gone = seat === undefined ? {} : left(live, { kind: 'left', seat, level });
  return { ...gone, ...withoutPerson({ ...live, ...gone }, person) };
}

function planned(live: LiveTable, event: Of<'planned'>): Changed {
  const { seat, plan, keyHash, level = UNSAID_LEVEL } = event;
  const standIn = plan.kind === 'bot' ? plan.level : level;
  const isReplaced = plan.kind === 'bot' && live.table !== undefined;
  const { isOutOfTime = false } = live.seats[seat] ?? {};
  const kept = isReplaced ? { replaced: holderOf(live, seat), isOutOfTime } : {};
  return {
    ...withSeat(live, seat, { plan, keyHash, reservedFor: null, ...EMPTY, ...kept, ...goneFrom(live, seat) }),
    ...otherHands(live, seat, standIn),
  };
}

function salted(live: LiveTable, { seat, salt }: Of<'salted'>): Changed {
  const { table } = live;
  if (table === undefined) return withSeat(live, seat, { salt });
  const addOld = ({ salts, ...rest }: Gathering) => ({ ...rest, salts: salts.with(seat, salt) });
  return { table: orAsBefore(table, table.gather(addOld)) };
}
