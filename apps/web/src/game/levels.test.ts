import { DOWNFORCE_BOTS, FORMULA_BOTS } from '@paddock/bots';
import { LANGUAGES } from '@paddock/words';
import { levelsIn } from '@paddock/words/levels/levels';
import { expect, it } from 'vitest';
import { levelsToMeet } from './levels.ts';

it.each([DOWNFORCE_BOTS, FORMULA_BOTS])('every level to play against has words, from the weakest', (bots) => {
  for (const language of LANGUAGES) expect(Object.keys(levelsIn(language))).toEqual(levelsToMeet(bots));
});
