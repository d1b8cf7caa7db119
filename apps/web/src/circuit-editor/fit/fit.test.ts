import { circuit, readTrack, STEP, type Spot, type TrackFile } from '@paddock/downforce';
import { placeRoad, poseAt } from '@paddock/downforce/editing';
import { describe, expect, it } from 'vitest';
import { replace } from '../edit/sections.ts';
import { oval } from '../edit/starts.ts';
import { closedUp } from './close-up.ts';
import { dragged } from './drag.ts';
import { netOf } from './nodes.ts';
import { fitRoad, type Fitted } from './trace.ts';

const OVAL = oval({ id: 'own-1', name: 'Oval', note: 'A test.' });
const MARINA = circuit('marina-bay').file;
const RIVER = circuit('river-station').file;

function problems(file: TrackFile): readonly string[] {
  const reading = readTrack(file);
  return reading.ok ? [] : reading.problems.map(({ code }) => code);
}

/** Clicks along the middle of a road, `every` steps apart, from the finish line on. */
function clicksAlong(file: TrackFile, every: number): Spot[] {
  return placeRoad(file).stretches.flatMap((stretch) => {
    const count = Math.max(1, Math.round(stretch.long / STEP / every));
    return Array.from({ length: count }, (_, i): Spot => {
      const { x, y } = poseAt(stretch, i / count);
      return [x / STEP, y / STEP];
    });
  });
}

function fitted(points: readonly Spot[], lanes = 3, shape: TrackFile['shape'] = 'ring'): Fitted {
  const fit = fitRoad(points, OVAL, lanes, shape);
  if (typeof fit === 'string') throw new Error(fit);
  return fit;
}

/** How far the clicks lie beside the road that was fitted to them, in steps. */
function missed({ file, shift }: Fitted, points: readonly Spot[]): number {
  const road = placeRoad(file).stretches.flatMap((stretch) =>
    Array.from({ length: 41 }, (_, i) => poseAt(stretch, i / 40)),
  );
  const gaps = points.map(([x, y]) =>
    Math.min(...road.map((at) => Math.hypot(at.x / STEP - x - shift[0], at.y / STEP - y - shift[1]))),
  );
  return Math.max(...gaps);
}

describe('a traced road', () => {
  it('goes through four corners, clicked in driving order from the finish', () => {
    const clicks: Spot[] = [
      [0, 0],
      [8, 0],
      [8, 9],
      [-10, 9],
      [-10, 0],
    ];
    const { file, shift } = fitted(clicks);
    expect(problems(file)).toEqual([]);
    expect([file.direction, file.heading]).toEqual(['clockwise', 0]);
    expect(file.sections.map(({ kind }) => kind).filter((kind) => kind === 'curve')).toHaveLength(4);
    expect(Math.hypot(...shift)).toBeLessThan(0.6);
    const other = fitted(clicks.map(([x, y]): Spot => [x, -y]));
    expect([other.file.direction, problems(other.file)]).toEqual(['anticlockwise', []]);
  });

  it.each([
    ['an oval', OVAL, 2.5, 3],
    ['an oval of two lanes', OVAL, 2.5, 2],
    ['Marina Bay', MARINA, 1, 2],
    ['River Station', RIVER, 1, 2],
  ])('follows clicks along %s', (_, file, every, lanes) => {
    const clicks = clicksAlong(file, every);
    const fit = fitted(clicks, lanes);
    expect(problems(fit.file)).toEqual([]);
    expect(missed(fit, clicks)).toBeLessThan(1.2);
    expect(fit.file.direction).toBe(file.direction);
  });

  it('may be open, with its grid at the start', () => {
    const clicks: Spot[] = [
      [0, 0],
      [12, 0],
      [16, 8],
      [30, 8],
    ];
    const { file } = fitted(clicks, 3, 'open');
    expect(problems(file)).toEqual([]);
    expect(file.sections[0]).toMatchObject({ kind: 'straight', lanes: 3 });
  });

  it('says why there is none', () => {
    const eight: Spot[] = [
      [0, 0],
      [6, 0],
      [6, 6],
      [-6, -6],
      [-6, 0],
    ];
    expect(fitRoad(eight.slice(0, 3), OVAL, 3, 'ring')).toBe('too-few');
    expect(fitRoad(eight, OVAL, 3, 'ring')).toBe('crosses');
  });
});

describe('closing a ring', () => {
  it.each([
    ['rows', replace(OVAL, 0, { kind: 'straight', rows: 18, lanes: 3 })],
    ['an angle', replace(OVAL, 1, { kind: 'curve', turn: 'right', angle: 40, cells: [2, 2, 3], radius: 3 })],
    ['a turn', replace(MARINA, 4, { kind: 'curve', turn: 'right', angle: 30, cells: [1, 1], radius: 1.6 })],
  ])('after somebody changed %s', (_, broken) => {
    expect(problems(broken)).not.toEqual([]);
    expect(problems(closedUp(broken))).toEqual([]);
  });

  it('leaves a ring that closes as it is', () => {
    expect(closedUp(MARINA)).toBe(MARINA);
  });
});

describe('a dragged corner', () => {
  const { stretches } = placeRoad(OVAL);

  it('that does not move changes nothing', () => {
    for (const file of [OVAL, MARINA, RIVER]) {
      const drawn = placeRoad(file).stretches;
      const same = dragged(file, drawn, [0], { x: 0, y: 0 });
      expect(same?.file.sections.map(({ kind }) => kind)).toEqual(file.sections.map(({ kind }) => kind));
      expect(same === null ? ['null'] : problems(same.file)).toEqual([]);
    }
  });

  it('pulls the road along, closed and turning once', () => {
    const there = dragged(OVAL, stretches, [1], { x: 3, y: 4 });
    expect(there === null ? ['null'] : problems(there.file)).toEqual([]);
    expect(there?.file.sections).not.toEqual(OVAL.sections);
  });

  it('the other side of the road stays where it is', () => {
    const there = dragged(OVAL, stretches, [0, 1], { x: 6, y: 0 });
    if (there === null) throw new Error('no road');
    const { nodes } = netOf(there.file, placeRoad(there.file).stretches);
    const before = netOf(OVAL, stretches).nodes;
    const gap = (i: number): number =>
      Math.hypot(
        (nodes[i]?.at.x ?? 0) - there.shift[0] - (before[i]?.at.x ?? 0),
        (nodes[i]?.at.y ?? 0) - there.shift[1] - (before[i]?.at.y ?? 0),
      );
    expect([gap(2) < 0.5, gap(3) < 0.5, gap(0) > 5]).toEqual([true, true, true]);
  });

  it('goes nowhere that no road goes', () => {
    expect(dragged(OVAL, stretches, [0], { x: -40, y: 3 })).toBeNull();
  });
});
