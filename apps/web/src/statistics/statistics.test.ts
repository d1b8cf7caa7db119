import { DOWNFORCE_BOTS, FORMULA_BOTS, type GameBots } from '@paddock/bots';
import type { DownforceFact } from '@paddock/downforce';
import { canonical, isRefusal } from '@paddock/kernel';
import { clubSeats, dailyRace, dailySeats, dailyTable, playOut, secretOfDate } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../session/store.ts';
import { DownforceTally } from './downforce.ts';
import type { Figures } from './figures.ts';
import { readGame } from './read-game.ts';
import { moneyTotals, raceTotals, totalsOf } from './totals.ts';

const BID = { card: 'k5', declared: false } as const;

function tallied(facts: readonly DownforceFact[]): ReturnType<DownforceTally['figures']> {
  const tally = new DownforceTally(0);
  for (const fact of facts) tally.take(fact);
  return tally.figures();
}

function sale(price: number, others: readonly number[], seat = 0): DownforceFact[] {
  const bids = [price, ...others].map((bid, at) => ({ ...BID, bid, seat: at }));
  return [
    { kind: 'bids-shown', car: 'red', bids },
    { kind: 'sold', seat, car: 'red', power: 'tricky', price },
  ];
}

describe('one game of Downforce', () => {
  it.each([
    ['two more than needed', sale(6, [3, 0]), 2],
    ['just enough', sale(4, [3, 0]), 0],
    ['a tie that was won', sale(4, [4]), 0],
    ['nobody else bid', sale(6, [0, 0]), 5],
    ['somebody else’s', sale(6, [3], 1), 0],
    ['a car that had to be taken', sale(3, []).slice(1), 0],
    ['two cars', [...sale(6, [3]), ...sale(5, [1])], 5],
  ])('overpaid: %s', (_, facts, expected) => {
    expect(tallied(facts).overpaid).toBe(expected);
  });

  it('counts the spaces that your own cars lost', () => {
    const { lost } = tallied([
      ...sale(4, [3]),
      { kind: 'jammed', car: 'red', lost: 3, by: ['blue'] },
      { kind: 'jammed', car: 'blue', lost: 5, by: ['red'] },
      { kind: 'line-idle', line: 'r6', why: 'blocked', car: 'red' },
      { kind: 'line-idle', line: 'w2', why: 'blocked', car: 'red' },
      { kind: 'line-idle', line: 'r4', why: 'finished', car: 'red' },
      { kind: 'line-idle', line: 'b4', why: 'blocked', car: 'blue' },
    ]);
    expect(lost).toBe(3 + 6 + 2);
  });

  it('knows the power raced with: the only one, or the one kept', () => {
    const start: DownforceFact = { kind: 'race-starts', track: 'marina-bay', first: 0 };
    expect(tallied([...sale(4, [3]), start]).powers).toEqual(['tricky']);
    const kept: DownforceFact = { kind: 'power-kept', seat: 0, power: 'cunning', boxed: ['tricky'] };
    expect(tallied([...sale(4, [3]), kept, start]).powers).toEqual(['cunning']);
    expect(tallied([...sale(4, [3], 1), start]).powers).toEqual([]);
  });
});

/** A finished race of the day, with you in the first seat. */
async function finished(day: string, { game, answer, standIn }: GameBots) {
  const race = dailyRace(day);
  const table = await playOut(
    dailyTable(game.rules, race, clubSeats(standIn), secretOfDate(race)),
    (task) => {
      const said = answer('rookie', canonical(task.view), `${task.seat} ${task.asked}`, { iterations: 50 });
      if (isRefusal(said)) throw new Error(said.code);
      return said.do;
    },
  );
  const { result } = table.record();
  if (result === undefined) throw new Error('not over');
  const summary: GameSummary = {
    id: day,
    game: race.game,
    seats: dailySeats(standIn, ['Ana']),
    races: 1,
    racesRun: 1,
    started: 1,
    touched: 2,
    result,
  };
  return { summary, table, figures: readGame(game.rules, summary, table.save()) };
}

describe('a stored race, played again', () => {
  it('Downforce: prizes and bets less what was paid are the score', async () => {
    const { summary, table, figures } = await finished('2026-11-17', DOWNFORCE_BOTS);
    const own = summary.result?.standings.find(({ seat }) => seat === 0);
    expect(figures).toMatchObject({
      game: 'downforce',
      at: 2,
      sides: 4,
      score: own?.score,
      place: own?.place,
    });
    const { money, prizes, bets, paid } = figures?.downforce ?? {};
    expect(money).toBe(own?.score);
    expect((prizes ?? 0) + (bets ?? 0) - (paid ?? 0)).toBe(money);
    const { sheets } = (table.view('all') as { public: { sheets: readonly { prizes: number }[] } }).public;
    expect(prizes).toBe(sheets[0]?.prizes);
  });

  it('Formula: the places of both cars, and who retired', async () => {
    const { summary, table, figures } = await finished('2026-11-16', FORMULA_BOTS);
    const open = (table.view('public') as { public: { owners: (number | null)[]; retired: string[] } })
      .public;
    const own = summary.result?.standings.find(({ seat }) => seat === 0);
    expect(figures).toMatchObject({ score: own?.score, sides: 6, formula: { races: 1 } });
    const { places = [], retired = -1 } = figures?.formula ?? {};
    expect(places).toHaveLength(2 * open.owners.filter((seat) => seat === 0).length);
    // F-O: 10, 6, 4, 3, 2 and 1 for the first six.
    const points = places.reduce((sum, place) => sum + ([10, 6, 4, 3, 2, 1][place - 1] ?? 0), 0);
    expect(points).toBe(own?.score);
    expect(retired).toBe(places.filter((place) => place > 12 - open.retired.length).length);
  });
});

describe('many games', () => {
  const game = (place: number, more: Partial<Figures> = {}): Figures => ({
    id: `${place}`,
    game: 'downforce',
    at: 0,
    sides: 4,
    score: 10 - place,
    place,
    ...more,
  });

  it('adds up wins, streaks and places', () => {
    const places = [1, 1, 1, 4, 2, 1, 1];
    expect(totalsOf(places.map((place) => game(place)))).toEqual({
      games: 7,
      wins: 5,
      streak: 2,
      longestStreak: 3,
      places: [5, 1, 0, 1],
      bestScore: 9,
    });
  });

  it('adds up money and powers, with games that are not for money', () => {
    const one = {
      prizes: 12,
      bets: 9,
      paid: 6,
      overpaid: 2,
      lost: 11,
      money: 15,
      powers: ['cunning'],
    } as const;
    const totals = moneyTotals([
      game(1, { downforce: one }),
      game(2, { downforce: { ...one, money: -3, powers: ['tricky'] } }),
      game(3, { downforce: { ...one, money: null, powers: ['cunning'] } }),
    ]);
    expect(totals).toEqual({
      games: 2,
      best: 15,
      average: 6,
      prizes: 36,
      bets: 27,
      paid: 18,
      overpaid: 6,
      lost: 33,
      powers: [
        ['cunning', 2],
        ['tricky', 1],
      ],
    });
  });

  it('adds up races of Formula', () => {
    const season = { places: [1, 5, 12, 2], races: 2, retired: 1 };
    const totals = raceTotals([game(1, { game: 'formula', score: 18, formula: season })]);
    expect(totals).toMatchObject({ races: 2, points: 18, carWins: 1, retired: 1 });
    expect(totals.places).toEqual([1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]);
  });
});
