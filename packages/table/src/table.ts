/** Over 300 lines: one value with many small questions; apart, the parts would only forward to each other. */
import {
  handsAfter,
  isIn,
  isRefusal,
  recalled,
  Match,
  RECORD_FORMAT,
  refuse,
  rulesUnder,
  rulesWithContent,
  saltHash,
  seatsIn,
  type Entry,
  type GameRecord,
  type MatchHead,
  type OwnContent,
  type Proxy,
  type PublicDeal,
  type Refusal,
  type Rules,
  type SavedDeal,
  type Seat,
  type Viewer,
  type ViewShape,
} from '@paddock/kernel';
import { Answers } from './answers.ts';
import type { Accepted, BotTask, BotTurn, Change, Command, NewSecret, SavedTable } from './change.ts';
import { Draft, onlyChoice, revise, sealed, type Manner, type Position, type SealedChoice } from './draft.ts';
import { newGathering, type Gathering } from './gathering.ts';
import { History } from './history.ts';
import { askedAfter } from './questions.ts';
import { momentsOf, type Moment, type Played } from './steps.ts';

/** A table after one more command: store the change first, then replace the old table. */
export interface NextTable<Options, State, View extends ViewShape, Fact> extends Played<State, Fact> {
  readonly table: Table<Options, State, View, Fact>;
  readonly change: Change;
}

/** Why a saved table cannot go on. */
export type NotResumed =
  | { readonly wrongEntry: number }
  | { readonly unknownRulings: number }
  | { readonly badContent: Refusal };

interface Parts<Options, State, View extends ViewShape, Fact> {
  readonly head: MatchHead<Options>;
  /** Who plays now. */
  readonly seats: MatchHead<Options>['seats'];
  readonly newSecret: NewSecret;
  readonly position: Position<Options, State, View, Fact>;
  readonly standIns: readonly (string | null)[];
  readonly answers: Answers;
  readonly history: History<Options, State, View, Fact>;
}

/** One table without a network, for the page's games and the server's. Immutable: every change gives a new one. */
export class Table<Options, State, View extends ViewShape, Fact> {
  readonly rules: Rules<Options, State, View, Fact>;
  readonly #parts: Parts<Options, State, View, Fact>;

  private constructor(parts: Parts<Options, State, View, Fact>) {
    this.rules = parts.position.match.rules;
    this.#parts = parts;
  }

  /** A table before its first race: the commitment is published, salts may come in. The rules have the head's content. */
  static make<Options, State, View extends ViewShape, Fact>(
    rules: Rules<Options, State, View, Fact>,
    { paddock = RECORD_FORMAT, ...given }: MatchHead<Options>,
    newSecret: NewSecret,
  ): Table<Options, State, View, Fact> {
    const head = { paddock, ...given };
    const match = new Match(rules, head);
    const history = new History(rules, match.state);
    match.openDeal(newSecret());
    const [asked, standIns] = [head.seats.map(() => 0), head.seats.map(() => null)];
    const gathering = newGathering(head.seats.length);
    const position = { match, asked, gathering, hands: [], round: undefined };
    const { seats } = head;
    return new Table({ head, seats, newSecret, position, standIns, answers: new Answers(), history });
  }

  /** The saved table with its own content, under its own rulings; or the first entry that a replay does not reproduce. */
  static resume<Options, State, View extends ViewShape, Fact>(
    newest: Rules<Options, State, View, Fact>,
    { head: saved, rulings = 1, deals, entries, standIns, gathering, salts, hands = [] }: SavedTable<Options>,
    newSecret: NewSecret,
  ): Table<Options, State, View, Fact> | NotResumed {
    const played = rulesWithContent(newest, saved.content);
    if (isRefusal(played)) return { badContent: played };
    const rules = rulesUnder(played, rulings);
    if (rules === undefined) return { unknownRulings: rulings };
    // Saved before there was a second format.
    const head = { paddock: 1, ...saved } as const;
    let asked = head.seats.map(() => 0);
    const match = Match.resume(rules, head, deals, entries, (number, { seat }, state) => {
      asked = askedAfter(asked, number, seat, rules.toAct(state));
    });
    if ('wrongEntry' in match) return match;
    const history = new History(rules, rules.start({ players: head.seats.length, options: head.options }));
    if (match.isDealOpen && salts !== undefined) match.sealDeal(salts);
    const waiting = gathering ?? newGathering(head.seats.length);
    const position = { match, asked, gathering: waiting, hands, round: undefined };
    const seats = handsAfter(head.seats, [...entries, { hands }]);
    return new Table({ head, seats, newSecret, position, standIns, answers: new Answers(), history });
  }

  save(): SavedTable<Options> {
    const { head, standIns, position } = this.#parts;
    return {
      head,
      rulings: this.rules.rulings,
      deals: this.savedDeals(),
      entries: [...this.#match.entries],
      standIns: [...standIns],
      ...(this.isDealOpen && { gathering: position.gathering }),
      ...(position.hands.length > 0 && { hands: position.hands }),
    };
  }

  savedDeals(): SavedDeal[] {
    return this.#match.savedDeals();
  }

  /** Who plays now: seats may change hands; see `withHand`. */
  get seats(): MatchHead<Options>['seats'] {
    return this.#parts.seats;
  }

  /** What it is played with, besides what the program has. */
  get content(): OwnContent | undefined {
    return this.#parts.head.content;
  }

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

  /** Every deal as it may be shown now. */
  get deals(): readonly PublicDeal[] {
    return this.#match.deals;
  }

  /** The newest deal waits for salts. */
  get isDealOpen(): boolean {
    return this.#match.isDealOpen;
  }

  /** The number of the seat's open question; −1: none. */
  asked(seat: Seat): number {
    return this.#parts.position.asked[seat] ?? 0;
  }

  /** The number of the question whose answer a seat may still change. */
  changeable(seat: Seat): number | undefined {
    return this.#sealedChoice(seat)?.asked;
  }

  /** How often the seat has changed that answer. */
  changes(seat: Seat): number {
    return this.#sealedChoice(seat)?.changes ?? 0;
  }

  /** False if everybody can see that the seat has only one move, such as saying that it is ready. */
  hasChoice(seat: Seat): boolean {
    return this.toAct.includes(seat) && onlyChoice(this.#match, seat) === undefined;
  }

  view(viewer: Viewer): View {
    return this.rules.view(this.#match.state, viewer);
  }

  /** What a bot in that seat is asked with. */
  recalled(seat: Seat): View {
    return recalled(this.rules, this.#match.state, seat);
  }

  record(): GameRecord {
    const record = this.#match.record();
    return record.paddock === 1 ? record : { ...record, names: this.seats.map(({ name }) => name) };
  }

  /** Of the deal that waits; undefined: none does. */
  get gathering(): Gathering | undefined {
    return this.isDealOpen ? this.#parts.position.gathering : undefined;
  }

  /** A hash, a salt, or the hashes fixed, for the deal that waits: see `gathering.ts`. */
  gather(change: (gathering: Gathering) => Gathering | Refusal): Table<Options, State, View, Fact> | Refusal {
    const { position } = this.#parts;
    if (!this.isDealOpen) return refuse('deal-sealed', 'fairness');
    const gathering = change(position.gathering);
    if (isRefusal(gathering)) return gathering;
    return gathering === position.gathering ? this : this.#with({ position: { ...position, gathering } });
  }

  /** The deal with the salts that were revealed: from here on the table draws from it. */
  withDealSealed(): Table<Options, State, View, Fact> | Refusal {
    const { position } = this.#parts;
    if (!this.isDealOpen) return refuse('deal-sealed', 'fairness');
    if (!position.gathering.isFixed) return refuse('hashes-open', 'fairness');
    return this.#with({ position: sealed(position) });
  }

  /** One device gives every salt: there is nobody to hide it from, so it is hashed, revealed and sealed at once. */
  withOwnSalts(salts: readonly string[]): Table<Options, State, View, Fact> | Refusal {
    const { match } = this.#parts.head;
    const deal = this.commitments.length - 1;
    const hashes = salts.map((salt, seat) => (salt === '' ? '' : saltHash(salt, match, deal, seat)));
    const next = this.gather(() => ({ hashes, salts, isFixed: true }));
    return isRefusal(next) ? next : next.withDealSealed();
  }

  /** A bot of that level plays for the person in the seat; null ends it. */
  withStandIn(seat: Seat, level: string | null): Table<Options, State, View, Fact> | Refusal {
    const plan = this.seats[seat];
    if (plan === undefined) return refuse('no-such-seat', 'table', { seat });
    if (plan.bot !== undefined) return refuse('seat-is-a-bot', 'table', { seat });
    return this.#with({ standIns: this.#parts.standIns.with(seat, level) });
  }

  /**
   * From now on that bot plays the seat; null: a person does. The next entry says so, unless the seat is back in its
   * old hands by then. `name`: the new player's. A record of format 1 has no place for it.
   */
  withHand(
    seat: Seat,
    bot: string | null,
    name = this.seats[seat]?.name ?? '',
  ): Table<Options, State, View, Fact> | Refusal {
    const { head, position, standIns } = this.#parts;
    if (!(seat in this.seats)) return refuse('no-such-seat', 'table', { seat });
    if (this.length === 0) return refuse('not-started', 'table');
    if (head.paddock === 1) return refuse('old-record', 'table');
    const hand = { seat, ...(bot !== null && { bot }) };
    const isBack = handsAfter(head.seats, this.entries)[seat]?.bot === hand.bot;
    const others = position.hands.filter((other) => other.seat !== seat);
    const hands = isBack ? others : [...others, hand].toSorted((a, b) => a.seat - b.seat);
    const [player] = handsAfter([{ name }], [{ hands: [{ ...hand, seat: 0 }] }]);
    return this.#with({
      seats: player === undefined ? this.seats : this.seats.with(seat, player),
      head: { ...head, seats: head.seats.map((at, number) => (number === seat ? { ...at, name } : at)) },
      position: { ...position, hands },
      standIns: standIns.with(seat, null),
    });
  }

  standIn(seat: Seat): string | null {
    return this.#parts.standIns[seat] ?? null;
  }

  /** The first race: grid and deal. */
  start(): NextTable<Options, State, View, Fact> | Refusal {
    if (this.length > 0) return refuse('already-started', 'table');
    return this.#drafted((draft) => draft.open(this.#parts.newSecret));
  }

  /** A repeated command gets its first answer again, without a new table. */
  command({ id, ...turn }: Command): NextTable<Options, State, View, Fact> | Accepted | Refusal {
    const { seat } = turn;
    return this.#parts.answers.to(seat, id) ?? this.#played(turn, { seat, id });
  }

  /** A bot's or a stand-in's turn. It has no id: nothing that a person sent can count as its answer. */
  botTurn(turn: BotTurn): NextTable<Options, State, View, Fact> | Refusal {
    return this.#played(turn, {});
  }

  /** The host acts for a seat that has only one move left, such as saying that it is ready. */
  hurry(seat: Seat): NextTable<Options, State, View, Fact> | Refusal {
    const notNow = this.#notNow(seat);
    if (notNow !== undefined) return notNow;
    const only = onlyChoice(this.#match, seat);
    if (only === undefined) return refuse('has-a-choice', 'table', { seat });
    return this.#drafted((draft) => draft.play(seat, [only], { by: 'host' }, this.#parts.newSecret));
  }

  /** Replays a stored change. Undefined if the result differs from what was stored. */
  redo(change: Change, isLogged = false): NextTable<Options, State, View, Fact> | undefined {
    const again = this.#again(change, isLogged);
    if (again === undefined || isRefusal(again)) return undefined;
    const sums = again.change.entries.map(({ sum }) => sum);
    return sums.join() === change.entries.map(({ sum }) => sum).join() ? again : undefined;
  }

  /** The bots and stand-ins to act, each with exactly what it may see. */
  botTasks(): BotTask<View>[] {
    return this.toAct.flatMap((seat): BotTask<View>[] => {
      const by = this.#proxyOf(seat);
      const level = this.seats[seat]?.bot ?? this.standIn(seat);
      if (level === null) return [];
      const { content } = this;
      const task = {
        seat,
        level,
        asked: this.asked(seat),
        view: this.recalled(seat),
      };
      return [{ ...task, ...(content && { content }), ...(by && { by }) }];
    });
  }

  /** What happened in entries `from` to `to` (exclusive), as that viewer saw it then. */
  moments(viewer: Viewer, from: number, to: number = this.length): Moment<View, Fact>[] {
    return momentsOf(this.rules, this.between(from, to).steps, viewer);
  }

  /** The same in full, secrets included. */
  between(from: number, to: number): Played<State, Fact> {
    return this.#parts.history.between(this.#match.entries, from, to);
  }

  #sealedChoice(seat: Seat): SealedChoice | undefined {
    return this.#parts.position.round?.choices.find((choice) => choice.seat === seat);
  }

  get #match(): Match<Options, State, View, Fact> {
    return this.#parts.position.match;
  }

  #with(changed: Partial<Parts<Options, State, View, Fact>>): Table<Options, State, View, Fact> {
    return new Table({ ...this.#parts, ...changed });
  }

  #played(
    { seat, asked, do: texts, hints }: BotTurn,
    sender: Pick<Change, 'seat' | 'id'>,
  ): NextTable<Options, State, View, Fact> | Refusal {
    const notNow = this.#notNow(seat);
    if (notNow !== undefined) return notNow;
    const how = { by: this.#proxyOf(seat), hints };
    if (asked >= 0 && this.changeable(seat) === asked) return this.#revised(seat, texts, how, sender);
    const stale = this.#stale(seat, asked);
    if (stale !== undefined) return stale;
    return this.#drafted((draft) => draft.play(seat, texts, how, this.#parts.newSecret), sender);
  }

  #notNow(seat: Seat): Refusal | undefined {
    if (this.length === 0) return refuse('not-started', 'table');
    if (!(seat in this.seats)) return refuse('no-such-seat', 'table', { seat });
    return undefined;
  }

  /** Other seats' sealed choices do not make a question stale. A seat without a question gets the rules' refusal. */
  #stale(seat: Seat, asked: number): Refusal | undefined {
    if (!isIn(this.rules.toAct(this.#match.state), seat) || asked === this.asked(seat)) return undefined;
    return refuse('stale-question', 'table', { asked, now: this.asked(seat) });
  }

  #proxyOf(seat: Seat): Proxy | undefined {
    return this.standIn(seat) === null || this.seats[seat]?.bot !== undefined ? undefined : 'stand-in';
  }

  #drafted(
    act: (draft: Draft<Options, State, View, Fact>) => Refusal | undefined,
    by: Pick<Change, 'seat' | 'id'> = {},
  ): NextTable<Options, State, View, Fact> | Refusal {
    const draft = new Draft(this.#parts.position, true);
    const refusal = act(draft);
    if (refusal !== undefined) return refusal;
    draft.playForced(this.#parts.newSecret);
    return this.#next(draft, by);
  }

  #next(
    draft: Draft<Options, State, View, Fact>,
    by: Pick<Change, 'seat' | 'id'>,
  ): NextTable<Options, State, View, Fact> {
    const { secret, steps } = draft;
    const from = this.length;
    const entries = draft.match.entries.slice(from);
    const change = { ...by, from, entries, ...(secret !== undefined && { secret }) };
    return { table: this.#after(draft.position(), change), change, before: this.#match.state, steps };
  }

  #after(
    position: Position<Options, State, View, Fact>,
    { from, entries, seat, id }: Change,
  ): Table<Options, State, View, Fact> {
    if (seat === undefined || id === undefined) return this.#with({ position });
    const answers = this.#parts.answers.with(seat, id, { from, to: from + entries.length });
    return this.#with({ position, answers });
  }

  #revised(
    seat: Seat,
    texts: readonly string[],
    how: Manner,
    by: Pick<Change, 'seat' | 'id'>,
  ): NextTable<Options, State, View, Fact> | Refusal {
    const revised = revise(this.#parts.position, seat, texts, how);
    if (revised === undefined) return refuse('too-late-to-change', 'table', { seat });
    if (isRefusal(revised)) return revised;
    const { position, from, before, steps } = revised;
    const change = { ...by, from, entries: position.match.entries.slice(from) };
    return { table: this.#after(position, change), change, before, steps };
  }

  #again(
    { from, seat, id, entries, secret }: Change,
    isLogged: boolean,
  ): NextTable<Options, State, View, Fact> | Refusal | undefined {
    const by = { ...(seat !== undefined && { seat }), ...(id !== undefined && { id }) };
    const newSecret = () => secret ?? this.#parts.newSecret();
    const [first, ...forced] = entries;
    if (from < this.length) {
      const mine = entries.find((entry) => entry.seat === seat);
      if (mine?.seat === undefined) return undefined;
      const taken = this.#sealedChoice(mine.seat)?.note.hints ?? 0;
      return this.#revised(mine.seat, mine.do, { by: mine.by, hints: (mine.hints ?? 0) - taken }, by);
    }
    if (first === undefined || (first.seat === undefined) !== (this.length === 0)) return undefined;
    const draft = new Draft(this.#parts.position, isLogged);
    const act = () =>
      first.seat === undefined ? draft.open(newSecret) : draft.play(first.seat, first.do, first, newSecret);
    let refusal = act();
    if (refusal?.code === 'deal-not-sealed' && draft.match.isDealOpen) {
      // Before there were hashes, a command sealed the deal that it needed.
      draft.seal();
      refusal = act();
    }
    return refusal ?? draft.repeatForced(forced, newSecret) ?? this.#next(draft, by);
  }
}
