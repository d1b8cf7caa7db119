import { isRefusal, refuse, type Refusal } from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';
import {
  gamesOfDeal,
  peopleAt,
  playLadderGame,
  type GameTools,
  type LadderTable,
  type Pair,
  type PlayedGame,
} from './ladder-game.ts';
import { rowOf, type Row } from './row.ts';

export interface ChallengeOptions extends Pair, LadderTable, Partial<GameTools> {
  /** Each is played once from every seat with a player. */
  readonly deals: number;
  readonly progress?: (done: number, of: number) => void;
}

/** One player against a table of another level, in this process: for tests, and to try a change quickly. */
export function challenge(bots: GameBots, options: ChallengeOptions): Row | Refusal {
  const { one, others, deals, progress, now = () => 0 } = options;
  const people = peopleAt(bots, options);
  if (isRefusal(people)) return people;
  const unknown = [one, others].find((name) => !bots.levels.includes(name));
  if (unknown !== undefined) return refuse('unknown-level', 'bots', { level: unknown.slice(0, 40) });
  const games: PlayedGame[] = [];
  for (let deal = 0; deal < deals; deal++) {
    for (const game of gamesOfDeal({ one, others }, deal, people)) {
      const played = playLadderGame(bots, options, game, { ...options, now });
      if (isRefusal(played)) return played;
      games.push(played);
    }
    progress?.(deal + 1, deals);
  }
  return rowOf({ one, others }, people, games) ?? refuse('too-few-deals', 'bots', { deals });
}
