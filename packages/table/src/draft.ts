import {
  fastChance,
  isRefusal,
  NOBODY,
  noteOf,
  refuse,
  seatsIn,
  type Entry,
  type Hand,
  type Match,
  type Note,
  type Proposal,
  type Proxy,
  type Refusal,
  type Seat,
  type SeatSet,
  type ViewShape,
} from '@paddock/kernel';
import { newGathering, type Gathering } from './gathering.ts';
import { askedAfter } from './questions.ts';
import { StepLog, type Played, type Step } from './steps.ts';

/** How a command came about. */
export interface Manner {
  /** Who acts in the seat's place. */
  readonly by?: Proxy | undefined;
  readonly hints?: number | undefined;
}

/** One seat's answer to a question put to several. */
export interface SealedChoice {
  readonly seat: Seat;
  readonly asked: number;
  readonly do: readonly string[];
  readonly note: Note;
  /** How often it was changed. */
  readonly changes: number;
}

/** A question put to several seats: until all have answered, each may change its answer. */
interface Round<Options, State, View extends ViewShape, Fact> {
  /** Before the first choice. */
  readonly base: Match<Options, State, View, Fact>;
  readonly choices: readonly SealedChoice[];
}

/** Where a table stands. Immutable. */
export interface Position<Options, State, View extends ViewShape, Fact> {
  readonly match: Match<Options, State, View, Fact>;
  /** By seat; −1: not asked. */
  readonly asked: readonly number[];
  /** For the deal that waits; once it is sealed, what is in it. */
  readonly gathering: Gathering;
  /** Seats that have changed hands since the last entry; the next one says so. */
  readonly hands: readonly Hand[];
  readonly round: Round<Options, State, View, Fact> | undefined;
}

/** The next position in the making. */
export class Draft<Options, State, View extends ViewShape, Fact> {
  readonly #before: Position<Options, State, View, Fact>;
  readonly #match: Match<Options, State, View, Fact>;
  readonly #isLogged: boolean;
  #asked: readonly number[];
  #gathering: Gathering;
  #hands: readonly Hand[];
  #round: Round<Options, State, View, Fact> | undefined;
  #secret: string | undefined;

  readonly steps: Step<State, Fact>[] = [];

  /** `isLogged`: keep the steps. */
  constructor(before: Position<Options, State, View, Fact>, isLogged: boolean) {
    this.#before = before;
    this.#match = before.match.fork();
    this.#isLogged = isLogged;
    this.#asked = before.asked;
    this.#gathering = before.gathering;
    this.#hands = before.hands;
    this.#round = before.round;
  }

  get match(): Match<Options, State, View, Fact> {
    return this.#match;
  }

  /** The secret of the deal that was opened. */
  get secret(): string | undefined {
    return this.#secret;
  }

  position(): Position<Options, State, View, Fact> {
    return {
      match: this.#match,
      asked: this.#asked,
      gathering: this.#gathering,
      hands: this.#hands,
      round: this.#round,
    };
  }

  open(newSecret: () => string): Refusal | undefined {
    const log = this.#stepLog();
    return this.#take(this.#match.open(log), newSecret, log);
  }

  play(seat: Seat, texts: readonly string[], how: Manner, newSecret: () => string): Refusal | undefined {
    const { rules, state } = this.#match;
    const asked = this.#asked[seat] ?? -1;
    const toAct = rules.toAct(state);
    const refusal = this.#try(seat, texts, how, newSecret);
    const entry = this.#match.entries.at(-1);
    if (refusal === undefined && entry !== undefined) {
      this.#noteChoice(toAct, { seat, asked, do: texts, note: noteOf(entry), changes: 0 });
    }
    return refusal;
  }

  seal(): void {
    this.#match.sealDeal(this.#gathering.salts, this.#gathering.hashes);
  }

  /** The table makes forced moves, but never a sealed choice: its speed would give it away. */
  playForced(newSecret: () => string): void {
    for (;;) {
      const { rules, state, length } = this.#match;
      const [seat, other] = seatsIn(rules.toAct(state));
      if (seat === undefined || other !== undefined || this.#asked[seat] !== length - 1) return;
      const only = onlyChoice(this.#match, seat);
      if (only === undefined) return;
      if (this.#try(seat, [only], { by: 'forced' }, newSecret) !== undefined) return;
      this.#round = undefined;
    }
  }

  /** Replays forced moves as written: what counted as forced then still does. */
  repeatForced(entries: readonly Entry[], newSecret: () => string): Refusal | undefined {
    for (const { seat, do: texts, by } of entries) {
      if (seat === undefined || by !== 'forced') return refuse('not-forced', 'table');
      const refusal = this.#try(seat, texts, { by }, newSecret);
      if (refusal !== undefined) return refusal;
      this.#round = undefined;
    }
    return undefined;
  }

  #stepLog(): StepLog<State, Fact> | undefined {
    const { rules, length } = this.#match;
    return this.#isLogged ? new StepLog((state) => rules.copy(state), length) : undefined;
  }

  #try(
    seat: Seat,
    texts: readonly string[],
    { by, hints = 0 }: Manner,
    newSecret: () => string,
  ): Refusal | undefined {
    const log = this.#stepLog();
    const note = {
      ...(by && { by }),
      ...(this.#hands.length > 0 && { hands: this.#hands }),
      ...(hints > 0 && { hints }),
    };
    return this.#take(this.#match.propose(seat, texts, note, log), newSecret, log);
  }

  #take(
    proposal: Proposal<State> | Refusal,
    newSecret: () => string,
    log: StepLog<State, Fact> | undefined,
  ): Refusal | undefined {
    if (isRefusal(proposal)) return proposal;
    const { rules, length } = this.#match;
    this.#match.accept(proposal);
    this.#hands = [];
    this.steps.push(...(log?.steps ?? []));
    this.#asked = askedAfter(this.#asked, length, proposal.entry.seat, rules.toAct(proposal.state));
    const isDealDone = rules.deal(proposal.state) >= this.#match.commitments.length;
    if (isDealDone && rules.toAct(proposal.state) !== NOBODY) {
      this.#secret = newSecret();
      this.#match.openDeal(this.#secret);
      this.#gathering = newGathering(this.#gathering.salts.length);
    }
    return undefined;
  }

  /** The round continues as long as the only change is one more answer. */
  #noteChoice(toAct: SeatSet, choice: SealedChoice): void {
    const { rules, state, entries } = this.#match;
    const left = toAct & ~(1 << choice.seat);
    const goesOn = left !== NOBODY && rules.toAct(state) === left && entries.at(-1)?.then.length === 0;
    if (!goesOn) {
      this.#round = undefined;
      return;
    }
    const { base = this.#before.match, choices = [] } = this.#round ?? {};
    this.#round = { base, choices: [...choices, choice] };
  }
}

/** The position with its deal sealed: in the round's beginning too, from where a changed choice is played again. */
export function sealed<Options, State, View extends ViewShape, Fact>(
  before: Position<Options, State, View, Fact>,
): Position<Options, State, View, Fact> {
  const { salts, hashes } = before.gathering;
  const sealedIn = (match: Match<Options, State, View, Fact>) => {
    const fork = match.fork();
    fork.sealDeal(salts, hashes);
    return fork;
  };
  const round = before.round && { ...before.round, base: sealedIn(before.round.base) };
  return { ...before, match: sealedIn(before.match), round };
}

/** The position with one sealed choice changed and all others kept. */
export function revise<Options, State, View extends ViewShape, Fact>(
  before: Position<Options, State, View, Fact>,
  seat: Seat,
  texts: readonly string[],
  { by, hints = 0 }: Manner,
): Revised<Options, State, View, Fact> | Refusal | undefined {
  const { round } = before;
  if (round === undefined) return undefined;
  const choices = round.choices.map((choice) => {
    if (choice.seat !== seat) return choice;
    const { by: _before, hints: taken = 0, ...kept } = choice.note;
    const all = taken + hints;
    const note = { ...kept, ...(by && { by }), ...(all > 0 && { hints: all }) };
    return { ...choice, do: texts, note, changes: choice.changes + 1 };
  });
  const match = round.base.fork();
  const log = new StepLog<State, Fact>((state) => match.rules.copy(state), match.length);
  for (const choice of choices) {
    log.entry(match.length);
    const entry = match.play(choice.seat, choice.do, choice.note, log);
    if (isRefusal(entry)) return entry;
    if (entry.then.length > 0) return undefined;
  }
  const isSameQuestion = match.rules.toAct(match.state) === before.match.rules.toAct(before.match.state);
  if (!isSameQuestion) return undefined;
  const position = { ...before, match, round: { base: round.base, choices } };
  return { position, from: round.base.length, before: round.base.state, steps: log.steps };
}

interface Revised<Options, State, View extends ViewShape, Fact> extends Played<State, Fact> {
  readonly position: Position<Options, State, View, Fact>;
  /** The first entry that was rewritten. */
  readonly from: number;
}

/** Seeds for three hands the public view allows: they are unlikely to force the same move by accident. */
const GUESSES = ['a', 'b', 'c'];

/**
 * The seat's only move, if everybody can see that it is the only one. A move forced by a hidden hand is left to the
 * seat: an instant answer would give the hand away.
 */
export function onlyChoice<Options, State, View extends ViewShape, Fact>(
  { rules, state }: Match<Options, State, View, Fact>,
  seat: Seat,
): string | undefined {
  const out: number[] = [];
  const count = rules.legal(state, seat, out);
  const [only] = out;
  if (count !== 1 || only === undefined) return undefined;
  const open = rules.view(state, 'public');
  const isOpen = GUESSES.every(
    (guess) => rules.legal(rules.imagine(open, fastChance(guess)), seat, out) === 1,
  );
  return isOpen ? rules.write(only) : undefined;
}
