import { describe, expect, it } from 'vitest';
import type { Section } from './reading/file.ts';
import {
  left,
  mustRead,
  narrowing,
  openFile,
  right,
  ringFile,
  spaceAt,
  straight,
  widening,
} from './testing/ring.ts';
import type { Track } from './track.ts';
import { stepsFrom } from './track.ts';

/** `section.lane.cell`, all from 1. */
function names(track: Track, ids: readonly number[]): string[] {
  return ids.map((id) => {
    const { section, lane, cell } = track.spaces[id];
    return `${section + 1}.${lane}.${cell + 1}`;
  });
}

function ways(track: Track, section: number, lane: number, cell = 1): string[] {
  return names(track, stepsFrom(track, spaceAt(track, section, lane, cell)));
}

/** The sections under test are numbered from 2. */
function road(...sections: Section[]): Track {
  return mustRead(openFile([...sections, straight(2, 3), straight(2, 3), straight(2, 3)]));
}

describe('T5: steps on a straight', () => {
  const track = road(straight(2));

  it.each([
    [1, ['2.1.2', '2.2.2']],
    [2, ['2.1.2', '2.2.2', '2.3.2']],
    [3, ['2.2.2', '2.3.2']],
  ])('T5, D-R5: from lane %i straight on and to the corners, the inside first', (lane, to) => {
    expect(ways(track, 2, lane)).toEqual(to);
  });
});

describe('T5: where lanes merge and split', () => {
  const track = road(narrowing(3), narrowing(2), straight(1, 1), widening(1), widening(2));

  it.each([
    ['3 → 2, inner → inner', 2, 1, ['3.1.1']],
    ['3 → 2, middle → both', 2, 2, ['3.1.1', '3.2.1']],
    ['3 → 2, outer → outer', 2, 3, ['3.2.1']],
    ['2 → 1, inner', 3, 1, ['4.1.1']],
    ['2 → 1, outer', 3, 2, ['4.1.1']],
    ['1 → 2, both', 4, 1, ['5.1.1', '5.2.1']],
    ['2 → 3, inner', 5, 1, ['6.1.1', '6.2.1']],
    ['2 → 3, outer', 5, 2, ['6.2.1', '6.3.1']],
  ])('T5: %s', (_, section, lane, to) => {
    expect(ways(track, section, lane)).toEqual(to);
  });

  it('T5: between three and four lanes a space touches those that its width meets', () => {
    const wide = road(widening(3), narrowing(4));
    expect([1, 2, 3].map((lane) => ways(wide, 1, lane, 4))).toEqual([
      ['2.1.1', '2.2.1'],
      ['2.2.1', '2.3.1'],
      ['2.3.1', '2.4.1'],
    ]);
    expect([1, 2, 3, 4].map((lane) => ways(wide, 3, lane))).toEqual([
      ['4.1.1'],
      ['4.1.1', '4.2.1'],
      ['4.2.1', '4.3.1'],
      ['4.3.1'],
    ]);
  });
});

describe('T5: a curve of 1, 2, 3 cells', () => {
  const track = road(left(90, 1, 2, 3));

  it.each([
    ['inner', 1, 1, ['3.1.1', '3.2.1']],
    ['middle-1', 2, 1, ['2.1.1', '2.2.2', '2.3.2']],
    ['middle-2', 2, 2, ['3.1.1', '3.2.1', '3.3.1']],
    ['outer-1', 3, 1, ['2.2.1', '2.3.2']],
    ['outer-2', 3, 2, ['2.2.2', '2.3.3']],
    ['outer-3', 3, 3, ['3.2.1', '3.3.1']],
  ])('D-R5, worked case 9: from %s', (_, lane, cell, to) => {
    expect(ways(track, 2, lane, cell)).toEqual(to);
  });

  it('worked case 9: level is sideways', () => {
    const inner = spaceAt(track, 2, 1);
    for (const level of [spaceAt(track, 2, 2, 2), spaceAt(track, 2, 3, 3)]) {
      expect(track.front[level]).toBe(track.front[inner]);
      expect(stepsFrom(track, level)).not.toContain(inner);
      expect(stepsFrom(track, inner)).not.toContain(level);
    }
  });

  it('worked case 10: a space beside the car whose front end is further on is a step', () => {
    expect(ways(track, 2, 2, 1)).toContain('2.1.1');
    expect(ways(track, 2, 3, 1)).toContain('2.2.1');
  });

  it('T2: lane 1 stays the inside of the circuit in a bend to the other side', () => {
    const other = road(right(90, 3, 2, 1));
    expect(ways(other, 2, 2, 1)).toEqual(['2.1.2', '2.2.2', '2.3.1']);
  });
});

describe('T1: the seam of the ring', () => {
  const track = mustRead(ringFile());

  it('T5: spaces touch across it, and only the last row crosses', () => {
    expect(ways(track, 9, 2, 5)).toEqual(['1.1.1', '1.2.1', '1.3.1']);
    expect(track.spaces.filter(({ id }) => track.crosses[id] === 1).map(({ id }) => id)).toEqual(
      [3, 2, 1].map((lane) => spaceAt(track, 9, lane, 5)),
    );
  });

  it('T1: the last row of an open track steps off it', () => {
    const open = road(straight(2));
    const last = spaceAt(open, 5, 2, 2);
    expect(stepsFrom(open, last)).toEqual([open.off]);
    expect(open.crosses[last]).toBe(1);
    expect(open.toFinish[last]).toBe(1);
  });
});
