import {
  FastChance,
  fastChance,
  isRefusal,
  TABLE,
  TABLE_ALONE,
  type Chance,
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

/** Plays states of one record on to their end. The seeds are the review's own, never a player's. */
export class Rollouts {
  readonly #playOn: GameBots['playOn'];
  readonly #worldsOf: GameBots['worldsOf'];
  readonly #rules: AnyRules;
  readonly #play: Numbered;
  readonly #draw: Numbered;
  readonly #world: Numbered;
  readonly #key: string;
  #scratch: unknown;

  constructor({ playOn, worldsOf }: GameBots, rules: AnyRules, key: string) {
    this.#playOn = playOn;
    this.#worldsOf = worldsOf;
    this.#rules = rules;
    this.#play = new Numbered(`review play ${key}`);
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

  /** Values a plan in an imagined world; false if it cannot be played there. */
  valuePlan(world: unknown, seat: number, plan: readonly string[], number: number, tally: Tally): boolean {
    const rules = this.#rules;
    const state = this.#copy(world);
    for (const text of plan) {
      const action = rules.read(text);
      if (isRefusal(action) || rules.refusal(state, seat, action) !== undefined) return false;
      rules.apply(state, seat, action);
    }
    this.#end(state, number, tally);
    return true;
  }

  #copy(state: unknown): unknown {
    this.#scratch = this.#rules.copy(state, this.#scratch);
    return this.#scratch;
  }

  #end(state: unknown, number: number, tally: Tally): void {
    this.#playOn(state, this.#play.at(number));
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
