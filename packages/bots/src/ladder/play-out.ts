import {
  canonical,
  fastChance,
  isRefusal,
  recalled,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Action,
  type Chance,
  type FastChance,
  type Outcome,
  type Refusal,
  type Seat,
  type Stream,
} from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';

/** A game to be played out by bots only. */
interface Contest {
  /** The level of every seat. */
  readonly levels: readonly string[];
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly iterations: number;
}

interface Contested {
  readonly outcome: Outcome;
  readonly races: number;
}

/** Watches a game as it is played. */
interface Watcher {
  /** Wraps every answer, so that it can be timed. */
  asked<T>(seat: Seat, answer: () => T): T;
  /** TABLE is about to do this. `isOpening`: no seat has decided anything yet. */
  rolls(state: unknown, action: Action, isOpening: boolean): void;
}

export function playOut(
  { game: { rules, races }, answer }: GameBots,
  { levels, seed, iterations, options: given }: Contest,
  watcher: Watcher,
): Contested | Refusal {
  const options = resolveOptions(rules.options, levels.length, given);
  if (isRefusal(options)) return options;
  const state = rules.start({ players: levels.length, options });
  const chance = new ChanceByStream(seed);
  let questions = 0;
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    if (acting === TABLE_ALONE) {
      const action = rules.roll(state, chance);
      watcher.rolls(state, action, questions === 0);
      rules.apply(state, TABLE, action);
      continue;
    }
    const seat = seatsIn(acting)[0] ?? 0;
    const view = canonical(recalled(rules, state, seat));
    const own = `${seed} bot ${questions++}`;
    const said = watcher.asked(seat, () => answer(levels[seat] ?? '', view, own, { iterations }));
    if (isRefusal(said)) return said;
    for (const text of said.do) {
      const action = rules.read(text);
      const refusal = isRefusal(action) ? action : rules.refusal(state, seat, action);
      if (isRefusal(action) || refusal !== undefined) throw new Error(`a bot broke the rules: ${text}`);
      rules.apply(state, seat, action);
    }
  }
  return { outcome: rules.outcome(state) ?? { standings: [] }, races: races(options) };
}

/** Independent streams: two games of one seed have the same grid, the same hands and the same dice. */
class ChanceByStream implements Chance {
  readonly #seed: string;
  readonly #streams = new Map<Stream, FastChance>();

  constructor(seed: string) {
    this.#seed = seed;
  }

  below(n: number, stream: Stream): number {
    let chance = this.#streams.get(stream);
    if (chance === undefined) {
      chance = fastChance(`${this.#seed} ${stream}`);
      this.#streams.set(stream, chance);
    }
    return chance.below(n);
  }
}
