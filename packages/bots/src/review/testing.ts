import type { GameRecord } from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';
import { recordGame } from './record-game.ts';
import { reviewerFor, type Effort, type Reviewer } from './reviewer.ts';

/** For tests: little work, so that sums and shapes are right and numbers are rough. */
export const LITTLE: Effort = {
  coarse: 4,
  most: 400,
  rollouts: 400,
  decisions: 100,
  iterations: 20,
  screening: 20,
  comparing: 100,
};

export function reviewerOf(bots: GameBots, record: GameRecord, effort: Effort = LITTLE): Reviewer {
  const reviewer = reviewerFor(bots, record, effort);
  if ('problem' in reviewer) throw new Error(reviewer.problem.code);
  return reviewer;
}

/** A recorded game of one level in every seat. */
export function gameOf(
  bots: GameBots,
  level: string,
  players: number,
  seed: string,
  options: Readonly<Record<string, unknown>> = {},
): GameRecord {
  const levels = Array.from({ length: players }, () => level);
  return recordGame(bots, { levels, options, seed, iterations: 1 });
}
