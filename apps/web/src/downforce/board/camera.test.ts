import { describe, expect, it } from 'vitest';
import {
  clamp,
  CLOSEST,
  fit,
  lookAt,
  pan,
  reveal,
  sees,
  tapCamera,
  toTrack,
  toWindow,
  zoomAt,
} from './camera.ts';

const BOX = { x: -100, y: -50, width: 800, height: 400 };
const WIDE = { width: 400, height: 400 };

describe('the camera', () => {
  it('fits the whole track into the window', () => {
    expect(fit(BOX, WIDE)).toEqual({ x: 300, y: 150, zoom: 0.5 });
    expect(fit(BOX, { width: 800, height: 200 }).zoom).toBe(0.5);
  });

  it('keeps the track clear of the buttons at the right', () => {
    const camera = fit(BOX, WIDE, 80);
    expect(camera.zoom).toBe(0.4);
    expect(toWindow(camera, { x: 700, y: 0 }, WIDE).x).toBeCloseTo(320);
    expect(fit(BOX, { width: 1000, height: 200 }, 80)).toEqual(fit(BOX, { width: 1000, height: 200 }));
  });

  it('never leaves the track, nor goes too close or too far', () => {
    const far = clamp({ x: 9000, y: -9000, zoom: 0.01 }, BOX, WIDE);
    expect(far.zoom).toBe(fit(BOX, WIDE).zoom);
    expect(toTrack(far, { x: 0, y: 0 }, WIDE)).toEqual({ x: -100, y: -450 });
    expect(clamp(fit(BOX, WIDE), BOX, WIDE)).toEqual(fit(BOX, WIDE));
    const near = clamp({ x: 9000, y: -9000, zoom: 50 }, BOX, WIDE);
    expect(near.zoom).toBe(CLOSEST);
    const corner = toTrack(near, { x: 400, y: 0 }, WIDE);
    expect(corner.x - 700).toBeCloseTo((0.22 * 400) / CLOSEST);
    expect(corner.y + 50).toBeCloseTo((-0.22 * 400) / CLOSEST);
  });

  it('keeps what is under the finger there while zooming', () => {
    const camera = { x: 120, y: 80, zoom: 1 };
    const finger = { x: 310, y: 40 };
    const closer = zoomAt(camera, 2.5, finger, WIDE);
    expect(closer.zoom).toBe(2.5);
    const before = toTrack(camera, finger, WIDE);
    const after = toTrack(closer, finger, WIDE);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('follows the hand that drags it', () => {
    const camera = { x: 0, y: 0, zoom: 2 };
    const spot = { x: 10, y: 10 };
    const before = toWindow(camera, spot, WIDE);
    const after = toWindow(pan(camera, 30, -8), spot, WIDE);
    expect([after.x - before.x, after.y - before.y]).toEqual([30, -8]);
  });

  it('looks at all spots, no closer than asked', () => {
    expect(lookAt([], WIDE, 2, 0)).toBeUndefined();
    expect(lookAt([{ x: 5, y: 6 }], WIDE, 2, 50)).toEqual({ x: 5, y: 6, zoom: 2 });
    const both = lookAt(
      [
        { x: 0, y: 0 },
        { x: 300, y: 0 },
      ],
      WIDE,
      2,
      50,
    );
    expect(both).toEqual({ x: 150, y: 0, zoom: 1 });
    if (both === undefined) throw new Error('there are spots');
    expect(
      sees(
        both,
        [
          { x: 0, y: 0 },
          { x: 300, y: 0 },
        ],
        WIDE,
        50,
      ),
    ).toBe(true);
    expect(sees(both, [{ x: 300, y: 0 }], WIDE, 51)).toBe(false);
  });

  it('moves only as far as a hidden spot needs', () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(reveal(camera, { x: 100, y: 0 }, WIDE, 20)).toEqual(camera);
    expect(reveal(camera, { x: 300, y: 0 }, WIDE, 20)).toEqual({ x: 120, y: 0, zoom: 1 });
  });

  it('shows a thumb the near spaces of a long way, and all of a short one', () => {
    const way = Array.from({ length: 9 }, (_, space) => ({ x: 0, y: 38 * space }));
    const long = tapCamera(way, WIDE);
    const short = tapCamera(way.slice(0, 4), WIDE);
    if (long === undefined || short === undefined) throw new Error('there are spots');
    expect(sees(short, way.slice(0, 4), WIDE, 30)).toBe(true);
    expect(sees(long, way.slice(0, 5), WIDE, 29)).toBe(true);
    expect(sees(long, way, WIDE, 0)).toBe(false);
    expect(long.zoom).toBeGreaterThan(1.7);
  });
});
