import '../testing/browser.ts';
import { FORMULA_BOTS } from '@paddock/bots';
import { canonical, commitmentTo, isRefusal } from '@paddock/kernel';
import { dailyRace, dailySeed, type BotTask } from '@paddock/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { scoreOfClub } from './clubs.ts';
import { datesDeal, serversDeal } from './deal.ts';
import { noteTry, seals, tries } from './kept.ts';
import { streakOf } from './streak.ts';
import { pickOf } from './taste.ts';

const DAY = '2026-11-16';

beforeEach(() => {
  tries.value = [];
  seals.value = [];
});

describe('the deal of the day', () => {
  it('follows from the date without a server', () => {
    const deal = datesDeal(DAY);
    expect(deal).toMatchObject({
      race: dailyRace(DAY),
      server: null,
      until: Date.parse('2026-11-17T00:00:00Z'),
    });
    expect(deal.id).toMatch(/^daily-2026-11-16-formula-[0-9a-f]{8}$/);
    expect(datesDeal(DAY)).toEqual(deal);
  });

  const told = (day: string, secret: string, nextSecret: string) => {
    const [{ match }, next] = [dailyRace(day), dailyRace('2026-11-17')];
    return {
      day,
      match,
      secret,
      drawn: 1,
      commitment: commitmentTo(secret, match, 0),
      next: { match: next.match, commitment: commitmentTo(nextSecret, next.match, 0) },
    };
  };
  const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

  it('is the server’s, if its secret fits its commitment', () => {
    expect(serversDeal(told(DAY, ONE, TWO))).toMatchObject({ secret: ONE, server: { isBroken: false } });
    expect(serversDeal({ ...told(DAY, ONE, TWO), secret: TWO })).toBeUndefined();
    expect(serversDeal({ ...told(DAY, ONE, TWO), match: 'daily-2026-11-16-downforce' })).toBeUndefined();
    expect(serversDeal({ ...told(DAY, ONE, TWO), day: 'today' })).toBeUndefined();
  });

  it('is called broken if it is not the one that was sealed the day before', () => {
    serversDeal(told(DAY, ONE, TWO));
    expect(serversDeal(told('2026-11-17', TWO, TWO))?.server?.isBroken).toBe(false);
    expect(serversDeal(told('2026-11-17', THREE, TWO))?.server?.isBroken).toBe(true);
  });
});

describe('days in a row', () => {
  const day = (name: string, score?: number) => ({
    day: name,
    id: name,
    ...(score !== undefined && { score }),
  });

  it.each([
    ['none', [], 0],
    ['today', [day(DAY, 3)], 1],
    ['today is not over yet', [day('2026-11-14', 1), day('2026-11-15', 1), day(DAY)], 2],
    ['a day was left out', [day('2026-11-13', 1), day('2026-11-15', 1), day(DAY, 4)], 2],
    ['yesterday was not finished', [day('2026-11-15'), day(DAY, 4)], 1],
    ['the last one was long ago', [day('2026-11-10', 1)], 0],
  ])('%s', (_, all, expected) => {
    expect(streakOf(all, DAY)).toBe(expected);
  });

  it('notes a try once, and then its result', () => {
    noteTry({ day: DAY, id: 'a' });
    noteTry({ day: DAY, id: 'a', score: 5, place: 2 });
    expect(tries.value).toEqual([{ day: DAY, id: 'a', score: 5, place: 2 }]);
  });
});

describe('a hundred clubs', () => {
  const { game, answer, standIn } = FORMULA_BOTS;
  const kind = { rules: game.rules, standIn };
  const deal = datesDeal(DAY);
  const consider = (task: BotTask<unknown>) => {
    const seed = dailySeed(deal.race.match, task);
    const said = answer(task.level, canonical(task.view), seed, { iterations: 100_000 });
    if (isRefusal(said)) throw new Error(said.code);
    return said;
  };

  it('play the same deal, each its own way, and the same each time', async () => {
    const race = () => Promise.all([0, 1, 2, 3, 4, 5].map((club) => scoreOfClub(kind, deal, club, consider)));
    const scores = await race();
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(await race()).toEqual(scores);
  });

  it('pick among plans that are nearly as good as the best', () => {
    const plan = (name: string, value: number) => ({ do: [name], value });
    const alternatives = [plan('a', 10), plan('b', 9.5), plan('c', 8), plan('d', 0)];
    const reasons = { code: 'x', params: {}, alternatives };
    const picked = Array.from({ length: 50 }, (_, seed) => pickOf({ do: ['a'], reasons }, `${seed}`)[0]);
    expect(new Set(picked)).toEqual(new Set(['a', 'b']));
    expect(pickOf({ do: ['z'], reasons: { ...reasons, alternatives: [] } }, '1')).toEqual(['z']);
  });
});
