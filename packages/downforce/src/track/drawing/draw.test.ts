import { describe, expect, it } from 'vitest';
import { circuit } from '../circuits/load.ts';
import { drawTrack } from '../draw-track.ts';
import { pictureOf } from './picture.ts';
import { mustRead, ringFile } from '../testing/ring.ts';

const track = mustRead(ringFile());

describe('the picture', () => {
  const picture = pictureOf(track);

  it('contains the road and everything on it', () => {
    const { x, y, width, height } = picture.viewBox;
    const spots = [
      ...picture.spaces.flatMap(({ outline }) => outline),
      ...picture.lines.map(({ label }) => label),
    ];
    for (const spot of spots) {
      expect(spot.x).toBeGreaterThan(x);
      expect(spot.y).toBeGreaterThan(y);
      expect(spot.x).toBeLessThan(x + width);
      expect(spot.y).toBeLessThan(y + height);
    }
  });

  it('puts a kerb outside each corner only', () => {
    expect(picture.kerbs).toHaveLength(4);
    // The square runs anticlockwise from its lower side: all of it lies above, and the kerbs are outside the road.
    const lowest = Math.max(...picture.spaces.flatMap(({ outline }) => outline.map(({ y }) => y)));
    expect(picture.kerbs[0]).toContain(`M120 ${Math.round(lowest) + 4}L`);
  });

  it('points cars along the road', () => {
    const headings = [...track.grid].map((space) => picture.spaces[space].heading);
    expect(headings).toEqual([0, 0, 0, 0, 0, 0]);
    expect(picture.grid.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('T2: runs bars from the inside to the outside', () => {
    expect(picture.finish.from.y).toBeLessThan(picture.finish.to.y);
    expect(picture.finish.from.x).toBeCloseTo(picture.finish.to.x);
  });
});

describe('the SVG text', () => {
  it('has every space, the payouts and the grid numbers', () => {
    const svg = drawTrack(track);
    for (const { id } of track.spaces) expect(svg).toContain(`id="space-${id}"`);
    for (const text of ['9·6·3', '6·4·2', '3·2·1', '>1<', '>6<']) expect(svg).toContain(text);
  });

  it('takes other payouts (D-E4)', () => {
    expect(drawTrack(track, { payouts: ['6·4·2', '4·2·0', '2·0·0'] })).toContain('4·2·0');
  });

  it('switches scenery off', () => {
    const marina = circuit('marina-bay');
    expect(drawTrack(marina)).toContain('id="scenery"');
    expect(drawTrack(marina)).toContain('class="tunnel"');
    expect(drawTrack(marina, { scenery: false })).not.toMatch(/scenery|boat|tunnel/);
  });

  it('draws the same text every time', () => {
    expect(drawTrack(track)).toBe(drawTrack(mustRead(ringFile())));
  });

  it('T6: lets no markup in through a name or a label', () => {
    const svg = drawTrack(
      mustRead(
        ringFile({
          name: '<script>&"',
          scenery: [{ kind: 'label', at: [0, 0], text: '</text><script>', size: 1 }],
        }),
      ),
    );
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;script&gt;&amp;&quot;');
  });
});
