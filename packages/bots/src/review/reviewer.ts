import type { GameRecord } from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';
import { Judge, type JudgeEffort } from './judge.ts';
import { profileOf, trustAt, type Profile } from './profiles.ts';
import { Rollouts } from './rollouts.ts';
import { sumUp, type Moment } from './sums.ts';
import { REVIEW_VERSION, type Judgement, type Review } from './types.ts';
import { walk, type Walk, type WalkProblem, type WalkedStep } from './walk.ts';
import { Tally } from './worth.ts';

/** How much work a review is. Counted, never timed: the same record and effort give the same review. */
export interface Effort extends JudgeEffort {
  /** Rollouts for the values of all moments together, and again for what could have been drawn. */
  readonly rollouts: number;
  /** Decisions, above which each gets less. */
  readonly decisions: number;
}

/** A game of Downforce for four in well under 20 seconds on a desktop core. */
export const USUAL_EFFORT: Effort = {
  rollouts: 40_000,
  decisions: 100,
  iterations: 400,
  screening: 40,
  comparing: 400,
};

/** A first look at every moment. */
const COARSE = 12;
const MOST_ROLLOUTS = 400;
/** What a unit of work costs, roughly: a first look, a better one, a decision. */
const COSTS = { coarse: 1, fine: 10, decision: 30 };

/** A moment's own tally, to be added to; the last moment is known exactly. */
interface StepWork {
  readonly walked: WalkedStep;
  readonly after: Moment;
  readonly draws: Tally | undefined;
  judged: Judgement | undefined;
}

/** Makes a review bit by bit: first coarse values of all moments, then better ones, then the decisions in their order. */
export class Reviewer {
  readonly #bots: GameBots;
  readonly #key: string;
  readonly #walk: Walk;
  readonly #effort: Effort;
  readonly #rollouts: Rollouts;
  readonly #start: Moment;
  readonly #steps: readonly StepWork[];
  #done = 0;
  readonly #of: number;

  constructor(bots: GameBots, record: GameRecord, walked: Walk, effort: Effort) {
    this.#bots = bots;
    this.#key = recordKey(record);
    this.#walk = walked;
    this.#effort = effort;
    this.#rollouts = new Rollouts(bots, walked.rules, this.#key);
    const profile = profileOf(record.game);
    this.#start = { tally: new Tally(walked.players), trust: trustAt(profile, 0), isEarly: profile.early !== undefined };
    this.#steps = stepsOf(walked, profile, record.entries.length);
    this.#of =
      (this.#steps.length + 1) * (COSTS.coarse + COSTS.fine) + this.#decisions.length * COSTS.decision;
  }

  get #decisions(): readonly StepWork[] {
    return this.#steps.filter(({ walked }) => walked.seat !== undefined && walked.hasChoice);
  }

  /** Goes on working, a fraction of a second between two yields. Whoever has seen enough stops asking. */
  *work(): Generator<void> {
    yield* this.#value(COARSE, COSTS.coarse);
    const each = Math.floor(this.#effort.rollouts / (this.#steps.length + 1));
    yield* this.#value(Math.max(COARSE, Math.min(MOST_ROLLOUTS, each)), COSTS.fine);
    const decisions = this.#decisions;
    const judge = this.#judge(decisions.length);
    for (const step of decisions) {
      const { walked, after } = step;
      const seed = `review plans ${this.#key} ${walked.entry}`;
      step.judged = judge.judge({ step: walked, seat: walked.seat ?? 0, trust: after.trust, seed });
      this.#done += COSTS.decision;
      yield;
    }
  }

  /** As good as the work so far has made it. */
  review(): Review {
    return {
      version: REVIEW_VERSION,
      game: this.#walk.rules.game,
      record: this.#key,
      done: this.#done,
      of: this.#of,
      ...sumUp(this.#start, this.#steps),
    };
  }

  *#value(count: number, cost: number): Generator<void> {
    this.#rollouts.value(this.#walk.start, this.#start.tally, count);
    this.#done += cost;
    yield;
    for (const { walked, after, draws } of this.#steps) {
      const isExact = this.#walk.rules.toAct(walked.after) === 0;
      this.#rollouts.value(walked.after, after.tally, isExact ? 1 : count);
      if (draws !== undefined) this.#rollouts.valueDraws(walked.before, walked.cause, draws, count);
      this.#done += cost;
      yield;
    }
  }

  #judge(decisions: number): Judge {
    const { iterations, screening, comparing, decisions: most } = this.#effort;
    const share = (count: number) => Math.ceil(count * Math.min(1, most / Math.max(1, decisions)));
    const effort = { iterations: share(iterations), screening: share(screening), comparing: share(comparing) };
    return new Judge(this.#bots, this.#walk.rules, this.#rollouts, this.#walk.players, effort);
  }
}

/** A reviewer for a finished game, or why the record cannot be reviewed. */
export function reviewerFor(
  bots: GameBots,
  record: GameRecord,
  effort: Effort = USUAL_EFFORT,
): Reviewer | { readonly problem: WalkProblem } {
  const walked = walk(bots.game, record);
  return 'problem' in walked ? walked : new Reviewer(bots, record, walked, effort);
}

/** What a review belongs to: the record's digest covers every entry, the options and the result. */
export function recordKey({ digest = '' }: GameRecord): string {
  return digest.slice(0, 32);
}

function stepsOf({ rules, players, steps }: Walk, profile: Profile, entries: number): StepWork[] {
  const isEarlyAt = earlyIn(steps, profile);
  return steps.map((walked, index) => {
    const isOver = rules.toAct(walked.after) === 0;
    const at = Math.round((1_000 * (walked.entry + 1)) / entries);
    const isDrawn = walked.cause !== 'decision' && walked.cause !== 'reveal';
    return {
      walked,
      after: { tally: new Tally(players), trust: isOver ? 1_000 : trustAt(profile, at), isEarly: isEarlyAt(index) },
      draws: isDrawn ? new Tally(players) : undefined,
      judged: undefined,
    };
  });
}

/** Until the seats that play have made their first rounds of plays. */
function earlyIn(steps: readonly WalkedStep[], { early }: Profile): (index: number) => boolean {
  if (early === undefined) return () => false;
  const { verb, rounds } = early;
  const isPlay = ({ texts }: WalkedStep) => texts.some((text) => text.startsWith(`${verb} `));
  const playing = new Set(steps.filter(isPlay).map(({ seat }) => seat));
  let plays = 0;
  const ends = steps.findIndex((step) => isPlay(step) && ++plays === rounds * playing.size);
  return (index) => ends === -1 || index < ends;
}
