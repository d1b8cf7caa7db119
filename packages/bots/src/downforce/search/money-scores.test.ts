import { downforce } from '@paddock/downforce';
import { moneyScores } from '@paddock/downforce/bytes';
import { toTheEnd } from '@paddock/downforce/testing/random-end';
import { ALLOWED_PAIRS, tableFor } from '@paddock/downforce/testing/tables';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { scoresOf } from './money-scores.ts';

describe('scores without sheets', () => {
  it('D-E3: are those of the rules in every variant', () => {
    let straight = 0;
    for (let number = 0; number < 2 * ALLOWED_PAIRS.length; number++) {
      const state = downforce.start(tableFor(number));
      const { game } = state;
      if (game.scores === moneyScores && game.betting.places === 1) straight++;
      toTheEnd(downforce, state, fastChance(`scores ${number}`));
      expect(scoresOf(state)).toEqual(game.scores(state));
    }
    expect(straight).toBeGreaterThan(ALLOWED_PAIRS.length / 4);
  });
});
