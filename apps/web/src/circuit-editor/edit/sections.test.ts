import { readTrack, type Section, type TrackFile } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { closedUp } from '../fit/close-up.ts';
import { bent, naturalCells } from './cells.ts';
import { gridFor, regridded } from './grid.ts';
import { withLanes } from './lanes.ts';
import { lineHere, withLines } from './lines.ts';
import { addAfter, inOrder, move, remove, splice, split } from './sections.ts';
import { oval } from './starts.ts';

const OVAL = oval({ id: 'own-1', name: 'Oval', note: 'A test.' });

const kinds = (file: TrackFile): string =>
  file.sections
    .map((section) =>
      section.kind === 'straight' || section.kind === 'curve'
        ? section.kind.charAt(0)
        : `${section.from}${section.to}`,
    )
    .join(' ');

function problems(file: TrackFile): readonly string[] {
  const reading = readTrack(file);
  return reading.ok ? [] : reading.problems.map(({ code }) => code);
}

describe('the list of sections', () => {
  it('begins with an oval that can be raced on', () => {
    expect(problems(OVAL)).toEqual([]);
  });

  it('keeps betting lines and tunnels with their sections', () => {
    const tunnel = { kind: 'tunnel', from: 4, to: 5 } as const;
    const file = { ...OVAL, scenery: [tunnel] };
    const longer = addAfter(file, 0);
    expect([longer.lines, longer.scenery]).toEqual([[4, 6, 8], [{ ...tunnel, from: 5, to: 6 }]]);
    expect(remove(longer, 1)).toEqual(file);
    expect(splice(file, 3, 2, []).scenery).toEqual([{ kind: 'tunnel', from: 4, to: 4 }]);
    expect(move(file, 1, 1).lines).toEqual(file.lines);
  });

  it('puts lines in order that would fall together', () => {
    expect(inOrder([3, 3, 7], 8)).toEqual([3, 4, 7]);
    expect(inOrder([7, 8, 9], 8)).toEqual([6, 7, 8]);
    expect(inOrder([1, 1, 1], 8)).toEqual([2, 3, 4]);
  });

  it('cuts a straight in two, and nothing else', () => {
    const cut = split(OVAL, 3, 3);
    expect(cut.sections.slice(3, 5)).toEqual([
      { kind: 'straight', rows: 3, lanes: 3 },
      { kind: 'straight', rows: 5, lanes: 3 },
    ]);
    expect(split(OVAL, 1, 2)).toBe(OVAL);
    expect(split(OVAL, 0, 8)).toBe(OVAL);
  });
});

describe('another width', () => {
  it.each([
    ['a straight', 3, 2, 's c c 32 s 23 s c c s'],
    ['by two lanes', 3, 1, 's c c 32 21 s 12 23 s c c s'],
    ['a curve', 1, 2, 's 32 c 23 c s s c c s'],
    ['behind the finish', 0, 2, '32 s 23 c c s s c c s'],
    ['the grid', 7, 2, '23 s c c s s c c 32 s'],
    ['as it was', 3, 3, 's c c s s c c s'],
  ])('%s: tapers come by themselves', (_, at, lanes, expected) => {
    const narrow = withLanes(OVAL, at, lanes);
    expect(kinds(narrow)).toBe(expected);
    expect(problems(closedUp(narrow))).toEqual([]);
    const again = withLanes(
      narrow,
      narrow.sections.findIndex((section) => isOf(section, lanes)),
      3,
    );
    expect(kinds(again)).toBe(kinds(OVAL));
  });

  it('keeps the length of a straight that narrows at both ends', () => {
    const narrow = withLanes(OVAL, 3, 2);
    expect(narrow.sections[4]).toEqual({ kind: 'straight', rows: 6, lanes: 2 });
  });

  it('the grid fits the straight it is on', () => {
    const narrow = withLanes(OVAL, 7, 2);
    expect(narrow.grid).toEqual(gridFor(2));
    expect(regridded(narrow)).toBe(narrow);
  });
});

function isOf(section: Section, lanes: number): boolean {
  return (
    (section.kind === 'straight' && section.lanes === lanes) ||
    (section.kind === 'curve' && section.cells.length === lanes)
  );
}

describe('cells of a curve', () => {
  it('are about a step long in every lane, more of them outside', () => {
    expect(naturalCells({ turn: 'right', angle: 90 }, 1.3, 3, 'clockwise')).toEqual([1, 2, 3]);
    expect(naturalCells({ turn: 'left', angle: 90 }, 1.3, 3, 'clockwise')).toEqual([3, 2, 1]);
  });

  it('follow the angle where they fitted before, and are left alone where somebody chose them', () => {
    const natural = { kind: 'curve', turn: 'right', angle: 90, cells: [4, 5, 6], radius: 3 } as const;
    expect(bent(natural, { angle: 45 }, 'clockwise').cells).toEqual([2, 2, 3]);
    const chosen = { ...natural, cells: [2, 2, 2] };
    expect(bent(chosen, { angle: 45 }, 'clockwise').cells).toEqual([2, 2, 2]);
    expect(bent({ ...natural, cells: [1, 2, 4] }, { turn: 'left' }, 'clockwise').cells).toEqual([4, 2, 1]);
  });
});

describe('betting lines', () => {
  it('lie at the quarters of the lap, in a straight that is cut for them if need be', () => {
    const rows = [2, 30, 2, 2, 2, 2].map((count) => ({ kind: 'straight', rows: count, lanes: 2 }) as const);
    const placed = withLines({ ...OVAL, shape: 'open', sections: rows, lines: [2, 3, 4] });
    expect(placed.sections.map((section) => section.kind === 'straight' && section.rows)).toEqual([
      2, 8, 10, 10, 2, 2, 2, 2, 2,
    ]);
    expect(placed.lines).toEqual([3, 4, 5]);
    expect(withLines(OVAL).lines).toEqual(OVAL.lines);
  });

  it('the nearest one comes to a section', () => {
    expect(lineHere(OVAL, 3).lines).toEqual([4, 5, 7]);
    expect(lineHere(OVAL, 7).lines).toEqual([3, 5, 8]);
    expect(lineHere(OVAL, 0)).toBe(OVAL);
  });
});
