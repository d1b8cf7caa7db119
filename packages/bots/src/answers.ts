import {
  canonical,
  fastChance,
  isRefusal,
  recalled,
  resolveOptions,
  seatsIn,
  sha256Hex,
  TABLE,
  TABLE_ALONE,
} from '@paddock/kernel';
import type { Answer } from './bot.ts';
import type { GameBots } from './game-bots.ts';

export interface AnswerOptions {
  readonly level: string;
  /** How many questions are answered. */
  readonly positions: number;
  readonly seed: string;
  readonly iterations: number;
}

/** Every fifth question of a game is asked: neighbours are much alike. */
const EVERY = 5;

/**
 * A level's answers to questions from games of every preset and number of players, as one digest each: the same on
 * every machine, so that two lists can be compared.
 */
export function answerDigests(bots: GameBots, options: AnswerOptions): string[] {
  const digests: string[] = [];
  for (let game = 0; digests.length < options.positions; game++) answerGame(bots, game, options, digests);
  return digests;
}

/** The game itself is played by the level after the simplest, so that its positions are sensible. */
function answerGame(
  { game: { rules, presets }, levels, simplest, answer }: GameBots,
  game: number,
  { level, positions, seed, iterations }: AnswerOptions,
  digests: string[],
): void {
  const { min, max } = rules.players;
  const names = Object.keys(presets);
  const players = min + (game % (max - min + 1));
  const options = resolveOptions(rules.options, players, presets[names[game % names.length] ?? ''] ?? {});
  if (isRefusal(options)) return;
  const chance = fastChance(`${seed} ${game}`);
  const player = levels[levels.indexOf(simplest) + 1] ?? simplest;
  const state = rules.start({ players, options });
  let questions = 0;
  for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state)) {
    if (acting === TABLE_ALONE) {
      rules.apply(state, TABLE, rules.roll(state, chance));
      continue;
    }
    const [seat = 0] = seatsIn(acting);
    const view = canonical(recalled(rules, state, seat));
    const ask = (who: string, most: number): Answer => {
      const said = answer(who, view, `${seed} ${game} ${questions}`, { iterations: most });
      if (isRefusal(said)) throw new Error(said.code);
      return said;
    };
    if (questions++ % EVERY === game % EVERY) digests.push(sha256Hex(canonical(ask(level, iterations))));
    if (digests.length === positions) return;
    for (const text of ask(player, 1000).do) {
      const action = rules.read(text);
      if (isRefusal(action)) throw new Error(text);
      rules.apply(state, seat, action);
    }
  }
}
