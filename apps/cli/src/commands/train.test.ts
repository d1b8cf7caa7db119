import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { paddock } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'paddock-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('paddock train', () => {
  it('writes the net as a module, and says how good it is', async () => {
    const path = join(folder, 'weights.ts');
    const { code, out } = await paddock(['train', '--games', '60', '--seed', 'a', '--out', path]);
    expect(code).toBe(0);
    expect(out).toContain('4 players: wins');
    expect(readFileSync(path, 'utf8')).toMatch(/^import type \{ PackedLayer \}[\s\S]*WEIGHTS: [\s\S]*\];\n$/);
  });

  it('needs a file to write, and one that it can write', async () => {
    expect(await paddock(['train'])).toMatchObject({ code: 2, err: expect.stringContaining('--out') });
    const nowhere = await paddock(['train', '--games', '10', '--out', join(folder, 'no/weights.ts')]);
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('there is no such') });
    expect(await paddock(['train', 'now', '--out', 'x'])).toMatchObject({ code: 2 });
  });
});
