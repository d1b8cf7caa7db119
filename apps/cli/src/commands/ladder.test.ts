import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, MAIN, paddock } from '../testing.ts';

interface Side {
  readonly level: string;
  readonly wins: { readonly mean: number };
  readonly points: { readonly mean: number };
  readonly times: { readonly decisions: number; readonly p99: number };
}

interface Row {
  readonly one: Side;
  readonly others: Side;
  readonly games: number;
  readonly lead: { readonly low: number; readonly mean: number; readonly high: number };
}

interface Told {
  readonly options: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
  readonly ratings: readonly { readonly level: string }[];
}

const folder = new Folder();
afterAll(() => folder.remove());

async function ladder<Result = Told>(...args: readonly string[]): Promise<Result> {
  const { code, out, err } = await paddock(['ladder', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Result;
}

/** Everything but the times, which no two runs share. */
function bare({ rows }: Told): unknown {
  return rows.map(({ one, others, ...rest }) => [{ ...one, times: 0 }, { ...others, times: 0 }, rest]);
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

const QUICK = ['--levels', 'rookie,random', '--players', '3', '--processes', '1'];

describe('paddock ladder', () => {
  it('lets the stronger play a table of the weaker from every seat, in single races of Formula', async () => {
    const call = [...QUICK, '--deals', '4'];
    const told = await ladder(...call);
    expect(told.options['races']).toBe(1);
    const [row] = told.rows as [Row];
    expect([row.one.level, row.others.level, row.games]).toEqual(['rookie', 'random', 12]);
    expect(row.others.times.decisions).toBeGreaterThan(row.one.times.decisions);
    expect(told.ratings.map(({ level }) => level).toSorted()).toEqual(['random', 'rookie']);
    expect(bare(await ladder(...call, '--seed', 'paddock'))).toEqual(bare(told));
    expect(bare(await ladder(...call, '--seed', 'another'))).not.toEqual(bare(told));
  });

  it('lets one level play all others, and plays Downforce', async () => {
    const call = [
      '--game',
      'downforce',
      '--one',
      'random',
      '--levels',
      'rookie',
      '--deals',
      '2',
      '--players',
      '2',
    ];
    const { rows } = await ladder(...call, '--track', 'river-station', '--processes', '1');
    expect(rows.map(({ one, others, games }) => [one.level, others.level, games])).toEqual([
      ['random', 'rookie', 4],
    ]);
  });

  it('plays the same games in several processes', async () => {
    const call = ['--levels', 'rookie,random', '--players', '3', '--deals', '3'];
    expect(bare(await ladder(...call, '--processes', '2'))).toEqual(
      bare(await ladder(...call, '--processes', '1')),
    );
  });

  it('prints tables with intervals, in the user’s language', async () => {
    const race = await paddock(['ladder', ...QUICK, '--deals', '2', '--lang', 'fr']);
    expect(race.out).toMatch(
      /rookie contre 2 × random \(6 parties, 2 donnes.; à force égale.: \d+,\d.%\)\n {2}rookie +gagne \d+,\d \(/,
    );
    expect(race.out).toMatch(/Cotes \(random vaut 0.*\n {2}/);
    const one = ['ladder', '--game', 'downforce', '--levels', 'rookie,random', '--deals', '2'];
    const { code, out, err } = await paddock([...one, '--players', '2', '--processes', '1']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/rookie against 1 × random \(4 games, 2 deals; parity 50.0 %\)\n {2}rookie +wins \d/);
    expect(out).not.toMatch(/undefined|NaN|\r/);
  });

  it('plays every variant that can be played so, and names the others', async () => {
    const call = ['ladder', '--json', ...QUICK, '--each-variant', '--deals', '2'];
    const all = await paddock([...call, '--races', '1']);
    const { variants } = JSON.parse(all.out) as { variants: (Told & { name: string })[] };
    expect(variants.map(({ name }) => name)).toEqual(['one-race', 'evening', 'tournament', 'full-season']);
    expect(variants.every(({ rows }) => rows.length === 1)).toBe(true);
    const evening = await paddock([...call, '--removed', '24,24,24']);
    expect(evening.code).toBe(0);
    expect(JSON.parse(evening.out)).toMatchObject({ name: 'evening', options: { races: 3 } });
    expect(evening.err.match(/^paddock: .* is left out: /gm)).toHaveLength(3);
    const none = await paddock([...call, '--removed', '0,6']);
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(none.err).toContain('no variant can be played like this');
  });
});

describe('a ladder with a file', () => {
  const call = (...more: readonly string[]) => [...QUICK, '--deals', '3', ...more];

  it('goes on where it stopped: with a torn line, without a game, and with more deals', async () => {
    const path = folder.at('ladder.jsonl');
    const whole = bare(await ladder(...call('--file', path)));
    expect(whole).toEqual(bare(await ladder(...call())));
    const lines = linesOf(path);
    expect(lines).toHaveLength(1 + 9);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      seed: 'paddock 0',
      one: 'rookie',
      others: 'random',
      seat: 0,
    });
    // The end is missing, and the last line is torn.
    writeFileSync(path, `${lines.slice(0, 5).join('\n')}\n${(lines[5] ?? '').slice(0, 40)}`);
    expect(bare(await ladder(...call('--file', path)))).toEqual(whole);
    expect(linesOf(path).toSorted()).toHaveLength(1 + 9);
    // What is there is not played again.
    const times = (text: string) => (JSON.parse(text) as { times: unknown }).times;
    expect(linesOf(path).slice(1, 5).map(times)).toEqual(lines.slice(1, 5).map(times));
    const more = await ladder(...QUICK, '--deals', '4', '--file', path);
    expect(more.rows[0]?.games).toBe(12);
    expect(linesOf(path)).toHaveLength(1 + 12);
  });

  it('refuses a file of another ladder or other bots, and leaves it as it is', async () => {
    const path = folder.at('other.jsonl');
    await ladder(...QUICK, '--deals', '2', '--file', path);
    const before = readFileSync(path, 'utf8');
    const refused = async (...more: readonly string[]) => {
      const { code, out, err } = await paddock(['ladder', ...QUICK, ...more]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      return err;
    };
    expect(await refused('--seed', 'x', '--file', path)).toContain('other deals (--seed)');
    expect(await refused('--races', '2', '--file', path)).toContain('other options');
    expect(readFileSync(path, 'utf8')).toBe(before);
    const other = folder.put('bots.jsonl', before.replace(/"bots":"\w+"/, '"bots":"0123456789abcdef"'));
    expect(await refused('--file', other)).toContain('was played by other bots');
    const broken = folder.put('broken.jsonl', before.replace('"one":"rookie"', '"one":7'));
    expect(await refused('--file', broken)).toContain('line 2: this is not a game of a ladder');
    const notes = folder.put('notes.txt', 'my notes');
    expect(await refused('--file', notes)).toContain('is not the file of a ladder');
    expect(readFileSync(notes, 'utf8')).toBe('my notes');
    expect(await refused('--file', folder.at('no/such/file'))).toContain('there is no such file or folder');
  });

  it('begins again if its first line is torn', async () => {
    const path = folder.at('first.jsonl');
    await ladder(...call('--file', path));
    const [first = ''] = linesOf(path);
    writeFileSync(path, first.slice(0, 30));
    await ladder(...call('--file', path));
    expect(linesOf(path)[0]).toBe(first);
  });

  it('keeps what is played when Ctrl-C ends it', async () => {
    const path = folder.at('stopped.jsonl');
    const args = ['ladder', '--levels', 'rookie,random', '--deals', '100000', '--file', path];
    const child = spawn(process.execPath, [MAIN, ...args, '--processes', '2'], { env: { LANG: 'C' } });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const exit = once(child, 'close');
    while (!existsSync(path) || linesOf(path).length < 20) await setTimeout(20);
    child.kill('SIGINT');
    expect((await exit)[0]).toBe(130);
    expect(said).toMatch(/stopped after \d+ of 400,000 games; the same command continues from here/);
    const lines = linesOf(path);
    expect(lines.length).toBeGreaterThanOrEqual(20);
    for (const line of lines) JSON.parse(line);
  });

  it('writes its tables into a document, in place of the last ones', async () => {
    const path = folder.put('doc.md', '# Ladder\n\nBy hand.\n');
    const write = (...more: readonly string[]) => paddock(['ladder', ...QUICK, '--write', path, ...more]);
    expect((await write('--deals', '2')).out).toContain(`Written to ${path}`);
    expect((await write('--deals', '3', '--seed', 'my deals')).code).toBe(0);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^# Ladder\n\nBy hand\.\n\n<!-- ladder: formula, 3 players -->\n/);
    expect(text.match(/<!-- ladder/g)).toHaveLength(1);
    expect(text).toMatch(
      /9 games, seed "my deals", commit \S+: `paddock ladder --levels rookie,random --players 3 --deals 3 --seed "my deals"`/,
    );
    expect(text).toMatch(/\| rookie \| 2 × random \| 9 \| \*\*\d+\.\d ± \d+\.\d\*\* \|/);
    await write('--deals', '2', '--races', '2');
    await write('--deals', '2', '--races', '1', '--each-variant');
    expect(readFileSync(path, 'utf8')).toMatch(/\| tournament \| rookie \|[^]*below parity: none\./);
    expect(readFileSync(path, 'utf8').match(/<!-- ladder: .*/g)).toEqual([
      '<!-- ladder: formula, 3 players -->',
      '<!-- ladder: formula, 3 players, races=2 -->',
      '<!-- ladder: formula, 3 players, every variant -->',
    ]);
  });
});
