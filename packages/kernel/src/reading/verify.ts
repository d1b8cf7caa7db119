import { canonical } from '../canonical.ts';
import { commitmentTo, dealKey, FairChance, saltHash, type Deal } from '../fair.ts';
import type { OwnContent } from '../content.ts';
import { fold, type FoldListener, type Judge } from '../fold.ts';
import { areNamesRemoved } from './names.ts';
import { resolveOptions } from '../options.ts';
import { entrySum, finalDigest, handsAfter, headSum } from '../record.ts';
import type { Entry, GameRecord, Hand, SealedSeat } from '../record.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { Action, Rules, ViewShape } from '../rules.ts';
import { rulesFor, type NoRules } from './rules-for.ts';
import { TABLE, TABLE_ALONE, type Seat } from '../seat.ts';

export type ProblemCode =
  | 'other-game'
  | NoRules['code']
  | 'bad-setup'
  | 'bad-hands'
  | 'bad-secret'
  | 'secret-missing'
  | 'deals-missing'
  | 'deals-unused'
  | 'salts-missing'
  | 'bad-salt'
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
  /** From 0; absent if the head or the end of the record is wrong. */
  readonly entry?: number;
  /** The action's text at that entry. */
  readonly found?: string;
  readonly expected?: string;
  readonly deal?: number;
  readonly refusal?: Refusal;
}

/** What a replay proves if it finds no problem. */
export interface Proof {
  readonly entries: number;
  readonly actions: number;
  readonly deals: number;
  /** Deals whose draws were all repeated from the published secret. */
  readonly dealsProved: number;
  readonly finished: boolean;
  /** In format 1 the sums are then checked from the kept sum of the head. */
  readonly namesRemoved: boolean;
  /** By deal. */
  readonly parts: readonly DealParts[];
}

/** Whose devices took part in a deal. */
export interface DealParts {
  readonly revealed: readonly Seat[];
  /** They sent a hash, but not the salt in time. Not known in format 1. */
  readonly unrevealed: readonly Seat[];
}

export type Verdict =
  | { readonly ok: true; readonly proof: Proof }
  | { readonly ok: false; readonly problem: Problem };

/** Replays a record with its own content, under its own rulings, and checks every action, every draw against its commitment, and every sum. */
export function verify<Options, State, View extends ViewShape, Fact>(
  newest: Rules<Options, State, View, Fact>,
  record: GameRecord,
  listener?: FoldListener<State, Fact>,
  /** For content that the record has by digest alone. */
  content?: OwnContent,
): Verdict {
  if (record.game !== newest.game) return wrong({ code: 'other-game', found: record.game });
  const rules = rulesFor(newest, record, content);
  if ('code' in rules) return wrong(rules);
  const players = record.seats.length;
  if (players < rules.players.min || players > rules.players.max) {
    return wrong({ code: 'bad-setup', found: String(players) });
  }
  const setup = resolveOptions(rules.options, players, record.options);
  if (isRefusal(setup)) return wrong({ code: 'bad-setup', refusal: setup });
  const state = rules.start({ players, options: setup });
  const judge = new RecordJudge(rules, record);
  const found = fold(rules, state, record.entries, { listener, judge });
  const problem = found === undefined ? judge.close(state) : { entry: found.entry, ...found.finding };
  return problem === undefined ? { ok: true, proof: judge.proof(state) } : wrong(problem);
}

function wrong(problem: Problem): Verdict {
  return { ok: false, problem };
}

function partsOf({ salts, hashes = salts }: Deal): DealParts {
  const seats = [...salts.keys()].filter((seat) => hashes[seat] !== '');
  return {
    revealed: seats.filter((seat) => salts[seat] !== ''),
    unrevealed: seats.filter((seat) => salts[seat] === ''),
  };
}

class RecordJudge<Options, State, View extends ViewShape, Fact> implements Judge<State, Problem> {
  readonly #rules: Rules<Options, State, View, Fact>;
  readonly #record: GameRecord;
  #sum: string;
  /** Who plays each seat now. */
  #seats: readonly SealedSeat[];
  #deal = -1;
  #chance: FairChance | undefined;
  #actions = 0;
  #dealsProved = 0;

  constructor(rules: Rules<Options, State, View, Fact>, record: GameRecord) {
    this.#rules = rules;
    this.#record = record;
    this.#sum = record.head ?? headSum(record);
    this.#seats = record.seats;
  }

  begin(entry: Entry, state: State): Problem | undefined {
    const problem = this.#changeHands(entry.hands ?? []);
    if (problem !== undefined) return problem;
    if (entry.seat !== undefined) {
      return this.#rules.toAct(state) === 0 ? { code: 'after-the-end' } : undefined;
    }
    const [found] = entry.do;
    return found === undefined ? undefined : { code: 'table-extra', found };
  }

  choice(entry: Entry, state: State, found: string, action: Action | Refusal): Problem | undefined {
    return this.#allowed(state, entry.seat ?? TABLE, found, action);
  }

  draw(entry: Entry, state: State, found: string, action: Action | Refusal): Problem | undefined {
    if (this.#rules.toAct(state) !== TABLE_ALONE) return { code: 'table-extra', found };
    const problem = this.#openDeal(entry, state);
    if (problem !== undefined) return problem;
    const expected = this.#expected(state);
    if (expected !== undefined && found !== expected) {
      return { code: 'other-draw', found, expected, deal: this.#deal };
    }
    return this.#allowed(state, TABLE, found, action);
  }

  end(entry: Entry, state: State): Problem | undefined {
    return this.#nothingMissing(entry, state) ?? this.#sumPart(entry);
  }

  proof(state: State): Proof {
    const { entries, deals } = this.#record;
    return {
      entries: entries.length,
      actions: this.#actions,
      deals: deals.length,
      dealsProved: this.#dealsProved,
      finished: this.#rules.toAct(state) === 0,
      namesRemoved: areNamesRemoved(this.#record),
      parts: deals.map(partsOf),
    };
  }

  /** Only a seat that exists can change hands, and only once in an entry. */
  #changeHands(hands: readonly Hand[]): Problem | undefined {
    const before = this.#seats;
    const wrongHand = hands.find(
      ({ seat, bot }, at) =>
        before[seat] === undefined ||
        before[seat].bot === bot ||
        hands.findIndex((other) => other.seat === seat) !== at,
    );
    if (wrongHand !== undefined) return { code: 'bad-hands', found: String(wrongHand.seat + 1) };
    this.#seats = handsAfter(before, [{ hands }]);
    return undefined;
  }

  #allowed(state: State, who: number, found: string, action: Action | Refusal): Problem | undefined {
    if (isRefusal(action)) return { code: 'unreadable', found, refusal: action };
    const refusal = this.#rules.refusal(state, who, action);
    if (refusal !== undefined) return { code: 'illegal', found, refusal };
    this.#actions++;
    return undefined;
  }

  #nothingMissing(entry: Entry, state: State): Problem | undefined {
    if (this.#rules.toAct(state) !== TABLE_ALONE) return undefined;
    const problem = this.#openDeal(entry, state);
    if (problem !== undefined) return problem;
    const expected = this.#expected(state);
    return { code: 'table-missing', ...(expected && { expected }) };
  }

  /** What TABLE must draw now; undefined until the deal's secret is published. */
  #expected(state: State): string | undefined {
    return this.#chance && this.#rules.write(this.#rules.roll(state, this.#chance));
  }

  #openDeal(entry: Entry, state: State): Problem | undefined {
    const number = this.#rules.deal(state);
    if (number === this.#deal) return undefined;
    const deal = this.#record.deals[number];
    if (deal === undefined) return { code: 'deals-missing', deal: number };
    if (entry.deal !== number) return { code: 'altered', deal: number };
    const problem = this.#secretProblem(deal, number) ?? this.#saltProblem(deal, number);
    if (problem !== undefined) return problem;
    this.#deal = number;
    this.#chance = undefined;
    if (deal.secret === undefined) return undefined;
    this.#chance = new FairChance(dealKey(deal.secret, this.#record.match, number, deal.salts));
    this.#dealsProved++;
    return undefined;
  }

  #secretProblem({ secret, commitment }: Deal, deal: number): Problem | undefined {
    if (secret === undefined || commitmentTo(secret, this.#record.match, deal) === commitment)
      return undefined;
    return { code: 'bad-secret', deal };
  }

  /** Every salt that was revealed must have its hash among those fixed before. */
  #saltProblem({ salts, hashes }: Deal, deal: number): Problem | undefined {
    const { match, seats, paddock } = this.#record;
    const areWhole = [salts, paddock === 1 ? salts : hashes].every((list) => list?.length === seats.length);
    if (!areWhole) return { code: 'salts-missing', deal };
    const seat = (hashes ?? []).findIndex((hash, at) => {
      const salt = salts[at] ?? '';
      return salt !== '' && saltHash(salt, match, deal, at) !== hash;
    });
    return seat === -1 ? undefined : { code: 'bad-salt', deal, found: String(seat + 1) };
  }

  #sumPart(entry: Entry): Problem | undefined {
    const opened = entry.deal === undefined ? undefined : this.#record.deals[entry.deal];
    const sum = entrySum(this.#sum, entry, opened);
    if (sum !== entry.sum) return { code: 'altered', expected: sum, found: entry.sum };
    this.#sum = sum;
    return undefined;
  }

  /** After the last entry. */
  close(state: State): Problem | undefined {
    const { result, digest, deals, entries } = this.#record;
    if (deals.length > this.#deal + 1) return { code: 'deals-unused', deal: this.#deal + 1 };
    // Without the secret of a finished race, its draws could be anything.
    const running = this.#rules.deal(state);
    const deal = deals.findIndex(({ secret }, number) => secret === undefined && number < running);
    if (deal >= 0)
      return { code: 'secret-missing', deal, entry: entries.findIndex((entry) => entry.deal === deal) };
    const outcome = this.#rules.outcome(state);
    if (outcome === undefined) {
      return result === undefined && digest === undefined ? undefined : { code: 'result-early' };
    }
    if (result === undefined || digest === undefined) return { code: 'result-missing' };
    if (canonical(result) !== canonical(outcome)) return { code: 'other-result' };
    const expected = finalDigest(this.#rules.view(state, 'all'), outcome, this.#sum);
    return digest === expected ? undefined : { code: 'other-digest', expected, found: digest };
  }
}
