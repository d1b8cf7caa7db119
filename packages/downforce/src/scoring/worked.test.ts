/** Over 300 lines: the rulebook's worked cases, one after the other. */
import { describe, expect, it } from 'vitest';
import { betAt } from '../phases/bets.ts';
import { CARS, type CarName } from '../state/cars.ts';
import { BETS_ASKED, OVER, PHASE, SPEED_8 } from '../state/layout.ts';
import {
  auctionWith,
  factsOf,
  raceWith,
  testTrack,
  STRAIGHT,
  type Scene,
  type TestTable,
} from '../testing/scenes.ts';
import { narrowing, right, spaceAt, straight } from '../track/testing/ring.ts';

const on = (row: number, lane: number) => spaceAt(STRAIGHT, 2, lane, row);

const APART: Scene['at'] = {
  black: on(1, 1),
  blue: on(1, 3),
  green: on(3, 1),
  yellow: on(3, 3),
  orange: on(5, 1),
  red: on(5, 3),
};

/** The cars in the order in which a card moves them, always taking the first choice offered. */
function moved(table: TestTable, ...first: readonly string[]): CarName[] {
  const cars: CarName[] = [];
  const told = table.act(...first);
  while (table.public.card !== null) told.push(...table.act(table.legal()[0]));
  for (const { car } of factsOf(told, 'stepped')) if (cars.at(-1) !== car) cars.push(car);
  return cars;
}

function standingAt(table: TestTable, line: number): TestTable {
  while (table.public.card?.line !== line) table.act(table.legal().find((text) => text !== 'ignore') ?? '');
  return table;
}

describe('the worked cases of the rules', () => {
  it('Worked case 1 (D-R2): red 6, yellow 4, black 2, blue 1 move red, yellow, black, blue', () => {
    const table = raceWith({ hands: ['r6y4k2b1'], at: APART });
    expect(moved(table, 'play r6y4k2b1')).toEqual(['red', 'yellow', 'black', 'blue']);
    expect(table.public.cars.map(({ space }) => space)).toEqual([
      on(3, 2),
      on(2, 2),
      on(3, 1),
      on(7, 1),
      on(5, 1),
      on(11, 1),
    ]);
  });

  it('Worked case 2 (D-R4, D-P6): blue 6, orange 4, wild 2, yellow 1', () => {
    const table = raceWith({ hands: ['b6o4w2y1'], at: APART });
    table.act('play b6o4w2y1');
    expect(standingAt(table, 2).legal()).toEqual(['wild black', 'wild green', 'wild red']);
    const free = raceWith({ hands: ['b6o4w2y1'], at: APART, powers: { unpredictable: 0 } });
    free.act('play b6o4w2y1');
    expect(standingAt(free, 2).legal()).toEqual(CARS.map((car) => `wild ${car}`));
  });

  it('Worked case 3 (D-A3, D-A4): green 6 on more lines beats green 6 on fewer and green 4, and pays 6', () => {
    const hands = ['k5', 'g6k5o4y3b2r1', 'k6g4r2', 'g6r4k2'];
    const table = auctionWith({ players: 4, hands });
    table.act('sale green', 'power cunning', ...hands.map((card) => `bid ${card}`));
    expect(factsOf(table.act('reveal'), 'sold')[0]).toMatchObject({ seat: 1, price: 6 });
  });

  it('Worked case 4 (D-P5): black 6, red 4, yellow 2, orange 1 with Tricky', () => {
    const scene: Scene = { hands: ['k6r4y2o1'], at: APART, powers: { tricky: 0 } };
    expect(moved(raceWith(scene), 'play k6r4y2o1', 'bottom-up')).toEqual([
      'orange',
      'yellow',
      'red',
      'black',
    ]);
    expect(moved(raceWith(scene), 'play k6r4y2o1', 'top-down')).toEqual(['black', 'red', 'yellow', 'orange']);
    const printed = raceWith(scene);
    printed.act('play k6r4y2o1');
    expect(printed.why(0, 'line r4')).toBe('choose-the-order-now D-P5');
    const any = raceWith({ ...scene, options: { tricky: 'any' } });
    expect(moved(any, 'play k6r4y2o1', 'line r4')[0]).toBe('red');
  });

  it('Worked case 5 (D-P1): red 6 may become 7; with a wild on top there is no bonus', () => {
    const scene: Scene = { at: APART, powers: { aggressive: 5 }, turn: 5 };
    const table = raceWith({ ...scene, hands: ['', '', '', '', '', 'r6k4g2'] });
    table.act('play r6k4g2');
    for (let step = 0; step < 6; step++) table.act(table.legal()[0]);
    expect(table.legal()).toEqual(['more', 'enough']);
    table.act('more');
    table.act(table.legal()[0]);
    expect(table.public.cars[5].space).toBe(on(12, 1));
    const wild = raceWith({ ...scene, hands: ['', '', '', '', '', 'w5k2'] });
    wild.act('play w5k2', 'wild red');
    for (let step = 0; step < 5; step++) wild.act(wild.legal()[0]);
    expect(wild.public.card).toMatchObject({ car: 'black' });
  });

  it('Worked case 6 (D-R7): with all forward spaces taken a car stays; with one free it must take it', () => {
    const blocked = raceWith({ hands: ['r5', 'b5'], at: { red: on(1, 1), blue: on(2, 1), green: on(2, 2) } });
    blocked.act('play r5');
    expect(blocked.public.cars[5].space).toBe(on(1, 1));
    const at = { red: on(1, 1), blue: on(2, 1), green: on(3, 1), yellow: on(3, 2), orange: on(3, 3) };
    const one = raceWith({ hands: ['r5', 'b5'], at });
    one.act('play r5');
    expect(one.legal()).toEqual([`step ${on(2, 2)}`]);
    expect(factsOf(one.act(one.legal()[0]), 'jammed')).toEqual([
      { kind: 'jammed', car: 'red', lost: 4, by: ['green', 'yellow', 'orange'] },
    ]);
  });

  it('Worked case 7 (D-B2): a card over the first and the second line asks every player for two bets', () => {
    const table = raceWith({
      players: 3,
      hands: ['r6k4g2', 'b5', 'y5'],
      at: { red: on(20, 1), black: on(1, 2), green: on(1, 3) },
    });
    table.act('play r6k4g2');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    const asked = [table.asked];
    table.act('bet red', 'bet red', 'bet red');
    asked.push(table.asked);
    table.act('bet red', 'bet red', 'bet red');
    expect(asked).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(table.public).toMatchObject({ phase: 'playing', betsAsked: 2 });
  });

  it('Worked case 8 (D-E5): the example’s score is $15M', () => {
    const table = raceWith({
      players: 3,
      owners: { yellow: 0, green: 0, blue: 1, red: 1, black: 2, orange: 2 },
      prices: { yellow: 5, green: 4 },
      finished: ['blue', 'yellow', 'red', 'black', 'green', 'orange'],
    });
    for (const [bet, car] of ['yellow', 'yellow', 'blue'].entries())
      for (let seat = 0; seat < 3; seat++) table.bytes[betAt(bet, seat)] = CARS.indexOf(car as CarName);
    table.bytes[BETS_ASKED] = 3;
    table.bytes[PHASE] = OVER;
    expect(table.public.sheets?.[0]).toMatchObject({ prizes: 11, winnings: 13, paid: 9, total: 15 });
  });

  describe('a curve of 1, 2, 3 cells', () => {
    const track = testTrack(
      [straight(3), right(90, 1, 2, 3), straight(9), straight(2), straight(2)],
      [4, 5, 6],
    );
    const cell = (lane: number, number: number) => spaceAt(track, 3, lane, number);

    it('Worked case 9 (D-R5): middle-1 leads to middle-2, outer-2 and inner, not to outer-1', () => {
      const table = raceWith({ track, hands: ['r5'], at: { red: cell(2, 1) } });
      table.act('play r5');
      expect(new Set(table.legal())).toEqual(
        new Set([`step ${cell(1, 1)}`, `step ${cell(2, 2)}`, `step ${cell(3, 2)}`]),
      );
      expect(table.why(0, `step ${cell(3, 1)}`)).toBe('not-a-step D-R5');
    });

    it('Worked case 9 (D-R5): from outer-3, inner is sideways', () => {
      const table = raceWith({ track, hands: ['r5'], at: { red: cell(3, 3) } });
      table.act('play r5');
      expect(table.legal()).not.toContain(`step ${cell(1, 1)}`);
      expect(table.legal()).not.toContain(`step ${cell(2, 2)}`);
    });

    it('Worked case 10 (D-R7): an exit beside the car must be taken if it is the only one', () => {
      const at = { red: cell(2, 1), blue: cell(2, 2), green: cell(3, 2) };
      const table = raceWith({ track, hands: ['r5'], at });
      table.act('play r5');
      expect(table.legal()).toEqual([`step ${cell(1, 1)}`]);
    });
  });

  it('Worked case 10 (D-R7): a dead end may be chosen, and stops the car', () => {
    const table = raceWith({ hands: ['r5', 'b5'], at: { red: on(1, 1), blue: on(3, 1), green: on(3, 2) } });
    table.act('play r5');
    expect(table.legal()).toEqual([`step ${on(2, 1)}`, `step ${on(2, 2)}`]);
    const free = table.rules.copy(table.state);
    expect(factsOf(table.act(`step ${on(2, 1)}`), 'jammed')).toEqual([
      { kind: 'jammed', car: 'red', lost: 4, by: ['blue', 'green'] },
    ]);
    table.rules.apply(free, 0, table.action(`step ${on(2, 2)}`));
    expect(table.rules.view(free, 'public').public.card).toMatchObject({ car: 'red', left: 4 });
  });

  it('Worked case 11 (D-R7): six to move, three free spaces: it moves three and loses three', () => {
    const road = testTrack(
      [straight(1, 3), narrowing(3), narrowing(2), straight(9, 1), straight(2, 1), straight(2, 1)],
      [5, 6, 7],
    );
    const single = (row: number) => spaceAt(road, 5, 1, row);
    const table = raceWith({ track: road, hands: ['r6k4g2'], at: { red: single(1), blue: single(5) } });
    table.act('play r6k4g2');
    const told = table.act(`step ${single(2)}`, `step ${single(3)}`, `step ${single(4)}`);
    expect(factsOf(told, 'jammed')).toEqual([{ kind: 'jammed', car: 'red', lost: 3, by: ['blue'] }]);
  });

  it('Worked case 12 (D-R6): a car moves diagonally between two that touch at a corner', () => {
    const table = raceWith({ hands: ['r5'], at: { red: on(2, 2), blue: on(2, 1), green: on(3, 2) } });
    table.act('play r5', `step ${on(3, 1)}`);
    expect(table.public.cars[5].space).toBe(on(3, 1));
  });

  it('Worked case 13 (D-P4): one line ignored; its colour still counts as on the card', () => {
    const scene: Scene = { at: APART, powers: { strategic: 0 } };
    const table = raceWith({ ...scene, hands: ['r6y4k2b1'] });
    table.act('play r6y4k2b1', 'move');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(moved(table, 'ignore')).toEqual(['black', 'blue']);
    const wild = raceWith({ ...scene, hands: ['b6o4w2y1'] });
    wild.act('play b6o4w2y1', 'move');
    while (wild.public.phase === 'stepping') wild.act(wild.legal()[0]);
    wild.act('ignore');
    expect(wild.legal()).toEqual(['wild black', 'wild green', 'wild red']);
  });

  it('Worked case 14 (D-P3): from a bent space into four rectangles: two more, bent or not; one bent: none', () => {
    const bends = [
      straight(2),
      right(20, 1, 1, 1),
      straight(4),
      right(20, 1, 1, 1),
      straight(9),
      straight(2),
      straight(2),
    ];
    const road = testTrack(bends, [6, 7, 8]);
    const scene: Scene = {
      track: road,
      hands: ['g6k4w2r1'],
      owners: { green: 1 },
      powers: { determined: 0 },
    };
    const table = raceWith({ ...scene, at: { black: spaceAt(road, 3, 1), green: spaceAt(road, 6, 3, 1) } });
    table.act('play g6k4w2r1');
    while (table.public.card?.car === 'green') table.act(table.legal().at(-1) ?? '');
    for (let step = 0; step < 4; step++) table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ phase: 'adding', card: { car: 'black' } });
    table.act('more');
    table.act(`step ${spaceAt(road, 5, 1)}`);
    table.act(`step ${spaceAt(road, 6, 1, 1)}`);
    expect(table.public.phase).toBe('choosing-wild');
    const bent = raceWith({ ...scene, at: { black: spaceAt(road, 2, 1, 2), green: spaceAt(road, 6, 3, 1) } });
    bent.act('play g6k4w2r1');
    while (bent.public.card?.car === 'green') bent.act(bent.legal().at(-1) ?? '');
    for (let step = 0; step < 4; step++) bent.act(bent.legal()[0]);
    expect(bent.public.phase).toBe('choosing-wild');
  });

  it('Worked case 15 (D-A7, D-A9): for the sixth the two players without a car bid alone, and the loser is offered the first', () => {
    const table = auctionWith({
      players: 6,
      hands: ['k5', 'b5', 'g5', 'y5', 'o5', 'k6g4r2'],
      owners: { blue: 1, yellow: 3, orange: 4, red: 2 },
      aside: ['black'],
    });
    table.act('sale green', 'power aggressive');
    expect(table.asked).toEqual([0, 5]);
    table.act('bid k5', 'bid k6g4r2', 'reveal');
    expect(table.public.owners[2]).toBe(5);
    expect(table.public).toMatchObject({ asked: [0], auction: { forSale: 'black' } });
  });

  it.each([
    ['r6k4g2 y6k4r2g1 k6r4y2o1', 2],
    ['b6o4w2y1 w5', 2],
    ['k5 b6y4o2 g6b4o2y1', 1],
  ])('Worked case 16 (D-A8): with %s the last car, red, costs %i', (hand, price) => {
    const owners = { black: 0, blue: 0, green: 1, yellow: 1, orange: 1 } as const;
    const table = auctionWith({ players: 3, hands: ['', '', hand], owners });
    table.act('sale red', 'power aggressive', 'reveal');
    expect(table.public.prices[5]).toBe(price);
  });

  it('Worked case 17 (D-A10): without green, wild 4 + wild 2 declared is a bid of 4, undeclared a pass', () => {
    const bid = (text: string) => {
      const table = auctionWith({ players: 3, hands: ['w4w2 k5', 'b5', 'r5'] });
      table.act('sale green', 'power cunning', text, 'bid b5', 'bid r5');
      return factsOf(table.act('reveal'), 'bids-shown')[0].bids[0].bid;
    };
    expect([bid('bid w4w2 declared'), bid('bid w4w2')]).toEqual([4, 0]);
  });

  it('Worked case 18 (D-E3): two at $15M, best cars second and stalled fourth: the first of them wins', () => {
    const table = raceWith({
      players: 3,
      owners: { red: 2, blue: 0, green: 2, yellow: 1, black: null, orange: null },
      finished: ['red', 'blue', 'green'],
      at: { yellow: on(9, 1) },
      prices: { blue: 3, red: 18 },
    });
    // Seat 0 bets on the winner at the first line, seat 1 on the winner at the first and the second.
    for (const [seat, bets] of [
      ['red', 'yellow'],
      ['red', 'red'],
      ['yellow', 'yellow'],
    ].entries())
      for (const [bet, car] of bets.entries()) table.bytes[betAt(bet, seat)] = CARS.indexOf(car as CarName);
    table.bytes[BETS_ASKED] = 2;
    table.bytes[SPEED_8] = 0;
    table.bytes[PHASE] = OVER;
    expect(table.public.standing[3]).toBe('yellow');
    expect(table.public.sheets?.map(({ total }) => total)).toEqual([15, 15, 0]);
    expect(table.public.outcome?.standings.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});
