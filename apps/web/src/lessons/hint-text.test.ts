import { FORMULA_REASONS } from '@paddock/bots';
import { LANGUAGES, languageModule } from '@paddock/words';
import { describe, expect, it } from 'vitest';
import { hintText } from './hint-text.ts';

/** What can be a reason in a beginner's game: nobody bids, bets, or has a power. */
const DOWNFORCE = ['only-way', 'brings-home', 'moves-own', 'jams', 'moves', 'least-harm'];
/** A club player always has a reason, and a single race ends without being ready for another. */
const FORMULA = FORMULA_REASONS.filter((code) => code !== 'any' && code !== 'ready');

describe.each(LANGUAGES)('hints, %s', (language) => {
  const { load } = languageModule(language);
  const hint = async (
    game: 'downforce' | 'formula',
    code: string,
    params: Record<string, string | number>,
  ) => {
    const [{ hints }, downforce, formula] = await Promise.all([
      load('lessons'),
      load('downforce'),
      load('formula'),
    ]);
    return hintText(
      hints,
      game,
      { downforce, formula },
      { do: [], reasons: { code, params, alternatives: [] } },
    );
  };

  it.each(DOWNFORCE)('of Downforce say why: %s', async (code) => {
    const said = await hint('downforce', code, { card: 'r6y4', car: 'red', spaces: 6 });
    expect(said).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(said).not.toMatch(/undefined|r6y4/);
  });

  it.each(FORMULA)('of Formula say why: %s', async (code) => {
    const params = {
      card: 'overtake-3-red',
      saved: 'turbo',
      car: 'red-1',
      behind: 'blue-2',
      with: 'blue-2',
      die: 3,
    };
    const said = await hint('formula', code, params);
    expect(said).toMatch(/^\p{Lu}.{10,}\.$/u);
    expect(said).not.toMatch(/undefined|red-1|blue-2|overtake-3/);
  });
});

it('one space is one space', async () => {
  const { load } = languageModule('en');
  const [{ hints }, downforce, formula] = await Promise.all([
    load('lessons'),
    load('downforce'),
    load('formula'),
  ]);
  const reasons = { code: 'moves-own', params: { card: 'r6y4', car: 'yellow', spaces: 1 }, alternatives: [] };
  expect(hintText(hints, 'downforce', { downforce, formula }, { do: [], reasons })).toBe(
    'Red 6, yellow 4: it moves your yellow car 1 space.',
  );
});
