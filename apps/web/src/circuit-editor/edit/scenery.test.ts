import { readTrack, type Spot, type TrackFile } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { BRUSHES, painted, tunnelled, withoutItem } from './scenery.ts';
import { oval } from './starts.ts';

const OVAL = oval({ id: 'own-1', name: 'Oval', note: 'A test.' });
const LINE: readonly Spot[] = [
  [1, 3],
  [2, 3],
  [3, 3.2],
  [4, 5],
  [2, 6],
];

const kinds = (file: TrackFile) => file.scenery.map(({ kind }) => kind);

describe('the brushes', () => {
  it.each(BRUSHES)('%s leaves a circuit that can be read, by a stroke and by a tap', (brush) => {
    const stroke = painted(OVAL, brush, LINE, 'Hill');
    const tap = painted(OVAL, brush, LINE.slice(0, 1), 'Hill');
    expect([readTrack(stroke).ok, readTrack(tap).ok]).toEqual([true, true]);
    const count = brush === 'erase' || brush === 'tunnel' ? 0 : 1;
    expect(stroke.scenery).toHaveLength(count);
  });

  it('ground goes below what stands on it, and trees join those that are there', () => {
    const wood = painted(painted(painted(OVAL, 'tree', LINE), 'tree', [[9, 9]]), 'grass', LINE);
    expect(kinds(wood)).toEqual(['area', 'scatter']);
    expect(wood.scenery[1]).toMatchObject({ of: 'tree', at: [...LINE, [9, 9]] });
  });

  it('a stroke says how a building lies', () => {
    const ends: Spot[] = [
      [0, 2],
      [0, 6],
    ];
    expect(painted(OVAL, 'grandstand', ends).scenery).toEqual([
      { kind: 'block', of: 'grandstand', at: [0, 4], size: [4, 0.7], angle: 90 },
    ]);
  });

  it('erasing takes the topmost, and of a wood one tree', () => {
    const wood = painted(painted(OVAL, 'grass', [[2, 3]]), 'tree', LINE);
    const fewer = painted(wood, 'erase', [[1, 3]]);
    expect(fewer.scenery[1]).toMatchObject({ at: LINE.slice(1) });
    expect(kinds(painted(fewer, 'erase', [[1, 3]]))).toEqual(['scatter']);
    expect(painted(OVAL, 'erase', [[1, 3]])).toBe(OVAL);
  });

  it('nothing goes beyond what a file may hold', () => {
    expect(painted(OVAL, 'tree', [[80, 0]])).toBe(OVAL);
    const full = {
      ...OVAL,
      scenery: Array.from({ length: 120 }, () => ({ kind: 'tunnel', from: 1, to: 1 }) as const),
    };
    expect(painted(full, 'building', [[1, 3]])).toBe(full);
  });

  it('a tunnel comes and goes with its section', () => {
    const dark = tunnelled(OVAL, 3);
    expect(dark.scenery).toEqual([{ kind: 'tunnel', from: 4, to: 4 }]);
    expect(tunnelled(dark, 3).scenery).toEqual([]);
    expect(withoutItem(dark, 0).scenery).toEqual([]);
  });
});
