import { commitmentTo, seatSet, type Outcome, type RecordSeat, type Seat } from '@paddock/kernel';
import {
  LIMITS,
  type ChatLine,
  type DealInfo,
  type SeatInfo,
  type SeatPlan,
  type TableCard,
  type TableInfo,
  type TableStatus,
} from '@paddock/protocol';
import { Table } from '@paddock/table';
import type { DueRow, TableRow } from '../store/port.ts';
import { newSecret } from '../secrets.ts';
import { Clocks } from './clocks.ts';
import type { MadeTable, TableEvent } from './event.ts';
import { rulesOf, type AnyPrepared, type AnyRules, type AnyTable } from '../games.ts';
import { botName, seatsNow, UNSAID_LEVEL, unsaidSeats } from './started-seats.ts';

interface LiveSeat {
  plan: SeatPlan;
  keyHash: string | null;
  person: string | null;
  name: string | null;
  /** Until the race starts. */
  salt: string;
}

/** The log says something that cannot have happened. */
export class DamagedLogError extends Error {
  override readonly name = 'DamagedLogError';
}

/** A table as its log tells it. Only events change it. */
export class LiveTable {
  readonly id: string;
  readonly made: MadeTable;
  readonly madeAt: number;
  readonly clocks: Clocks;
  readonly chat: ChatLine[] = [];
  readonly muted = new Set<Seat | null>();
  /** Chat lines by their sender's id, so that a repeated one is not said twice. */
  readonly said = new Set<string>();
  host: { person: string; name: string };
  status: TableStatus = 'open';
  rematch: string | null = null;
  /** Events so far. */
  length = 1;
  touched: number;
  /** Absent until the game starts. */
  game: AnyTable | undefined;
  readonly rules: AnyRules;
  readonly #seats: LiveSeat[];
  #chatNumber = 0;

  constructor(id: string, made: MadeTable, at: number, rules = rulesOf(made.game)) {
    if (rules === undefined) throw new DamagedLogError(`there is no game ${made.game}`);
    this.rules = rules;
    this.id = id;
    this.made = made;
    this.madeAt = at;
    this.touched = at;
    this.host = { ...made.host };
    this.#seats = made.seats.map((seat) => ({ ...seat, person: null, name: null, salt: '' }));
    this.clocks = new Clocks(made.clock, made.seats.length);
  }

  static fold(id: string, events: readonly { readonly at: number; readonly event: TableEvent }[]): LiveTable {
    const [first, ...rest] = events;
    if (first?.event.kind !== 'made') throw new DamagedLogError(`table ${id} does not begin with its making`);
    const table = new LiveTable(id, first.event.table, first.at);
    for (const { at, event } of rest) table.apply(event, at);
    return table;
  }

  get seats(): readonly Readonly<LiveSeat>[] {
    return this.#seats;
  }

  seatOf(person: string | null): Seat | undefined {
    if (person === null) return undefined;
    const seat = this.#seats.findIndex((each) => each.person === person);
    return seat === -1 ? undefined : seat;
  }

  people(): string[] {
    return this.#seats.flatMap(({ person }) => person ?? []);
  }

  isFree(seat: Seat): boolean {
    const at = this.#seats[seat];
    return at !== undefined && at.person === null && at.plan.kind !== 'bot';
  }

  get isFull(): boolean {
    return this.#seats.every((_, seat) => !this.isFree(seat));
  }

  /** The table as it would start now, or as it did with those seats. */
  newGame(seats: readonly RecordSeat[] = seatsNow(this.#seats)): AnyTable {
    let isFirst = true;
    const game = Table.make(this.rules, { match: this.id, options: this.made.options, seats }, () => {
      if (!isFirst) return newSecret();
      isFirst = false;
      return this.made.secret;
    });
    for (const [seat, { salt }] of this.#seats.entries()) if (salt !== '') game.addSalt(seat, salt);
    return game;
  }

  /** `prepared`: the change as this process has already worked it out, with the game that it starts. */
  apply(event: TableEvent, at: number, prepared?: { game: AnyTable; change: AnyPrepared }): void {
    switch (event.kind) {
      case 'made':
        throw new DamagedLogError(`table ${this.id} was made twice`);
      case 'sat':
        this.#sit(event.seat, event.person, event.name);
        break;
      case 'left':
        this.#leave(event);
        break;
      case 'planned':
        this.#plan(event);
        break;
      case 'salted':
        this.#salt(event.seat, event.salt);
        break;
      case 'started':
      case 'played':
        this.#play(event, prepared);
        break;
      case 'stood-in':
        this.game?.setStandIn(event.seat, event.isOn ? (event.level ?? UNSAID_LEVEL) : null);
        break;
      case 'said':
        this.#say(event, at);
        break;
      case 'muted':
        if (event.isMuted) this.muted.add(event.seat);
        else this.muted.delete(event.seat);
        break;
      case 'rematched':
        this.rematch = event.table;
        break;
      case 'closed':
        this.status = 'closed';
        break;
    }
    if (this.game !== undefined) {
      this.clocks.note(this.game, (seat) => this.#isPersons(seat), at);
      if (this.game.isOver && this.status === 'running') this.status = 'over';
    }
    this.length++;
    this.touched = at;
  }

  /** What the store keeps for lists, where this event may have changed it. */
  row(): TableRow {
    return {
      match: this.id,
      game: this.made.game,
      status: this.status,
      isPublic: this.made.isPublic,
      made: this.madeAt,
      touched: this.touched,
      card: JSON.stringify(this.card()),
      people: this.#seats.flatMap(({ person }, seat) => (person === null ? [] : [{ person, seat }])),
    };
  }

  /** When the server must look at this table next. */
  due(now: number, botPauseMs: number): DueRow | null {
    if (this.status === 'over' || this.status === 'closed') return null;
    if (this.game === undefined) return { at: null, turn: 0, deadline: null };
    const deadline = this.clocks.nextDeadline() ?? null;
    const isBotsTurn = this.game.botTasks().length > 0;
    return { at: isBotsTurn ? now + botPauseMs : deadline, turn: seatSet(...this.game.toAct), deadline };
  }

  card(): TableCard {
    const result = this.result();
    return {
      id: this.id,
      game: this.made.game,
      status: this.status,
      isPublic: this.made.isPublic,
      clock: this.made.clock,
      options: this.made.options,
      seats: this.#seats.map(({ name, plan }, seat) => {
        const bot = plan.kind === 'bot' ? plan.level : this.game?.seats[seat]?.bot;
        return { name, ...(bot !== undefined && { bot }) };
      }),
      openSeats: this.status === 'open' ? this.#seats.filter((_, seat) => this.#isOpen(seat)).length : 0,
      made: this.madeAt,
      touched: this.touched,
      ...(result && { result }),
    };
  }

  info(isOnline: (person: string) => boolean, watching: number): TableInfo {
    return {
      id: this.id,
      game: this.made.game,
      rulings: this.made.rulings,
      options: this.made.options,
      status: this.status,
      isPublic: this.made.isPublic,
      clock: this.made.clock,
      startsWhenFull: this.made.startsWhenFull,
      seats: this.#seats.map((seat, number) => this.#seatInfo(seat, number, isOnline)),
      host: this.seatOf(this.host.person) ?? null,
      hostName: this.host.name,
      watching,
      made: this.madeAt,
      rematch: this.rematch,
      muted: [...this.muted],
    };
  }

  deals(): DealInfo[] {
    if (this.game === undefined) return [{ commitment: commitmentTo(this.made.secret, this.id, 0) }];
    const sealed = this.game.record().deals;
    return this.game.commitments.map((commitment, deal) => sealed[deal] ?? { commitment });
  }

  result(): Outcome | undefined {
    return this.game?.isOver === true ? this.game.record().result : undefined;
  }

  /** The first entry after the seat's own last turn: what came since is news to whoever sits there. */
  lastTurn(seat: Seat): number {
    const entries = this.game?.entries ?? [];
    return entries.findLastIndex((entry) => entry.seat === seat && entry.by === undefined) + 1;
  }

  #isOpen(seat: Seat): boolean {
    return this.isFree(seat) && this.#seats[seat]?.plan.kind === 'open';
  }

  #isPersons(seat: Seat): boolean {
    return this.#seats[seat]?.person !== null && this.game?.standIn(seat) === null;
  }

  #seatInfo(seat: LiveSeat, number: Seat, isOnline: (person: string) => boolean): SeatInfo {
    const { bot: level, name } = this.game?.seats[number] ?? {};
    const plan: SeatPlan = level === undefined ? seat.plan : { kind: 'bot', level };
    const called = level === undefined ? undefined : name;
    return {
      plan,
      name: seat.name ?? (plan.kind === 'bot' ? (called ?? botName(number)) : null),
      isOnline: seat.person !== null && isOnline(seat.person),
      standIn: this.game?.standIn(number) ?? null,
    };
  }

  #seat(number: Seat): LiveSeat {
    const seat = this.#seats[number];
    if (seat === undefined) throw new DamagedLogError(`table ${this.id} has no seat ${number}`);
    return seat;
  }

  #sit(number: Seat, person: string, name: string): void {
    Object.assign(this.#seat(number), { person, name, salt: '' });
    this.game?.setStandIn(number, null);
  }

  #leave({ seat: number, level = UNSAID_LEVEL }: Extract<TableEvent, { kind: 'left' }>): void {
    const seat = this.#seat(number);
    const { person } = seat;
    Object.assign(seat, { person: null, name: null, salt: '' });
    if (this.game !== undefined) {
      // Whoever sits down next sees the hand: only the host's word opens the seat again.
      Object.assign(seat, { plan: { kind: 'reserved' }, keyHash: null });
      this.game.setStandIn(number, level);
    }
    if (person === this.host.person) this.#passHost();
  }

  #passHost(): void {
    const heir = this.#seats.find((seat) => seat.person !== null);
    if (heir?.person && heir.name) this.host = { person: heir.person, name: heir.name };
  }

  #plan({
    seat: number,
    plan,
    keyHash,
    level = UNSAID_LEVEL,
  }: Extract<TableEvent, { kind: 'planned' }>): void {
    const seat = this.#seat(number);
    Object.assign(seat, { plan, keyHash, person: null, name: null, salt: '' });
    if (this.game === undefined) return;
    this.game.setStandIn(number, plan.kind === 'bot' ? plan.level : level);
  }

  #salt(number: Seat, salt: string): void {
    if (this.game === undefined) this.#seat(number).salt = salt;
    else this.game.addSalt(number, salt);
  }

  #play(
    event: Extract<TableEvent, { kind: 'started' | 'played' }>,
    prepared: { game: AnyTable; change: AnyPrepared } | undefined,
  ): void {
    const { change } = event;
    if (event.kind === 'started') {
      this.game = prepared?.game ?? this.newGame(event.seats ?? unsaidSeats(this.#seats));
      this.status = 'running';
    }
    if (this.game === undefined) throw new DamagedLogError(`table ${this.id} is played before its start`);
    if (prepared !== undefined) this.game.accept(prepared.change);
    else if (!this.game.redo(change)) {
      throw new DamagedLogError(`table ${this.id}, entry ${change.from}: it does not come out as written`);
    }
  }

  #say({ person, id, seat, name, text }: Extract<TableEvent, { kind: 'said' }>, at: number): void {
    this.said.add(`${person} ${id}`);
    this.chat.push({ number: this.#chatNumber++, at, seat, name, text });
    if (this.chat.length > LIMITS.chatLines) this.chat.shift();
  }
}
