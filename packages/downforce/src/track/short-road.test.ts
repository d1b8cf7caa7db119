import { expect, it } from 'vitest';
import { sectionsOf } from './short-road.ts';

it('T4: a road in one line is its list of sections', () => {
  expect(sectionsOf('4x3 3>2 r70:1,2@1.2 l30:1,1 2>1 1>2')).toEqual([
    { kind: 'straight', rows: 4, lanes: 3 },
    { kind: 'narrowing', from: 3, to: 2 },
    { kind: 'curve', turn: 'right', angle: 70, cells: [1, 2], radius: 1.2 },
    { kind: 'curve', turn: 'left', angle: 30, cells: [1, 1] },
    { kind: 'narrowing', from: 2, to: 1 },
    { kind: 'widening', from: 1, to: 2 },
  ]);
});
