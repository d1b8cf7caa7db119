import type { Section, TrackFile } from '@paddock/downforce';
import { FORMAT } from '@paddock/downforce/editing';
import { gridFor } from './grid.ts';

export interface Words {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

const straight: Section = { kind: 'straight', rows: 8, lanes: 3 };
const quarter: Section = { kind: 'curve', turn: 'right', angle: 90, cells: [4, 5, 6], radius: 3 };

/** Two straights and two half circles. */
export function oval(words: Words): TrackFile {
  return {
    format: FORMAT,
    ...words,
    shape: 'ring',
    direction: 'clockwise',
    heading: 0,
    sections: [straight, quarter, quarter, straight, straight, quarter, quarter, straight],
    lines: [3, 5, 7],
    grid: gridFor(3),
    scenery: [],
  };
}

/** One of ours, under another name. */
export function copyOf(file: TrackFile, words: Words): TrackFile {
  return { ...file, ...words };
}
