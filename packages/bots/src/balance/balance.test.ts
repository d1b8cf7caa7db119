import { PRINTED_CONTENT, readTrack, type Content, type Section, type TrackFile } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE_BOTS } from '../downforce/bots.ts';
import { BalanceTally } from './balance.ts';
import { botMind, measureBalance, PLAYERS, racesOn } from './index.ts';

const straight = (rows: number, lanes: number): Section => ({ kind: 'straight', rows, lanes });

/** An open road with our deck. */
function road(sections: readonly Section[], grid: TrackFile['grid']): Content {
  const reading = readTrack({
    format: 1,
    id: 'planted',
    name: 'Planted',
    note: 'For tests.',
    shape: 'open',
    direction: 'clockwise',
    heading: 0,
    sections,
    lines: [2, 3, 4],
    grid,
    scenery: [],
  });
  if (!reading.ok) throw new Error(reading.problems.map(({ code }) => code).join());
  return { deck: PRINTED_CONTENT.deck, tracks: [reading.track] };
}

const STAGGERED = [
  { row: 1, lane: 1 },
  { row: 1, lane: 3 },
  { row: 2, lane: 2 },
  { row: 3, lane: 1 },
  { row: 3, lane: 2 },
  { row: 3, lane: 3 },
];
const IN_A_FILE = [1, 2, 3, 4, 5, 6].map((row) => ({ row, lane: 1 }));

describe('planted tracks', () => {
  it('T1: the last car of a file of six, on a road one car wide, never wins', () => {
    const lane = road([straight(6, 1), straight(15, 1), straight(15, 1), straight(18, 1)], IN_A_FILE);
    const { wins, leadChanges } = measureBalance(lane, 'planted', 120, 'file');
    expect(wins[0]?.low).toBeGreaterThan(0.5);
    expect(wins[5]?.mean).toBe(0);
    expect(wins[5]?.high).toBeLessThan(0.05);
    expect(leadChanges.mean).toBe(0);
  });

  it('T5: cars stop before the one place where the road narrows', () => {
    const gate = road(
      [
        straight(8, 3),
        straight(12, 3),
        { kind: 'narrowing', from: 3, to: 2 },
        { kind: 'narrowing', from: 2, to: 1 },
        straight(5, 1),
        { kind: 'widening', from: 1, to: 2 },
        { kind: 'widening', from: 2, to: 3 },
        straight(20, 3),
      ],
      STAGGERED,
    );
    const { jams } = measureBalance(gate, 'planted', 120, 'gate');
    const worst = jams.indexOf(Math.max(...jams));
    const { spaces } = gate.tracks[0] ?? { spaces: [] };
    expect([2, 3, 4]).toContain(spaces[worst]?.section);
    const behind = jams.filter((_, space) => (spaces[space]?.section ?? 0) === 7);
    expect(Math.max(...behind)).toBeLessThan(jams[worst] ?? 0);
  });

  it('D-R11: on a road that is too long every car stalls, and nobody wins', () => {
    const endless = road([straight(3, 3), straight(32, 3), straight(32, 3), straight(33, 3)], STAGGERED);
    const found = measureBalance(endless, 'planted', 40, 'long');
    expect(found.stalled.mean).toBeGreaterThan(5);
    expect(found.finished.mean + found.stalled.mean).toBeCloseTo(6, 9);
    const won = found.wins.reduce((sum, { mean }) => sum + mean, 0);
    expect(won).toBeLessThan(0.5);
  });
});

describe('the figures of a circuit', () => {
  const [marina] = PRINTED_CONTENT.tracks;
  const found = measureBalance(PRINTED_CONTENT, 'marina-bay', 80, 'figures');

  it('D-E1, D-R11: shares add up, and money is paid to cars that came home', () => {
    expect(found.games).toBe(80);
    expect(found.wins.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
    expect(found.finished.mean).toBeGreaterThan(3);
    expect(found.finishedBy.map(({ players }) => players)).toEqual([...PLAYERS]);
    expect(found.jams).toHaveLength(marina?.count ?? 0);
    // The prizes are 12, 9, 6, 4, 2 and 0 million.
    const paid = found.money.reduce((sum, { mean }) => sum + mean, 0);
    expect(paid).toBeGreaterThan(12);
    expect(paid).toBeLessThanOrEqual(33);
    for (const { low, mean, high } of [...found.wins, ...found.money, found.turns, found.leadChanges]) {
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
    }
  });

  it('the same seed gives the same figures, another seed others', () => {
    expect(measureBalance(PRINTED_CONTENT, 'marina-bay', 80, 'figures')).toEqual(found);
    expect(measureBalance(PRINTED_CONTENT, 'marina-bay', 80, 'other')).not.toEqual(found);
  });

  it('races can be kept and added up in any order', () => {
    const play = racesOn(PRINTED_CONTENT, 'river-station', 'kept', botMind(DOWNFORCE_BOTS, 'random'));
    const races = [0, 1, 2, 3].map(play);
    const tallies = [races, JSON.parse(JSON.stringify(races.toReversed())) as typeof races].map((some) => {
      const tally = new BalanceTally(200);
      for (const race of some) tally.add(race);
      return tally.balance();
    });
    expect(tallies[0]).toEqual(tallies[1]);
    expect(play(2)).toEqual(races[2]);
  });

  it('tells how far it is, and stops when told to', () => {
    const heard: number[] = [];
    const { games } = measureBalance(PRINTED_CONTENT, 'marina-bay', 1000, 'stop', (soFar) => {
      heard.push(soFar.games);
      return heard.length < 2;
    });
    expect(heard).toEqual([100, 200]);
    expect(games).toBe(200);
  });

  it('T6: a track that is not there is an error', () => {
    expect(() => measureBalance(PRINTED_CONTENT, 'nowhere', 1, 'x')).toThrow('nowhere');
  });
});
