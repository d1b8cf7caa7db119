import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GamePlayer } from './downforce-games.ts';
import { recordBytes } from './downforce.ts';
import { playRaces } from './races.ts';
import { compileReferee, type Compiled } from './referee.ts';

describe('the referee in C', () => {
  let referee: Compiled = 'no-compiler';

  beforeAll(async () => {
    referee = await compileReferee();
  });
  afterAll(async () => {
    if (typeof referee !== 'string') await referee.dispose();
  });

  it('compiles, or says that there is no compiler', () => {
    expect(referee).not.toBe('compiler-failed');
  });

  it.each([2, 3, 4, 5, 6])('gives every car and seat the same points with %i players', async (players) => {
    const ours = playRaces(players, 2_000, [3, 1, players], true).tallies;
    expect(ours.cars.reduce((sum, points) => sum + points, 0)).toBe(26 * 2_000);
    if (typeof referee === 'string') return;
    expect((await referee.playRaces(players, 2_000, [3, 1, players])).tallies).toEqual(ours);
    expect((await referee.playRaces(players, 2_000, [4, 1, players])).tallies).not.toEqual(ours);
  });
});

describe('the measured games of Downforce', () => {
  it('are the same for the same seed, and differ for another', () => {
    const tally = (seed: number) => new GamePlayer(6, [seed, 2, 3]).tally(20);
    expect(tally(1)).toEqual(tally(1));
    expect(tally(1)).not.toEqual(tally(2));
    expect(tally(1).seats).toHaveLength(6);
  });

  it('are whole: every car is bought, driven and paid for over hundreds of actions', () => {
    const { actions, seats } = new GamePlayer(6, [1, 2, 3]).tally(20);
    expect(actions / 20).toBeGreaterThan(300);
    expect(seats.every((money) => money !== 0)).toBe(true);
  });

  it('fit into 25 KB as records of six players', () => {
    const sizes = [1, 2, 3].map(recordBytes);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(25 * 1024);
    expect(Math.min(...sizes)).toBeGreaterThan(5 * 1024);
  });
});
