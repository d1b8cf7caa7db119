import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { pointsOfCars, scorePaper } from './score-paper.ts';
import { formula } from './rules.ts';
import { standingsOf } from './season.ts';
import { CAR_NAMES } from './teams.ts';
import { begin, playOn } from './testing.ts';

describe('a season on paper', () => {
  it('F-E1, F-E2, F-E4, F-O2: random seasons score as at a table, race by race', () => {
    for (let game = 0; game < 10; game++) {
      const state = begin(2 + (game % 5), { races: 4 });
      for (let run = 1; run <= 4; run++) {
        playOn(state, fastChance(`paper ${game} ${run}`), { until: () => state.results.length === run });
        const { owners, points, results } = formula.view(state, 'public').public;
        const races = results.map(({ order }) => order);
        expect(pointsOfCars(races)).toEqual(points);
        for (const championship of ['constructors', 'drivers'] as const)
          expect(scorePaper({ owners, races }, championship)).toEqual(standingsOf(state, championship));
      }
    }
  });

  it('F-E4: a tie goes to the side with the higher-placed car in the last race', () => {
    const owners = [0, 1, null, null, null, null];
    const first = CAR_NAMES;
    const swapped = CAR_NAMES.map((car) => {
      const [team, number] = car.split('-');
      return (
        CAR_NAMES.find(
          (each) => each === `${team === 'blue' ? 'green' : team === 'green' ? 'blue' : team}-${number}`,
        ) ?? car
      );
    });
    const rows = (races: readonly (typeof CAR_NAMES)[]) =>
      scorePaper({ owners, races }, 'constructors').slice(0, 2);
    expect(rows([first, swapped])).toMatchObject([
      { seat: 1, score: 23 },
      { seat: 0, score: 23 },
    ]);
    expect(rows([swapped, first])).toMatchObject([
      { seat: 0, score: 23 },
      { seat: 1, score: 23 },
    ]);
  });
});
