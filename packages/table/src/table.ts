import {
  isIn,
  isRefusal,
  Match,
  refuse,
  seatsIn,
  TABLE,
  type Action,
  type Actor,
  type Entry,
  type GameRecord,
  type MatchHead,
  type Proxy,
  type Refusal,
  type Rules,
  type SavedDeal,
  type Seat,
  type Viewer,
  type ViewShape,
} from '@paddock/kernel';
import { Ear } from './audience.ts';

/** A command names the question it answers, so that a late or repeated one does no harm. */
export interface Command {
  readonly seat: Seat;
  /** Chosen by the sender, unique among its commands. */
  readonly id: string;
  readonly asked: number;
  readonly do: readonly string[];
}

/** Entries `from` to `to` (exclusive) are new; the same answer again where the command was a repeated one. */
export interface Accepted {
  readonly from: number;
  readonly to: number;
}

/** One action as one viewer saw it. Whose it was is open to all; what it was, the facts say. */
export interface Moment<View, Fact> {
  readonly entry: number;
  readonly who: Actor;
  readonly facts: readonly Fact[];
  readonly view: View;
}

/** Where a table's secrets come from: 64 hex digits each time. */
export type NewSecret = () => string;

export interface SavedTable<Options> {
  readonly head: MatchHead<Options>;
  readonly deals: readonly SavedDeal[];
  readonly entries: readonly Entry[];
  /** Levels by seat of bots that play for people who are away. */
  readonly standIns: readonly (string | null)[];
  /** By seat, for the deal that waits for them. */
  readonly salts: readonly string[];
}

/** What a bot, or a stand-in, has to answer. */
export interface BotTask<View> {
  readonly seat: Seat;
  readonly level: string;
  readonly asked: number;
  readonly view: View;
  readonly by?: Proxy;
}

/** How many entries lie between two states that are kept for looking back. */
const CHECKPOINT = 32;

/** One table without a network: the page's games run on it, and a server's. */
export class Table<Options, State, View extends ViewShape, Fact> {
  readonly rules: Rules<Options, State, View, Fact>;
  readonly #head: MatchHead<Options>;
  readonly #match: Match<Options, State, View, Fact>;
  readonly #newSecret: NewSecret;
  readonly #asked: number[];
  readonly #standIns: (string | null)[];
  readonly #salts: string[];
  readonly #answered = new Map<string, Accepted>();
  /** State before entry number 0, 32, 64 … and before the newest command. */
  readonly #states = new Map<number, State>();
  #latest = 0;

  private constructor(
    match: Match<Options, State, View, Fact>,
    head: MatchHead<Options>,
    newSecret: NewSecret,
  ) {
    this.rules = match.rules;
    this.#match = match;
    this.#head = head;
    this.#newSecret = newSecret;
    this.#asked = head.seats.map(() => 0);
    this.#standIns = head.seats.map(() => null);
    this.#salts = head.seats.map(() => '');
    this.#states.set(0, this.rules.start({ players: head.seats.length, options: head.options }));
  }

  /** A table before its first race: the commitment is out, salts may come in. */
  static make<Options, State, View extends ViewShape, Fact>(
    rules: Rules<Options, State, View, Fact>,
    head: MatchHead<Options>,
    newSecret: NewSecret,
  ): Table<Options, State, View, Fact> {
    const table = new Table(new Match(rules, head), head, newSecret);
    table.#match.openDeal(newSecret());
    return table;
  }

  static resume<Options, State, View extends ViewShape, Fact>(
    rules: Rules<Options, State, View, Fact>,
    saved: SavedTable<Options>,
    newSecret: NewSecret,
  ): Table<Options, State, View, Fact> | { readonly wrongEntry: number } {
    const match = Match.resume(rules, saved.head, saved.deals, saved.entries);
    if ('wrongEntry' in match) return match;
    const table = new Table(match, saved.head, newSecret);
    for (const [seat, level] of saved.standIns.entries()) table.#standIns[seat] = level;
    for (const [seat, salt] of saved.salts.entries()) table.#salts[seat] = salt;
    table.#replay(0, match.entries.length, (entry, state) => table.#noteQuestions(entry, state));
    table.#latest = match.entries.length;
    return table;
  }

  save(): SavedTable<Options> {
    return {
      head: this.#head,
      deals: this.#match.savedDeals(),
      entries: [...this.#match.entries],
      standIns: [...this.#standIns],
      salts: [...this.#salts],
    };
  }

  get seats(): MatchHead<Options>['seats'] {
    return this.#head.seats;
  }

  /** How many entries there are. */
  get length(): number {
    return this.#match.entries.length;
  }

  get isOver(): boolean {
    return this.length > 0 && this.rules.toAct(this.#match.state) === 0;
  }

  get toAct(): readonly Seat[] {
    return this.length === 0 ? [] : seatsIn(this.rules.toAct(this.#match.state));
  }

  get commitments(): readonly string[] {
    return this.#match.commitments;
  }

  /** The number of the question that a seat has to answer now. */
  asked(seat: Seat): number {
    return this.#asked[seat] ?? 0;
  }

  view(viewer: Viewer): View {
    return this.rules.view(this.#match.state, viewer);
  }

  record(): GameRecord {
    return this.#match.record();
  }

  /** A person's part in the next deal; refused once the deal is sealed. */
  addSalt(seat: Seat, salt: string): Refusal | undefined {
    if (!(seat in this.#salts)) return refuse('no-such-seat', 'table', { seat });
    if (!this.#match.isDealOpen) return refuse('deal-sealed', 'fairness');
    if (!/^[0-9a-f]{1,128}$/.test(salt)) return refuse('bad-salt', 'fairness');
    this.#salts[seat] = salt;
    return undefined;
  }

  /** The first race: grid and deal. */
  start(): Accepted | Refusal {
    if (this.length > 0) return refuse('already-started', 'table');
    this.#sealDeal();
    return this.#commit(() => this.#match.open());
  }

  command({ seat, id, asked, do: texts }: Command): Accepted | Refusal {
    const key = `${seat} ${id}`;
    const answered = this.#answered.get(key);
    if (answered !== undefined) return answered;
    const notNow = this.#notNow(seat) ?? this.#stale(seat, asked);
    if (notNow !== undefined) return notNow;
    const accepted = this.#commit(() => this.#match.propose(seat, texts, this.#proxyOf(seat)));
    if (!isRefusal(accepted)) this.#answered.set(key, accepted);
    return accepted;
  }

  /** The host goes on without a seat that has only one thing left to do, such as saying that it is ready. */
  hurry(seat: Seat): Accepted | Refusal {
    const notNow = this.#notNow(seat);
    if (notNow !== undefined) return notNow;
    const only = this.#onlyChoice(seat);
    if (only === undefined) return refuse('has-a-choice', 'table', { seat });
    return this.#commit(() => this.#match.propose(seat, [only], 'host'));
  }

  /** A bot of that level plays for the person in the seat, or with null no longer does. */
  setStandIn(seat: Seat, level: string | null): Refusal | undefined {
    const plan = this.seats[seat];
    if (plan === undefined) return refuse('no-such-seat', 'table', { seat });
    if (plan.bot !== undefined) return refuse('seat-is-a-bot', 'table', { seat });
    this.#standIns[seat] = level;
    return undefined;
  }

  standIn(seat: Seat): string | null {
    return this.#standIns[seat] ?? null;
  }

  /** Bots and stand-ins that are to act, with exactly what they may see. */
  botTasks(): BotTask<View>[] {
    return this.toAct.flatMap((seat): BotTask<View>[] => {
      const by = this.#proxyOf(seat);
      const level = this.seats[seat]?.bot ?? this.standIn(seat);
      if (level === null || level === undefined) return [];
      return [{ seat, level, asked: this.asked(seat), view: this.view(seat), ...(by && { by }) }];
    });
  }

  /** What happened in entries `from` to `to` (exclusive), as that viewer saw it then. */
  moments(viewer: Viewer, from: number, to: number = this.length): Moment<View, Fact>[] {
    const moments: Moment<View, Fact>[] = [];
    const ear = new Ear<Fact>(viewer);
    this.#replay(
      from,
      to,
      () => undefined,
      (entry, who, state) => {
        const facts = ear.take();
        if (entry >= from) moments.push({ entry, who, facts, view: this.rules.view(state, viewer) });
      },
      ear,
    );
    return moments;
  }

  #notNow(seat: Seat): Refusal | undefined {
    if (this.length === 0) return refuse('not-started', 'table');
    if (!(seat in this.seats)) return refuse('no-such-seat', 'table', { seat });
    return undefined;
  }

  /** Other seats' sealed choices do not make a question stale. A seat that is not asked gets the rules' own reason. */
  #stale(seat: Seat, asked: number): Refusal | undefined {
    if (!isIn(this.rules.toAct(this.#match.state), seat) || asked === this.asked(seat)) return undefined;
    return refuse('stale-question', 'table', { asked, now: this.asked(seat) });
  }

  #proxyOf(seat: Seat): Proxy | undefined {
    return this.#standIns[seat] === null || this.seats[seat]?.bot !== undefined ? undefined : 'stand-in';
  }

  #commit(propose: () => ReturnType<Match<Options, State, View, Fact>['propose']>): Accepted | Refusal {
    const from = this.length;
    const before = this.rules.copy(this.#match.state);
    const sealing = this.#match.isDealOpen;
    let proposal = propose();
    if (isRefusal(proposal) && proposal.code === 'deal-not-sealed' && sealing) {
      this.#sealDeal();
      proposal = propose();
    }
    if (isRefusal(proposal)) return proposal;
    if (this.#latest % CHECKPOINT !== 0) this.#states.delete(this.#latest);
    this.#states.set(from, before);
    this.#latest = from;
    this.#accept(proposal);
    this.#playForced();
    return { from, to: this.length };
  }

  #accept(proposal: Exclude<ReturnType<Match<Options, State, View, Fact>['propose']>, Refusal>): void {
    const number = this.length;
    if (number % CHECKPOINT === 0 && !this.#states.has(number)) {
      this.#states.set(number, this.rules.copy(this.#match.state));
    }
    this.#match.accept(proposal);
    this.#noteQuestions(number, proposal.state);
    const isDealDone = this.rules.deal(proposal.state) >= this.#match.commitments.length;
    if (isDealDone && this.rules.toAct(proposal.state) !== 0) {
      this.#match.openDeal(this.#newSecret());
      this.#salts.fill('');
    }
  }

  /** A seat's question is new where the seat was not asked before, or has just answered. */
  #noteQuestions(entry: number, after: State): void {
    const by = this.#match.entries[entry]?.seat;
    const now = this.rules.toAct(after);
    for (let seat = 0; seat < this.#asked.length; seat++) {
      if (!isIn(now, seat)) this.#asked[seat] = -1;
      else if (this.#asked[seat] === -1 || by === seat || by === undefined) this.#asked[seat] = entry;
    }
  }

  /** Forced moves are made by the table; a sealed choice never is, or its speed would tell. */
  #playForced(): void {
    for (;;) {
      const [seat, other] = this.toAct;
      if (seat === undefined || other !== undefined || this.asked(seat) !== this.length - 1) return;
      const only = this.#onlyChoice(seat);
      if (only === undefined) return;
      const proposal = this.#match.propose(seat, [only], 'forced');
      if (isRefusal(proposal)) return;
      this.#accept(proposal);
    }
  }

  #onlyChoice(seat: Seat): string | undefined {
    const out: Action[] = [];
    const count = this.rules.legal(this.#match.state, seat, out);
    const [only] = out;
    return count === 1 && only !== undefined ? this.rules.write(only) : undefined;
  }

  #sealDeal(): void {
    this.#match.sealDeal([...this.#salts]);
  }

  /** Folds entries again, from the nearest state that is kept. */
  #replay(
    from: number,
    to: number,
    afterEntry: (entry: number, state: State) => void,
    afterAction: (entry: number, who: Actor, state: State) => void = () => undefined,
    ear?: Ear<Fact>,
  ): void {
    const start = Math.max(...[...this.#states.keys()].filter((number) => number <= Math.max(0, from)));
    const kept = this.#states.get(start);
    if (kept === undefined) throw new Error('the first state is always kept');
    const state = this.rules.copy(kept);
    for (const [index, entry] of this.#match.entries.slice(start, to).entries()) {
      const number = start + index;
      if (number % CHECKPOINT === 0 && !this.#states.has(number))
        this.#states.set(number, this.rules.copy(state));
      const acts: (readonly [Actor, string])[] = [
        ...entry.do.map((text) => [entry.seat ?? TABLE, text] as const),
        ...entry.then.map((text) => [TABLE, text] as const),
      ];
      for (const [who, text] of acts) {
        const action = this.rules.read(text);
        if (isRefusal(action)) throw new Error(`entry ${number} cannot be read`);
        this.rules.apply(state, who, action, ear);
        afterAction(number, who, state);
      }
      afterEntry(number, state);
    }
  }
}
