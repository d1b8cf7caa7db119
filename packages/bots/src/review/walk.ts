import {
  rulesFor,
  TABLE,
  verify,
  type Action,
  type Actor,
  type AnyGame,
  type Chance,
  type Entry,
  type FoldListener,
  type GameRecord,
  type Problem,
  type Seat,
  type Stream,
} from '@paddock/kernel';
import type { Cause } from './types.ts';

export type AnyRules = AnyGame['rules'];

/** A step of the game with the true states around it. Never change a state: copy it. */
export interface WalkedStep {
  readonly entry: number;
  readonly from: number;
  readonly to: number;
  readonly cause: Cause;
  readonly seat?: Seat;
  readonly before: unknown;
  readonly after: unknown;
  /** What was done, in the game's notation. */
  readonly texts: readonly string[];
  /** Somebody could have done something else. */
  readonly hasChoice: boolean;
}

export interface Walk {
  readonly rules: AnyRules;
  readonly players: number;
  readonly start: unknown;
  readonly steps: readonly WalkedStep[];
}

export type WalkProblem = Problem | { readonly code: 'unfinished' };

/** Replays a record and checks it. A whole command is one step, and so are draws of one kind that follow each other. */
export function walk(game: AnyGame, record: GameRecord): Walk | { readonly problem: WalkProblem } {
  const rules = rulesFor(game.rules, record);
  // Without rules for it, the record is found wrong.
  const walker = new Walker('code' in rules ? game.rules : rules);
  const verdict = verify(game.rules, record, walker);
  if (!verdict.ok) return { problem: verdict.problem };
  const [first] = walker.steps;
  if (!verdict.proof.finished || first === undefined) return { problem: { code: 'unfinished' } };
  return { rules: walker.rules, players: record.seats.length, start: first.before, steps: walker.steps };
}

type Draft = { -readonly [Key in keyof WalkedStep]: WalkedStep[Key] } & { texts: string[] };

class Walker implements FoldListener<unknown, unknown> {
  readonly rules: AnyRules;
  readonly steps: Draft[] = [];
  #entry = -1;
  /** Of the entry's actions, how many are done. */
  #at = 0;
  /** A copy of the state before the next action. */
  #now: unknown;
  readonly #legal: Action[] = [];

  constructor(rules: AnyRules) {
    this.rules = rules;
  }

  all(): void {}

  only(): void {}

  entry(number: number, _entry: Entry, state: unknown): void {
    this.#entry = number;
    this.#at = 0;
    this.#now = this.rules.copy(state);
  }

  done(who: Actor, action: Action, state: unknown): void {
    const { rules } = this;
    const before = this.#now;
    const after = rules.copy(state);
    const cause = who === TABLE ? causeOf(rules, before) : 'decision';
    const step = this.#stepOf(who, cause, before);
    step.to = ++this.#at;
    step.after = after;
    step.texts.push(rules.write(action));
    if (who !== TABLE && rules.legal(before, who, this.#legal) > 1) step.hasChoice = true;
    this.#now = after;
  }

  /** The running step, if the action belongs to it, or a new one. */
  #stepOf(who: Actor, cause: Cause, before: unknown): Draft {
    const running = this.steps.at(-1);
    if (running?.entry === this.#entry && running.cause === cause) return running;
    const place = { entry: this.#entry, from: this.#at, to: this.#at, cause };
    const step: Draft = {
      ...place,
      ...(who !== TABLE && { seat: who }),
      before,
      after: before,
      texts: [],
      hasChoice: false,
    };
    this.steps.push(step);
    return step;
  }
}

/** What TABLE is about to draw from; `reveal` if nothing is left to chance. */
export function causeOf(rules: AnyRules, state: unknown): Cause {
  const spy = new Spy();
  rules.roll(state, spy);
  return spy.stream ?? 'reveal';
}

/** Draws zeros, and remembers from which stream it drew first. */
class Spy implements Chance {
  stream: Stream | undefined;

  below(_n: number, stream: Stream): number {
    this.stream ??= stream;
    return 0;
  }
}
