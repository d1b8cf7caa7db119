import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { downforce } from '../rules/downforce.ts';
import { toTheEnd } from '../testing/random-end.ts';
import { ALLOWED_PAIRS, tableFor } from '../testing/tables.ts';
import { automaScores } from '../variants/automas/result.ts';
import { moneyScores } from './money-scores.ts';
import { sheetsOf } from './scoring.ts';

describe('scores without sheets', () => {
  it('D-E3, D-V8i: are the totals of the sheets, whatever is played', () => {
    let compared = 0;
    for (let number = 0; number < 2 * ALLOWED_PAIRS.length; number++) {
      const state = downforce.start(tableFor(number));
      const { game } = state;
      if (game.scores !== moneyScores && game.scores !== automaScores) continue;
      toTheEnd(downforce, state, fastChance(`scores ${number}`));
      expect(game.scores(state).map(({ score }) => score)).toEqual(sheetsOf(state).map(({ total }) => total));
      compared++;
    }
    expect(compared).toBeGreaterThan(ALLOWED_PAIRS.length);
  });
});
