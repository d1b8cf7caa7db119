import type { Track } from '../track.ts';
import { stepsFrom } from '../track.ts';
import { stepsToLine } from '../steps.ts';

/** One number of «What ours must show». */
export interface Measure {
  readonly name: MeasureName;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly ok: boolean;
}

const RANGES = {
  shortestLap: [50, 58],
  longestOverShortestPercent: [0, 15],
  spaces: [120, 150],
  rectanglePercent: [60, 75],
  line1Percent: [22, 28],
  line2Percent: [46, 54],
  line3Percent: [72, 78],
  firstChokeStep: [1, 15],
  singleLaneStretches: [2, 6],
  staggeredWideCurves: [1, 9],
} as const satisfies Record<string, readonly [number, number]>;

export type MeasureName = keyof typeof RANGES;

/** A stretch of road with the same few lanes throughout. */
export interface LaneStretch {
  readonly lanes: number;
  readonly spaces: number;
  /** Fewest steps from grid space 1 to reach it. */
  readonly afterSteps: number;
}

export interface TrackMeasures {
  readonly measures: readonly Measure[];
  readonly shortestLap: number;
  readonly longestLap: number;
  /** Fewest steps from grid space 1 to cross each betting line. */
  readonly lineSteps: readonly number[];
  /** One or two lanes wide. */
  readonly chokes: readonly LaneStretch[];
  /** Rows between the last curve and the finish. */
  readonly lastStraightRows: number;
  /** Cells of curves, from lane 1, where three lanes or more differ. */
  readonly staggered: readonly (readonly number[])[];
}

/** Counted on an empty track from grid space 1, including the step over the finish; a ring's grid lies before the line. */
export function measureTrack(track: Track): TrackMeasures {
  const shortestLap = shortest(track)[track.grid[0]];
  const longestLap = longest(track)[track.grid[0]];
  const arrival = stepsFromPole(track);
  const lineSteps = track.lines.map((line) =>
    earliest(track, arrival, (space) => track.back[space] === line),
  );
  const chokes = findChokes(track, arrival);
  const staggered = track.file.sections.flatMap((section) =>
    section.kind === 'curve' && section.cells.length >= 3 && new Set(section.cells).size > 1
      ? [section.cells]
      : [],
  );
  const percent = (steps: number): number => (100 * steps) / shortestLap;
  const values = {
    shortestLap,
    longestOverShortestPercent: percent(longestLap) - 100,
    spaces: track.count,
    rectanglePercent: (100 * track.rectangle.reduce((sum, one) => sum + one, 0)) / track.count,
    line1Percent: percent(lineSteps[0]),
    line2Percent: percent(lineSteps[1]),
    line3Percent: percent(lineSteps[2]),
    firstChokeStep: Math.min(...chokes.map(({ afterSteps }) => afterSteps)),
    singleLaneStretches: chokes.filter(({ lanes, spaces }) => lanes === 1 && spaces >= 4 && spaces <= 5)
      .length,
    staggeredWideCurves: staggered.length,
  } satisfies Record<MeasureName, number>;
  const names = Object.keys(RANGES) as MeasureName[];
  return {
    measures: names.map((name) => {
      const [min, max] = RANGES[name];
      const value = values[name];
      return { name, value, min, max, ok: value >= min && value <= max };
    }),
    shortestLap,
    longestLap,
    lineSteps,
    chokes,
    lastStraightRows: lastStraight(track),
    staggered,
  };
}

function shortest(track: Track): Uint16Array {
  return track.ring ? track.toFinishTwice : track.toFinish;
}

function longest(track: Track): Uint16Array {
  const once = stepsToLine(track, Math.max);
  return track.ring ? stepsToLine(track, Math.max, once) : once;
}

/** Fewest steps from grid space 1 to each space in lap 1. */
function stepsFromPole(track: Track): Float64Array {
  const steps = new Float64Array(track.count).fill(Infinity);
  const [pole] = track.grid;
  if (!track.ring) steps[pole] = 0;
  else for (const to of stepsFrom(track, pole)) steps[to] = 1;
  for (let space = 0; space < track.count; space += 1) {
    if (track.crosses[space] === 1) continue;
    for (const to of stepsFrom(track, space)) steps[to] = Math.min(steps[to], steps[space] + 1);
  }
  return steps;
}

function earliest(track: Track, arrival: Float64Array, at: (space: number) => boolean): number {
  return Math.min(...track.spaces.filter(({ id }) => at(id)).map(({ id }) => arrival[id]));
}

function findChokes(track: Track, arrival: Float64Array): LaneStretch[] {
  const lanesOf = track.file.sections.map((_, section) =>
    Math.max(...track.spaces.filter((space) => space.section === section).map(({ lane }) => lane)),
  );
  const chokes: { lanes: number; spaces: number; afterSteps: number }[] = [];
  for (const [section, lanes] of lanesOf.entries()) {
    if (lanes > 2) continue;
    const spaces = track.spaces.filter((space) => space.section === section);
    const open = chokes.at(-1);
    if (open !== undefined && lanesOf[section - 1] === lanes) open.spaces += spaces.length;
    else {
      const afterSteps = earliest(track, arrival, (id) => track.spaces[id].section === section);
      chokes.push({ lanes, spaces: spaces.length, afterSteps });
    }
  }
  return chokes;
}

/** Includes tapers: they run straight. */
function lastStraight({ file }: Track): number {
  let rows = 0;
  for (const section of file.sections.toReversed()) {
    if (section.kind === 'curve') break;
    rows += section.kind === 'straight' ? section.rows : 1;
  }
  return rows;
}
