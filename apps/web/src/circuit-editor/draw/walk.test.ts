import { readTrack, stepsFrom } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { oval } from '../edit/starts.ts';
import { replace } from '../edit/sections.ts';
import { sketchOf } from './sketch.ts';
import { walked } from './walk.ts';

const OVAL = oval({ id: 'own-1', name: 'Oval', note: 'A test.' });
const reading = readTrack(OVAL);
if (!reading.ok) throw new Error('no track');
const { track } = reading;
const road = {
  spaces: track.count,
  shortestLap: 0,
  longestLap: 0,
  ways: track.spaces.map(({ id }) => stepsFrom(track, id)),
  toFinish: [],
};
const sketch = sketchOf(OVAL);
const at = (section: number, lane: number, cell: number): number =>
  track.spaces.find((space) => space.section === section && space.lane === lane && space.cell === cell)?.id ??
  -1;

describe('arrow keys on the drawing', () => {
  it.each([
    ['on along the lane', at(0, 2, 3), 'on', at(0, 2, 4)],
    ['back along the lane', at(0, 2, 3), 'back', at(0, 2, 2)],
    ['to the inside', at(0, 2, 3), 'inside', at(0, 1, 3)],
    ['to the outside', at(0, 2, 3), 'outside', at(0, 3, 3)],
    ['across the finish', at(7, 3, 7), 'on', at(0, 3, 0)],
    ['back across it', at(0, 3, 0), 'back', at(7, 3, 7)],
    ['nowhere beyond the inside', at(0, 1, 3), 'inside', undefined],
  ] as const)('%s', (_, from, walk, to) => {
    expect(walked(sketch, road, from, walk)).toBe(to);
  });

  it('begin at the finish', () => {
    expect(walked(sketch, road, null, 'on')).toBe(0);
  });
});

describe('the drawing of an unfinished circuit', () => {
  it('shows a ring that does not close with its gap, and a grid that is off the road without it', () => {
    const open = sketchOf(replace(OVAL, 1, { kind: 'straight', rows: 5, lanes: 3 }));
    expect(open.picture.road.match(/Z/g)).toHaveLength(1);
    expect(sketch.picture.road.match(/Z/g)).toHaveLength(2);
    const off = sketchOf({ ...OVAL, grid: OVAL.grid.with(5, { row: 8, lane: 4 }) });
    expect(off.picture.grid).toHaveLength(5);
  });
});
