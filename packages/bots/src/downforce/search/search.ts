import type { DownforceState, Imagine } from '@paddock/downforce';
import { PHASE, PLAYING, RESTING, thingOf } from '@paddock/downforce/bytes';
import type { Action } from '@paddock/kernel';
import { Field } from '../light/field.ts';
import type { LightVariant } from '../light/light-variant.ts';
import { Light } from '../light/light.ts';
import type { Question } from '../question.ts';
import type { Arm } from './arms.ts';
import { guessBets } from './guess-bets.ts';
import { Results } from './results.ts';
import { replyFor, type Reply } from './tree.ts';

/** How hard a level thinks. */
export interface Effort {
  /** Games played on from a question. */
  readonly iterations: number;
  /** How many games a club's judgement counts for in the end. */
  readonly trust: number;
  /** Replies are opened by what they look like, not by chance. */
  readonly isLed: boolean;
}

/** How many cards after the plan are searched; the rest of each game is played by `Light`. */
const DEPTH = 4;
/** Games in a round: a search that must stop ends with a round. */
const ROUND = 50;
/** How many games are played in one world: plans compare better there, but worlds differ more. */
const GAMES_A_WORLD = 4;
/** How many games a club's judgement counts for while plans are compared. */
const EARLY_TRUST = 4;
/** How much a plan seldom tried is preferred, in utility. */
const CURIOSITY = 5;

/**
 * Information-set tree search over cards: each game is played in a world that the seat's view allows, begins with
 * one of the plans, goes on with the most promising cards, and is then played out.
 */
export class Search {
  readonly #question: Question;
  readonly #effort: Effort;
  readonly #arms: readonly Arm[];
  readonly #variants: readonly LightVariant[];
  readonly #light: Light;
  readonly #field = new Field();
  readonly #results = new Results();
  readonly #path: Reply[] = [];
  readonly #cards: Action[] = [];
  readonly #imagine: Imagine;
  /** One that the view allows, and a state to play it on in. */
  #world: DownforceState;
  readonly #spare: DownforceState;
  #games = 0;
  #sum = 0;

  constructor(question: Question, arms: readonly Arm[], effort: Effort, variants: readonly LightVariant[]) {
    this.#question = question;
    this.#arms = arms;
    this.#effort = effort;
    this.#variants = variants;
    this.#light = new Light(question.rules, variants);
    this.#imagine = question.rules.imagining(question.view);
    this.#world = this.#imagine(question.chance);
    this.#spare = question.rules.copy(this.#world);
  }

  run(): void {
    const { budget } = this.#question;
    const most = Math.min(this.#effort.iterations, budget.iterations);
    while (this.#games < most) {
      if (this.#games % ROUND === 0 && this.#games > 0 && budget.shouldStop?.() === true) return;
      this.#play(this.#next());
    }
  }

  /** What the plan is worth, a club's judgement included. */
  valueOf(arm: Arm): number {
    return this.#blend(arm, this.#effort.trust);
  }

  #blend({ root, prior }: Arm, trust: number): number {
    const mean = this.#games === 0 ? 0 : this.#sum / this.#games;
    return (root.sum + trust * (mean + prior)) / (root.visits + trust);
  }

  #next(): Arm {
    let best = this.#arms[0];
    let most = -Infinity;
    const explored = Math.sqrt(this.#games + 1);
    for (const arm of this.#arms) {
      const bound =
        this.#blend(arm, EARLY_TRUST) + CURIOSITY * Math.sqrt(explored / (arm.root.visits + EARLY_TRUST));
      if (bound <= most) continue;
      best = arm;
      most = bound;
    }
    if (best === undefined) throw new Error('there is nothing to search');
    return best;
  }

  #play(arm: Arm): void {
    const { rules, view, seat, chance } = this.#question;
    if (this.#games % GAMES_A_WORLD === 0) {
      this.#world = this.#imagine(chance, this.#world);
      guessBets(this.#world, view, this.#field, this.#variants, chance);
    }
    const state = rules.copy(this.#world, this.#spare);
    this.#light.forget();
    for (const action of arm.actions) rules.apply(state, seat, action);
    this.#path.length = 0;
    this.#path.push(arm.root);
    this.#goOn(state);
    this.#results.read(state);
    const { utility, score, win } = this.#results;
    for (const reply of this.#path) reply.note(utility);
    this.#games++;
    this.#sum += utility[seat] ?? 0;
    arm.score += score[seat] ?? 0;
    arm.wins += win[seat] ?? 0;
  }

  /** To the end of the race; the first cards by the tree. */
  #goOn(state: DownforceState): void {
    const { rules, chance } = this.#question;
    const { bytes } = state;
    let node = this.#path[0];
    for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
      if (bytes[PHASE] === RESTING) return;
      if (node !== undefined && bytes[PHASE] === PLAYING && this.#path.length <= DEPTH) {
        node = this.#reply(state, node, 31 - Math.clz32(acting));
        this.#path.push(node);
        rules.apply(state, node.seat, node.card);
      } else this.#light.act(state, acting, chance);
    }
  }

  #reply(state: DownforceState, node: Reply, seat: number): Reply {
    const { rules, chance } = this.#question;
    const light = this.#light;
    light.look(state);
    const count = rules.legal(state, seat, this.#cards);
    const lead = this.#effort.isLed ? (card: Action) => light.cardScore(state, thingOf(card)) : undefined;
    return replyFor(node, seat, this.#cards, count, lead, chance);
  }
}
