/** Over 300 lines: one variant, which replaces the auction, the bets and the scoring. */
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { betAt } from '../../phases/bets.ts';
import { type CarName, CARS, LETTERS } from '../../state/cars.ts';
import { BETS_ASKED, DECLINED, OVER, PHASE } from '../../state/layout.ts';
import { noteOrder } from '../../state/noted-orders.ts';
import { rankOf } from '../../state/orders.ts';
import { chanceOf, factsOf, raceWith, type Scene, STRAIGHT, TestTable } from '../../testing/scenes.ts';
import { spaceAt } from '../../track/testing/ring.ts';
import { encodeSwap } from './swaps.ts';
import { PLAQUE } from './terms.ts';

const on = (section: number, row: number, lane = 1) => spaceAt(STRAIGHT, section, lane, row);
const NOBODY = Object.fromEntries(CARS.map((car) => [car, null])) as Record<CarName, null>;
const PLAQUES = ['green', 'red', 'blue'] as const;

/** A race in which nobody owns a car. */
function whispering({ options, ...scene }: Scene): TestTable {
  const table = raceWith({
    players: 3,
    options: { goal: 'whispers', ...options },
    owners: NOBODY,
    hands: ['', '', ''],
    ...scene,
  });
  for (const [seat, car] of PLAQUES.entries()) table.bytes[PLAQUE + seat] = CARS.indexOf(car);
  return table;
}

/** Red has passed the first line. */
function atFirstLine(): TestTable {
  const table = whispering({ hands: ['r5 o5', 'r6k4g2', 'w5r2 b5'], at: { red: on(2, 16) } });
  table.act('play r5');
  while (table.public.phase === 'stepping') table.act(table.legal()[0]);
  return table;
}

/** The prediction at the first line and the swaps at the second and third; '' lets it stand. */
type Whisper = readonly string[];

function numbers(letters: string): number[] {
  return Array.from(letters, (letter) => LETTERS.indexOf(letter));
}

/** A finished race with these whispers. */
function over(finished: readonly CarName[], whispers: readonly Whisper[], scene: Scene = {}): TestTable {
  const table = whispering({ finished, ...scene });
  for (const [seat, [order, ...swaps]] of whispers.entries()) {
    noteOrder(table.bytes, seat, rankOf(numbers(order)));
    table.bytes[betAt(0, seat)] = DECLINED;
    for (const [index, swap] of swaps.entries()) {
      const [one = 0, other = 0] = numbers(swap).toSorted((a, b) => a - b);
      table.bytes[betAt(index + 1, seat)] = swap === '' ? DECLINED : encodeSwap(one, other);
    }
  }
  table.bytes[BETS_ASKED] = whispers[0]?.length ?? 0;
  table.bytes[PHASE] = OVER;
  return table;
}

function points(table: TestTable): (readonly [right: number, bonus: number, points: number])[] {
  return table.public.points?.map(({ right, bonus, points: sum }) => [right, bonus, sum] as const) ?? [];
}

describe('D-V6: War of Whispers', () => {
  it.each([
    [2, 24, 0],
    [3, 16, 0],
    [4, 12, 0],
    [5, 9, 3],
    [6, 8, 0],
  ])(
    'D-V6: the 48 cards are dealt, Speed-8 cards among them: %i players get %i, %i go to the box',
    (...row) => {
      const [players, each, left] = row;
      const table = new TestTable(players, { goal: 'whispers' });
      const told = table.roll(fastChance('deal'));
      expect(new Set(table.public.handSizes)).toEqual(new Set([each]));
      expect(table.public.undealt).toBe(left);
      expect(factsOf(told, 'boxed-unseen').map(({ count }) => count)).toEqual(left === 0 ? [] : [left]);
      const held = Array.from({ length: players }, (_, seat) => table.own(seat).hand).flat();
      const speed8 = held.filter((card) => card.endsWith('8')).length;
      expect(speed8).toBeLessThanOrEqual(6);
      if (left === 0) expect(speed8).toBe(6);
    },
  );

  it('D-V6: nobody owns a car; no auction, no powers, no money; two players hold all their cards', () => {
    const table = new TestTable(2, { goal: 'whispers' });
    const told = table.roll(fastChance('two'));
    expect(told.map(({ kind }) => kind)).not.toContain('for-sale');
    expect(table.public).toMatchObject({ phase: 'playing', pileSizes: [0, 0] });
    expect(table.public.owners.every((owner) => owner === null)).toBe(true);
    expect(table.public.powers.slice(0, 6).every((place) => place === 'left-out')).toBe(true);
  });

  it('D-V6: each is dealt a driver plaque, secret until scoring', () => {
    const table = new TestTable(3, { goal: 'whispers' });
    const told = table.roll(fastChance('plaques'));
    expect(factsOf(told, 'plaque-dealt')).toEqual([0, 1, 2].map((seat) => ({ kind: 'plaque-dealt', seat })));
    const plaques = [0, 1, 2].map((seat) => table.own(seat).plaque);
    expect(new Set(plaques).size).toBe(3);
    expect(table.public.points).toBe(undefined);
    table.playOn(fastChance('plaques'));
    expect(table.public.points?.map(({ plaque }) => plaque)).toEqual(plaques);
  });

  it('D-V6: no plaque is dealt twice: a dealt one is refused', () => {
    const table = new TestTable(6, { goal: 'whispers' });
    while (table.public.phase !== 'dealing-plaques')
      table.act(table.rules.write(table.rules.roll(table.state, chanceOf())));
    table.act('plaque red');
    expect(table.why(table.actor, 'plaque red')).toBe('plaque-already-dealt D-V6');
    const chance = chanceOf(4);
    expect(table.rules.write(table.rules.roll(table.state, chance))).toBe('plaque orange');
    expect(chance.asked).toEqual([[5, 'deal']]);
  });

  it('D-V6: the first player is drawn by lot', () => {
    const table = new TestTable(4, { goal: 'whispers' });
    while (table.public.phase !== 'drawing-first')
      table.act(table.rules.write(table.rules.roll(table.state, chanceOf())));
    const chance = chanceOf(2);
    expect(table.rules.write(table.rules.roll(table.state, chance))).toBe('lot seat-2');
    expect(chance.asked).toEqual([[4, 'lot']]);
    expect(factsOf(table.act('lot seat-2'), 'race-starts')[0].first).toBe(2);
    expect(table.public).toMatchObject({ phase: 'playing', turn: 2 });
  });

  it('D-V6: a Speed-8 is a card in hand like any other', () => {
    const table = whispering({ hands: ['r5', 'b5', 'g5'] });
    expect(table.why(0, 'play k8')).toBe('card-not-in-hand D-R2');
    const real = new TestTable(2, { goal: 'whispers' });
    real.roll(fastChance('speed'));
    const seat = real.public.turn ?? 0;
    const before = real.public.handSizes[seat];
    const speed8 = real.legal(seat).find((text) => text.endsWith('8')) ?? '';
    real.act(speed8);
    while (real.public.phase === 'stepping') real.act(real.legal()[0]);
    expect(real.public.handSizes[seat]).toBe(before - 1);
    expect(real.public.discard).toEqual({ [speed8.slice('play '.length)]: 1 });
    expect(real.own(seat).hand).not.toContain(speed8.slice('play '.length));
  });

  it('D-V6: at the first line everybody secretly predicts the whole finishing order', () => {
    const table = atFirstLine();
    expect(table.public).toMatchObject({ phase: 'predicting', asked: [0, 1, 2] });
    expect(table.legal(2)).toHaveLength(720);
    expect(table.why(0, 'stand')).toBe('predict-now D-V6');
    expect(table.actAs(1, 'predict kbgyor')).toEqual([{ kind: 'predicted', seat: 1, line: 1 }]);
    expect(table.own(1).predictions).toEqual([CARS]);
    expect(table.own(0).predictions).toEqual([]);
    table.actAs(0, 'predict roygbk');
    table.actAs(2, 'predict bkgyor');
    expect(table.public).toMatchObject({ phase: 'playing', turn: 1 });
  });

  it('D-V6: at the second and third line each may swap two cars in it', () => {
    const table = atFirstLine();
    table.act('predict bkgyor', 'predict kbgyor', 'predict kbgyor', 'play r6k4g2');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ phase: 'swapping', betsAsked: 2, asked: [0, 1, 2] });
    expect(table.legal(0)).toHaveLength(16);
    expect(table.why(0, 'predict kbgyor')).toBe('swap-or-stand-now D-V6');
    table.act('swap black blue', 'stand', 'swap orange red');
    expect([0, 1, 2].map((seat) => table.own(seat).predictions?.[1])).toEqual([
      CARS,
      CARS,
      ['black', 'blue', 'green', 'yellow', 'red', 'orange'],
    ]);
    table.act('play w5r2');
    while (table.public.phase !== 'swapping') table.act(table.legal()[0]);
    expect(table.public.betsAsked).toBe(3);
    table.act('swap black red', 'stand', 'stand');
    expect(table.own(0).predictions).toHaveLength(3);
    expect(table.own(0).predictions?.[2]).toEqual(['red', 'blue', 'green', 'yellow', 'orange', 'black']);
  });

  const RESULT = ['black', 'blue', 'green', 'yellow', 'orange', 'red'] as const;

  it('Worked case 19 (D-V6): the first two swapped at line one, put right at line two: 6 + 3 = 9 points', () => {
    expect(
      points(
        over(RESULT, [
          ['bkgyor', 'kb'],
          ['rkbgyo', ''],
          ['rkbgyo', ''],
        ]),
      )[0],
    ).toEqual([6, 3, 9]);
  });

  it('D-V6: one point for each car in the right place in the last prediction', () => {
    const table = over(RESULT, [
      ['kbgryo', '', ''],
      ['orkbgy', '', ''],
      ['kbgryo', 'ky', 'ky'],
    ]);
    expect(points(table)).toEqual([
      [3, 0, 3],
      [0, 0, 0],
      [3, 0, 3],
    ]);
  });

  it.each([
    [['kbgyor', '', ''], 6, 6],
    [['bkgyor', 'kb', ''], 6, 3],
    [['bkgyor', '', 'kb'], 6, 1],
    [['kbgyor', 'kb', ''], 4, 6],
    [['kbgyor', 'kb', 'kb'], 6, 6],
    [['bkgyor', 'kb', 'or'], 4, 3],
  ])(
    'D-V6: %j: %i right and a bonus of %i: the best one only, even if changed since',
    (whisper, right, bonus) => {
      expect(points(over(RESULT, [whisper, whisper, whisper]))[0]).toEqual([right, bonus, right + bonus]);
    },
  );

  it('D-V6: a line never crossed gives no bonus, and without a prediction there are no points', () => {
    expect(points(over(RESULT, [['kbgyor'], ['bkgyor'], ['rkbgyo']]))).toEqual([
      [6, 6, 12],
      [4, 0, 4],
      [0, 0, 0],
    ]);
    expect(points(over([], []))).toEqual([0, 1, 2].map(() => [0, 0, 0]));
  });

  it('D-V6: the result is the standing, stalled cars included', () => {
    const at = { blue: on(4, 1), green: on(3, 1), yellow: on(2, 9), orange: on(2, 8), red: on(2, 7) };
    const table = over(
      ['black'],
      [
        ['kbgyor', '', ''],
        ['rkbgyo', '', ''],
        ['rkbgyo', '', ''],
      ],
      { at },
    );
    expect(points(table)[0]).toEqual([6, 6, 12]);
  });

  it('D-V6: most points win; a tie goes to the plaque whose car stands higher', () => {
    const winners = (whispers: readonly Whisper[]) =>
      over(RESULT, whispers).public.outcome?.standings.map(({ seat, place }) => [seat, place]);
    // The plaques of seats 0, 1 and 2 are green (third), red (sixth) and blue (second).
    expect(
      winners([
        ['rkbgyo', '', ''],
        ['kbgyor', '', ''],
        ['rkbgyo', '', ''],
      ]),
    ).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('D-V6: all play until their cards run out or all cars are home: nobody goes out', () => {
    for (let game = 0; game < 20; game++) {
      const table = new TestTable(2 + (game % 5), { goal: 'whispers' });
      table.playOn(fastChance(`whispers ${game}`));
      const { handSizes, cars, out } = table.public;
      expect(out).toEqual([]);
      const areAllHome = cars.every(({ place }) => place !== null);
      expect(areAllHome || handSizes.every((size) => size === 0)).toBe(true);
    }
  });

  it('D-V6: with the last car home the race is over, even with cards left', () => {
    const table = whispering({
      hands: ['r5', 'b5', 'g5'],
      finished: ['black', 'blue', 'green', 'yellow', 'orange'],
      at: { red: on(5, 3) },
    });
    table.bytes[BETS_ASKED] = 3;
    for (let seat = 0; seat < 3; seat++)
      for (let line = 0; line < 3; line++) table.bytes[betAt(line, seat)] = DECLINED;
    const told = table.act('play r5', 'step home');
    expect(factsOf(told, 'race-over')).toMatchObject([{ finished: 6 }]);
    expect(table.public.phase).toBe('revealing-bets');
    expect(factsOf(table.act('reveal'), 'whispers-shown')[0].sheets).toHaveLength(3);
    expect(table.public.handSizes).toEqual([0, 1, 1]);
  });

  it('D-V6: plaques are revealed even if no line was crossed', () => {
    const table = whispering({ hands: ['r5', '', ''] });
    table.act('play r5');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public.phase).toBe('revealing-bets');
    const [{ sheets }] = factsOf(table.act('reveal'), 'whispers-shown');
    expect(sheets.map(({ plaque, predictions, points: sum }) => [plaque, predictions, sum])).toEqual(
      PLAQUES.map((plaque) => [plaque, [], 0]),
    );
    // Red, the plaque of seat 1, has moved; of blue and green the one nearer the pole stands higher.
    expect(table.public.outcome?.standings[0]).toMatchObject({ seat: 1, place: 1, score: 0 });
  });

  it('D-V6: over a long distance the standing at the end decides, laps included', () => {
    const table = new TestTable(3, { goal: 'whispers', longDistance: true });
    table.playOn(fastChance('far'));
    const { points: sheets, handSizes, cars } = table.public;
    expect(handSizes).toEqual([0, 0, 0]);
    expect(Math.max(...cars.map(({ lap }) => lap))).toBeGreaterThan(1);
    expect(sheets?.every(({ predictions }) => predictions.length === 3)).toBe(true);
  });
});
