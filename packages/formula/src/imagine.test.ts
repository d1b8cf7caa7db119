import { fastChance, type Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { COUNT_OF } from './cards.ts';
import { formula } from './rules.ts';
import { DISCARD, HANDS, UNSEEN, type FormulaState } from './state.ts';
import { begin, cardsIn, chanceOf, handOf, legalTexts, playOn, raceWith } from './testing.ts';

/** The public bytes of a state: all but the hands and the unseen cards. */
function openBytes({ bytes }: FormulaState): number[] {
  return [...bytes.subarray(0, UNSEEN), ...bytes.subarray(DISCARD, HANDS)];
}

describe('imagining what is hidden', () => {
  it.each([2, 3, 4, 5, 6])(
    'F-S6: with %i players a view allows a whole state that looks the same',
    (players) => {
      const season = begin(players, { races: 2, removed: [6, 0] });
      const chance = fastChance('imagine');
      let step = 0;
      playOn(season, fastChance(`imagine ${players}`), {
        watch: () => {
          const viewers: readonly (Seat | 'public')[] = ['public', step++ % players];
          for (const viewer of viewers) {
            const seen = formula.view(season, viewer);
            const imagined = formula.imagine(seen, chance);
            expect(formula.view(imagined, viewer)).toEqual(seen);
            expect(openBytes(imagined)).toEqual(openBytes(season));
            expect(cardsIn(imagined)).toEqual(COUNT_OF);
            expect(imagined.results).toEqual(season.results);
            const mine = (state: FormulaState) => (viewer === 'public' ? [] : legalTexts(state, viewer));
            expect(mine(imagined)).toEqual(mine(season));
          }
        },
      });
      expect(step).toBeGreaterThan(100);
      expect(formula.imagine(formula.view(season, 'all'), chanceOf())).toEqual(season);
    },
  );

  it('F-S6: before anything is drawn the view is the whole state', () => {
    const season = begin(4);
    expect(formula.imagine(formula.view(season, 'public'), chanceOf())).toEqual(season);
  });

  it('F-S6: unseen hands are drawn from the unseen cards, all equally likely', () => {
    const race = raceWith({ players: 3, hands: ['turbo turbo turbo turbo crash'] });
    const chance = chanceOf(48, 47, 46, 45, 44, 0, 6, 6, 6, 0);
    const imagined = formula.imagine(formula.view(race, 0), chance);
    expect(chance.asked).toEqual(Array.from({ length: 10 }, (_, drawn) => [49 - drawn, 'draw']));
    expect(handOf(imagined, 0)).toEqual(handOf(race, 0));
    expect(handOf(imagined, 1)).toEqual(['pit-purple', 'pit-beige', 'pit-beige', 'spin-out', 'spin-last']);
    expect(handOf(imagined, 2).join(' ')).toBe(
      'overtake-2-blue overtake-2-green overtake-3-blue overtake-3-green overtake-3-green',
    );
  });
});
