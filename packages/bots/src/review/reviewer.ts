import type { GameRecord } from '@paddock/kernel';
import { botsForRecord } from '../content/content.ts';
import type { GameBots } from '../game-bots.ts';
import { Judge, type JudgeEffort } from './judge.ts';
import { momentsOf, startOf, type Moment } from './moments.ts';
import { profileOf, type Profile } from './profiles.ts';
import { Rollouts } from './rollouts.ts';
import { sumUp } from './sums.ts';
import { REVIEW_VERSION, type Judgement, type Review } from './types.ts';
import { walk, type Walk, type WalkProblem, type WalkedStep } from './walk.ts';
import { Tally } from './worth.ts';

/** How much work a review is. Counted, never timed: the same record and effort give the same review. */
export interface Effort extends JudgeEffort {
  /** Rollouts of each moment in the first pass. */
  readonly coarse: number;
  /** Most rollouts of each moment. */
  readonly most: number;
  /** Rollouts for the values of all moments together, and again for what could have been drawn. */
  readonly rollouts: number;
  /** With more decisions than this, each gets proportionally less work. */
  readonly decisions: number;
}

/** A game of Downforce for four in well under 20 seconds on a desktop core. */
export const USUAL_EFFORT: Effort = {
  coarse: 12,
  most: 600,
  rollouts: 60_000,
  decisions: 100,
  iterations: 400,
  screening: 40,
  comparing: 400,
};

/** A percentage of the usual work. */
export function effortOf(percent: number): Effort {
  const part = (count: number) => Math.max(2, Math.round((count * percent) / 100));
  const { coarse, most, rollouts, decisions, iterations, screening, comparing } = USUAL_EFFORT;
  return {
    coarse: Math.min(coarse, part(coarse)),
    most: part(most),
    rollouts: part(rollouts),
    decisions,
    iterations: part(iterations),
    screening: part(screening),
    comparing: part(comparing),
  };
}

/** What a unit of work costs, roughly: a first look, a better one, a decision. */
const COSTS = { coarse: 1, fine: 10, decision: 30 };

/** A step, what is known of the moment after it, and for a draw what else could have been drawn. */
interface StepWork {
  readonly walked: WalkedStep;
  readonly after: Moment;
  readonly draws: Tally | undefined;
  judged: Judgement | undefined;
}

/** Makes a review bit by bit: first coarse values of all moments, then better ones, then the decisions, the costliest first. */
export class Reviewer {
  readonly #bots: GameBots;
  readonly #key: string;
  readonly #walk: Walk;
  readonly #effort: Effort;
  readonly #rollouts: Rollouts;
  readonly #start: Moment;
  readonly #steps: readonly StepWork[];
  /** How far the work has come, in units of its own. */
  done = 0;
  readonly of: number;

  constructor(bots: GameBots, record: GameRecord, walked: Walk, effort: Effort) {
    this.#bots = bots;
    this.#key = recordKey(record);
    this.#walk = walked;
    this.#effort = effort;
    this.#rollouts = new Rollouts(bots, walked.rules, this.#key);
    const profile = profileOf(record.game);
    this.#start = startOf(walked, profile);
    this.#steps = stepsOf(walked, profile, record.entries.length);
    for (const { walked: step, after } of this.#steps)
      if (this.#isOver(step)) this.#rollouts.value(step.after, after.tally, 1);
    this.of =
      (this.#steps.length + 1) * (COSTS.coarse + COSTS.fine) + this.#decisions.length * COSTS.decision;
  }

  get #decisions(): readonly StepWork[] {
    return this.#steps.filter(({ walked }) => walked.seat !== undefined && walked.hasChoice);
  }

  /** Works in steps of a fraction of a second. A caller that has seen enough stops asking. */
  *work(): Generator<void> {
    const { coarse, most, rollouts } = this.#effort;
    yield* this.#value(coarse, COSTS.coarse);
    const each = Math.floor(rollouts / (this.#steps.length + 1));
    yield* this.#value(Math.max(coarse, Math.min(most, each)), COSTS.fine);
    const decisions = this.#decisions;
    const judge = this.#judge(decisions.length);
    for (const step of this.#byLoss(decisions)) {
      const { walked, after } = step;
      const seed = `review plans ${this.#key} ${walked.entry}`;
      step.judged = judge.judge({ step: walked, seat: walked.seat ?? 0, trust: after.trust, seed });
      this.done += COSTS.decision;
      yield;
    }
  }

  /** As good as the work so far has made it. */
  review(): Review {
    return {
      version: REVIEW_VERSION,
      game: this.#walk.rules.game,
      record: this.#key,
      done: this.done,
      of: this.of,
      ...sumUp(this.#start, this.#steps),
    };
  }

  /** Then its value is known exactly. */
  #isOver({ after }: WalkedStep): boolean {
    return this.#walk.rules.toAct(after) === 0;
  }

  *#value(count: number, cost: number): Generator<void> {
    this.#rollouts.value(this.#walk.start, this.#start.tally, count);
    this.done += cost;
    yield;
    for (const { walked, after, draws } of this.#steps) {
      if (!this.#isOver(walked)) this.#rollouts.value(walked.after, after.tally, count);
      if (draws !== undefined) this.#rollouts.valueDraws(walked.before, walked.cause, draws, count);
      this.done += cost;
      yield;
    }
  }

  /** First those after which their own seat lost most: mistakes are among them. */
  #byLoss(decisions: readonly StepWork[]): StepWork[] {
    const { steps } = sumUp(this.#start, this.#steps);
    const change = new Map(this.#steps.map((step, index) => [step, steps[index]?.change]));
    const own = (step: StepWork) => change.get(step)?.[step.walked.seat ?? 0]?.win ?? 0;
    return decisions.toSorted((a, b) => own(a) - own(b));
  }

  #judge(decisions: number): Judge {
    const { iterations, screening, comparing, decisions: most } = this.#effort;
    const share = (count: number) => Math.ceil(count * Math.min(1, most / Math.max(1, decisions)));
    const effort = {
      iterations: share(iterations),
      screening: share(screening),
      comparing: share(comparing),
    };
    return new Judge(this.#bots, this.#walk.rules, this.#rollouts, this.#walk.players, effort);
  }
}

/** A reviewer for a finished game, or why the record cannot be reviewed. */
export function reviewerFor(
  bots: GameBots,
  record: GameRecord,
  effort: Effort = USUAL_EFFORT,
): Reviewer | { readonly problem: WalkProblem } {
  const played = botsForRecord(bots, record);
  const walked = walk(played.game, record);
  return 'problem' in walked ? walked : new Reviewer(played, record, walked, effort);
}

/** What a review belongs to: the record's digest covers every entry, the options and the result. */
export function recordKey({ digest = '' }: GameRecord): string {
  return digest.slice(0, 32);
}

function stepsOf(walked: Walk, profile: Profile, entries: number): StepWork[] {
  const moments = momentsOf(walked, profile, entries);
  return walked.steps.flatMap((step, index) => {
    const after = moments[index];
    const isDrawn = step.cause !== 'decision' && step.cause !== 'reveal';
    const draws = isDrawn ? new Tally(walked.players) : undefined;
    return after === undefined ? [] : [{ walked: step, after, draws, judged: undefined }];
  });
}
