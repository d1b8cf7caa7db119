import type { Section, TrackFile } from '../reading/file.ts';
import { readTrack } from '../reading/read.ts';
import type { DrawnTrack } from '../drawing/drawn-track.ts';
import type { Track } from '../track.ts';
import { explainProblem } from '../reading/problem.ts';

export function straight(rows: number, lanes = 3): Section {
  return { kind: 'straight', rows, lanes };
}

export function left(angle: number, ...cells: number[]): Section {
  return { kind: 'curve', turn: 'left', angle, cells };
}

export function right(angle: number, ...cells: number[]): Section {
  return { kind: 'curve', turn: 'right', angle, cells };
}

export function narrowing(from: number, to = from - 1): Section {
  return { kind: 'narrowing', from, to };
}

export function widening(from: number, to = from + 1): Section {
  return { kind: 'widening', from, to };
}

/** Four staggered quarter turns, eight steps by six. */
export const SQUARE = [
  straight(3),
  left(90, 1, 2, 3),
  straight(6),
  left(90, 1, 2, 3),
  straight(8),
  left(90, 1, 2, 3),
  straight(6),
  left(90, 1, 2, 3),
  straight(5),
] as const;

export function ringFile(changes: Partial<TrackFile> = {}): TrackFile {
  return {
    format: 1,
    id: 'square',
    name: 'Square',
    note: 'For tests.',
    shape: 'ring',
    direction: 'anticlockwise',
    heading: 0,
    sections: SQUARE,
    lines: [3, 5, 7],
    grid: [
      { row: 1, lane: 1 },
      { row: 1, lane: 3 },
      { row: 2, lane: 2 },
      { row: 3, lane: 1 },
      { row: 3, lane: 3 },
      { row: 4, lane: 2 },
    ],
    scenery: [],
    ...changes,
  };
}

export function openFile(sections: readonly Section[], changes: Partial<TrackFile> = {}): TrackFile {
  return ringFile({ shape: 'open', sections: [straight(4), ...sections], lines: [2, 3, 4], ...changes });
}

export function mustRead(data: unknown): DrawnTrack {
  const reading = readTrack(data);
  if (!reading.ok) throw new Error(reading.problems.map(explainProblem).join('; '));
  return reading.track;
}

/** `section`, `lane` and `cell` count from 1. */
export function spaceAt(track: Track, section: number, lane: number, cell = 1): number {
  const found = track.spaces.find(
    (space) => space.section === section - 1 && space.lane === lane && space.cell === cell - 1,
  );
  if (found === undefined) throw new Error(`no space ${section}/${lane}/${cell}`);
  return found.id;
}
