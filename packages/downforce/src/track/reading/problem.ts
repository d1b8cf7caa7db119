import { LIMITS } from './file.ts';

export const PROBLEM_CODES = [
  'not-a-track',
  'missing',
  'unknown-field',
  'wrong-type',
  'not-one-of',
  'out-of-range',
  'too-long',
  'bad-text',
  'too-many',
  'too-few',
  'changes-too-fast',
  'wrong-way',
  'lanes-differ',
  'too-many-spaces',
  'too-tight',
  'turns-wrong',
  'does-not-close',
  'overlaps',
  'lines-out-of-order',
  'grid-not-straight',
  'grid-off-road',
  'grid-doubled',
  'grid-out-of-order',
  'grid-away',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Why a file is not a track (T6). `section` counts from 1, as the file's author does. */
export interface TrackProblem {
  readonly code: ProblemCode;
  readonly section?: number;
  readonly params: Readonly<Record<string, string | number>>;
}

type Params = TrackProblem['params'];

export function problem(code: ProblemCode, params: Params = {}, section?: number): TrackProblem {
  return section === undefined ? { code, params } : { code, section, params };
}

/** Each continues its subject, «section 7» or «the track». */
export const TRACK_SENTENCES = {
  'not-a-track': () => 'is not a track file: an object with format 1 is expected',
  missing: (p) => `lacks ${p['field']}`,
  'unknown-field': (p) => `has an unknown field ${p['field']}: is it misspelt?`,
  'wrong-type': (p) => `needs ${p['field']} to be ${p['expected']}`,
  'not-one-of': (p) => `needs ${p['field']} to be one of: ${p['choices']}`,
  'out-of-range': (p) => `has ${p['field']} ${p['value']}; it must lie between ${p['min']} and ${p['max']}`,
  'too-long': (p) => `has a ${p['field']} longer than ${p['max']} characters`,
  'bad-text': (p) => `needs ${p['field']} to be ${p['expected']}`,
  'too-many': (p) => `has ${p['count']} entries in ${p['field']}; at most ${p['max']} are allowed`,
  'too-few': (p) => `has ${p['count']} entries in ${p['field']}; at least ${p['min']} are needed`,
  'changes-too-fast': (p) => `${p['verb']} ${p['from']} → ${p['to']} in one step: only one lane per step`,
  'wrong-way': (p) => `is a ${p['kind']} but goes ${p['from']} → ${p['to']}`,
  'lanes-differ': (p) =>
    `begins with ${p['lanes']} lanes, but section ${p['before']} ends with ${p['ends']}: put a ${p['fix']} between them`,
  'too-many-spaces': (p) => `has ${p['count']} spaces; at most ${LIMITS.spaces} are allowed`,
  'too-tight': (p) =>
    `is too tight: drawn with a radius of ${p['radius']} steps, where its lanes need ${p['min']}`,
  'turns-wrong': (p) =>
    `goes ${p['direction']}, so its curves must turn 360° to the ${p['side']} in all; they turn ${p['turned']}°`,
  'does-not-close': (p) =>
    `ends ${p['right']} steps to the right of its start and ${p['down']} below it: section ${p['worst']} would have to be drawn at ${p['percent']} % of its length`,
  overlaps: (p) => `lies over section ${p['other']} in the drawing, or too close to it`,
  'lines-out-of-order': (p) =>
    `needs its three betting lines at the beginning of later sections, in the order they are driven; they are at ${p['lines']}`,
  'grid-not-straight': (p) => `must be a straight of ${p['rows']} rows or more: the grid is on it`,
  'grid-off-road': (p) => `has grid space ${p['number']} (row ${p['row']}, lane ${p['lane']}) off the road`,
  'grid-doubled': (p) => `has grid spaces ${p['first']} and ${p['second']} in the same place`,
  'grid-out-of-order': (p) =>
    `has grid space ${p['number']} ahead of grid space ${p['before']}: number from the front, the inside lane first`,
  'grid-away': () => 'needs grid space 1 in row 1, at the line',
} satisfies Record<ProblemCode, (params: Params) => string>;

/** One English sentence for the author of a track file. */
export function explainProblem({ code, section, params }: TrackProblem): string {
  return `${section === undefined ? 'the track' : `section ${section}`} ${TRACK_SENTENCES[code](params)}`;
}
