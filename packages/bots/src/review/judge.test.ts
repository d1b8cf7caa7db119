import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
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

/** How many of the texts are a card and its steps. */
function lengthOfTurn([, ...others]: readonly string[]): number {
  const next = others.findIndex((text) => !text.startsWith('step ') && !text.startsWith('colour '));
  return next === -1 ? others.length + 1 : next + 1;
}

function isPlay(text = ''): boolean {
  return text.startsWith('play ');
}
