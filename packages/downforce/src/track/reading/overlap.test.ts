import { describe, expect, it } from 'vitest';
import { quadGap } from './overlap.ts';
import type { Point } from '../drawing/road.ts';

function square(x: number, y: number, half: number): Point[] {
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

function diamond(x: number, y: number, half: number): Point[] {
  return [
    { x: x - half, y },
    { x, y: y - half },
    { x: x + half, y },
    { x, y: y + half },
  ];
}

describe('the gap between two parts of the road', () => {
  it.each([
    ['apart', square(0, 0, 1), square(5, 0, 1), 3],
    ['sharing an edge', square(0, 0, 1), square(2, 0, 1), 0],
    ['sharing a corner', square(0, 0, 1), square(2, 2, 1), 0],
    ['overlapping', square(0, 0, 1), square(1.5, 0, 1), -0.5],
    ['apart only along a slanting line', square(0, 0, 1), diamond(2.5, 2.5, 2), Math.SQRT1_2],
  ])('%s', (_, a, b, gap) => {
    expect(quadGap(a, b)).toBeCloseTo(gap);
    expect(quadGap(b, a)).toBeCloseTo(gap);
  });
});
