import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CAR_NAMES } from '@paddock/formula';
import { namesOf, type GameRecord } from '@paddock/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, jsonLines, paddock, recordedGames, startPaddock } from '../testing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const records = recordedGames(3, { races: 2, players: 4 });
const file = folder.put('games.jsonl', jsonLines(records));
const [record] = records as [GameRecord];

describe('paddock show', () => {
  it('tells a game with the order after every play, ending in the recorded result', async () => {
    const { code, out, err } = await paddock(['show', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Formula Motor Racing: Ana, Bo, Chloé and Duarte');
    const boards = out.split('\n').filter((line) => line.startsWith('      '));
    // Two races of 38 plays; a charge shows the order after each roll.
    expect(boards.length).toBeGreaterThanOrEqual(2 * 38);
    for (const board of boards) {
      const cars = board
        .trim()
        .split(/ · | \| /)
        .map((car) => car.replace(' ', '-'));
      expect(cars.toSorted()).toEqual(CAR_NAMES.toSorted());
    }
    expect(out).toContain('Race 2 is over.');
    const winner = record.result?.standings[0];
    expect(out).toContain(
      `1st ${winner?.seat === undefined ? `${winner?.side} (uncontrolled)` : namesOf(record)[winner.seat]}, ${winner?.score} points`,
    );
    expect(out).toMatch(
      /Replayed and verified: nothing altered .*\nDeal 1: shuffled together by Ana, Bo, Chloé and Duarte\.\n/,
    );
    expect(out).not.toContain('undefined');
    expect(out).not.toContain('\u001B');
  });

  it('tells another game of the file, in another language', async () => {
    const first = await paddock(['show', file, '--lang', 'fr']);
    const third = await paddock(['show', '--nr', '3', '--lang', 'fr', file]);
    expect(first.out).toContain('La course 1 est finie.');
    expect(third.code).toBe(0);
    expect(third.out).not.toBe(first.out);
    expect(
      await startPaddock(['show', '-', '--nr', '3', '--lang', 'fr'], { input: jsonLines(records) }),
    ).toEqual(third);
  });

  it('tells which seats changed hands, and who took hints', async () => {
    const noted = records.map((each) => ({
      ...each,
      entries: each.entries.map((entry, at) =>
        at === 5 ? { ...entry, hints: 2, hands: [{ seat: 0 }, { seat: 1, bot: 'club' }] } : entry,
      ),
    }));
    const { code, out, err } = await paddock(['show', folder.put('noted.jsonl', jsonLines(noted))]);
    expect(out).toContain('From here on, a person plays for Ana. From here on, a bot (club) plays for Bo.');
    expect(out).toMatch(/ asked for 2 hints\./);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('Step 6: its checksum') });
  });

  it('is coloured on request and plain in a pipe, with the same words', async () => {
    const plain = await paddock(['show', file]);
    const coloured = await paddock(['show', file], { env: { FORCE_COLOR: '1' } });
    expect(coloured.out).toContain('\u001B[38;5;161mred 1\u001B[0m');
    // oxlint-disable-next-line no-control-regex
    expect(coloured.out.replaceAll(/\u001B\[[\d;]*m/g, '')).toBe(plain.out);
    expect(await paddock(['show', file], { env: { NO_COLOR: '1' } })).toEqual(plain);
  });

  it('calls drivers by their names', async () => {
    const drivers = CAR_NAMES.map((car) => `Driver ${car}`);
    const [named] = recordedGames(1, {
      races: 1,
      players: 2,
      seed: 'named',
      drivers,
      championship: 'drivers',
    });
    const path = folder.put('named.json', JSON.stringify(named));
    const { code, out } = await paddock(['show', path, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toMatch(/Driver red-1 \(red 1\)/);
    expect(out).toMatch(/wins the Drivers’ Championship/);
  });

  it('F-O2: names both champions of a season', async () => {
    const [season] = recordedGames(1, { races: 2, players: 3, seed: 'season' });
    const path = folder.put('season.json', JSON.stringify(season));
    const { code, out } = await paddock(['show', path, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toMatch(/wins the Constructors’ Championship .*wins the Drivers’ Championship /);
    expect(out).toMatch(/ Standings: 1st .* Drivers: 1st .*; 12th /);
  });

  it('tells an altered game up to where it is wrong, then says so with exit code 1', async () => {
    const entries = record.entries.map((entry, at) =>
      at === 20 ? { ...entry, do: ['play nothing'] } : entry,
    );
    const path = folder.put('altered.json', JSON.stringify({ ...record, entries }));
    const { code, out, err } = await paddock(['show', path]);
    expect(code).toBe(1);
    expect(out).toMatch(/^ {2}20 {2}/m);
    expect(out).not.toMatch(/^ {2}21 {2}|verified/m);
    expect(err).toBe(`paddock: ${path}, game 1: Step 21: “play nothing” is not an action.\n`);
  });

  it('says how many games there are when asked for one too many', async () => {
    const { code, out, err } = await paddock(['show', file, '--nr', '4']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('There is no game 4 in it: it holds 3.');
  });

  it('refuses what is not a record', async () => {
    const path = folder.put('no.json', '{"paddock":9}');
    expect(await paddock(['show', path])).toMatchObject({ code: 1, out: '' });
    expect((await paddock(['show', folder.at('missing')])).code).toBe(2);
  });

  it('exits quietly when the reader closes the pipe', async () => {
    const main = fileURLToPath(new URL('../main.js', import.meta.url));
    const child = spawn(process.execPath, [main, 'show', file], { stdio: ['ignore', 'pipe', 'pipe'] });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdout.destroy();
    const [code] = (await once(child, 'close')) as [number];
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
