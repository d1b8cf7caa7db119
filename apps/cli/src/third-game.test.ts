import { LANGUAGES } from '@paddock/words';
import { REVIEW, SHARED } from '@paddock/words/all';
import { highCardWords } from '@paddock/words/testing/high-card';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Program from './program.ts';
import { Folder, runHere, startPaddock, type Ran } from './testing.ts';
import { programWithHighCard } from './testing/program-with-high-card.ts';

const folder = new Folder();
let program: typeof Program;

beforeAll(async () => {
  program = await programWithHighCard();
});
afterAll(() => folder.remove());

function run(...args: readonly string[]): Promise<Ran> {
  return runHere(program.main, args);
}

async function say(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await run(...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/undefined|null|NaN|\[object/);
  return out;
}

describe.each(LANGUAGES)('a third game on the command line, in %s', (language) => {
  const words = highCardWords(language, SHARED[language]);
  const lang = ['--lang', language];
  const file = folder.at(`${language}.jsonl`);

  it('is simulated, proved and told', async () => {
    const call = ['simulate', '--game', 'high-card', '--games', '20', '--rounds', '3', '--out', file];
    expect(await say(...call, ...lang)).toContain(words.title);
    expect(await say('verify', file, ...lang)).toContain('20');
    const told = await say('show', file, '--nr', '2', ...lang);
    expect(told).toContain(words.title);
    expect(told).toContain(words.fact({ kind: 'dealt', seat: 1 }, { names: ['Ana', 'Bo'] }));
    expect(told.match(/Ana -?\d · Bo -?\d · Chloé -?\d · Duarte -?\d/g)).toHaveLength(3);
  });

  it('is reviewed', async () => {
    const { totals, worst } = REVIEW[language];
    const told = await say('review', file, '--effort', '5', ...lang);
    for (const text of [words.title, totals, worst]) expect(told).toContain(text);
  });

  it('has its bots measured and its options explained', async () => {
    const ladder = ['ladder', '--game', 'high-card', '--deals', '30'];
    expect(await say(...ladder, ...lang)).toMatch(/rookie .+\n {2}rookie .+\n {2}random .+/);
    const help = await say('simulate', '--help', ...lang);
    expect(help).toContain(words.title);
    expect(help).toContain(words.option('rounds').text);
    const refused = await run('simulate', '--game', 'high-card', '--rounds', '9', ...lang);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain(words.option('rounds').allowed);
  });
});

describe('the program that ships', () => {
  it('knows nothing about the third game', async () => {
    const [help, refused] = await Promise.all([
      startPaddock(['simulate', '--help']),
      startPaddock(['simulate', '--game', 'high-card']),
    ]);
    expect(help.out).toContain('--game');
    expect(help.out).not.toMatch(/high.card/i);
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('formula, downforce');
  });
});
