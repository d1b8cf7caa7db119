import { expect, it } from 'vitest';
import { formulaGlance } from './glance.ts';
import { formula } from './rules.ts';
import { begin, raceWith } from './testing.ts';

it('tells who is in front once the cards are dealt, and whose car that is', () => {
  const race = raceWith({ players: 3, options: { races: 2 }, line: 'R2 G1', race: 1 });
  const { owners } = formula.view(race, 'public').public;
  expect(formulaGlance(formula.view(race, 'public'))).toEqual({
    race: 2,
    races: 2,
    leader: { car: 'red-2', seat: owners[4] },
  });
  expect(formulaGlance(formula.view(begin(3, { races: 2 }), 'public'))).toEqual({
    race: 1,
    races: 2,
    leader: null,
  });
});
