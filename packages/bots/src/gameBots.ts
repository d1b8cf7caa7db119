import {
  canonical,
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Chance,
  type FastChance,
  type GameModule,
  type Outcome,
  type Refusal,
  type Seat,
  type Stream,
} from '@paddock/kernel';
import { answerer, type AnswerView, type SeatView } from './answerer.ts';
import type { Bot } from './bot.ts';

/** A game to be played out by bots alone. */
interface Contest {
  /** The level of every seat. */
  readonly levels: readonly string[];
  /** What is not at its default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly iterations: number;
}

export interface Contested {
  readonly outcome: Outcome;
  readonly races: number;
}

/** One game's bots behind plain texts: no caller needs the game's types. */
export interface GameBots {
  /** From the weakest. */
  readonly levels: readonly string[];
  readonly players: { readonly min: number; readonly max: number };
  /** How many of the seats, the first ones, are played by somebody: the table plays the others (D-V8). */
  people(players: number, options: Contest['options']): number | Refusal;
  readonly answer: AnswerView;
  /** `asked` stands around every answer, so that a caller with a clock can time it. */
  playOut(contest: Contest, asked?: <T>(level: string, answer: () => T) => T): Contested | Refusal;
}

export function makeGameBots<Options, State, View extends SeatView, Fact>(
  { rules, races }: GameModule<Options, State, View, Fact>,
  bots: ReadonlyMap<string, Bot<View>>,
): GameBots {
  const answer = answerer(rules, bots);

  function people(players: number, given: Contest['options']): number | Refusal {
    const options = resolveOptions(rules.options, players, given);
    return isRefusal(options) ? options : rules.people({ players, options });
  }

  function playOut(contest: Contest, asked = justAnswer): Contested | Refusal {
    const { levels, seed, iterations } = contest;
    const options = resolveOptions(rules.options, levels.length, contest.options);
    if (isRefusal(options)) return options;
    const state = rules.start({ players: levels.length, options });
    const chance = new ChanceByStream(seed);
    let questions = 0;
    for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
      if (acting === TABLE_ALONE) {
        rules.apply(state, TABLE, rules.roll(state, chance));
        continue;
      }
      const seat = seatsIn(acting)[0] ?? 0;
      const level = levels[seat] ?? '';
      const view = canonical(rules.view(state, seat));
      const own = `${seed} bot ${questions++}`;
      const said = asked(level, () => answer(level, view, own, { iterations }));
      if (isRefusal(said)) return said;
      for (const text of said.do) act(state, seat, text);
    }
    return { outcome: rules.outcome(state) ?? { standings: [] }, races: races(options) };
  }

  function act(state: State, seat: Seat, text: string): void {
    const action = rules.read(text);
    const refusal = isRefusal(action) ? action : rules.refusal(state, seat, action);
    if (isRefusal(action) || refusal !== undefined) throw new Error(`a bot broke the rules: ${text}`);
    rules.apply(state, seat, action);
  }

  return { levels: [...bots.keys()], players: rules.players, people, answer, playOut };
}

function justAnswer<T>(_level: string, answer: () => T): T {
  return answer();
}

/** Streams that cannot shift each other: two games of one seed have the same grid, the same hands, the same dice. */
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
