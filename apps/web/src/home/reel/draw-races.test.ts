import '../../testing/browser.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawRaces } from './draw-races.ts';
import { posesAfter } from './player.ts';
import type { Reel } from './reel.ts';

const stored = (game: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../races/${game}.json`), 'utf8'));

const files = drawRaces({
  downforce: stored('downforce'),
  formula: stored('formula'),
  styles: '.track { fill: none }',
});

describe.each(['downforce', 'formula'])('the front page’s race of %s', (game) => {
  const reel = JSON.parse(files[`${game}.json`] ?? '') as Reel;

  it('moves every car from where it stands, and nowhere beside the ground', () => {
    const [left, top, width, height] = reel.box;
    const poses = [...reel.start];
    for (const { car, way } of reel.scenes.flatMap(({ drives }) => drives.flat())) {
      expect(way[0]?.slice(0, 2)).toEqual(poses[car]?.slice(0, 2));
      for (const [x, y, , size] of way) {
        expect(size).toBeGreaterThanOrEqual(0);
        expect(x).toBeGreaterThan(left);
        expect(x).toBeLessThan(left + width);
        expect(y).toBeGreaterThan(top);
        expect(y).toBeLessThan(top + height);
      }
      poses[car] = way.at(-1) ?? [0, 0, 0, 0];
    }
    expect(posesAfter(reel, reel.scenes.length)).toEqual(poses);
    const moved = new Set(reel.scenes.flatMap(({ drives }) => drives.flat().map(({ car }) => car)));
    expect(moved.size).toBe(reel.cars.length);
  });
});

describe('what is drawn beside the cars', () => {
  it('Downforce plays cards of its own, and has lines to bet at', () => {
    const { scenes, marks } = JSON.parse(files['downforce.json'] ?? '') as Reel;
    expect(scenes.every(({ card }) => card.length > 0)).toBe(true);
    expect(marks).toContain('betting-line');
  });

  it('Formula’s ground is a picture of its own, style sheet included', () => {
    expect(files['formula.svg']).toMatch(
      /^<svg xmlns="[^"]+" [^>]*><style>\.track \{ fill: none \}<\/style>/,
    );
    expect(files['formula.svg']).toContain('class="track-road"');
  });
});
