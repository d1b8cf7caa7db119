import { describe, expect, it } from 'vitest';
import { mustRead, openFile, ringFile, spaceAt, straight } from './testing/ring.ts';
import { compareStanding, lapAfter, linesCrossed, stepsFrom, stepsHome } from './track.ts';

const track = mustRead(ringFile());
const open = mustRead(openFile([straight(2), straight(2), straight(2)]));

describe('T1: grid and laps', () => {
  it('T1: the grid is the last spaces before the line, and number 1 is the pole', () => {
    expect([...track.grid]).toEqual(
      [
        [1, 5],
        [3, 5],
        [2, 4],
        [1, 3],
        [3, 3],
        [2, 2],
      ].map(([lane, cell]) => spaceAt(track, 9, lane, cell)),
    );
  });

  it('T1: the first crossing starts the lap', () => {
    expect(track.startLap).toBe(0);
    expect(lapAfter(track, 0, track.grid[0])).toBe(1);
    expect(lapAfter(track, 0, track.grid[2])).toBe(0);
    expect(open.startLap).toBe(1);
  });

  it('T1: from the grid, home is two crossings away, afterwards one', () => {
    const pole = track.grid[0];
    // 28 rows and four curves of one inner cell, and the step over the line at the start.
    expect(stepsHome(track, 0, pole)).toBe(33);
    expect(stepsHome(track, 1, pole)).toBe(1);
    expect(stepsHome(track, 1, spaceAt(track, 1, 1))).toBe(32);
  });

  it('T1: on an open track home is the end of the road', () => {
    expect(stepsHome(open, 1, open.grid[0])).toBe(7);
    expect(stepsHome(open, 1, open.grid[5])).toBe(10);
  });
});

describe('T3: betting lines', () => {
  it.each([
    ['on the grid none, though the space lies beyond all three', 0, 9, 0],
    ['before the first', 1, 1, 0],
    ['a space that ends at the line is not over it', 1, 2, 0],
    ['begins at the line', 1, 3, 1],
    ['between first and second', 1, 4, 1],
    ['begins at the second', 1, 5, 2],
    ['begins at the third', 1, 7, 3],
    ['all, in a later lap', 2, 1, 3],
  ])('T3, D-B1: %s', (_, lap, section, crossed) => {
    expect(linesCrossed(track, lap, spaceAt(track, section, 1))).toBe(crossed);
  });

  it('T3: no space straddles a line', () => {
    for (const { back, front } of track.spaces)
      for (const line of track.lines) expect(back >= line || front <= line).toBe(true);
  });
});

describe('D-R12: the standing', () => {
  it.each([
    ['a lap more', 2, [1, 1, 1], 1, [9, 1, 5]],
    ['further along', 1, [3, 3, 1], 1, [2, 1, 1]],
    ['level, the inside lane', 1, [1, 1, 1], 1, [1, 2, 1]],
    ['level in a curve, the inside lane', 1, [2, 1, 1], 1, [2, 2, 2]],
  ] as const)('D-R12: %s goes before', (_, lap, ahead, lapBehind, behind) => {
    const [a, b] = [ahead, behind].map(([section, lane, cell]) => spaceAt(track, section, lane, cell));
    expect(compareStanding(lap, a, lapBehind, b)).toBeLessThan(0);
    expect(compareStanding(lapBehind, b, lap, a)).toBeGreaterThan(0);
    expect(compareStanding(lap, a, lap, a)).toBe(0);
  });
});

describe('T6: what every track has', () => {
  it.each([
    ['ring', track],
    ['open', open],
  ])('T6: %s: an exit from every space, and the finish within reach', (_, each) => {
    for (const { id } of each.spaces) {
      expect(stepsFrom(each, id).length).toBeGreaterThan(0);
      expect(each.toFinish[id]).toBeGreaterThan(0);
      expect(each.toFinish[id]).toBeLessThan(each.count);
    }
  });
});
