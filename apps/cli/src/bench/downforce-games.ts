import { downforce, type DownforceState } from '@paddock/downforce';
import * as kernel from '@paddock/kernel';

// Constants of this module's own: imported ones are looked up at every use.
const { FastChance, isRefusal, resolveOptions, TABLE, TABLE_ALONE } = kernel;
const rules = downforce;

/** What came out of many games: the same numbers mean the same games. */
export interface GameTallies {
  /** Money of every seat. */
  readonly seats: readonly number[];
  readonly actions: number;
  /** What the generator gives after the last game. */
  readonly next: number;
}

function freshState(players: number): DownforceState {
  const options = resolveOptions(rules.options, players, {});
  if (isRefusal(options)) throw new Error(options.code);
  return rules.start({ players, options });
}

/** Gives the number of actions. */
function playGame(state: DownforceState, chance: kernel.FastChance, out: number[]): number {
  for (let actions = 0; ; actions++) {
    const acting = rules.toAct(state);
    if (acting === 0) return actions;
    const isTables = acting === TABLE_ALONE;
    const who = isTables ? TABLE : 31 - Math.clz32(acting);
    const action = isTables
      ? rules.roll(state, chance)
      : (out[chance.below(rules.legal(state, who, out))] as number);
    rules.apply(state, who, action);
  }
}

/** Random games, one after another from one state that is filled anew. */
export class GamePlayer {
  readonly #fresh: DownforceState;
  readonly #state: DownforceState;
  readonly #chance: kernel.FastChance;
  readonly #out: number[] = [];
  #actions = 0;

  constructor(players: number, seed: readonly [number, number, number]) {
    this.#fresh = freshState(players);
    this.#state = rules.copy(this.#fresh);
    this.#chance = new FastChance(...seed);
  }

  play(games: number): void {
    for (let game = 0; game < games; game++) {
      this.#actions += playGame(rules.copy(this.#fresh, this.#state), this.#chance, this.#out);
    }
  }

  tally(games: number): GameTallies {
    const seats = Array.from({ length: this.#fresh.game.players }, () => 0);
    for (let game = 0; game < games; game++) {
      this.play(1);
      for (const { seat, score } of rules.outcome(this.#state)?.standings ?? []) {
        if (seat !== undefined) seats[seat] = (seats[seat] ?? 0) + score;
      }
    }
    return { seats, actions: this.#actions, next: this.#chance.next() };
  }
}
