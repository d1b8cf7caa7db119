import type { RoadFile } from '../../file.ts';
import type { CircuitAbout } from '../about.ts';

/**
 * Clockwise round the harbour: narrow up the hill, through the hairpins and in the tunnel, then wide, with a short run
 * to the line. The first narrow stretch is balanced: nearer the grid, or without it, the pole wins two races in five.
 */
export const marinaBay = {
  format: 1,
  id: 'marina-bay',
  name: 'Marina Bay',
  shape: 'ring',
  direction: 'clockwise',
  heading: 270,
  sections: [
    { kind: 'straight', rows: 4, lanes: 3 },
    { kind: 'narrowing', from: 3, to: 2 },
    { kind: 'curve', turn: 'right', angle: 70, cells: [1, 2], radius: 1.2 },
    { kind: 'straight', rows: 2, lanes: 2 },
    { kind: 'curve', turn: 'left', angle: 30, cells: [1, 1], radius: 1.6 },
    { kind: 'narrowing', from: 2, to: 1 },
    { kind: 'straight', rows: 2, lanes: 1 },
    { kind: 'curve', turn: 'right', angle: 70, cells: [2], radius: 1.5 },
    { kind: 'widening', from: 1, to: 2 },
    { kind: 'widening', from: 2, to: 3 },
    { kind: 'curve', turn: 'right', angle: 60, cells: [1, 1, 1], radius: 1.22 },
    { kind: 'straight', rows: 4, lanes: 3 },
    { kind: 'narrowing', from: 3, to: 2 },
    { kind: 'curve', turn: 'left', angle: 150, cells: [3, 2], radius: 1 },
    { kind: 'straight', rows: 1, lanes: 2 },
    { kind: 'straight', rows: 2, lanes: 2 },
    { kind: 'curve', turn: 'right', angle: 150, cells: [2, 3], radius: 1.1 },
    { kind: 'narrowing', from: 2, to: 1 },
    { kind: 'straight', rows: 4, lanes: 1 },
    { kind: 'widening', from: 1, to: 2 },
    { kind: 'curve', turn: 'right', angle: 45, cells: [1, 1], radius: 1.3 },
    { kind: 'widening', from: 2, to: 3 },
    { kind: 'curve', turn: 'right', angle: 55, cells: [1, 1, 1], radius: 1.4 },
    { kind: 'straight', rows: 1, lanes: 3 },
    { kind: 'curve', turn: 'left', angle: 40, cells: [1, 1, 1], radius: 1.5 },
    { kind: 'straight', rows: 2, lanes: 3 },
    { kind: 'curve', turn: 'right', angle: 40, cells: [1, 1, 1], radius: 1.5 },
    { kind: 'straight', rows: 9, lanes: 3 },
    { kind: 'curve', turn: 'right', angle: 90, cells: [1, 2, 3], radius: 1.3 },
    { kind: 'straight', rows: 4, lanes: 3 },
  ],
  lines: [9, 17, 27],
  grid: [
    { row: 1, lane: 1 },
    { row: 1, lane: 3 },
    { row: 2, lane: 2 },
    { row: 3, lane: 1 },
    { row: 3, lane: 2 },
    { row: 3, lane: 3 },
  ],
} as const satisfies RoadFile;

export const marinaBayAbout: CircuitAbout = {
  en: { text: 'A harbour street circuit, narrow in the middle and late in the lap.' },
  fr: { text: 'Un circuit urbain autour du port, étroit au milieu et vers la fin du tour.' },
  pt: {
    name: 'Marina',
    text: 'Um circuito urbano à volta do porto, estreito a meio e perto do fim da volta.',
  },
};
