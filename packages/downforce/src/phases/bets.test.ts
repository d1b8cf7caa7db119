import { describe, expect, it } from 'vitest';
import { CARS } from '../state/cars.ts';
import { AWAY, OUT, SPEED_8 } from '../state/layout.ts';
import { factsOf, raceWith, STRAIGHT, type Scene, type TestTable } from '../testing/scenes.ts';
import { spaceAt } from '../track/testing/ring.ts';

const on = (section: number, row: number, lane = 1) => spaceAt(STRAIGHT, section, lane, row);

function driveHome(table: TestTable): void {
  while (table.public.phase === 'stepping') table.act(table.legal()[0]);
}

/** Moves red from there with this card. */
function drive(card: string, from: number, scene: Scene = {}): TestTable {
  const table = raceWith({ players: 3, hands: [card, 'b5', 'g5'], at: { red: from }, ...scene });
  table.act(`play ${card}`);
  driveHome(table);
  return table;
}

describe('betting', () => {
  it('D-B1: once a whole card has taken a car over a line for the first time, every player bets', () => {
    const table = drive('r5', on(2, 16));
    expect(table.public).toMatchObject({ phase: 'betting', betsAsked: 1, asked: [0, 1, 2] });
    expect(table.legal(2)).toEqual([
      'bet black',
      'bet blue',
      'bet green',
      'bet yellow',
      'bet orange',
      'bet red',
    ]);
    expect(table.why(0, 'play k8')).toBe('bet-now D-B1');
  });

  it('D-B1: a car has passed a line if its space begins at or beyond it', () => {
    expect(drive('r5', on(2, 15)).public.phase).toBe('playing');
    expect(drive('r5', on(2, 16)).public.phase).toBe('betting');
  });

  it('D-B1: not before the card is over', () => {
    const table = raceWith({ players: 3, hands: ['r6k4g2', 'b5', 'g5'], at: { red: on(2, 18) } });
    table.act('play r6k4g2');
    for (let step = 0; step < 6; step++) table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ phase: 'stepping', betsAsked: 0 });
  });

  it('D-B1: so does a player who is out or has no car; on any car, their own or not, home or not, or the same again', () => {
    const table = drive('r5', on(2, 16), {
      owners: { red: 1, black: 1, blue: 1, green: 0, yellow: 0, orange: 0 },
    });
    expect(table.public.owners.includes(2)).toBe(false);
    table.actAs(2, 'bet orange');
    table.actAs(0, 'bet orange');
    table.actAs(1, 'bet red');
    expect(table.public).toMatchObject({ phase: 'playing', turn: 1 });
  });

  it('D-B1, D-R10: a player who goes out bets at every line, and so does one whose hand was put away (D-A12)', () => {
    const table = raceWith({
      players: 4,
      hands: ['r5', 'b5', 'g5', 'y5'],
      owners: { black: 0, blue: 0, green: 1, yellow: 1, orange: 1, red: 2 },
      at: { red: on(5, 3) },
    });
    table.bytes[AWAY] = 1 << 3;
    table.act('play r5', 'step home', 'reveal');
    expect(table.public).toMatchObject({ out: [2], handSizes: [0, 1, 0, 0], putAway: [0, 0, 0, 1] });
    for (const bet of [1, 2, 3]) {
      expect(table.public).toMatchObject({ phase: 'betting', betsAsked: bet, asked: [0, 1, 2, 3] });
      table.act('bet red', 'bet red', 'bet red', 'bet blue');
    }
    expect([table.own(2).bets, table.own(3).bets]).toEqual([
      ['red', 'red', 'red'],
      ['blue', 'blue', 'blue'],
    ]);
    expect(table.public).toMatchObject({ phase: 'playing', turn: 1 });
  });

  it('D-B1, D-R10: a player with all cars home is still asked at later lines', () => {
    const table = raceWith({
      players: 3,
      hands: ['k5', 'b5', ''],
      finished: ['red', 'yellow'],
      owners: { black: 0, blue: 1, green: 1, yellow: 2, orange: 0, red: 2 },
      spent: ['red', 'yellow'],
    });
    table.bytes[OUT] = 1 << 2;
    table.act('play k5');
    driveHome(table);
    expect(table.public).toMatchObject({ phase: 'betting', out: [2], asked: [0, 1, 2] });
  });

  it('D-R10: a player without a card still bets, and steers their own cars (D-P2)', () => {
    const table = raceWith({
      players: 3,
      hands: ['b5', '', 'g5'],
      at: { blue: on(2, 16) },
      powers: { cunning: 1 },
      owners: { black: 0, blue: 1, green: 2, yellow: 2, orange: 2, red: 0 },
      spent: ['blue'],
    });
    table.act('play b5');
    expect([table.public.turn, table.public.actor]).toEqual([0, 1]);
    driveHome(table);
    expect(table.public).toMatchObject({ phase: 'betting', asked: [0, 1, 2] });
    table.act('bet red', 'bet blue', 'bet red');
    expect(table.own(1).bets).toEqual(['blue']);
    expect(table.public.turn).toBe(2);
  });

  it('D-B1: a line asks once', () => {
    const table = drive('r5', on(2, 16), { hands: ['r5', 'r6k4g2', 'g5'] });
    table.act('bet red', 'bet red', 'bet red', 'play r6k4g2');
    driveHome(table);
    expect(table.public.betsAsked).toBe(2);
    expect(table.own(0).bets).toEqual(['red']);
  });

  it('D-B2: two lines on one card mean two bets, the second once all the first are in', () => {
    const two = drive('r6k4g2', on(2, 20), {
      at: { red: on(2, 20), black: on(2, 1, 2), green: on(2, 1, 3) },
    });
    expect(two.public).toMatchObject({ phase: 'betting', betsAsked: 1 });
    two.act('bet red', 'bet blue');
    expect(factsOf(two.act('bet green'), 'bets-asked')).toEqual([
      { kind: 'bets-asked', bet: 2, seats: [0, 1, 2] },
    ]);
    two.act('bet black', 'bet black', 'bet black');
    expect(two.public.phase).toBe('playing');
    expect(two.own(1).bets).toEqual(['blue', 'black']);
  });

  it('D-B2: no bet is asked for once the race is over', () => {
    const table = raceWith({ players: 3, hands: ['r5', '', ''], at: { red: on(2, 16) } });
    table.bytes[SPEED_8] = 0;
    table.act('play r5');
    driveHome(table);
    expect(table.public).toMatchObject({ phase: 'over', betsAsked: 0 });
  });

  it('D-B3: in secret until scoring', () => {
    const table = drive('r5', on(2, 16));
    expect(table.actAs(1, 'bet blue')).toEqual([{ kind: 'bet-laid', seat: 1, bet: 1 }]);
    expect(table.public).toMatchObject({ chosen: [1], bets: null });
    expect(table.own(1).bets).toEqual(['blue']);
    expect(table.own(0).bets).toEqual([]);
    expect(table.why(1, 'bet red')).toBe('already-chosen D-S3');
  });

  it('D-B3: TABLE opens them when the race is over', () => {
    const table = drive('r5', on(2, 16), {
      hands: ['r5', '', ''],
      owners: { black: 0, blue: 0, green: 0, yellow: 0, orange: 0, red: 0 },
    });
    table.act('bet red', 'bet black', 'bet red');
    table.bytes[SPEED_8] = 1 << CARS.indexOf('red');
    table.act('play r8');
    driveHome(table);
    expect(table.public.phase).toBe('revealing-bets');
    expect(table.public.bets).toBe(null);
    expect(factsOf(table.act('reveal'), 'bets-shown')).toEqual([
      { kind: 'bets-shown', bets: [['red'], ['black'], ['red']] },
    ]);
    expect(table.public).toMatchObject({ phase: 'over', bets: [['red'], ['black'], ['red']] });
  });
});
