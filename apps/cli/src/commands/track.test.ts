import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CIRCUIT_IDS, CIRCUITS, STRETCHED } from '@paddock/downforce';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, paddock } from '../testing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

const marinaBay = CIRCUITS['marina-bay'];

interface Told {
  readonly ok: boolean;
  readonly checks: readonly {
    name: string;
    value: number;
    range?: readonly number[];
    interval?: readonly number[];
    ok?: boolean;
  }[];
  readonly simulated: { level: string; games: number };
}

describe('paddock track check', () => {
  it.each(CIRCUIT_IDS)('finds every number of %s inside its range, or out of it on purpose', async (id) => {
    const { code, out, err } = await paddock(['track', 'check', id, '--games', '0']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`(${id}): ${id === 'lantern-pass' ? 'open' : 'a ring'}, `);
    expect(out).toMatch(/shortest lap, steps +\d+ +50 to 58 +(ok|on purpose)/);
    expect(out.match(/ (ok|on purpose)$/gm)).toHaveLength(12);
    expect(out.match(/ on purpose$/gm) ?? []).toHaveLength(STRETCHED[id]?.length ?? 0);
    expect(out).not.toContain('Simulated');
  });

  it('T6: club bots race on a track from a file; each figure has its interval', async () => {
    const file = folder.put('bay.json', JSON.stringify(marinaBay));
    const { out } = await paddock(['track', 'check', file, '--games', '4', '--json']);
    const { checks, simulated } = JSON.parse(out) as Told;
    expect(simulated).toMatchObject({ level: 'club', games: 4, seed: 'paddock' });
    expect(checks.filter(({ name }) => name.startsWith('finishing'))).toHaveLength(4);
    const wins = checks.filter(({ name }) => name.startsWith('gridWins'));
    expect(wins.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100, 6);
    for (const { value, interval: [low = 0, high = 0] = [] } of wins) {
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThan(value);
    }
  });

  it('goes on where it stopped, and takes no races of another road', async () => {
    const kept = folder.at('races.jsonl');
    const call = ['track', 'check', 'river-station', '--file', kept, '--json', '--games'];
    await paddock([...call, '1']);
    const { out } = await paddock([...call, '2']);
    expect(JSON.parse(out)).toMatchObject({ simulated: { games: 2 } });
    expect(readFileSync(kept, 'utf8').trim().split('\n')).toHaveLength(2);
    const { code, err } = await paddock(['track', 'check', 'marina-bay', '--file', kept, '--games', '2']);
    expect(code).toBe(2);
    expect(err).toContain('another road');
  });

  it('names the number that is out of range, with exit code 1', async () => {
    // Moves the third betting line to the second, and the second a section earlier.
    const [first, second] = marinaBay.lines;
    const lines = [first, second - 1, second];
    const file = folder.put('lines.json', JSON.stringify({ ...marinaBay, lines }));
    const { code, out, err } = await paddock(['track', 'check', file, '--games', '0']);
    expect(code).toBe(1);
    expect(out).toMatch(/betting line 3, % of the lap .+72 to 78 +OUT OF RANGE/);
    expect(err).toMatch(/^paddock: Marina Bay: (one number is|\d numbers are) out of range\n$/);
  });

  it('says what is wrong with a file, section by section', async () => {
    const given: readonly unknown[] = marinaBay.sections;
    const sections = given.toSpliced(3, 1, { kind: 'narrowing', from: 3, to: 1 });
    const file = folder.put('narrow.json', JSON.stringify({ ...marinaBay, sections }));
    const { code, out, err } = await paddock(['track', 'check', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`paddock: ${file}: section 4 narrows 3 → 1 in one step: only one lane per step\n`);
  });

  it.each([
    ['not JSON', '{"format":1,', 'This is not JSON.'],
    ['something else', '[]', 'the track is not a track file'],
    ['far too large', `"${'x'.repeat(1_100_000)}"`, 'This file is far too large.'],
  ])('refuses a file that is %s with one line and exit code 1', async (name, content, told) => {
    const file = folder.put(`${name}.json`, content);
    const { code, out, err } = await paddock(['track', 'check', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^paddock: [^\n]+\n$/);
    expect(err).toContain(told);
  });
});

describe('paddock track draw', () => {
  it('writes a whole picture and nothing else', async () => {
    const path = folder.at('drawn/track.svg');
    const missing = await paddock(['track', 'draw', 'river-station', '--out', path]);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(existsSync(folder.at('drawn'))).toBe(false);
    const there = new Folder();
    const { code, out } = await paddock(['track', 'draw', 'river-station', '--out', there.at('track.svg')]);
    expect(code).toBe(0);
    expect(out).toContain('River Station drawn to ');
    const picture = readFileSync(there.at('track.svg'), 'utf8');
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+">.*<\/svg>\n$/s);
    expect(readdirSync(there.path)).toEqual(['track.svg']);
    there.remove();
  });

  it('leaves what is there if the track is invalid', async () => {
    const out = folder.put('kept.svg', 'kept');
    const file = folder.put('none.json', '{}');
    const { code, err } = await paddock(['track', 'draw', file, '--out', out]);
    expect(code).toBe(1);
    expect(err).toContain('is not a track file');
    expect(readFileSync(out, 'utf8')).toBe('kept');
  });
});
