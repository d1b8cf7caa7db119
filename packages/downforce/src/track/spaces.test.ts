import { describe, expect, it } from 'vitest';
import type { Section } from './reading/file.ts';
import { lengthOf } from './section.ts';
import { layOut } from './spaces.ts';
import { left, narrowing, straight, widening } from './testing/ring.ts';

describe('T5: whole numbers', () => {
  it.each<[string, Section, number]>([
    ['a straight: twelve a row', straight(4), 48],
    ['a taper: one row', narrowing(3), 12],
    ['a curve of 1, 2, 3: as its middle lane', left(90, 1, 2, 3), 24],
    ['a curve of 1, 2: between its lanes', left(90, 1, 2), 18],
    ['a curve of 3, 4, 5: what all three divide', left(90, 3, 4, 5), 60],
    ['a curve of 5, 7, 8: never nothing', left(90, 5, 7, 8), 280],
  ])('T5: %s', (_, section, length) => {
    expect(lengthOf(section)).toBe(length);
  });

  it('T5: a curve of 1, 2, 3 cuts its lanes evenly', () => {
    const { spaces } = layOut([straight(1), left(90, 1, 2, 3)]);
    const curve = spaces.filter(({ section }) => section === 1);
    expect(curve.map(({ lane, back, front, from, to }) => [lane, back, front, from, to])).toEqual([
      [3, 12, 20, 8, 12],
      [2, 12, 24, 4, 8],
      [3, 20, 28, 8, 12],
      [3, 28, 36, 8, 12],
      [2, 24, 36, 4, 8],
      [1, 12, 36, 0, 4],
    ]);
  });

  it('D-R12: ids increase with the front end; of level spaces the inside one has the highest', () => {
    const { spaces } = layOut([straight(2), left(90, 2, 3, 4), narrowing(3), straight(1, 2)]);
    for (const [id, space] of spaces.entries()) {
      expect(space.id).toBe(id);
      const next = spaces[id + 1] ?? { front: Infinity, lane: 0 };
      expect(next.front > space.front || (next.front === space.front && next.lane < space.lane)).toBe(true);
    }
  });

  it('D-P3: only straights are made of perfect rectangles', () => {
    const { spaces } = layOut([straight(1, 2), widening(2), left(30, 1, 1, 1), narrowing(3)]);
    expect(new Set(spaces.filter(({ rectangle }) => rectangle).map(({ section }) => section))).toEqual(
      new Set([0]),
    );
    expect(spaces.filter(({ rectangle }) => rectangle)).toHaveLength(2);
  });
});
