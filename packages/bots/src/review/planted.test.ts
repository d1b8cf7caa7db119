import { fastChance, type GameRecord } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { FORMULA_BOTS } from '../formula/search/levels.ts';
import type { GameBots } from '../game-bots.ts';
import { anyLegalTurn } from '../random.ts';
import { recordGame } from './record-game.ts';
import { Rollouts } from './rollouts.ts';
import { LITTLE, reviewerOf } from './testing.ts';
import type { Step } from './types.ts';
import { walk } from './walk.ts';
import { Tally } from './worth.ts';

/** Enough to tell a blunder from bad luck. */
const EFFORT = { ...LITTLE, rollouts: 3_000, comparing: 200 };
/** The suspects that are judged first. */
const SUSPECTS = 6;

interface Planted {
  readonly record: GameRecord;
  readonly entry: number;
  readonly plan: readonly string[];
}

const TRIES = 4;
const ROLLOUTS = 16;

/** A game of clubs in which one does, in its last third, the random thing that costs most of what it had. */
function planted(bots: GameBots, players: number, seed: string, options = {}): Planted {
  const game = { levels: Array.from({ length: players }, () => 'club'), options, seed, iterations: 1_000 };
  const walked = walk(bots.game, recordGame(bots, game));
  if ('problem' in walked) throw new Error(walked.problem.code);
  const { rules, steps } = walked;
  const rollouts = new Rollouts(bots, rules, 'planted');
  // By what the seat knows: a plan that is bad only to somebody who sees the others' cards is not a blunder.
  const chanceOf = (state: unknown, seat: number, plan: readonly string[]) => {
    const view = rules.view(state, seat);
    const tally = new Tally(players);
    const worldAt = rollouts.worldsOf(view);
    for (let nr = 0; nr < ROLLOUTS; nr++) rollouts.valuePlan(worldAt(nr), seat, plan, nr, tally);
    return tally.worths()[seat]?.win ?? 0;
  };
  const chance = fastChance('planted');
  const costs = steps.flatMap(({ entry, seat, before, hasChoice, texts }, index) => {
    if (seat === undefined || !hasChoice || index < (2 * steps.length) / 3) return [];
    const had = chanceOf(before, seat, texts);
    if (had < 500_000) return [];
    return Array.from({ length: TRIES }, () => {
      const plan = anyLegalTurn(rules, rules.view(before, seat), seat, chance);
      return { entry, plan, cost: had - chanceOf(before, seat, plan) };
    });
  });
  const [worst] = costs.toSorted((a, b) => b.cost - a.cost);
  if (worst === undefined) throw new Error('nobody was ahead');
  const { entry, plan } = worst;
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
  it.each([
    ['Formula', FORMULA_BOTS, 3, 'planted', { races: 1 }],
    ['Downforce', DOWNFORCE_BOTS, 3, 'planted', {}],
  ] as const)('is found and named in %s', (_title, bots, players, seed, options) => {
    const { record, entry, plan } = planted(bots, players, seed, options);
    expect(record.entries[entry]?.do).toEqual(plan);
    const step = suspectsIn(bots, record).find((each) => each.entry === entry);
    expect(['mistake', 'blunder']).toContain(step?.judged?.grade);
    expect(step?.judged?.plans[1]?.do).toEqual(plan);
  });
});
