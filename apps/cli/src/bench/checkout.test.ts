import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { withCheckout } from './checkout.ts';

describe('what ours is compared with', () => {
  it('is the folder of another checkout (here our own)', async () => {
    expect(await withCheckout(ROOT, (folder) => Promise.resolve(folder))).toBe(ROOT);
  });

  it('is a commit, unpacked with its own packages and removed afterwards', async () => {
    const seen = await withCheckout('HEAD', async (folder) => {
      const { name } = JSON.parse(
        await readFile(join(folder, 'node_modules/@paddock/downforce/package.json'), 'utf8'),
      );
      return {
        folder,
        name,
        isOwn: (await realpath(join(folder, 'node_modules/@paddock/downforce'))).startsWith(
          await realpath(folder),
        ),
      };
    });
    expect(seen).toMatchObject({ name: '@paddock/downforce', isOwn: true });
    expect(existsSync(seen?.folder ?? ROOT)).toBe(false);
  });

  it.each(['docs', 'no-such-commit'])('cannot be %s', async (given) => {
    expect(await withCheckout(given, () => Promise.resolve(true))).toBeUndefined();
  });
});
