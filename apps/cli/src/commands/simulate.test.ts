import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { CIRCUITS, reconstructedDeck } from '@paddock/downforce';
import { CLI } from '@paddock/words/all';
import { Folder, paddock, startPaddock } from '../testing.ts';

interface Figures {
  readonly games: number;
  readonly races: number;
  readonly bySeat: readonly {
    points: { mean: number; margin: number };
    wins: { mean: number };
    titles?: { mean: number };
  }[];
  readonly byGridPlace: readonly { points: { mean: number } }[];
  readonly plays: { mean: number; least: number; most: number };
  readonly retirements: { mean: number; most: number };
  readonly poleWins: { mean: number };
}

async function figures(...args: readonly string[]): Promise<Figures> {
  const { code, out, err } = await paddock(['simulate', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Figures;
}

const folder = new Folder();
afterAll(() => folder.remove());

describe('paddock simulate', () => {
  it('counts what can be counted by hand', async () => {
    const { games, races, bySeat, byGridPlace, plays, retirements, poleWins } = await figures(
      '--games',
      '150',
      '--players',
      '6',
      '--races',
      '2',
    );
    expect([games, races]).toEqual([150, 300]);
    // F-T3 with six players: 54 − 24 plays; F-E1: 26 points a race, all with a player.
    expect([plays.least, plays.mean, plays.most]).toEqual([30, 30, 30]);
    expect(bySeat.reduce((sum, seat) => sum + seat.points.mean, 0)).toBeCloseTo(52);
    expect(byGridPlace.reduce((sum, place) => sum + place.points.mean, 0)).toBeCloseTo(26);
    expect(bySeat.reduce((sum, seat) => sum + seat.wins.mean, 0)).toBeCloseTo(1);
    // F-O2: every car has a player, so some seat's driver is champion.
    expect(bySeat.reduce((sum, seat) => sum + (seat.titles?.mean ?? 0), 0)).toBeCloseTo(1);
    expect(retirements.most).toBeLessThanOrEqual(6);
    expect(poleWins.mean).toBeGreaterThan(0);
    expect(poleWins.mean).toBeLessThan(0.5);
  });

  it('gives picked teams to their seats, and leaves others uncontrolled', async () => {
    const { bySeat } = await figures('--games', '40', '--teams', 'red/blue/green/yellow', '--races', '1');
    const total = bySeat.reduce((sum, seat) => sum + seat.points.mean, 0);
    expect(total).toBeGreaterThan(5);
    expect(total).toBeLessThan(26);
  });

  it('lets options override a preset', async () => {
    expect((await figures('--games', '2', '--preset', 'tournament')).races).toBe(12);
    expect((await figures('--games', '2', '--preset', 'tournament', '--races', '1')).races).toBe(2);
    expect(
      (await figures('--games', '2', '--races', '2', '--removed', '0,24', '--players', '4')).plays,
    ).toMatchObject({
      least: 14,
      most: 38,
    });
  });

  it('plays the same games from the same seed, and different ones from another', async () => {
    const pick = ({ bySeat, poleWins }: Figures) => [bySeat, poleWins];
    const first = pick(await figures('--games', '20', '--seed', 'any text'));
    expect(pick(await figures('--games', '20', '--seed', 'any text'))).toEqual(first);
    expect(pick(await figures('--games', '20', '--seed', 'any texts'))).not.toEqual(first);
  });

  it('lets any levels play, one a seat or one for all, and records them', async () => {
    const call = ['--games', '4', '--players', '3', '--races', '1', '--levels'];
    const { bySeat } = await figures(...call, 'rookie,random,random');
    expect(bySeat).toHaveLength(3);
    expect(await figures(...call, 'random')).toMatchObject({
      levels: ['random', 'random', 'random'],
      games: 4,
    });
    const path = folder.at('levels.jsonl');
    const { out } = await paddock(['simulate', ...call, 'rookie,random,random', '--out', path]);
    expect(out).toContain('4 games of one race, 3 players (rookie, random, random)');
    expect(readFileSync(path, 'utf8')).toContain('"bot":"rookie"');
    expect(await paddock(['verify', path])).toMatchObject({ code: 0, err: '' });
    rmSync(path);
  });

  it('prints a readable table, in the user’s language and without control characters in a pipe', async () => {
    const { code, out, err } = await paddock(['simulate', '--games', '20', '--lang', 'fr']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/place 4 +\d+,\d\d ± \d+,\d\d {3}gagne .* {3}titre des pilotes/);
    expect(out).toContain('12e');
    expect(out).not.toContain('\u001B');
    expect(out).not.toContain('\r');
  });

  it('writes records that verify, the same file for the same seed, and nothing else', async () => {
    const call = ['simulate', '--games', '3', '--races', '1', '--seed', 'file', '--out'];
    expect((await paddock([...call, folder.at('a.jsonl')])).code).toBe(0);
    expect((await paddock([...call, folder.at('b.jsonl')])).code).toBe(0);
    const text = readFileSync(folder.at('a.jsonl'), 'utf8');
    expect(text.trimEnd().split('\n')).toHaveLength(3);
    expect(readFileSync(folder.at('b.jsonl'), 'utf8')).toBe(text);
    expect(readdirSync(folder.path).toSorted()).toEqual(['a.jsonl', 'b.jsonl']);
    expect(await startPaddock(['verify', 'a.jsonl'], { cwd: folder.path })).toMatchObject({
      code: 0,
      err: '',
    });
  });

  it('says why it cannot write, and leaves what is there', async () => {
    const nowhere = await paddock(['simulate', '--games', '1', '--out', folder.at('no/such/file')]);
    expect(nowhere).toMatchObject({ code: 2, out: '' });
    expect(nowhere.err).toMatch(/^paddock: cannot write .*: there is no such file or folder\n$/);
    mkdirSync(folder.at('folder'));
    const taken = await paddock(['simulate', '--games', '1', '--out', folder.at('folder')]);
    expect(taken).toMatchObject({ code: 2, out: '' });
    expect(taken.err).toContain('is not a plain file');
    expect(existsSync(folder.at('no'))).toBe(false);
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it('runs every example of its help', async () => {
    folder.put('my-deck.json', JSON.stringify(reconstructedDeck));
    folder.put('my-track.json', JSON.stringify({ ...CIRCUITS['marina-bay'], id: 'mine' }));
    for (const [call] of CLI.en.commands.simulate.examples) {
      const [, ...args] = call.split(' ');
      const small = args.map((arg) => (arg === '10000' ? '10' : arg));
      expect(await startPaddock(small, { cwd: folder.path })).toMatchObject({ code: 0, err: '' });
    }
  });
});
