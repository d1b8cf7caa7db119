import { describe, expect, it } from 'vitest';
import { measureTrack } from '../figures/measure.ts';
import { pictureOf } from '../drawing/picture.ts';
import type { Point } from '../drawing/road.ts';
import { poseAt, STEP } from '../drawing/road.ts';
import type { DrawnTrack } from '../drawing/drawn-track.ts';
import { stepsFrom } from '../track.ts';
import { circuit, loadCircuit } from './load.ts';
import { CIRCUIT_IDS, STRETCHED, type CircuitId } from './index.ts';

const circuits = CIRCUIT_IDS.map((id) => [id, circuit(id)] as const);
const measured = (id: CircuitId) => measureTrack(circuit(id));
const [marina, river] = CIRCUIT_IDS.map(measured);

/** Drawing units; a step is 40. */
const TOLERANCE = 0.05;

it.each(circuits)('T6: the rules run on the checked road of %s', (id, checked) => {
  const { file, stretches: _, outlines: __, ...road } = checked;
  expect(loadCircuit(id)).toEqual({ ...road, file: { ...file, note: '', scenery: [] } });
});

describe.each(circuits)('what ours must show: %s', (id, track) => {
  const { measures } = measureTrack(track);

  it.each(measures.map((measure) => [measure.name, measure] as const))(
    '%s, or it is out of range on purpose',
    (name, measure) => {
      expect(measure.ok).toBe(STRETCHED[id]?.includes(name) !== true);
    },
  );

  it('T1: the grid is before the line, with the pole at it: staggered on the rings, three abreast on the open road', () => {
    const line = track.ring ? track.length : track.starts[1];
    const rows = [...track.grid].map((space) => (line - track.front[space]) / 12);
    expect(rows).toEqual(track.ring ? [0, 0, 1, 2, 2, 2] : [0, 0, 0, 1, 1, 1]);
  });

  it('T6: every space has a forward step, and the finish is within reach', () => {
    for (const { id } of track.spaces) {
      expect(track.nextCount[id]).toBeGreaterThan(0);
      expect(track.toFinish[id]).toBeGreaterThan(0);
      expect(track.toFinish[id]).toBeLessThan(70);
    }
  });
});

describe('the six circuits differ where it matters', () => {
  it('T1, D-C4: one of them is an open road', () => {
    const open = circuits.filter(([, { ring }]) => !ring).map(([id]) => id);
    expect(open).toEqual(['lantern-pass']);
  });

  it('each has its own single lanes, as steps from the pole', () => {
    const singles = CIRCUIT_IDS.map((id) => [
      id,
      ...measured(id)
        .chokes.filter(({ lanes }) => lanes === 1)
        .map(({ afterSteps }) => afterSteps),
    ]);
    expect(singles).toEqual([
      ['marina-bay', 11, 31],
      ['river-station', 11, 27],
      ['foundry-yard', 26, 37],
      ['saltpan'],
      ['castle-gate', 37, 44],
      ['lantern-pass', 13, 37],
    ]);
  });

  it('one turns the other way, with a last straight twice as long', () => {
    expect(circuit('marina-bay').file.direction).toBe('clockwise');
    expect(circuit('river-station').file.direction).toBe('anticlockwise');
    expect(river.lastStraightRows).toBeGreaterThanOrEqual(2 * marina.lastStraightRows);
  });
});

describe.each(circuits.filter(([, { ring }]) => ring))('the ring of %s', (_, track) => {
  it('T4: closes', () => {
    const end = poseAt(track.stretches[track.stretches.length - 1], 1);
    expect(Math.hypot(end.x, end.y)).toBeLessThan(1e-6);
    const turned = end.heading - track.stretches[0].start.heading;
    expect(Math.abs(turned)).toBeCloseTo(2 * Math.PI, 9);
  });
});

describe.each(circuits)('the drawing of %s', (_, track) => {
  it('T5: the steps match the outlines: a shared edge or corner, and the front further on', () => {
    expect(track.spaces.map(({ id }) => stepsFrom(track, id))).toEqual(
      track.spaces.map(({ id }) => stepsByOutline(track, id)),
    );
  });

  it('no two outlines overlap', () => {
    const { spaces } = pictureOf(track);
    const clashes = spaces.flatMap((a) =>
      spaces
        .slice(a.id + 1)
        .filter(
          (b) =>
            near(a.outline, b.outline) &&
            (edgesCross(a.outline, b.outline) ||
              contains(a.outline, b.centre) ||
              contains(b.outline, a.centre)),
        )
        .map((b) => [a.id, b.id]),
    );
    expect(clashes).toEqual([]);
  });

  it('spaces are of comparable size, and each holds its own centre', () => {
    const areas = track.outlines.map(areaOf);
    expect(Math.min(...areas)).toBeGreaterThan(0.55 * STEP * 26);
    expect(Math.max(...areas)).toBeLessThan(2 * STEP * 26);
    for (const { outline, centre } of pictureOf(track).spaces) expect(contains(outline, centre)).toBe(true);
  });

  it('trees, boats and buildings stand beside the road', () => {
    const standing = track.file.scenery.flatMap((item) => {
      if (item.kind === 'scatter') return item.at.map((spot) => ({ spot, reach: item.size / 2 }));
      if (item.kind === 'block') return [{ spot: item.at, reach: Math.min(...item.size) / 2 }];
      return [];
    });
    expect(standing.length).toBeGreaterThan(20);
    const onRoad = standing.filter(({ spot: [x, y], reach }) => {
      const spot = { x: x * STEP, y: y * STEP };
      return track.outlines.some(
        (outline) => contains(outline, spot) || distance(spot, outline) < reach * STEP,
      );
    });
    expect(onRoad).toEqual([]);
  });
});

/** An independent answer, from the drawing alone: it knows neither lanes nor sections. */
function stepsByOutline(track: DrawnTrack, from: number): number[] {
  return track.spaces
    .filter(({ id, front }) => {
      const ahead = track.ring
        ? (front - track.front[from] + track.length) % track.length
        : front - track.front[from];
      return ahead > 0 && ahead < track.length / 2 && touch(track.outlines[from], track.outlines[id]);
    })
    .toSorted((a, b) => a.lane - b.lane)
    .map(({ id }) => id)
    .concat(!track.ring && track.crosses[from] === 1 ? track.off : []);
}

type Outline = readonly Point[];

function touch(a: Outline, b: Outline): boolean {
  return (
    near(a, b) &&
    (a.some((point) => distance(point, b) < TOLERANCE) || b.some((point) => distance(point, a) < TOLERANCE))
  );
}

function near(a: Outline, b: Outline): boolean {
  return (['x', 'y'] as const).every((axis) => {
    const [as, bs] = [a, b].map((outline) => outline.map((point) => point[axis]));
    return Math.min(...as) <= Math.max(...bs) + 1 && Math.min(...bs) <= Math.max(...as) + 1;
  });
}

function edges(outline: Outline): (readonly [Point, Point])[] {
  return outline.map((point, i) => [point, outline[(i + 1) % outline.length]] as const);
}

function distance(point: Point, outline: Outline): number {
  return Math.min(
    ...edges(outline).map(([a, b]) => {
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.max(0, Math.min(1, along));
      return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
    }),
  );
}

function edgesCross(a: Outline, b: Outline): boolean {
  return edges(a).some(([p, q]) =>
    edges(b).some(([r, s]) => side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0),
  );
}

/** The signed distance of a point from a line; 0 within the tolerance. */
function side(from: Point, to: Point, point: Point): number {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const off = ((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / long;
  return Math.abs(off) < TOLERANCE ? 0 : off;
}

function contains(outline: Outline, { x, y }: Point): boolean {
  return edges(outline).reduce(
    (inside, [a, b]) =>
      a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside,
    false,
  );
}

function areaOf(outline: Outline): number {
  return Math.abs(edges(outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)) / 2;
}
