import {
  isIn,
  isRefusal,
  Match,
  refuse,
  seatsIn,
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
import type {
  Accepted,
  BotTask,
  Change,
  Command,
  Moment,
  NewSecret,
  Prepared,
  SavedTable,
} from './change.ts';
import { Draft, onlyChoice, revise, type Position } from './draft.ts';
import { History, type Step, type Told } from './history.ts';

/** One table without a network: the page's games run on it, and a server's. */
export class Table<Options, State, View extends ViewShape, Fact> {
  readonly rules: Rules<Options, State, View, Fact>;
  readonly #head: MatchHead<Options>;
  readonly #newSecret: NewSecret;
  readonly #standIns: (string | null)[];
  readonly #answered = new Map<string, Accepted>();
  readonly #history: History<Options, State, View, Fact>;
  #position: Position<Options, State, View, Fact>;

  private constructor(
    match: Match<Options, State, View, Fact>,
    head: MatchHead<Options>,
    newSecret: NewSecret,
    salts: readonly string[] = head.seats.map(() => ''),
  ) {
    this.rules = match.rules;
    this.#head = head;
    this.#newSecret = newSecret;
    this.#standIns = head.seats.map(() => null);
    this.#position = { match, asked: head.seats.map(() => 0), salts, round: undefined };
    const first = this.rules.start({ players: head.seats.length, options: head.options });
    this.#history = new History(this.rules, first);
  }

  /** A table before its first race: the commitment is out, salts may come in. */
  static make<Options, State, View extends ViewShape, Fact>(
    rules: Rules<Options, State, View, Fact>,
    head: MatchHead<Options>,
    newSecret: NewSecret,
  ): Table<Options, State, View, Fact> {
    const match = new Match(rules, head);
    match.openDeal(newSecret());
    return new Table(match, head, newSecret);
  }

  static resume<Options, State, View extends ViewShape, Fact>(
    rules: Rules<Options, State, View, Fact>,
    saved: SavedTable<Options>,
    newSecret: NewSecret,
  ): Table<Options, State, View, Fact> | { readonly wrongEntry: number } {
    const match = Match.resume(rules, saved.head, saved.deals, saved.entries);
    if ('wrongEntry' in match) return match;
    const table = new Table(match, saved.head, newSecret, saved.salts);
    for (const [seat, level] of saved.standIns.entries()) table.#standIns[seat] = level;
    table.#findQuestions();
    return table;
  }

  save(): SavedTable<Options> {
    return {
      head: this.#head,
      deals: this.savedDeals(),
      entries: [...this.#match.entries],
      standIns: [...this.#standIns],
      salts: [...this.#position.salts],
    };
  }

  savedDeals(): SavedDeal[] {
    return this.#match.savedDeals();
  }

  get seats(): MatchHead<Options>['seats'] {
    return this.#head.seats;
  }

  /** How many entries there are. */
  get length(): number {
    return this.#match.length;
  }

  get entries(): readonly Entry[] {
    return this.#match.entries;
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

  /** The newest deal waits for salts. */
  get isDealOpen(): boolean {
    return this.#match.isDealOpen;
  }

  /** The number of the question that a seat has to answer now; −1: none. */
  asked(seat: Seat): number {
    return this.#position.asked[seat] ?? 0;
  }

  /** The number of the question whose answer a seat may still change. */
  changeable(seat: Seat): number | undefined {
    return this.#position.round?.choices.find((choice) => choice.seat === seat)?.asked;
  }

  /** A seat that, as everybody sees, can do one thing only has nothing to decide, such as to say that it is ready. */
  hasChoice(seat: Seat): boolean {
    return this.toAct.includes(seat) && onlyChoice(this.#match, seat) === undefined;
  }

  view(viewer: Viewer): View {
    return this.rules.view(this.#match.state, viewer);
  }

  record(): GameRecord {
    return this.#match.record();
  }

  salt(seat: Seat): string {
    return this.#position.salts[seat] ?? '';
  }

  /** A person's part in the next deal; refused once the deal is sealed. */
  addSalt(seat: Seat, salt: string): Refusal | undefined {
    const refusal = this.saltRefusal(seat, salt);
    if (refusal !== undefined) return refusal;
    this.#position = { ...this.#position, salts: this.#position.salts.with(seat, salt) };
    return undefined;
  }

  saltRefusal(seat: Seat, salt: string): Refusal | undefined {
    if (!(seat in this.seats)) return refuse('no-such-seat', 'table', { seat });
    if (!this.#match.isDealOpen) return refuse('deal-sealed', 'fairness');
    return /^[0-9a-f]{1,128}$/.test(salt) ? undefined : refuse('bad-salt', 'fairness');
  }

  /** The first race: grid and deal. */
  start(): Accepted | Refusal {
    return this.#acceptOr(this.prepareStart());
  }

  command(command: Command): Accepted | Refusal {
    return this.#acceptOr(this.prepare(command));
  }

  /** The host goes on without a seat that has only one thing left to do, such as saying that it is ready. */
  hurry(seat: Seat): Accepted | Refusal {
    return this.#acceptOr(this.prepareHurry(seat));
  }

  prepareStart(): Prepared<Options, State, View, Fact> | Refusal {
    if (this.length > 0) return refuse('already-started', 'table');
    return this.#draft((draft) => draft.open(this.#newSecret), {}, this.#newSecret);
  }

  /** What a command would do, or its answer where it is a repeated one. Nothing has changed until `accept` takes it. */
  prepare(command: Command): Prepared<Options, State, View, Fact> | Accepted | Refusal {
    const { seat, id, asked, do: texts } = command;
    const answered = this.#answered.get(`${seat} ${id}`);
    if (answered !== undefined) return answered;
    const notNow = this.#notNow(seat);
    if (notNow !== undefined) return notNow;
    const by = this.#proxyOf(seat);
    if (asked >= 0 && this.changeable(seat) === asked) return this.#revised(seat, id, texts, by);
    const stale = this.#stale(seat, asked);
    if (stale !== undefined) return stale;
    return this.#draft(
      (draft) => draft.play(seat, texts, by, this.#newSecret),
      { seat, id },
      this.#newSecret,
    );
  }

  prepareHurry(seat: Seat): Prepared<Options, State, View, Fact> | Refusal {
    const notNow = this.#notNow(seat);
    if (notNow !== undefined) return notNow;
    const only = onlyChoice(this.#match, seat);
    if (only === undefined) return refuse('has-a-choice', 'table', { seat });
    return this.#draft((draft) => draft.play(seat, [only], 'host', this.#newSecret), {}, this.#newSecret);
  }

  accept({ base, next, change }: Prepared<Options, State, View, Fact>): Accepted {
    if (base !== this.#position.match) throw new Error('the table has gone on since this was prepared');
    const { from, entries, seat, id } = change;
    if (from < this.length) this.#history.forgetAfter(from);
    else this.#history.keep(from, base.state);
    this.#position = next;
    const accepted = { from, to: from + entries.length };
    if (seat !== undefined && id !== undefined) this.#answered.set(`${seat} ${id}`, accepted);
    return accepted;
  }

  /** A change as it was written down, made again. False: it does not come out as written. */
  redo(change: Change): boolean {
    const again = this.#again(change);
    if (again === undefined || isRefusal(again)) return false;
    const sums = again.change.entries.map(({ sum }) => sum);
    if (sums.join() !== change.entries.map(({ sum }) => sum).join()) return false;
    this.accept({ ...again, change });
    return true;
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
    this.replay(from, to, ({ entry, who, told, state }) => {
      const facts = told.map((each) => factFor(each, viewer));
      moments.push({ entry, who, facts, view: this.rules.view(state, viewer) });
    });
    return moments;
  }

  /** What that viewer saw before an entry. */
  viewBefore(viewer: Viewer, entry: number): View {
    if (entry === this.length) return this.view(viewer);
    const { options, seats } = this.#head;
    const first = entry === 0 ? this.rules.start({ players: seats.length, options }) : undefined;
    let view = first && this.rules.view(first, viewer);
    this.replay(entry - 1, entry, ({ state }) => (view = this.rules.view(state, viewer)));
    if (view === undefined) throw new RangeError(`there is no entry ${entry}`);
    return view;
  }

  /** The same for somebody who builds what several viewers see: it is told everything. `before`: the state at the start. */
  replay(
    from: number,
    to: number,
    each: (step: Step<State, Fact>) => void,
    before?: (state: State) => void,
  ): void {
    this.#history.replay(this.#match.entries, Math.max(0, from), to, each, { before });
  }

  get #match(): Match<Options, State, View, Fact> {
    return this.#position.match;
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

  #acceptOr(prepared: Prepared<Options, State, View, Fact> | Accepted | Refusal): Accepted | Refusal {
    return 'change' in prepared ? this.accept(prepared) : prepared;
  }

  #draft(
    act: (draft: Draft<Options, State, View, Fact>) => Refusal | undefined,
    by: Pick<Change, 'seat' | 'id'>,
    newSecret: NewSecret,
    written?: readonly Entry[],
  ): Prepared<Options, State, View, Fact> | Refusal {
    const draft = new Draft(this.#position);
    const refusal = act(draft) ?? (written && draft.repeatForced(written, newSecret));
    if (refusal !== undefined) return refusal;
    if (written === undefined) draft.playForced(newSecret);
    const { secret } = draft;
    const from = this.length;
    const entries = draft.match.entries.slice(from);
    const change = { ...by, from, entries, ...(secret !== undefined && { secret }) };
    return { base: this.#match, next: draft.position(), change };
  }

  #revised(
    seat: Seat,
    id: string | undefined,
    texts: readonly string[],
    by: Proxy | undefined,
  ): Prepared<Options, State, View, Fact> | Refusal {
    const next = revise(this.#position, seat, texts, by);
    if (next === undefined) return refuse('too-late-to-change', 'table', { seat });
    if (isRefusal(next)) return next;
    const from = this.#position.round?.base.length ?? 0;
    const entries = next.match.entries.slice(from);
    return { base: this.#match, next, change: { seat, ...(id !== undefined && { id }), from, entries } };
  }

  #again({
    from,
    seat,
    id,
    entries,
    secret,
  }: Change): Prepared<Options, State, View, Fact> | Refusal | undefined {
    const newSecret = () => secret ?? this.#newSecret();
    const [first, ...forced] = entries;
    if (this.length === 0) return this.#draft((draft) => draft.open(newSecret), {}, newSecret, forced);
    if (from < this.length) {
      const mine = entries.find((entry) => entry.seat === seat);
      return mine?.seat === undefined ? undefined : this.#revised(mine.seat, id, mine.do, mine.by);
    }
    const who = first?.seat;
    if (first === undefined || who === undefined) return undefined;
    return this.#draft((draft) => draft.play(who, first.do, first.by, newSecret), {}, newSecret, forced);
  }

  #findQuestions(): void {
    const asked = this.#position.asked.map(() => 0);
    const { entries } = this.#match;
    const afterEntry = (number: number, state: State) => {
      const now = this.rules.toAct(state);
      const by = entries[number]?.seat;
      for (let seat = 0; seat < asked.length; seat++) {
        if (!isIn(now, seat)) asked[seat] = -1;
        else if (asked[seat] === -1 || by === seat || by === undefined) asked[seat] = number;
      }
    };
    this.#history.replay(entries, 0, entries.length, () => undefined, { afterEntry });
    this.#position = { ...this.#position, asked };
  }
}

function factFor<Fact>(told: Told<Fact>, viewer: Viewer): Fact {
  if ('fact' in told) return told.fact;
  return viewer === told.seat || viewer === 'all' ? told.secret : told.shadow;
}
