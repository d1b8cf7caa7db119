import { describe, expect, it } from 'vitest';
import { centreOf } from './outline.ts';
import { STEP } from './road.ts';
import { left, mustRead, openFile, right, spaceAt, straight } from '../testing/ring.ts';

const track = mustRead(openFile([left(90, 1, 2, 3), straight(1), straight(1), straight(1)]));

describe('outlines', () => {
  it('T5: a curve is cut at angles in proportion to the whole numbers', () => {
    const headings = [1, 2, 3].map((cell) => {
      const space = track.spaces[spaceAt(track, 2, 3, cell)];
      return (centreOf(space, track, track.stretches[1]).heading * 180) / Math.PI;
    });
    expect(headings.map(Math.round)).toEqual([-15, -45, -75]);
    const areas = [1, 2, 3].map((cell) => areaOf(spaceAt(track, 2, 3, cell)));
    expect(areas[1]).toBeCloseTo(areas[0]);
    expect(areas[2]).toBeCloseTo(areas[0]);
  });

  it('T5: a perfect rectangle is one in the drawing too', () => {
    const [a, b, c, d] = track.outlines[spaceAt(track, 1, 2, 2)];
    expect(track.outlines[spaceAt(track, 1, 2, 2)]).toHaveLength(4);
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(STEP);
    expect(Math.hypot(a.x - c.x, a.y - c.y)).toBeCloseTo(Math.hypot(b.x - d.x, b.y - d.y));
  });

  it.each([
    ['left bend', left(90, 1, 2, 3), 'anticlockwise', 1],
    ['right bend', right(90, 3, 2, 1), 'anticlockwise', 3],
    ['right bend', right(90, 1, 2, 3), 'clockwise', 1],
    ['left bend', left(90, 3, 2, 1), 'clockwise', 3],
  ] as const)(
    'T2: in a %s (%j) of a road driven %s the short lane is lane %i',
    (_, bend, direction, lane) => {
      const open = mustRead(openFile([bend, straight(1), straight(1), straight(1)], { direction }));
      const [inner, outer] = [1, 3].map((each) =>
        Math.min(
          ...open.outlines[spaceAt(open, 2, each)].map(({ x, y }) => distanceToHub(open.stretches[1], x, y)),
        ),
      );
      expect(inner < outer).toBe(lane === 1);
    },
  );
});

function areaOf(id: number): number {
  const outline = track.outlines[id];
  return Math.abs(
    outline.reduce((sum, { x, y }, i) => {
      const next = outline[(i + 1) % outline.length];
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );
}

function distanceToHub(stretch: (typeof track.stretches)[number], x: number, y: number): number {
  const { start, long, angle } = stretch;
  const radius = long / angle;
  return Math.hypot(
    x - (start.x - radius * Math.sin(start.heading)),
    y - (start.y + radius * Math.cos(start.heading)),
  );
}
