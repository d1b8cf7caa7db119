import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
