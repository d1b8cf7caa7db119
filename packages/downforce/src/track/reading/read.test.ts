import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CIRCUITS } from '../circuits/whole.ts';
import type { Section, TrackFile } from './file.ts';
import { explainProblem } from './problem.ts';
import { readTrack } from './read.ts';
import { left, narrowing, openFile, right, ringFile, SQUARE, straight, widening } from '../testing/ring.ts';
import { stepsFrom } from '../track.ts';

function complaints(data: unknown): string[] {
  const reading = readTrack(data);
  return reading.ok ? [] : reading.problems.map(explainProblem);
}

function withSection(number: number, section: unknown): unknown {
  return { ...ringFile(), sections: SQUARE.with(number - 1, section as never) };
}

function withGrid(...changed: { row: number; lane: number }[]): TrackFile {
  return ringFile({ grid: [...changed, ...ringFile().grid.slice(changed.length)] });
}

describe('T6: errors a person can act on', () => {
  it('T6: a valid file has none', () => {
    expect(complaints(ringFile())).toEqual([]);
  });

  it.each(
    (
      [
        [null, 'the track is not a track file: an object with format 1 is expected'],
        [{ ...ringFile(), format: 2 }, 'the track is not a track file: an object with format 1 is expected'],
        [{ ...ringFile(), name: undefined }, 'the track lacks name'],
        [{ ...ringFile(), name: 'x'.repeat(41) }, 'the track has a name longer than 40 characters'],
        [{ ...ringFile(), name: 'a\nb' }, 'the track needs name to be a text in one line, not empty'],
        [{ ...ringFile(), id: 'A B' }, 'the track needs id to be small letters, digits and single hyphens'],
        [{ ...ringFile(), nmae: 'x' }, 'the track has an unknown field nmae: is it misspelt?'],
        [{ ...ringFile(), shape: 'knot' }, 'the track needs shape to be one of: ring, open'],
        [{ ...ringFile(), heading: 0.5 }, 'the track needs heading to be a whole number'],
        [{ ...ringFile(), heading: 360 }, 'the track has heading 360; it must lie between 0 and 359'],
        [{ ...ringFile(), sections: 'none' }, 'the track needs sections to be a list'],
        [ringFile({ lines: [3, 5] }), 'the track has 2 entries in lines; at least 3 are needed'],
        [
          ringFile({ sections: Array.from({ length: 81 }, () => straight(1)) }),
          'the track has 81 entries in sections; at most 80 are allowed',
        ],
        [withSection(7, 3), 'section 7 needs it to be an object'],
        [
          withSection(7, { kind: 'loop' }),
          'section 7 needs kind to be one of: straight, curve, widening, narrowing',
        ],
        [withSection(7, { kind: 'straight', lanes: 3 }), 'section 7 lacks rows'],
        [withSection(7, straight(0)), 'section 7 has rows 0; it must lie between 1 and 40'],
        [withSection(7, straight(2, 5)), 'section 7 has lanes 5; it must lie between 1 and 4'],
        [
          withSection(7, { ...straight(6), radius: 2 }),
          'section 7 has an unknown field radius: is it misspelt?',
        ],
        [withSection(7, left(90, 1, 2.5, 3)), 'section 7 needs cells 2 to be a whole number'],
        [withSection(7, narrowing(3, 1)), 'section 7 narrows 3 → 1 in one step: only one lane per step'],
        [withSection(7, widening(1, 3)), 'section 7 widens 1 → 3 in one step: only one lane per step'],
        [withSection(7, widening(3, 2)), 'section 7 is a widening but goes 3 → 2'],
        [withSection(7, narrowing(3, 3)), 'section 7 is a narrowing but goes 3 → 3'],
        [
          withSection(7, straight(6, 2)),
          'section 7 begins with 2 lanes, but section 6 ends with 3: put a narrowing between them',
        ],
        [
          withSection(2, left(90, 1, 2, 3, 4)),
          'section 2 begins with 4 lanes, but section 1 ends with 3: put a widening between them',
        ],
        [
          withSection(1, straight(3, 4)),
          'section 1 begins with 4 lanes, but section 9 ends with 3: put a widening between them',
        ],
        [
          ringFile({ sections: [straight(40), straight(40), straight(40)] }),
          'the track has 360 spaces; at most 300 are allowed',
        ],
        [
          withSection(2, left(80, 1, 2, 3)),
          'the track goes anticlockwise, so its curves must turn 360° to the left in all; they turn 350°',
        ],
        [
          ringFile({ direction: 'clockwise' }),
          'the track goes clockwise, so its curves must turn 360° to the right in all; they turn -360°',
        ],
        [withSection(2, { ...left(90, 1, 2, 3), radius: 1 }), 'section 2 is too tight'],
        [
          ringFile({ lines: [3, 3, 7] }),
          'the track needs its three betting lines at the beginning of later sections, in the order they are driven; they are at 3, 3, 7',
        ],
        [ringFile({ lines: [1, 5, 7] }), 'the track needs its three betting lines'],
        [ringFile({ lines: [3, 5, 10] }), 'the track needs its three betting lines'],
        [
          ringFile({ sections: [...SQUARE.slice(0, -1), straight(2), straight(3)] }),
          'section 10 must be a straight of 4 rows or more: the grid is on it',
        ],
        [
          ringFile({ sections: [straight(8), ...SQUARE.slice(1, -1)] }),
          'section 8 must be a straight of 4 rows or more: the grid is on it',
        ],
        [withGrid({ row: 2, lane: 1 }), 'the track needs grid space 1 in row 1, at the line'],
        [withGrid({ row: 1, lane: 4 }), 'the track has grid space 1 (row 1, lane 4) off the road'],
        [
          withGrid({ row: 1, lane: 2 }, { row: 1, lane: 2 }),
          'the track has grid spaces 1 and 2 in the same place',
        ],
        [
          withGrid({ row: 1, lane: 2 }, { row: 1, lane: 1 }),
          'the track has grid space 2 ahead of grid space 1: number from the front, the inside lane first',
        ],
        [
          ringFile({ scenery: [{ kind: 'area', of: 'sea', points: [[0, 0]] }] }),
          'the track has 1 entries in scenery 1 points; at least 3 are needed',
        ],
        [
          { ...ringFile(), scenery: [{ kind: 'stream', points: [[0, 0], [1]], width: 1 }] },
          'the track needs scenery 1 points 2 to be a pair [x, y]',
        ],
      ] satisfies [unknown, string][]
    ).map(([data, sentence]) => ({ data, sentence })),
  )('T6: $sentence', ({ data, sentence }) => {
    expect(complaints(data)[0]).toContain(sentence);
  });

  it('T6: a ring that cannot close is reported with its gap and the section', () => {
    const [sentence] = complaints(ringFile({ sections: SQUARE.with(4, straight(16)) }));
    expect(sentence).toMatch(
      /^the track ends -8 steps to the right of its start and -?0 below it: section \d+ would/,
    );
  });

  it('T6: a road that crosses itself is found', () => {
    const loop = [
      straight(3),
      left(90, 2, 2, 2),
      straight(3),
      left(90, 2, 2, 2),
      straight(3),
      left(90, 2, 2, 2),
      straight(9),
    ];
    expect(complaints(openFile(loop))[0]).toBe(
      'section 8 lies over section 1 in the drawing, or too close to it',
    );
    // The second curve misses the straight, and meets only the curve before it.
    const spiral = [
      { ...left(200, 4), radius: 1.6 },
      { ...left(270, 5), radius: 1.1 },
    ];
    expect(complaints(openFile([narrowing(3), narrowing(2), ...spiral]))).toEqual([
      'section 5 lies over section 4 in the drawing, or too close to it',
    ]);
  });

  it('T6: several mistakes are reported together', () => {
    expect(complaints({ ...ringFile(), name: 3, heading: 'up', sections: [] })).toHaveLength(3);
  });
});

describe('T6: nothing from outside throws', () => {
  const kinds = {
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  };
  const odd = fc.anything({ ...kinds, withObjectString: true });
  // Without texts such as '[undefined]': a sentence that quotes one looks like a mistake of ours.
  const quotable = fc.anything(kinds);

  it('T6: any value', () => {
    fc.assert(
      fc.property(odd, (data) => {
        expect(complaints(data).length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('T6: a circuit with any value in one place', () => {
    const places = placesIn(CIRCUITS['marina-bay']);
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.oneof(quotable, fc.double(), fc.integer()),
        (place, value) => {
          const reading = readTrack(replaced(CIRCUITS['marina-bay'], place, value));
          const sentences = reading.ok ? [] : reading.problems.map(explainProblem);
          expect(reading.ok || sentences.length > 0).toBe(true);
          for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|Infinity/);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('T5, T6: any accepted road has an exit everywhere, and the finish within reach', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(piece, { minLength: 3, maxLength: 12 }), (pieces) => {
        const reading = readTrack(openFile(chain(pieces)));
        if (!reading.ok) {
          expect(reading.problems.every(({ code }) => code === 'overlaps' || code === 'too-tight')).toBe(
            true,
          );
          return;
        }
        accepted += 1;
        const { track } = reading;
        for (const { id } of track.spaces) {
          const to = stepsFrom(track, id);
          expect(to.length).toBeGreaterThanOrEqual(1);
          expect(to.length).toBeLessThanOrEqual(3);
          expect(to.every((next) => next > id)).toBe(true);
          expect(track.toFinish[id]).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});

const piece = fc.record({
  kind: fc.constantFrom('straight', 'left', 'right', 'wider', 'narrower'),
  size: fc.integer({ min: 1, max: 4 }),
  more: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 4, maxLength: 4 }),
});

type Piece = typeof piece extends fc.Arbitrary<infer T> ? T : never;

/** Gives every piece the number of lanes that the previous one ends with. */
function chain(pieces: readonly Piece[]): Section[] {
  let lanes = 3;
  return pieces.map(({ kind, size, more }) => {
    const cells = more.slice(0, lanes).map((extra) => size + extra);
    if (kind === 'left') return left(size * 25, ...cells);
    if (kind === 'right') return right(size * 25, ...cells);
    if (kind === 'wider' && lanes < 4) return widening(lanes, (lanes += 1));
    if (kind === 'narrower' && lanes > 1) return narrowing(lanes, (lanes -= 1));
    return straight(size, lanes);
  });
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]));
  return place.length === 0 ? inside : [place, ...inside];
}

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
