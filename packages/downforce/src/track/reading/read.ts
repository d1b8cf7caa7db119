import { GIVE } from '../drawing/close.ts';
import type { TrackFile } from './file.ts';
import { LIMITS } from './file.ts';
import { drawnTrack, placeRoad, type DrawnTrack } from '../drawing/drawn-track.ts';
import { findOverlap } from './overlap.ts';
import { parseTrackFile } from './parse.ts';
import type { TrackProblem } from './problem.ts';
import { problem } from './problem.ts';
import type { Stretch } from '../drawing/road.ts';
import { insideOf, rightward, STEP } from '../drawing/road.ts';
import { cellsPerLane, lanesAtEnd, lanesAtStart } from '../section.ts';
import type { Layout } from '../spaces.ts';
import { layOut } from '../spaces.ts';
import { buildTrack, gridSpaces } from '../track.ts';

export type TrackReading =
  | { readonly ok: true; readonly track: DrawnTrack }
  | { readonly ok: false; readonly problems: readonly TrackProblem[] };

/** The inner edge of a curve keeps at least this radius, in steps. */
const TIGHTEST = 0.2;

/** Turns any value into a track, or into a list of what its author must change (T6). Never throws. */
export function readTrack(data: unknown): TrackReading {
  const file = parseTrackFile(data);
  if (!('sections' in file)) return { ok: false, problems: file };
  // Each stage relies on the ones before it.
  const unsound = [...checkWidths(file), ...checkLines(file), ...checkTurning(file)];
  if (unsound.length > 0) return { ok: false, problems: unsound };
  const layout = layOut(file.sections);
  const misplaced = checkGrid(file, layout);
  if (misplaced.length > 0) return { ok: false, problems: misplaced };
  const drawn = drawRoad(file);
  if ('code' in drawn) return { ok: false, problems: [drawn] };
  const unfit = checkStretches(drawn, file.shape === 'ring');
  if (unfit.length > 0) return { ok: false, problems: unfit };
  return { ok: true, track: drawnTrack(buildTrack(file, layout), drawn) };
}

function checkWidths({ sections, shape }: TrackFile): TrackProblem[] {
  const problems: TrackProblem[] = [];
  for (const [i, section] of sections.entries()) {
    if (section.kind === 'widening' || section.kind === 'narrowing') {
      const { kind, from, to } = section;
      if (kind === 'widening' ? to <= from : to >= from)
        problems.push(problem('wrong-way', { kind, from, to }, i + 1));
      else if (Math.abs(to - from) > 1) {
        const verb = kind === 'widening' ? 'widens' : 'narrows';
        problems.push(problem('changes-too-fast', { verb, from, to }, i + 1));
      }
    }
    const before = i > 0 ? i - 1 : sections.length - 1;
    const ends = lanesAtEnd(sections[before]);
    const lanes = lanesAtStart(section);
    if (lanes !== ends && (i > 0 || shape === 'ring')) {
      const fix = lanes > ends ? 'widening' : 'narrowing';
      problems.push(problem('lanes-differ', { lanes, before: before + 1, ends, fix }, i + 1));
    }
  }
  const count = sections.flatMap(cellsPerLane).reduce((sum, cells) => sum + cells, 0);
  if (count > LIMITS.spaces) problems.push(problem('too-many-spaces', { count }));
  return problems;
}

function checkLines({ lines, sections }: TrackFile): TrackProblem[] {
  const inOrder = lines.every((line, i) => line > (lines[i - 1] ?? 1) && line <= sections.length);
  return inOrder ? [] : [problem('lines-out-of-order', { lines: lines.join(', ') })];
}

function checkTurning({ sections, shape, direction }: TrackFile): TrackProblem[] {
  const turned = sections.reduce(
    (sum, section) => sum + (section.kind === 'curve' ? rightward(section.turn) * section.angle : 0),
    0,
  );
  const inward = turned * insideOf(direction);
  if (shape !== 'ring' || inward === 360) return [];
  const side = direction === 'clockwise' ? 'right' : 'left';
  return [problem('turns-wrong', { direction, side, turned: inward })];
}

function checkGrid(file: TrackFile, layout: Layout): TrackProblem[] {
  const at = file.shape === 'ring' ? file.sections.length - 1 : 0;
  const straight = file.sections[at];
  const rows = Math.max(...file.grid.map(({ row }) => row));
  if (straight?.kind !== 'straight' || straight.rows < rows)
    return [problem('grid-not-straight', { rows }, at + 1)];
  if (file.grid[0]?.row !== 1) return [problem('grid-away')];
  const spaces = gridSpaces(file, layout);
  return spaces.flatMap((space, i) => {
    const { row, lane } = file.grid[i];
    if (space === undefined) return [problem('grid-off-road', { number: i + 1, row, lane })];
    const same = spaces.indexOf(space);
    if (same < i) return [problem('grid-doubled', { first: same + 1, second: i + 1 })];
    const before = spaces[i - 1];
    return before !== undefined && before.id < space.id
      ? [problem('grid-out-of-order', { number: i + 1, before: i })]
      : [];
  });
}

function drawRoad(file: TrackFile): readonly Stretch[] | TrackProblem {
  const { stretches, closing } = placeRoad(file);
  if (closing === undefined || Math.abs(closing.factor - 1) <= GIVE) return stretches;
  const { gap, worst, factor } = closing;
  const [right, down] = [hundredths(gap.x / STEP), hundredths(gap.y / STEP)];
  const percent = Math.round(factor * 100);
  return problem('does-not-close', { right, down, worst: worst + 1, percent });
}

function checkStretches(stretches: readonly Stretch[], ring: boolean): TrackProblem[] {
  const tight = stretches.flatMap(({ angle, long, halfStart }, i) => {
    const radius = long / Math.abs(angle) / STEP;
    const min = halfStart / STEP + TIGHTEST;
    if (angle === 0 || radius >= min) return [];
    return [
      problem(
        'too-tight',
        { min: Math.ceil(min * 100) / 100, radius: Math.floor(radius * 100) / 100 },
        i + 1,
      ),
    ];
  });
  const overlap = tight.length > 0 ? undefined : findOverlap(stretches, ring);
  return overlap === undefined ? tight : [problem('overlaps', { other: overlap[0] + 1 }, overlap[1] + 1)];
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
