import type { RoadFile } from '../../file.ts';
import type { CircuitAbout } from '../about.ts';

/** Anticlockwise through the woods: narrow early and half way, then wide, with a long straight to the line. */
export const riverStation = {
  format: 1,
  id: 'river-station',
  name: 'River Station',
  shape: 'ring',
  direction: 'anticlockwise',
  heading: 0,
  sections: [
    { kind: 'straight', rows: 4, lanes: 3 },
    { kind: 'narrowing', from: 3, to: 2 },
    { kind: 'curve', turn: 'left', angle: 75, cells: [1, 2], radius: 1.2 },
    { kind: 'straight', rows: 2, lanes: 2 },
    { kind: 'curve', turn: 'right', angle: 45, cells: [1, 1], radius: 1.4 },
    { kind: 'narrowing', from: 2, to: 1 },
    { kind: 'straight', rows: 2, lanes: 1 },
    { kind: 'curve', turn: 'left', angle: 90, cells: [2] },
    { kind: 'widening', from: 1, to: 2 },
    { kind: 'widening', from: 2, to: 3 },
    { kind: 'straight', rows: 3, lanes: 3 },
    { kind: 'curve', turn: 'left', angle: 110, cells: [1, 2, 3], radius: 1.3 },
    { kind: 'straight', rows: 4, lanes: 3 },
    { kind: 'narrowing', from: 3, to: 2 },
    { kind: 'narrowing', from: 2, to: 1 },
    { kind: 'curve', turn: 'right', angle: 90, cells: [2] },
    { kind: 'straight', rows: 2, lanes: 1 },
    { kind: 'widening', from: 1, to: 2 },
    { kind: 'widening', from: 2, to: 3 },
    { kind: 'curve', turn: 'left', angle: 85, cells: [1, 2, 2], radius: 1.25 },
    { kind: 'straight', rows: 3, lanes: 3 },
    { kind: 'curve', turn: 'right', angle: 40, cells: [1, 1, 1], radius: 1.5 },
    { kind: 'straight', rows: 3, lanes: 3 },
    { kind: 'curve', turn: 'left', angle: 55, cells: [1, 1, 1], radius: 1.4 },
    { kind: 'straight', rows: 3, lanes: 3 },
    { kind: 'curve', turn: 'left', angle: 120, cells: [1, 2, 3], radius: 1.25 },
    { kind: 'straight', rows: 10, lanes: 3 },
  ],
  lines: [9, 17, 25],
  grid: [
    { row: 1, lane: 1 },
    { row: 1, lane: 3 },
    { row: 2, lane: 2 },
    { row: 3, lane: 1 },
    { row: 3, lane: 2 },
    { row: 3, lane: 3 },
  ],
} as const satisfies RoadFile;

export const riverStationAbout: CircuitAbout = {
  en: { text: 'A circuit by the river, in the spirit of the old forest tracks.' },
  fr: { text: 'Un circuit au bord de la rivière, dans l’esprit des anciens tracés en forêt.' },
  pt: { name: 'Rio', text: 'Um circuito junto ao rio, no espírito dos antigos traçados de floresta.' },
};
