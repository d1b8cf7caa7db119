import { canonical, fastChance, isRefusal, recalled, type Seat, type ViewShape } from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';
import { anyLegalTurn } from '../random.ts';
import type { PlanValue, Rollouts } from './rollouts.ts';
import type { Grade, Judgement, Worth } from './types.ts';
import type { AnyRules, WalkedStep } from './walk.ts';
import { minus, Tally, WHOLE_WIN } from './worth.ts';

/** How much thought a decision gets. */
export interface JudgeEffort {
  /** What the strongest level may weigh to find plans. */
  readonly iterations: number;
  /** Worlds in which all plans are compared, to choose the best. */
  readonly screening: number;
  /** Most further worlds in which the best and the played one are compared. */
  readonly comparing: number;
}

export interface Question {
  readonly step: WalkedStep;
  readonly seat: Seat;
  /** In thousandths; see `Tally.worths`. */
  readonly trust: number;
  /** For finding plans; never a player's. */
  readonly seed: string;
}

/** By how much winning chance, in millionths, a decision must certainly be worse to get that grade. */
export const GRADE_LIMITS = { inaccuracy: 30_000, mistake: 60_000, blunder: 120_000 } as const;

/** Plans compared besides the played one. */
const MOST_PLANS = 5;
const RANDOM_PLANS = 8;
/** How many worlds are compared before asking whether more are needed. */
const BATCH = 100;
/** What a thousandth of a point is worth in millionths of winning chance. */
const POINTS_WEIGHT = 10;

/** What plans are compared by: winning first, but points count too, since a seat that has all but lost can still lose those. */
export function scoreOf({ points, win }: Worth): number {
  return win + POINTS_WEIGHT * points;
}

/**
 * Compares the played plan with the best by what the seat knew: over worlds imagined from its view. The best is chosen in
 * some worlds and measured in others, since what looks best among many in the same worlds is partly just lucky there.
 */
export class Judge {
  readonly #bots: GameBots;
  readonly #rules: AnyRules;
  readonly #rollouts: Rollouts;
  readonly #players: number;
  readonly #effort: JudgeEffort;

  constructor(bots: GameBots, rules: AnyRules, rollouts: Rollouts, players: number, effort: JudgeEffort) {
    this.#bots = bots;
    this.#rules = rules;
    this.#rollouts = rollouts;
    this.#players = players;
    this.#effort = effort;
  }

  judge(question: Question): Judgement {
    const { step, seat, trust } = question;
    const view = recalled(this.#rules, step.before, seat);
    const played = new Contender(step.texts, this.#players);
    const others = this.#plansFor(question, view).map((plan) => new Contender(plan, this.#players));
    const worldAt = this.#rollouts.worldsOf(view);
    const value = this.#rollouts.planValues(view, seat);
    for (let world = 0; world < this.#effort.screening; world++) {
      const imagined = worldAt(world);
      for (const each of [played, ...others]) each.play(value, imagined, seat, world);
    }
    const rivals = others.filter((each) => each.isPossible);
    const best = rivals.reduce((a, b) => (b.score(seat) > a.score(seat) ? b : a), played);
    if (best === played) return alone(played, seat, trust);
    return this.#compare(best, played, question, worldAt, value);
  }

  #compare(
    best: Contender,
    played: Contender,
    { seat, trust }: Question,
    worldAt: (number: number) => unknown,
    value: PlanValue,
  ): Judgement {
    const { screening, comparing } = this.#effort;
    const difference = new Spread();
    best.reset();
    played.reset();
    for (let world = 0; world < comparing; world++) {
      const imagined = worldAt(screening + world);
      const ahead = best.play(value, imagined, seat, screening + world);
      difference.add(ahead - played.play(value, imagined, seat, screening + world));
      if ((world + 1) % BATCH === 0 && difference.isSurelyBelow(GRADE_LIMITS.inaccuracy)) break;
    }
    const worths: readonly [Worth, Worth] = [best.worth(seat, trust), played.worth(seat, trust)];
    const ahead = minus(...worths);
    if (ahead.win < 0 || (ahead.win === 0 && ahead.points <= 0)) return alone(played, seat, trust);
    const error = Math.round((difference.error() * trust) / 1_000);
    return {
      plans: [
        { do: best.plan, worth: worths[0] },
        { do: played.plan, worth: worths[1] },
      ],
      played: 1,
      gave: { points: Math.max(0, ahead.points), win: ahead.win },
      error,
      grade: gradeOf(ahead.win - error),
    };
  }

  /** What the strongest level would weigh; where it weighs nothing, its answer and random turns. */
  #plansFor({ step, seat, seed }: Question, view: ViewShape): (readonly string[])[] {
    const { iterations } = this.#effort;
    const level = this.#bots.levels.at(-1) ?? '';
    const answer = this.#bots.answer(level, canonical(view), seed, { iterations });
    const plans: (readonly string[])[] = [];
    if (!isRefusal(answer)) {
      plans.push(...answer.reasons.alternatives.map((each) => each.do));
      if (plans.length === 0) {
        plans.push(answer.do);
        const chance = fastChance(`${seed} any`);
        for (let nr = 0; nr < RANDOM_PLANS; nr++) plans.push(anyLegalTurn(this.#rules, view, seat, chance));
      }
    }
    const fresh = plans.filter(
      (plan, at) =>
        plan.length > 0 &&
        !isSameTurn(plan, step.texts) &&
        plans.findIndex((other) => other.join() === plan.join()) === at,
    );
    return fresh.slice(0, MOST_PLANS);
  }
}

/** A command may go on to the next question, such as a bet after a card: then one plan is the beginning of the other. */
function isSameTurn(one: readonly string[], other: readonly string[]): boolean {
  return one.every((text, at) => (other[at] ?? text) === text);
}

function alone(played: Contender, seat: Seat, trust: number): Judgement {
  const plans = [{ do: played.plan, worth: played.worth(seat, trust) }];
  return { plans, played: 0, gave: { points: 0, win: 0 }, error: 0, grade: 'best' };
}

/** `worse`: by how much winning chance, in millionths, it is worse for sure. */
export function gradeOf(worse: number): Grade {
  if (worse > GRADE_LIMITS.blunder) return 'blunder';
  if (worse > GRADE_LIMITS.mistake) return 'mistake';
  return worse > GRADE_LIMITS.inaccuracy ? 'inaccuracy' : 'good';
}

/** A plan and how it did. */
class Contender {
  readonly plan: readonly string[];
  isPossible = true;
  readonly #players: number;
  #tally: Tally;

  constructor(plan: readonly string[], players: number) {
    this.plan = plan;
    this.#players = players;
    this.#tally = new Tally(players);
  }

  reset(): void {
    this.#tally = new Tally(this.#players);
  }

  /** Returns the seat's part of the win, in millionths. */
  play(value: PlanValue, world: unknown, seat: Seat, number: number): number {
    const before = this.#tally.wins[seat] ?? 0;
    if (!value(world, this.plan, number, this.#tally)) this.isPossible = false;
    return (((this.#tally.wins[seat] ?? 0) - before) / WHOLE_WIN) * 1_000_000;
  }

  score(seat: Seat): number {
    return scoreOf(this.worth(seat, 1_000));
  }

  worth(seat: Seat, trust: number): Worth {
    return this.#tally.worths(trust)[seat] ?? { points: 0, win: 0 };
  }
}

/** A mean and its standard error. */
class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  error(): number {
    const count = this.#count;
    if (count < 2) return 0;
    const mean = this.#sum / count;
    return Math.sqrt(Math.max(0, this.#squares / count - mean * mean) / (count - 1));
  }

  /** By two standard errors. */
  isSurelyBelow(limit: number): boolean {
    return this.#sum / this.#count + 2 * this.error() < limit;
  }
}
