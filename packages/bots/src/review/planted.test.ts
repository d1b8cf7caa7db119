import { canonical, isRefusal, type GameRecord } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { FORMULA_BOTS } from '../formula/levels.ts';
import type { GameBots } from '../game-bots.ts';
import { recordGame } from './record-game.ts';
import { LITTLE, reviewerOf } from './testing.ts';
import type { Step } from './types.ts';
import { walk } from './walk.ts';

/** Enough to tell a blunder from bad luck. */
const EFFORT = { ...LITTLE, rollouts: 8_000, comparing: 200 };
/** The suspects that are judged first. */
const SUSPECTS = 8;

interface Planted {
  readonly record: GameRecord;
  readonly entry: number;
  readonly plan: readonly string[];
}

/** The decision of a game of clubs, past its middle, in which a club sees the widest gap; done the worst way. */
function planted(bots: GameBots, players: number, seed: string, options = {}): Planted {
  const game = { levels: Array.from({ length: players }, () => 'club'), options, seed, iterations: 1_000 };
  const walked = walk(bots.game, recordGame(bots, game));
  if ('problem' in walked) throw new Error(walked.problem.code);
  const last = walked.steps.at(-1)?.entry ?? 0;
  const gaps = walked.steps.flatMap(({ entry, seat, before, hasChoice }) => {
    if (seat === undefined || !hasChoice || entry < last / 2) return [];
    const answer = bots.answer('club', canonical(walked.rules.view(before, seat)), 'gap', {
      iterations: 1_000,
    });
    const plans = isRefusal(answer) ? [] : answer.reasons.alternatives;
    const [best, worst] = [plans[0], plans.at(-1)];
    return best === undefined || worst === undefined
      ? []
      : [{ entry, gap: best.value - worst.value, plan: worst.do }];
  });
  const [widest] = gaps.toSorted((a, b) => b.gap - a.gap);
  if (widest === undefined) throw new Error('nothing to choose');
  const { entry, plan } = widest;
  const record = recordGame(bots, { ...game, instead: (number) => (number === entry ? plan : undefined) });
  return { record, entry, plan };
}

function suspectsIn(bots: GameBots, record: GameRecord): readonly Step[] {
  const reviewer = reviewerOf(bots, record, EFFORT);
  // Two passes over the moments, and then the decisions, the costliest first.
  let left = 2 * (reviewer.review().steps.length + 1) + SUSPECTS;
  for (const _ of reviewer.work()) if (--left === 0) break;
  return reviewer.review().steps.filter(({ judged }) => judged !== undefined);
}

describe('a blunder planted in a record', () => {
  it.each([['Formula', FORMULA_BOTS, 3, 'planted', { races: 1 }]] as const)(
    'is found and named in %s',
    (_title, bots, players, seed, options) => {
      const { record, entry, plan } = planted(bots, players, seed, options);
      expect(record.entries[entry]?.do).toEqual(plan);
      const step = suspectsIn(bots, record).find((each) => each.entry === entry);
      expect(step?.judged?.grade).toBe('blunder');
      expect(step?.judged?.plans[1]?.do).toEqual(plan);
    },
  );
});
