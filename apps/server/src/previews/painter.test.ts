import { afterEach, describe, expect, it } from 'vitest';
import { Painter } from './painter.ts';
import { Pictures } from './pictures.ts';

/** Hangs for one game, and answers for others with a byte. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ game }) => {
  if (game === 'hang') for (;;);
  if (game === 'break') process.exit(1);
  parentPort.postMessage(game === 'none' ? undefined : new Uint8Array([game.length]));
});`;
const entry = new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`);
const seen = (game: string) => ({ game, options: {} });

let painter: Painter;
afterEach(() => painter.close());

describe('the thread that draws', () => {
  it('one that hangs or breaks is ended, and another draws what comes next', async () => {
    painter = new Painter({ entry, limitMs: 200 });
    for (const game of ['hang', 'break', 'none']) expect(await painter.paint(seen(game))).toBeUndefined();
    await expect.poll(() => painter.paint(seen('fine')), { timeout: 60_000 }).toEqual(new Uint8Array([4]));
  });

  it('no more than a few wait for it, and none after the end', async () => {
    painter = new Painter({ entry, limitMs: 600_000 });
    const waiting = Array.from({ length: 40 }, () => painter.paint(seen('hang')));
    const refused = await Promise.race([Promise.all(waiting.slice(17)), waiting[0]]);
    expect(refused).toEqual(Array.from({ length: 23 }, () => undefined));
    await painter.close();
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 40 }, () => undefined));
    expect(await painter.paint(seen('fine'))).toBeUndefined();
    expect(painter.count).toBe(1);
  });
});

describe('the pictures that are kept', () => {
  it('are the newest few, each drawn once while nothing changes, and not too often when it does', async () => {
    painter = new Painter({ entry });
    let now = 0;
    const pictures = new Pictures(() => now, painter);
    const look = () => Promise.resolve(seen('fine'));
    const ask = (name: string, state?: string, may = true) => pictures.of({ name, state, look }, () => may);
    for (let table = 0; table < 200; table++) await ask(`table ${table}`);
    expect([pictures.size, pictures.drawn]).toEqual([48, 200]);
    await Promise.all([ask('table 199'), ask('table 199', 'over'), ask('table 199')]);
    expect(pictures.drawn).toBe(200);
    now = 10_000;
    await Promise.all([ask('table 199', 'over'), ask('table 199', 'over'), ask('table 199', 'over')]);
    expect(pictures.drawn).toBe(201);
    now = 90_000;
    await ask('table 199', 'over');
    expect(pictures.drawn).toBe(201);
    expect(await ask('table 198', undefined, false)).toBeUndefined();
    expect(await ask('table 199', 'over', false)).toBeDefined();
  });

  it('what could not be drawn is tried again, but not at once', async () => {
    painter = new Painter({ entry });
    let now = 0;
    const pictures = new Pictures(() => now, painter);
    const ask = (game: string) =>
      pictures.of({ name: 'a', state: '', look: () => Promise.resolve(seen(game)) });
    expect(await ask('none')).toBeUndefined();
    expect(await ask('fine')).toBeUndefined();
    now = 10_000;
    expect(await ask('fine')).toMatchObject({
      png: new Uint8Array([4]),
    });
  });
});
