import { commitmentTo, dealKey, FairChance, saltHash, type Deal } from './fair.ts';
import { byValue, type OwnContent } from './content.ts';
import type { StepListener } from './fold.ts';
import { entrySum, finalDigest, headSum, noteOf, RECORD_FORMAT } from './record.ts';
import type { Entry, GameRecord, Note, RecordFormat, RecordHead, RecordSeat } from './record.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import type { Rules, ViewShape } from './rules.ts';
import { TABLE, TABLE_ALONE, type Seat } from './seat.ts';

/** What a command would do. Nothing changes until `accept`. */
export interface Proposal<State> {
  readonly state: State;
  readonly entry: Entry;
  readonly draws: Draws | undefined;
}

/** The deal that TABLE is drawing from. */
interface Draws {
  readonly deal: number;
  readonly chance: FairChance;
}

export interface SavedDeal {
  readonly secret: string;
  /** Absent until `sealDeal`, and in format 1. */
  readonly hashes?: readonly string[];
  /** Absent until `sealDeal`. */
  readonly salts?: readonly string[];
}

/** `salts` and `hashes` are absent until the deal is sealed. */
export type PublicDeal = Omit<Deal, 'salts'> & Partial<Pick<Deal, 'salts'>>;

interface OpenDeal extends SavedDeal {
  readonly commitment: string;
}

export interface MatchHead<Options> {
  /** The record's format, where it is not the newest. */
  readonly paddock?: RecordFormat;
  readonly match: string;
  readonly options: Options;
  readonly seats: readonly RecordSeat[];
  /** What the rules were made with, besides what the program has. */
  readonly content?: OwnContent;
}

function headOf<Options>(
  { game, rulings }: { readonly game: string; readonly rulings: number },
  { paddock = RECORD_FORMAT, match, options, seats, content }: MatchHead<Options>,
): RecordHead {
  const given = options as Readonly<Record<string, unknown>>;
  const sealed = paddock === 1 ? seats : seats.map(({ bot }) => ({ ...(bot !== undefined && { bot }) }));
  const own = content && { content: byValue(content) };
  return { paddock, game, rulings, match, options: given, seats: sealed, ...own };
}

/** One game and its record: commands are atomic, and TABLE draws from committed deals. */
export class Match<Options, State, View extends ViewShape, Fact> {
  readonly rules: Rules<Options, State, View, Fact>;
  readonly head: RecordHead;
  readonly #given: MatchHead<Options>;
  #state: State;
  #draws: Draws | undefined;
  readonly #deals: OpenDeal[];
  /** Forks share this list; ours are its first `#length`. A fork copies it when another has already appended. */
  #entries: Entry[];
  #length: number;
  #sum: string;

  /** `from`: a match to continue; see `fork`. */
  constructor(
    rules: Rules<Options, State, View, Fact>,
    head: MatchHead<Options>,
    from?: Match<Options, State, View, Fact>,
  ) {
    const { options, seats } = head;
    this.rules = rules;
    this.#given = head;
    this.head = from === undefined ? headOf(rules, head) : from.head;
    this.#deals = from === undefined ? [] : from.#deals.slice();
    this.#entries = from === undefined ? [] : from.#entries;
    this.#length = from === undefined ? 0 : from.#length;
    this.#draws = from === undefined ? undefined : from.#draws;
    this.#sum = from === undefined ? headSum(this.head) : from.#sum;
    this.#state = from === undefined ? rules.start({ players: seats.length, options }) : from.#state;
  }

  /**
   * Resumes a saved match: plays and draws every entry again, and compares. Returns the number of
   * the first entry that differs. `played`: called after each entry.
   */
  static resume<Options, State, View extends ViewShape, Fact>(
    rules: Rules<Options, State, View, Fact>,
    head: MatchHead<Options>,
    deals: readonly SavedDeal[],
    entries: readonly Entry[],
    played?: (number: number, entry: Entry, state: State) => void,
  ): Match<Options, State, View, Fact> | { readonly wrongEntry: number } {
    const match = new Match(rules, head);
    for (const { secret, salts, hashes } of deals) {
      match.openDeal(secret);
      if (salts !== undefined) match.sealDeal(salts, hashes);
    }
    for (const [number, entry] of entries.entries()) {
      const again =
        entry.seat === undefined ? match.open() : match.propose(entry.seat, entry.do, noteOf(entry));
      if (isRefusal(again) || again.entry.sum !== entry.sum) return { wrongEntry: number };
      match.accept(again);
      played?.(number, entry, match.state);
    }
    return match;
  }

  /** An independent copy to play on from here. */
  fork(): Match<Options, State, View, Fact> {
    return new Match(this.rules, this.#given, this);
  }

  /** What `resume` needs, secrets included: never show it to a player during a race. */
  savedDeals(): SavedDeal[] {
    return this.#deals.map(({ commitment: _commitment, ...saved }) => saved);
  }

  /** Never change it: copy it first. */
  get state(): State {
    return this.#state;
  }

  get entries(): readonly Entry[] {
    return this.#isLongest ? this.#entries : this.#entries.slice(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  get #isLongest(): boolean {
    return this.#entries.length === this.#length;
  }

  /** Fixes the next deal's secret and returns the commitment to publish. */
  openDeal(secret: string): string {
    const commitment = commitmentTo(secret, this.head.match, this.#deals.length);
    this.#deals.push({ commitment, secret });
    return commitment;
  }

  /**
   * Records hashes and salts of the newest deal; from here on TABLE can draw from it. `hashes`: as the devices sent them;
   * where one device gives every salt, they follow from the salts.
   */
  sealDeal(salts: readonly string[], hashes = this.#hashesOf(salts)): void {
    const deal = this.#deals.at(-1);
    if (deal === undefined || deal.salts !== undefined) throw new Error('no deal is open');
    this.#deals.splice(-1, 1, { ...deal, ...(this.head.paddock === 2 && { hashes }), salts });
  }

  #hashesOf(salts: readonly string[]): readonly string[] {
    const deal = this.#deals.length - 1;
    return salts.map((salt, seat) => (salt === '' ? '' : saltHash(salt, this.head.match, deal, seat)));
  }

  /** The commitments so far, including that of a deal still waiting for salts. */
  get commitments(): readonly string[] {
    return this.#deals.map((deal) => deal.commitment);
  }

  get isDealOpen(): boolean {
    const newest = this.#deals.at(-1);
    return newest !== undefined && newest.salts === undefined;
  }

  /** TABLE's opening: everything before the first choice. */
  open(listener?: StepListener<State, Fact>): Proposal<State> | Refusal {
    return this.#answer(this.rules.copy(this.#state), { do: [] }, listener);
  }

  /** A seat's command, applied to a copy; refused if any part of it is. */
  propose(
    seat: Seat,
    texts: readonly string[],
    note: Note = {},
    listener?: StepListener<State, Fact>,
  ): Proposal<State> | Refusal {
    if (texts.length === 0) return refuse('empty-command', 'notation');
    const state = this.rules.copy(this.#state);
    for (const text of texts) {
      const action = this.rules.read(text);
      if (isRefusal(action)) return action;
      const refusal = this.rules.refusal(state, seat, action);
      if (refusal !== undefined) return refusal;
      this.rules.apply(state, seat, action, listener);
      listener?.done?.(seat, action, state);
    }
    return this.#answer(state, { seat, ...note, do: texts }, listener);
  }

  accept(proposal: Proposal<State>): void {
    this.#state = proposal.state;
    this.#draws = proposal.draws;
    this.#sum = proposal.entry.sum;
    if (!this.#isLongest) this.#entries = this.#entries.slice(0, this.#length);
    this.#entries.push(proposal.entry);
    this.#length++;
  }

  /** `propose` and `accept` in one. */
  play(
    seat: Seat,
    texts: readonly string[],
    note: Note = {},
    listener?: StepListener<State, Fact>,
  ): Entry | Refusal {
    const proposal = this.propose(seat, texts, note, listener);
    if (isRefusal(proposal)) return proposal;
    this.accept(proposal);
    return proposal.entry;
  }

  /** Every deal as it may be shown now: no secret of a race that is not over, no salt before the deal is sealed. */
  get deals(): readonly PublicDeal[] {
    const over = this.rules.toAct(this.#state) === 0;
    const current = this.rules.deal(this.#state);
    return this.#deals.map(({ secret, ...shown }, index) =>
      over || index < current ? { ...shown, secret } : shown,
    );
  }

  /** With the deals that were drawn from. */
  record(): GameRecord {
    const drawn = (this.#draws?.deal ?? -1) + 1;
    const deals = this.deals.slice(0, drawn).map(({ salts = [], ...deal }): Deal => ({ ...deal, salts }));
    const names = this.head.paddock === 1 ? {} : { names: this.#given.seats.map(({ name }) => name) };
    const running = { ...this.head, ...names, deals, entries: this.#entries.slice(0, this.#length) };
    const result = this.rules.outcome(this.#state);
    if (result === undefined) return running;
    return {
      ...running,
      result,
      digest: finalDigest(this.rules.view(this.#state, 'all'), result, this.#sum),
    };
  }

  #answer(
    state: State,
    done: Pick<Entry, 'seat' | 'do'> & Note,
    listener?: StepListener<State, Fact>,
  ): Proposal<State> | Refusal {
    const { rules } = this;
    const then: string[] = [];
    let draws = this.#draws && { deal: this.#draws.deal, chance: this.#draws.chance.fork() };
    let opened: Deal | undefined;
    while (rules.toAct(state) === TABLE_ALONE) {
      const deal = rules.deal(state);
      if (draws?.deal !== deal) {
        const { commitment, secret, hashes, salts } = this.#deals[deal] ?? {};
        if (commitment === undefined || secret === undefined || salts === undefined) {
          return refuse('deal-not-sealed', 'fairness', { deal });
        }
        draws = { deal, chance: new FairChance(dealKey(secret, this.head.match, deal, salts)) };
        opened = { commitment, ...(hashes && { hashes }), salts };
      }
      const action = rules.roll(state, draws.chance);
      rules.apply(state, TABLE, action, listener);
      listener?.done?.(TABLE, action, state);
      then.push(rules.write(action));
    }
    const entry = { ...done, ...(opened && draws && { deal: draws.deal }), then };
    return { state, entry: { ...entry, sum: entrySum(this.#sum, entry, opened) }, draws };
  }
}
