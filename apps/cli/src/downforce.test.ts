import { CARS, POWERS, PRINTED_POWERS } from '@paddock/downforce';
import { namesOf, type GameRecord } from '@paddock/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, jsonLines, paddock, recordedGames } from './testing.ts';

interface Figure {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

interface Figures {
  readonly games: number;
  readonly races: number;
  readonly bySeat: readonly { money?: Figure; wins: Figure }[];
  readonly byCar: readonly { car: string; wins: Figure; price?: Figure }[];
  readonly byGridSpace: readonly { space: number; wins: Figure; finishes: Figure }[];
  readonly byPower?: readonly { power: string; held: Figure; wins: Figure }[];
  readonly sheet?: { prizes: Figure; winnings: Figure; paid: Figure };
  readonly unowned?: Figure;
  readonly finishing: Figure;
}

const folder = new Folder();
afterAll(() => folder.remove());

async function figures(...args: readonly string[]): Promise<Figures> {
  const { code, out, err } = await paddock(['simulate', '--game', 'downforce', '--json', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Figures;
}

const total = (list: readonly Figure[]) => list.reduce((sum, { mean }) => sum + mean, 0);

describe('Downforce in simulate', () => {
  it('counts what can be counted by hand', async () => {
    const told = await figures('--players', '5', '--games', '200', '--track', 'random');
    const { games, races, bySeat, byCar, byGridSpace, byPower = [], sheet, finishing, unowned } = told;
    expect([games, races]).toEqual([200, 200]);
    expect(total(bySeat.map(({ wins }) => wins))).toBeCloseTo(1);
    // D-E3: a total is prizes and bets minus prices paid.
    const money = total(bySeat.flatMap(({ money: sum }) => sum ?? []));
    const parts = sheet === undefined ? 0 : sheet.prizes.mean + sheet.winnings.mean - sheet.paid.mean;
    expect(money / 5).toBeCloseTo(parts);
    // Each winner started from one grid space and has one colour.
    const won = total(byCar.map(({ wins }) => wins));
    expect(won).toBeCloseTo(total(byGridSpace.map(({ wins }) => wins)));
    expect(total(byGridSpace.map(({ finishes }) => finishes))).toBeCloseTo(finishing.mean);
    expect(byCar.map(({ car }) => car)).toEqual(CARS);
    expect(byPower.map(({ power }) => power)).toEqual(POWERS.slice(0, PRINTED_POWERS));
    // D-A11: a seat keeps one power; five seats hold at most five of the six.
    expect(total(byPower.map(({ held }) => held))).toBeLessThanOrEqual(5);
    expect(unowned?.least).toBe(0);
  });

  it.each(['world-tour', 'whispers', 'timely'])('plays %s', async (preset) => {
    const told = await figures('--preset', preset, '--players', '3', '--games', '4');
    expect(told.games).toBe(4);
    expect(total(told.bySeat.map(({ wins }) => wins))).toBeCloseTo(1);
  });

  it('takes a third value for a flag, and a list', async () => {
    const far = await figures('--longDistance', 'money', '--games', '5');
    expect(far.finishing.mean).toBe(6);
    const tour = await figures('--worldTour', 'marina-bay,marina-bay,river-station', '--games', '5');
    expect([tour.games, tour.races]).toEqual([5, 15]);
  });

  it.each([
    [['--longDistance', 'far'], 'Long distance must be true, false or money. (Long distance race, D-V3)'],
    [['--worldTour', 'marina-bay'], 'World tour must be two to six tracks. (World tour, D-V4)'],
    [
      ['--goal', 'whispers', '--timely'],
      'Goal and Timely betting: in this variant there are no bets. (Options, D-V0)',
    ],
    [['--automas', '4'], 'Automas: at least one seat must go to a person. (Rubber-band A.I., D-V8)'],
  ])('refuses %j with the reason', async (args, reason) => {
    const { code, err } = await paddock(['simulate', '--game', 'downforce', '--players', '4', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(reason);
  });

  it('leaves out what the options switch off', async () => {
    const told = await figures('--preset', 'beginners', '--players', '3', '--games', '20');
    expect(told.bySeat[0]).not.toHaveProperty('money');
    for (const absent of ['byPower', 'sheet', 'price', 'unowned']) expect(told).not.toHaveProperty(absent);
    expect(total(told.bySeat.map(({ wins }) => wins))).toBeCloseTo(1);
  });

  it('prints readable tables, in the user’s language', async () => {
    const call = ['simulate', '--game', 'downforce', '--games', '20', '--players', '2', '--lang', 'fr'];
    const { code, out, err } = await paddock(call);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/rouge +\d+,\d ± \d+,\d/);
    // D-V2: Cunning is left out with two players.
    expect(out).toMatch(/Rusé +0,0 ± 0,0\s%? +–/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('Downforce in verify', () => {
  const records = [2, 3, 4, 5, 6].flatMap((players) =>
    recordedGames(1, { game: 'downforce', players, track: 'random' }),
  );

  it('proves games for every number of players', async () => {
    const file = folder.put('games.jsonl', jsonLines(records));
    const { code, out, err } = await paddock(['verify', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /5 games, nothing altered .* every draw follows from secrets sealed beforehand \(5 deals\)\./,
    );
  });

  it('names the rule that an altered bid breaks', async () => {
    const record = records.at(2) as GameRecord;
    const at = record.entries.findIndex(({ do: [first = ''] }) => first.startsWith('bid '));
    const entries = record.entries.map((entry, number) =>
      number === at ? { ...entry, do: ['bid r8'] } : entry,
    );
    const file = folder.put('bid.json', JSON.stringify({ ...record, entries }));
    const { code, out, err } = await paddock(['verify', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(new RegExp(`game 1: Step ${at + 1}: “bid r8” is against the rules\\. .+D-A`));
  });
});

describe('Downforce in show', () => {
  const [record] = recordedGames(1, { game: 'downforce', players: 4 }) as [GameRecord];
  const file = folder.put('game.json', JSON.stringify(record));

  it('tells a game from auction to score, a line’s steps in one sentence and the cars’ places after each card', async () => {
    const { code, out, err } = await paddock(['show', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Downforce: Ana, Bo, Chloé and Duarte\nTrack: Marina Bay · /);
    const cards = record.entries.filter(({ do: done }) => done.some((text) => text.startsWith('play ')));
    const plays = cards.flatMap(({ do: done }) => done.filter((text) => text.startsWith('play ')));
    expect(out.match(/ plays (?!no more)/g)).toHaveLength(plays.length);
    const boards = out.split('\n').filter((line) => line.startsWith('      '));
    expect(boards.length).toBeGreaterThanOrEqual(cards.length);
    for (const board of boards) {
      const cars = board.trim().split(/ · | \| /);
      expect(cars.map((car) => car.replace(/ \d+$/, '')).toSorted()).toEqual(CARS.toSorted());
    }
    expect(out).toMatch(/\n\nAuction round 6: /);
    expect(out).toMatch(/ moves \d spaces \(\d+ from the finish\)\./);
    expect(out).toMatch(/\n\nThe race is over: /);
    const winner = record.result?.standings[0]?.seat ?? -1;
    expect(out).toContain(`1st ${namesOf(record)[winner]}`);
    expect(out).toMatch(
      /Replayed and verified: nothing altered .*\nDeal 1: shuffled together by Ana, Bo, Chloé and Duarte\.\n/,
    );
    expect(out).not.toMatch(/undefined|\n\n\n/);
    expect(out).not.toContain('\u001B');
  });

  it('paints the cars in their colours, in any language', async () => {
    const plain = await paddock(['show', file, '--lang', 'fr']);
    const coloured = await paddock(['show', file, '--lang', 'fr'], { env: { FORCE_COLOR: '1' } });
    expect(coloured.out).toContain('\u001B[38;5;244mnoire\u001B[0m');
    // oxlint-disable-next-line no-control-regex
    expect(coloured.out.replaceAll(/\u001B\[[\d;]*m/g, '')).toBe(plain.out);
  });
});
