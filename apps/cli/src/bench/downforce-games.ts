import { downforce, type DownforceState } from '@paddock/downforce';
import { FastChance, isRefusal, resolveOptions, TABLE, TABLE_ALONE } from '@paddock/kernel';

/** Totals over many games: equal numbers mean equal games. */
export interface GameTallies {
  /** Money by seat. */
  readonly seats: readonly number[];
  readonly actions: number;
  /** The generator's next number after the last game. */
  readonly next: number;
}

function freshState(players: number): DownforceState {
  const options = resolveOptions(downforce.options, players, {});
  if (isRefusal(options)) throw new Error(options.code);
  return downforce.start({ players, options });
}

/** Returns the number of actions. */
function playGame(state: DownforceState, chance: FastChance, out: number[]): number {
  for (let actions = 0; ; actions++) {
    const acting = downforce.toAct(state);
    if (acting === 0) return actions;
    const isTables = acting === TABLE_ALONE;
    const who = isTables ? TABLE : 31 - Math.clz32(acting);
    const action = isTables
      ? downforce.roll(state, chance)
      : (out[chance.below(downforce.legal(state, who, out))] as number);
    downforce.apply(state, who, action);
  }
}

/** Plays random games, reusing one state. */
export class GamePlayer {
  readonly #fresh: DownforceState;
  readonly #state: DownforceState;
  readonly #chance: FastChance;
  readonly #out: number[] = [];
  #actions = 0;

  constructor(players: number, seed: readonly [number, number, number]) {
    this.#fresh = freshState(players);
    this.#state = downforce.copy(this.#fresh);
    this.#chance = new FastChance(...seed);
  }

  play(games: number): void {
    for (let game = 0; game < games; game++) {
      this.#actions += playGame(downforce.copy(this.#fresh, this.#state), this.#chance, this.#out);
    }
  }

  tally(games: number): GameTallies {
    const seats = Array.from({ length: this.#fresh.game.players }, () => 0);
    for (let game = 0; game < games; game++) {
      this.play(1);
      for (const { seat, score } of downforce.outcome(this.#state)?.standings ?? []) {
        if (seat !== undefined) seats[seat] = (seats[seat] ?? 0) + score;
      }
    }
    return { seats, actions: this.#actions, next: this.#chance.next() };
  }
}
