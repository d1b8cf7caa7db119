import {
  FastChance,
  fastChance,
  isRefusal,
  TABLE,
  TABLE_ALONE,
  type Action,
  type Chance,
  type Seat,
  type Stream,
  type ViewShape,
} from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';
import type { Cause } from './types.ts';
import type { AnyRules } from './walk.ts';
import type { Tally } from './worth.ts';

/** Numbered chances of one purpose: number 7 is the same wherever it is used, so that neighbours share their luck. */
class Numbered {
  readonly #a: number;
  readonly #b: number;

  constructor(seed: string) {
    const chance = fastChance(seed);
    this.#a = chance.next();
    this.#b = chance.next();
  }

  at(number: number): FastChance {
    return new FastChance(this.#a, this.#b, number);
  }
}

/** Adds to the tally what a plan is worth in a world; false if it cannot be played there. */
export type PlanValue = (world: unknown, plan: readonly string[], number: number, tally: Tally) => boolean;

/** Plays states of one record on to their end. The seeds are the review's own, never a player's. */
export class Rollouts {
  readonly #playOn: GameBots['playOn'];
  readonly #worldsOf: GameBots['worldsOf'];
  readonly #promiseOf: GameBots['promiseOf'];
  readonly #rules: AnyRules;
  readonly #chance: Numbered;
  readonly #draw: Numbered;
  readonly #world: Numbered;
  readonly #key: string;
  #scratch: unknown;

  constructor({ playOn, worldsOf, promiseOf }: GameBots, rules: AnyRules, key: string) {
    this.#playOn = playOn;
    this.#worldsOf = worldsOf;
    this.#promiseOf = promiseOf;
    this.#rules = rules;
    this.#chance = new Numbered(`review play ${key}`);
    this.#draw = new Numbered(`review draw ${key}`);
    this.#world = new Numbered(`review world ${key}`);
    this.#key = key;
  }

  /** Values a state by rollouts until the tally has `count` of them. */
  value(state: unknown, tally: Tally, count: number): void {
    while (tally.count < count) this.#end(this.#copy(state), tally.count, tally);
  }

  /** The same over what TABLE could have drawn here instead, each with its probability. */
  valueDraws(before: unknown, cause: Cause, tally: Tally, count: number): void {
    while (tally.count < count) {
      const state = this.#copy(before);
      this.#drawAgain(state, cause, this.#draw.at(tally.count));
      this.#end(state, tally.count, tally);
    }
  }

  /** Worlds that the view allows, by number; each until the next is asked for. */
  worldsOf(view: ViewShape): (number: number) => unknown {
    const world = this.#worldsOf(view, fastChance(`review view ${this.#key}`));
    return (number) => world(this.#world.at(number));
  }

  /** Values a plan in an imagined world by how the game ends; false if it cannot be played there. */
  valuePlan(world: unknown, seat: Seat, plan: readonly string[], number: number, tally: Tally): boolean {
    const state = this.#copy(world);
    if (this.#play(state, seat, plan) === undefined) return false;
    this.#end(state, number, tally);
    return true;
  }

  /** The same by what the plan promises, where the game's strongest level can tell that. */
  planValues(view: ViewShape, seat: Seat): PlanValue {
    const promise = this.#promiseOf?.(view, seat);
    if (promise === undefined)
      return (world, plan, number, tally) => this.valuePlan(world, seat, plan, number, tally);
    return (world, plan, number, tally) => {
      const actions = this.#play(this.#copy(world), seat, plan);
      if (actions === undefined) return false;
      tally.expect(seat, promise(world, actions, this.#chance.at(number)));
      return true;
    };
  }

  /** The plan's actions, if all of them can be played. */
  #play(state: unknown, seat: Seat, plan: readonly string[]): Action[] | undefined {
    const rules = this.#rules;
    const actions: Action[] = [];
    for (const text of plan) {
      const action = rules.read(text);
      if (isRefusal(action) || rules.refusal(state, seat, action) !== undefined) return undefined;
      rules.apply(state, seat, action);
      actions.push(action);
    }
    return actions;
  }

  #copy(state: unknown): unknown {
    this.#scratch = this.#rules.copy(state, this.#scratch);
    return this.#scratch;
  }

  #end(state: unknown, number: number, tally: Tally): void {
    this.#playOn(state, this.#chance.at(number));
    tally.add(this.#rules.outcome(state) ?? { standings: [] });
  }

  /** Draws until TABLE would draw from something else, as a step of the walk does. */
  #drawAgain(state: unknown, cause: Cause, chance: Chance): void {
    const rules = this.#rules;
    const heard = new Heard(chance);
    while (rules.toAct(state) === TABLE_ALONE) {
      heard.stream = undefined;
      const action = rules.roll(state, heard);
      if ((heard.stream ?? 'reveal') !== cause) return;
      rules.apply(state, TABLE, action);
    }
  }
}

class Heard implements Chance {
  stream: Stream | undefined;
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  below(n: number, stream: Stream): number {
    this.stream ??= stream;
    return this.#chance.below(n, stream);
  }
}
