import { formula, type FormulaFact } from '@paddock/formula';
import { begin, playOn } from '@paddock/formula/testing';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { FORMULA } from '../all.ts';
import { LANGUAGES } from '../languages.ts';

const CONTEXT = { names: ['Ana', 'Bo', 'Chloé'] };
const TITLES = {
  en: ['the Constructors’ Championship', 'the Drivers’ Championship'],
  fr: ['le championnat des constructeurs', 'le championnat des pilotes'],
  pt: ['o campeonato de construtores', 'o campeonato de pilotos'],
} as const;

describe.each(LANGUAGES)('the champions, in %s', (language) => {
  const words = FORMULA[language];
  const [constructors, drivers] = TITLES[language];

  it.each(['constructors', 'drivers'] as const)(
    'F-O2: both are named after a season, first that of the %s, which decides',
    (championship) => {
      const state = begin(3, { races: 2, championship });
      playOn(state, fastChance('champions'));
      const { public: open } = formula.view(state, 'public');
      const prompt = words.prompt(open, CONTEXT);
      const titles = championship === 'drivers' ? [drivers, constructors] : [constructors, drivers];
      expect(prompt.indexOf(titles[0])).toBeGreaterThan(0);
      expect(prompt.indexOf(titles[1])).toBeGreaterThan(prompt.indexOf(titles[0]));
    },
  );

  it('F-O2: the log tells both tables after a season, and one after a single race', () => {
    const table = { side: 'seat-1', seat: 1, place: 1, score: 31 };
    const car = { side: 'red-1', seat: 0, place: 1, score: 19 };
    const over = { kind: 'season-over', outcome: { standings: [table] } } satisfies FormulaFact;
    const both = words.fact({ ...over, other: [car] }, CONTEXT);
    for (const said of [
      constructors,
      drivers,
      words.standings([table], CONTEXT),
      words.standings([car], CONTEXT),
    ])
      expect(both).toContain(said);
    expect(words.fact(over, CONTEXT)).not.toContain(drivers);
  });
});
