import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { FORMULA_BOTS } from '../formula/search/levels.ts';
import type { GameBots } from '../game-bots.ts';
import { Judge } from './judge.ts';
import { recordGame } from './record-game.ts';
import { Rollouts } from './rollouts.ts';
import { walk } from './walk.ts';

const PLAYERS = 3;

describe('plans compared with the played one', () => {
  it('do not include it with less or more of the next question (D-P2: steps, then the own card)', () => {
    const levels = Array.from({ length: PLAYERS }, () => 'rookie');
    const record = recordGame(DOWNFORCE_BOTS, { levels, options: {}, seed: 'same 0', iterations: 200 });
    const walked = walk(DOWNFORCE_BOTS.game, record);
    if ('problem' in walked) throw new Error(walked.problem.code);
    const rollouts = new Rollouts(DOWNFORCE_BOTS, walked.rules, 'judge');
    const effort = { iterations: 50, screening: 20, comparing: 100 };
    // Commands that go on to the next question.
    const steps = walked.steps.filter(
      ({ texts }) => texts.some(isPlay) && (!isPlay(texts[0]) || lengthOfTurn(texts) < texts.length),
    );
    expect(steps.length).toBeGreaterThan(5);
    for (const step of steps) {
      const turn = step.texts.slice(0, step.texts.findIndex(isPlay) || lengthOfTurn(step.texts));
      const alternatives = [{ do: turn, value: 0 }];
      const answer = { do: turn, reasons: { code: 'any', params: {}, alternatives } };
      const bots = { ...DOWNFORCE_BOTS, answer: () => answer };
      const judge = new Judge(bots, walked.rules, rollouts, PLAYERS, effort);
      const { grade, plans } = judge.judge({ step, seat: step.seat ?? 0, trust: 1_000, seed: 'plans' });
      expect({ grade, plans: plans.length }).toEqual({ grade: 'best', plans: 1 });
    }
  });
});

describe('a decision where bots can tell what a plan promises', () => {
  const levels = Array.from({ length: PLAYERS }, () => 'random');
  const options = { races: 1, removed: 24 };
  const record = recordGame(FORMULA_BOTS, { levels, options, seed: 'promise', iterations: 1 });
  const effort = { iterations: 50, screening: 4, comparing: 8 };

  /** By how much winning chance each decision was worse than the better plan, if there was one. */
  function gaveAway(promiseOf: NonNullable<GameBots['promiseOf']>): (number | undefined)[] {
    const bots = { ...FORMULA_BOTS, promiseOf };
    const walked = walk(bots.game, record);
    if ('problem' in walked) throw new Error(walked.problem.code);
    const judge = new Judge(bots, walked.rules, new Rollouts(bots, walked.rules, 'judge'), PLAYERS, effort);
    const decisions = walked.steps.filter(({ hasChoice, texts }) => hasChoice && isPlay(texts[0]));
    return decisions.slice(0, 8).map((step) => {
      const { played, gave } = judge.judge({ step, seat: step.seat ?? 0, trust: 1_000, seed: 'plans' });
      return played === 0 ? undefined : gave.win;
    });
  }

  it('is judged by that, and not by how games end', () => {
    const same = gaveAway(() => () => ({ points: 1, win: 0.5 }));
    expect(same).toEqual(same.map(() => undefined));
    // A card with a higher number is better.
    const higher = gaveAway(() => (_world, [card = 0]) => ({ points: 1, win: card / 64 }));
    expect(higher.filter((win) => win !== undefined && win >= 1_000_000 / 64 - 1).length).toBeGreaterThan(1);
  });
});

/** How many of the texts are a card and its steps. */
function lengthOfTurn([, ...others]: readonly string[]): number {
  const next = others.findIndex((text) => !text.startsWith('step ') && !text.startsWith('colour '));
  return next === -1 ? others.length + 1 : next + 1;
}

function isPlay(text = ''): boolean {
  return text.startsWith('play ');
}
