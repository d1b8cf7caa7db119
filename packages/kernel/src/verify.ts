import { canonical } from './canonical.ts';
import { commitmentTo, dealKey, FairChance } from './fair.ts';
import type { Heard } from './match.ts';
import { resolveOptions } from './options.ts';
import { entrySum, finalDigest, headSum, type Entry, type GameRecord } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Action, Rules, ViewShape } from './rules.ts';
import { TABLE, TABLE_ALONE } from './seat.ts';

export type ProblemCode =
  | 'other-game'
  | 'other-rulings'
  | 'bad-setup'
  | 'bad-secret'
  | 'secret-missing'
  | 'deals-missing'
  | 'deals-unused'
  | 'salts-missing'
  | 'unreadable'
  | 'illegal'
  | 'after-the-end'
  | 'table-missing'
  | 'table-extra'
  | 'other-draw'
  | 'altered'
  | 'other-result'
  | 'other-digest'
  | 'result-missing'
  | 'result-early';

/** The first thing wrong in a record, and where. */
export interface Problem {
  readonly code: ProblemCode;
  /** From 0; absent where the head or the end of the record is wrong. */
  readonly entry?: number;
  /** The action's text at that entry. */
  readonly found?: string;
  readonly expected?: string;
  readonly deal?: number;
  readonly refusal?: Refusal;
}

/** What a replay without a problem has shown. */
export interface Proof {
  readonly entries: number;
  readonly actions: number;
  readonly deals: number;
  /** Deals whose draws were all repeated from the published secret. */
  readonly dealsProved: number;
  readonly finished: boolean;
}

export type Verdict =
  | { readonly ok: true; readonly proof: Proof }
  | { readonly ok: false; readonly problem: Problem };

export interface Audience<Fact, State> extends Heard<Fact> {
  /** Before the entry's first action. */
  entry?(number: number, entry: Entry, state: State): void;
}

/** Replays a record from its first entry: every action legal, every draw the committed one, every sum right. */
export function verify<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  record: GameRecord,
  audience?: Audience<Fact, State>,
): Verdict {
  if (record.game !== rules.game) return wrong({ code: 'other-game', found: record.game });
  if (record.rulings !== rules.rulings)
    return wrong({ code: 'other-rulings', found: String(record.rulings) });
  const players = record.seats.length;
  if (players < rules.players.min || players > rules.players.max) {
    return wrong({ code: 'bad-setup', found: String(players) });
  }
  const setup = resolveOptions(rules.options, players, record.options);
  if (isRefusal(setup)) return wrong({ code: 'bad-setup', refusal: setup });
  const replay = new Replay(rules, rules.start({ players, options: setup }), record, audience);
  const problem = replay.run();
  return problem === undefined ? { ok: true, proof: replay.proof() } : wrong(problem);
}

function wrong(problem: Problem): Verdict {
  return { ok: false, problem };
}

class Replay<Options, State, View extends ViewShape, Fact> {
  readonly #rules: Rules<Options, State, View, Fact>;
  readonly #state: State;
  readonly #record: GameRecord;
  readonly #audience: Audience<Fact, State> | undefined;
  #sum: string;
  #deal = -1;
  #chance: FairChance | undefined;
  #actions = 0;
  #dealsProved = 0;

  constructor(
    rules: Rules<Options, State, View, Fact>,
    state: State,
    record: GameRecord,
    audience: Audience<Fact, State> | undefined,
  ) {
    this.#rules = rules;
    this.#state = state;
    this.#record = record;
    this.#audience = audience;
    this.#sum = headSum(record);
  }

  run(): Problem | undefined {
    for (const [number, entry] of this.#record.entries.entries()) {
      this.#audience?.entry?.(number, entry, this.#state);
      const problem = this.#seatPart(entry) ?? this.#tablePart(entry) ?? this.#sumPart(entry);
      if (problem !== undefined) return { entry: number, ...problem };
    }
    return this.#end();
  }

  proof(): Proof {
    const { entries, deals } = this.#record;
    return {
      entries: entries.length,
      actions: this.#actions,
      deals: deals.length,
      dealsProved: this.#dealsProved,
      finished: this.#rules.toAct(this.#state) === 0,
    };
  }

  #seatPart(entry: Entry): Problem | undefined {
    if (entry.seat === undefined) {
      const [found] = entry.do;
      return found === undefined ? undefined : { code: 'table-extra', found };
    }
    if (this.#rules.toAct(this.#state) === 0) return { code: 'after-the-end' };
    for (const text of entry.do) {
      const problem = this.#act(entry.seat, text);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  #act(who: number, text: string): Problem | undefined {
    const action = this.#rules.read(text);
    if (isRefusal(action)) return { code: 'unreadable', found: text, refusal: action };
    const refusal = this.#rules.refusal(this.#state, who, action);
    if (refusal !== undefined) return { code: 'illegal', found: text, refusal };
    this.#apply(who, action);
    return undefined;
  }

  #apply(who: number, action: Action): void {
    this.#rules.apply(this.#state, who, action, this.#audience);
    this.#audience?.done?.(who, action);
    this.#actions++;
  }

  #tablePart(entry: Entry): Problem | undefined {
    let at = 0;
    while (this.#rules.toAct(this.#state) === TABLE_ALONE) {
      const found = entry.then[at++];
      const problem = this.#openDeal(entry) ?? this.#drawn(found);
      if (problem !== undefined) return problem;
    }
    const extra = entry.then[at];
    return extra === undefined ? undefined : { code: 'table-extra', found: extra };
  }

  #openDeal(entry: Entry): Problem | undefined {
    const number = this.#rules.deal(this.#state);
    if (number === this.#deal) return undefined;
    const deal = this.#record.deals[number];
    if (deal === undefined) return { code: 'deals-missing', deal: number };
    if (deal.salts.length !== this.#record.seats.length) return { code: 'salts-missing', deal: number };
    if (entry.deal !== number) return { code: 'altered', deal: number };
    this.#deal = number;
    this.#chance = undefined;
    if (deal.secret === undefined) return undefined;
    if (commitmentTo(deal.secret, this.#record.match, number) !== deal.commitment) {
      return { code: 'bad-secret', deal: number };
    }
    this.#chance = new FairChance(dealKey(deal.secret, this.#record.match, number, deal.salts));
    this.#dealsProved++;
    return undefined;
  }

  #drawn(found: string | undefined): Problem | undefined {
    const expected = this.#chance && this.#rules.write(this.#rules.roll(this.#state, this.#chance));
    if (found === undefined) return { code: 'table-missing', ...(expected && { expected }) };
    const deal = this.#deal;
    if (expected !== undefined && found !== expected) {
      // The salts and the commitment stand in the sum: where it is wrong, the draws are not to blame.
      return { code: 'other-draw', found, expected, deal };
    }
    return this.#act(TABLE, found);
  }

  #sumPart(entry: Entry): Problem | undefined {
    const opened = entry.deal === undefined ? undefined : this.#record.deals[entry.deal];
    const sum = entrySum(this.#sum, entry, opened);
    if (sum !== entry.sum) return { code: 'altered', expected: sum, found: entry.sum };
    this.#sum = sum;
    return undefined;
  }

  #end(): Problem | undefined {
    const { result, digest, deals, entries } = this.#record;
    if (deals.length > this.#deal + 1) return { code: 'deals-unused', deal: this.#deal + 1 };
    // The secret of a race that is over must be out, or its draws could be anything.
    const running = this.#rules.deal(this.#state);
    const deal = deals.findIndex(({ secret }, number) => secret === undefined && number < running);
    if (deal >= 0)
      return { code: 'secret-missing', deal, entry: entries.findIndex((entry) => entry.deal === deal) };
    const outcome = this.#rules.outcome(this.#state);
    if (outcome === undefined) {
      return result === undefined && digest === undefined ? undefined : { code: 'result-early' };
    }
    if (result === undefined || digest === undefined) return { code: 'result-missing' };
    if (canonical(result) !== canonical(outcome)) return { code: 'other-result' };
    const expected = finalDigest(this.#rules.view(this.#state, 'all'), outcome, this.#sum);
    return digest === expected ? undefined : { code: 'other-digest', expected, found: digest };
  }
}
