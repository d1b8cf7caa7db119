import { readFileSync, writeFileSync } from 'node:fs';
import { readReview, type Review } from '@paddock/bots/review';
import type { GameRecord } from '@paddock/kernel';
import { LANGUAGES } from '@paddock/words';
import { REVIEW } from '@paddock/words/all';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, jsonLines, paddock, recordedGames } from '../testing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const records = recordedGames(2, { races: 1, removed: 24, players: 3, seed: 'review' });
const [record] = records as [GameRecord];
const file = folder.put('games.jsonl', jsonLines(records));
const QUICK = ['--effort', '1'];

describe('paddock review', () => {
  it('tells how a game went, what its results are made of, what turned it and what cost most', async () => {
    const { code, out, err } = await paddock(['review', file, ...QUICK]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Formula Motor Racing: Ana, Bo and Chloé');
    for (const heading of [
      'Chance to win · Expected score',
      'What the results are made of',
      'The costliest decisions',
    ])
      expect(out).toContain(heading);
    const rows = out.split('\n').filter((line) => /^ {0,3}\d+ {2}\S/.test(line));
    expect(rows).toHaveLength(record.entries.length);
    const { score } = record.result?.standings.find(({ seat }) => seat === 0) ?? {};
    expect(out).toMatch(new RegExp(`Ana, Chance to win .*\\n.*\\n.*${score}\\.0\\n`));
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('calls the first moments of Downforce too early to tell, the start too', async () => {
    const games = recordedGames(1, { game: 'downforce', players: 3, seed: 'early' });
    const { out } = await paddock(['review', folder.put('early.jsonl', jsonLines(games)), ...QUICK]);
    const rows = out.split('\n').filter((line) => /^ {6}start|^ {0,3}\d+ {2}\S/.test(line));
    const early = rows.map((row) => row.endsWith('too early to tell'));
    expect(early[0]).toBe(true);
    expect(early).toEqual(early.toSorted((a, b) => Number(b) - Number(a)));
    expect(early.at(-1)).toBe(false);
  });

  it('shows one seat, in another game of the file, in every language', async () => {
    for (const language of LANGUAGES) {
      const call = ['review', file, '--nr', '2', '--seat', '2', ...QUICK, '--lang', language];
      const { code, out, err } = await paddock(call);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const words = REVIEW[language];
      for (const text of [words.totals, words.turns, words.worst]) expect(out).toContain(text);
      expect(out).toContain(`Bo, ${words.chance}`.slice(0, 20));
      expect(out).not.toContain(`Ana, ${words.chance}`.slice(0, 20));
    }
  });

  it('prints a review that can be kept with the game', async () => {
    const { code, out } = await paddock(['review', file, '--json', ...QUICK]);
    expect(code).toBe(0);
    const review = readReview(JSON.parse(out), record) as Review;
    expect(review.totals).toHaveLength(3);
    expect(review.done).toBe(review.of);
  });

  it.each([
    ['a missing file', ['missing.json'], 2, 'cannot read'],
    ['no file', [], 2, 'which file?'],
    ['two files', ['a', 'b'], 2, 'one file at a time'],
    ['a seat that is not there', [file, '--seat', '4'], 2, 'a whole number from 1 to 3'],
    ['a game that is not there', [file, '--nr', '3'], 2, 'it holds 2'],
    ['no effort', [file, '--effort', '0'], 2, '--effort cannot be «0»'],
    ['what is not a record', [folder.put('no.json', '{"name":"x"}')], 1, 'This is not a game record.'],
    [
      'an altered record',
      [folder.put('altered.json', JSON.stringify({ ...record, match: 'other' }))],
      1,
      'the secret of deal 1',
    ],
    [
      'a game that is still running',
      [folder.put('running.json', JSON.stringify(unfinished()))],
      1,
      'Only a finished game',
    ],
  ])('refuses %s with one clear line', async (_what, args, exitCode, told) => {
    const { code, out, err } = await paddock(['review', ...args]);
    expect({ code, out }).toEqual({ code: exitCode, out: '' });
    expect(err).toMatch(/^paddock: [^\n]+\n$/);
    expect(err).toContain(told);
  });
});

function unfinished(): unknown {
  const { result: _result, digest: _digest, ...running } = record;
  const deals = running.deals.map(({ secret: _secret, ...deal }) => deal);
  return { ...running, deals, entries: running.entries.slice(0, 10) };
}

describe('paddock review calibrate', () => {
  it('compares chances with how games ended, in words and as figures', async () => {
    const games = 'review calibrate --game formula --games 2 --players 2 --levels rookie --removed 24';
    const call = [...games.split(' '), '--out', folder.at('calibrated.jsonl')];
    const { code, out, err } = await paddock(call);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/said \d+\.\d %, won \d+\.\d %/g)).toHaveLength(10);
    expect(out).toMatch(/Best trust, in thousandths: \[100, \d+\], .*\[900, \d+\]/);
    const figures = JSON.parse((await paddock([...call, '--json'])).out) as {
      readonly bins: readonly unknown[];
    };
    expect(figures.bins).toHaveLength(10);
  });

  it('refuses levels and games that do not exist', async () => {
    expect(await paddock(['review', 'calibrate', '--levels', 'genius'])).toMatchObject({ code: 2, out: '' });
    expect(await paddock(['review', 'calibrate', '--game', 'chess'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('paddock review measure', () => {
  const GAMES = 'review measure --game formula --levels club,rookie --players 2 --removed 24 --games 2';
  const call = (...more: readonly string[]) => [...GAMES.split(' '), ...QUICK, ...more];

  it('says how one level decides against a table of another, and takes a stopped run up again', async () => {
    const out = folder.at('measured.jsonl');
    const first = await paddock(call('--out', out));
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    expect(first.out).toMatch(/club against 1 × rookie, 2 games reviewed/);
    expect(first.out.match(/: -?\d+\.\d \(-?\d+\.\d to -?\d+\.\d\) %/g)).toHaveLength(5);
    const half = readFileSync(out, 'utf8').split('\n').slice(0, 2);
    writeFileSync(out, `${half.join('\n')}\n{"torn`);
    expect((await paddock(call('--out', out))).out).toBe(first.out);
    expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(3);
    const seeded = await paddock(call('--out', out, '--seed', 'another'));
    expect(seeded).toMatchObject({ code: 2, out: '', err: expect.stringContaining('other settings') });
    expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(3);
  });

  it('refuses a file of something else, and levels that are not two', async () => {
    const wrong = await paddock(call('--out', folder.put('wrong.jsonl', 'hello\n')));
    expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringContaining('This is not JSON.') });
    const other = folder.put('other.txt', 'hello');
    expect(await paddock(call('--out', other))).toMatchObject({ code: 2, out: '' });
    expect(readFileSync(other, 'utf8')).toBe('hello');
    const alone = await paddock(['review', 'measure', '--levels', 'club']);
    expect(alone).toMatchObject({ code: 2, out: '', err: expect.stringContaining('two levels') });
  });
});
