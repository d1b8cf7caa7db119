import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { otherChampionship, standingsIn } from './championships.ts';
import { formula } from './rules.ts';
import { POINTS_FOR_PLACE, standingsOf } from './season.ts';
import { CAR_NAMES } from './teams.ts';
import { act, begin, playOn, raceWith } from './testing.ts';

const POINTS_A_RACE = POINTS_FOR_PLACE.reduce<number>((sum, points) => sum + points, 0);

describe('F-O2: both championships of a season', () => {
  it('F-O2: in random seasons both tables add up from the same points, and the option says which decides', () => {
    for (let game = 0; game < 60; game++) {
      const chance = fastChance(`season ${game}`);
      const races = 2 + chance.below(4);
      const championship = game % 2 === 0 ? 'constructors' : 'drivers';
      const state = begin(2 + (game % 5), { races, championship });
      const midway = chance.below(races);
      playOn(state, chance, { until: () => state.results.length === midway && formula.toAct(state) !== 0 });
      for (const ends of [false, true]) {
        if (ends) playOn(state, chance);
        const { public: open } = formula.view(state, 'public');
        const drivers = standingsIn(open, 'drivers');
        const constructors = standingsIn(open, 'constructors');
        expect(drivers).toEqual(standingsOf(state, 'drivers'));
        expect(constructors).toEqual(standingsOf(state, 'constructors'));
        for (const { side, seat, score } of constructors) {
          const cars = drivers.filter((row) =>
            seat === undefined ? row.side.startsWith(`${side}-`) : row.seat === seat,
          );
          expect(cars.reduce((sum, row) => sum + row.score, 0)).toBe(score);
        }
        const sum = drivers.reduce((total, { score }) => total + score, 0);
        expect(sum).toBe(POINTS_A_RACE * state.results.length);
        expect(new Set(drivers.map(({ side }) => side)).size).toBe(12);
      }
      const { outcome } = formula.view(state, 'public').public;
      expect(outcome?.standings).toEqual(standingsOf(state, championship));
      expect(otherChampionship(state.setup.options)).not.toBe(championship);
    }
  });

  it('F-O2: of two drivers with equal points the one placed higher in the last race is champion', () => {
    const state = begin(3, { races: 2 });
    playOn(state, fastChance('tie'), { until: () => state.results.length === 1 });
    const { public: open } = formula.view(state, 'public');
    const [, second, , fourth] = open.results[0]?.order ?? [];
    const points = CAR_NAMES.map((car) => (car === second || car === fourth ? 7 : 0));
    expect(standingsIn({ ...open, points }, 'drivers').slice(0, 2)).toMatchObject([
      { side: second, place: 1, score: 7 },
      { side: fourth, place: 2, score: 7 },
    ]);
  });

  it('F-O2: after a season all are told the table of the other championship too', () => {
    const race = raceWith({
      players: 2,
      options: { races: 2 },
      race: 1,
      hands: ['wrong-line'],
      lastTurns: 1,
    });
    expect(act(race, 'play wrong-line', 'car blue-2').at(-1)).toEqual({
      to: 'all',
      fact: {
        kind: 'season-over',
        outcome: formula.outcome(race),
        other: standingsOf(race, 'drivers'),
      },
    });
  });
});
