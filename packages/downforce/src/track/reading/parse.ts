import { assertNever } from '../assert-never.ts';
import { parseScenery } from './parse-scenery.ts';
import type { GridBox, Section, TrackFile } from './file.ts';
import { DIRECTIONS, FORMAT, LIMITS, SHAPES, TURNS } from './file.ts';
import type { TrackProblem } from './problem.ts';
import { Reader } from './reader.ts';

const SECTION_KINDS = ['straight', 'curve', 'widening', 'narrowing'] as const;

/** Checks the shape of a file and the bounds of its numbers (T6), not yet whether it makes a road. */
export function parseTrackFile(data: unknown): TrackFile | readonly TrackProblem[] {
  const problems: TrackProblem[] = [];
  const reader = Reader.of(data, problems);
  if (reader === undefined || reader.get('format') !== FORMAT) return [{ code: 'not-a-track', params: {} }];
  const author = reader.get('author') === undefined ? undefined : reader.text('author', LIMITS.author);
  const file = {
    format: FORMAT,
    id: reader.id('id', LIMITS.name),
    name: reader.text('name', LIMITS.name),
    note: reader.text('note', LIMITS.note),
    ...(author === undefined ? {} : { author }),
    shape: reader.oneOf('shape', SHAPES),
    direction: reader.oneOf('direction', DIRECTIONS),
    heading: reader.whole('heading', 0, 359),
    sections: reader.list('sections', 3, LIMITS.sections).map((entry, i) => parseSection(entry, i, problems)),
    lines: reader.numbers('lines', 3, 3, 1, LIMITS.sections),
    grid: reader.list('grid', 6, 6).map((entry, i) => parseBox(entry, i, problems)),
    scenery: reader.list('scenery', 0, LIMITS.scenery).map((entry, i) => parseScenery(entry, i, problems)),
  };
  reader.close(['format', 'author', ...Object.keys(file)]);
  // A failed field has left a problem behind, so without problems nothing is undefined.
  return problems.length > 0 ? problems : (file as TrackFile);
}

function parseSection(data: unknown, index: number, problems: TrackProblem[]): Section | undefined {
  const reader = Reader.of(data, problems, { section: index + 1, path: '' });
  const kind = reader?.oneOf('kind', SECTION_KINDS);
  if (reader === undefined || kind === undefined) return undefined;
  const lanes = (field: string): number => reader.whole(field, 1, LIMITS.lanes) ?? 0;
  switch (kind) {
    case 'straight':
      reader.close(['kind', 'rows', 'lanes']);
      return { kind, rows: reader.whole('rows', 1, LIMITS.rows) ?? 0, lanes: lanes('lanes') };
    case 'curve': {
      reader.close(['kind', 'turn', 'angle', 'cells', 'radius']);
      const radius =
        reader.get('radius') === undefined
          ? undefined
          : reader.number('radius', LIMITS.minRadius, LIMITS.maxRadius);
      return {
        kind,
        turn: reader.oneOf('turn', TURNS) ?? 'left',
        angle: reader.whole('angle', LIMITS.minAngle, LIMITS.maxAngle) ?? 0,
        cells: reader.numbers('cells', 1, LIMITS.lanes, 1, LIMITS.cells),
        ...(radius === undefined ? {} : { radius }),
      };
    }
    case 'widening':
    case 'narrowing':
      reader.close(['kind', 'from', 'to']);
      return { kind, from: lanes('from'), to: lanes('to') };
    default:
      return assertNever(kind);
  }
}

function parseBox(data: unknown, index: number, problems: TrackProblem[]): GridBox | undefined {
  const reader = Reader.of(data, problems, { path: `grid ${index + 1} ` });
  if (reader === undefined) return undefined;
  reader.close(['row', 'lane']);
  return { row: reader.whole('row', 1, 8) ?? 0, lane: reader.whole('lane', 1, LIMITS.lanes) ?? 0 };
}
