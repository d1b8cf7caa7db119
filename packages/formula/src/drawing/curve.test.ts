import { describe, expect, it } from 'vitest';
import { ClosedCurve } from './curve.ts';

const RADIUS = 100;
/** Clockwise on a screen, from the right. */
const ring = new ClosedCurve(
  Array.from({ length: 16 }, (_, step) => {
    const angle = (step / 16) * Math.PI * 2;
    return { x: Math.cos(angle) * RADIUS, y: Math.sin(angle) * RADIUS };
  }),
);

describe('a closed curve', () => {
  it('is as long as the road it draws', () => {
    expect(ring.length).toBeCloseTo(2 * Math.PI * RADIUS, 0);
  });

  it('leads through its points, and round again', () => {
    const quarter = ring.at(ring.length / 4);
    expect(quarter.x).toBeCloseTo(0, 0);
    expect(quarter.y).toBeCloseTo(RADIUS, 0);
    expect(ring.at(ring.length * 3 + 5)).toEqual(ring.at(5));
    expect(ring.at(-5).x).toBeCloseTo(ring.at(ring.length - 5).x);
  });

  it('looks along the road, without a jump anywhere', () => {
    expect(ring.at(0).angle).toBeCloseTo(90, 0);
    for (let along = 0; along < ring.length; along += 3) {
      const [one, other] = [ring.at(along).angle, ring.at(along + 3).angle];
      const turned = Math.abs(((other - one + 540) % 360) - 180);
      expect(turned).toBeLessThan(4);
    }
  });

  it('aside is to the right of the way: inwards, on a clockwise road', () => {
    expect(ring.at(0, 20).x).toBeCloseTo(80, 0);
    expect(ring.at(0, -20).x).toBeCloseTo(120, 0);
  });

  it('is drawn as closed Bézier curves', () => {
    expect(ring.path).toMatch(/^M100 0C.*Z$/);
    expect(ring.path.split('C')).toHaveLength(17);
  });
});
