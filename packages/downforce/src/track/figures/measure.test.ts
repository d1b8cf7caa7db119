import { describe, expect, it } from 'vitest';
import type { MeasureName } from './measure.ts';
import { measureTrack } from './measure.ts';
import { left, mustRead, narrowing, openFile, ringFile, SQUARE, straight } from '../testing/ring.ts';

describe('the numbers of a track', () => {
  const track = mustRead(ringFile());
  const measured = measureTrack(track);
  const value = (name: MeasureName): number =>
    measured.measures.find((measure) => measure.name === name)?.value ?? Number.NaN;

  it('T1: the shortest lap keeps to the inside, and includes the step over the line at both ends', () => {
    expect(value('shortestLap')).toBe(33);
  });

  it('D-R5: the longest lap weaves: through a curve of 1, 2, 3 by outer-1, middle-1, outer-2, middle-2', () => {
    expect(measured.longestLap).toBe(33 + 4 * 3);
    expect(value('longestOverShortestPercent')).toBeCloseTo((100 * 12) / 33);
  });

  it('the longest lap begins where grid space 1 can lead', () => {
    const [, ...rest] = SQUARE;
    const turning = mustRead(ringFile({ sections: [...rest.slice(0, -1), straight(8)] }));
    // Outer-1 is out of reach from the inside lane.
    expect(measureTrack(turning).longestLap).toBe(33 + 2 + 3 * 3);
  });

  it('counts spaces and rectangles over the whole ring, grid included', () => {
    expect(value('spaces')).toBe(28 * 3 + 4 * 6);
    expect(value('rectanglePercent')).toBeCloseTo((100 * 84) / 108);
  });

  it('T3: a line is crossed with the first space beyond it', () => {
    expect(measured.lineSteps).toEqual([5, 12, 21]);
    expect(value('line2Percent')).toBeCloseTo((100 * 12) / 33);
  });

  it('without a narrow stretch there is no choke in range', () => {
    expect(measured.chokes).toEqual([]);
    expect(measured.measures.filter(({ ok }) => !ok).map(({ name }) => name)).toContain('firstChokeStep');
  });

  it('names staggered curves of three lanes, and the last straight', () => {
    expect(measured.staggered).toEqual([
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(measured.lastStraightRows).toBe(5);
  });

  it('joins neighbouring sections of one width into one choke, and tells one lane from two', () => {
    const open = mustRead(
      openFile([narrowing(3), straight(2, 2), left(30, 1, 1), narrowing(2), straight(3, 1), left(30, 2)]),
    );
    expect(measureTrack(open).chokes).toEqual([
      { lanes: 2, spaces: 8, afterSteps: 2 },
      { lanes: 1, spaces: 5, afterSteps: 6 },
    ]);
  });
});
