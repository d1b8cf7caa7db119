import type { TrackFile } from './reading/file.ts';
import type { Layout, Space } from './spaces.ts';
import type { Steps } from './steps.ts';
import { findSteps, STEP_SLOTS, stepsToLine } from './steps.ts';

/** A track that has been checked. The typed arrays, all by space id, are what the rules read. */
export interface Track extends Layout, Steps {
  readonly file: TrackFile;
  readonly ring: boolean;
  readonly count: number;
  /** Beyond the finish of an open track; always free. */
  readonly off: number;
  readonly front: Uint16Array;
  readonly back: Uint16Array;
  readonly lane: Uint8Array;
  /** 1 for a perfect rectangle (D-P3). */
  readonly rectangle: Uint8Array;
  /** How many betting lines lie at or behind the space's back end (T3). */
  readonly zone: Uint8Array;
  /** The space of grid number 1 first. */
  readonly grid: Uint16Array;
  /** The lap a car on the grid is in: on a ring 0, and the first crossing starts lap 1 (T1). */
  readonly startLap: 0 | 1;
  /** Fewest steps on an empty track, including the one over the line: to the next crossing, and to the one after it. */
  readonly toFinish: Uint16Array;
  readonly toFinishTwice: Uint16Array;
  /** Where the betting lines lie along the track. */
  readonly lines: readonly number[];
}

export function buildTrack(file: TrackFile, layout: Layout): Track {
  const { spaces, starts } = layout;
  const ring = file.shape === 'ring';
  const steps = findSteps(layout, ring);
  const lines = file.lines.map((section) => starts[section - 1]);
  const toFinish = stepsToLine(steps, Math.min);
  return {
    ...layout,
    ...steps,
    file,
    ring,
    count: spaces.length,
    off: spaces.length,
    front: Uint16Array.from(spaces, (space) => space.front),
    back: Uint16Array.from(spaces, (space) => space.back),
    lane: Uint8Array.from(spaces, (space) => space.lane),
    rectangle: Uint8Array.from(spaces, (space) => Number(space.rectangle)),
    zone: Uint8Array.from(spaces, (space) => lines.filter((line) => space.back >= line).length),
    grid: Uint16Array.from(gridSpaces(file, layout), (space) => space?.id ?? 0),
    startLap: ring ? 0 : 1,
    toFinish,
    toFinishTwice: stepsToLine(steps, Math.min, toFinish),
    lines,
  };
}

/** T1: the last spaces before the finish line; on an open track, those of the first section. */
export function gridSpaces(file: TrackFile, { spaces }: Layout): (Space | undefined)[] {
  const section = file.shape === 'ring' ? file.sections.length - 1 : 0;
  const straight = file.sections[section];
  const rows = straight?.kind === 'straight' ? straight.rows : 0;
  return file.grid.map(({ row, lane }) =>
    spaces.find((space) => space.section === section && space.lane === lane && space.cell === rows - row),
  );
}

/** The spaces one step away if no car is in the way, from the inside to the outside (D-R5). */
export function stepsFrom(track: Track, space: number): readonly number[] {
  const first = space * STEP_SLOTS;
  return Array.from(track.next.subarray(first, first + track.nextCount[space]));
}

/** The lap after a step from here. */
export function lapAfter(track: Track, lap: number, from: number): number {
  return lap + track.crosses[from];
}

/** D-B1: how many betting lines a car here has crossed; all of them once its first lap is over. */
export function linesCrossed(track: Track, lap: number, space: number): number {
  if (lap !== 1) return lap < 1 ? 0 : track.lines.length;
  return track.zone[space];
}

/** Fewest steps to the end of lap 1 on an empty track (D-V8d). */
export function stepsHome(track: Track, lap: number, space: number): number {
  return lap < 1 ? track.toFinishTwice[space] : track.toFinish[space];
}

/** D-R12 for two cars on the track: negative if the first is ahead. Ids settle level spaces. */
export function compareStanding(lapA: number, spaceA: number, lapB: number, spaceB: number): number {
  return lapB - lapA || spaceB - spaceA;
}
