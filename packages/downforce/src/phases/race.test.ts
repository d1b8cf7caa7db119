import { describe, expect, it } from 'vitest';
import { CARS, type CarName } from '../state/cars.ts';
import type { DownforceFact } from '../state/facts.ts';
import { OUT, SPEED_8 } from '../state/layout.ts';
import { auctionWith, factsOf, raceWith, STRAIGHT } from '../testing/scenes.ts';
import { spaceAt } from '../track/testing/ring.ts';

const NO_BETS = { bets: 'none' } as const;

function times(count: number, car: CarName): CarName[] {
  return Array.from({ length: count }, () => car);
}

/** A space on the straight test road: row 1 is the first after the grid. */
const on = (row: number, lane: number) => spaceAt(STRAIGHT, 2, lane, row);

describe('turns', () => {
  it('D-R1: the owner of the car on grid space 1 begins', () => {
    const table = auctionWith({
      players: 3,
      hands: ['k5', 'g5', 'r5'],
      owners: { blue: 2, green: 0, yellow: 1, orange: 1, red: 1 },
      options: { powers: 'none' },
    });
    // Black stands on grid space 1: the grid is in the order of the cars.
    table.act('sale black', 'bid k5', 'bid g5', 'bid r5', 'reveal');
    expect(table.public.turn).toBe(0);
  });

  it('D-R1: if that car is unowned, the owner of the next owned car on the grid begins', () => {
    const table = auctionWith({
      players: 3,
      hands: ['k5', 'g5', 'r5'],
      owners: { blue: 2, green: 0, yellow: 1, orange: 1, red: 1 },
      options: { powers: 'none' },
    });
    table.actAs(30, 'sale black');
    const told = table.act('bid k5', 'bid g5', 'bid r5', 'reveal');
    expect(factsOf(told, 'race-starts')).toEqual([{ kind: 'race-starts', track: 'marina-bay', first: 0 }]);
    const other = auctionWith({
      players: 3,
      hands: ['b5', 'g5', 'r5'],
      owners: { blue: 2, green: 0, yellow: 1, orange: 1, red: 1 },
      options: { powers: 'none' },
    });
    other.act('sale black', 'bid b5', 'bid g5', 'bid r5', 'reveal');
    expect(other.public).toMatchObject({ owners: [null, 2, 0, 1, 1, 1], turn: 2 });
  });

  it('D-R2: one card, its lines from the top, then to the discard pile; passing is not allowed', () => {
    const table = raceWith({ hands: ['r6k4g2'], at: { red: on(1, 1), black: on(1, 2), green: on(1, 3) } });
    expect(table.legal()).toEqual(['play k8', 'play r6k4g2']);
    table.act('play r6k4g2');
    expect(table.public).toMatchObject({ discard: {}, card: { card: 'r6k4g2', car: 'red', left: 6 } });
    const told: DownforceFact[] = [];
    while (table.public.phase === 'stepping') told.push(...table.act(table.legal()[0]));
    const order = factsOf(told, 'stepped').map(({ car }) => car);
    expect(order).toEqual([...times(6, 'red'), ...times(4, 'black'), ...times(2, 'green')]);
    expect(table.public).toMatchObject({ discard: { r6k4g2: 1 }, card: null, turn: 1 });
    expect(table.own(0).hand).toEqual([]);
  });

  it('D-R2: a card is played to its last line, even if its player’s last car finishes on it', () => {
    const near = spaceAt(STRAIGHT, 5, 1, 3);
    const table = raceWith({ hands: ['k6g4r2'], at: { black: near, green: on(1, 1), red: on(1, 2) } });
    table.act('play k6g4r2', 'step home');
    expect(table.public.card).toMatchObject({ car: 'green', left: 4 });
    expect(table.asked).toEqual([0]);
  });

  it('D-R3: the player of the card moves all its cars, regardless of the owner', () => {
    const table = raceWith({ hands: ['r6y4k2b1'], at: { red: on(1, 1) } });
    table.act('play r6y4k2b1');
    expect(table.asked).toEqual([0]);
    expect(table.public.owners[5]).toBe(5);
    expect(table.why(5, table.legal()[0])).toBe('not-your-turn D-R13');
  });

  it('D-R13: then clockwise', () => {
    for (const turn of [0, 1, 2, 3]) {
      const table = raceWith({ players: 4, turn, hands: ['k5', 'b5', 'g5', 'y5'], options: NO_BETS });
      table.act(table.legal().at(-1) ?? '');
      while (table.public.phase === 'stepping') table.act(table.legal()[0]);
      expect(table.public.turn).toBe((turn + 1) % 4);
    }
  });

  it('D-R13: skipping players without an unfinished car or without a card', () => {
    const table = raceWith({
      players: 4,
      owners: { blue: 1, green: 2, yellow: 3, orange: 0, red: 0 },
      finished: ['blue'],
      hands: ['k5', '', '', 'y5'],
      options: NO_BETS,
    });
    // Seat 1 is out, and seat 2's Speed-8 card is used up.
    table.bytes[SPEED_8] &= ~(1 << 2);
    table.bytes[OUT] = 1 << 1;
    table.act('play k5');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public.turn).toBe(3);
  });
});

describe('wilds', () => {
  it('D-R4: move a car of a colour that is not on the card, chosen when the line’s turn comes', () => {
    const table = raceWith({ hands: ['b6o4w2y1'], at: { blue: on(5, 1), orange: on(5, 2) } });
    table.act('play b6o4w2y1');
    while (table.public.card?.line !== 2) table.act(table.legal()[0]);
    expect(table.legal()).toEqual(['wild black', 'wild green', 'wild red']);
    expect(table.why(0, 'wild blue')).toBe('colour-on-card D-R4');
    expect(table.why(0, 'step 3')).toBe('choose-the-wild-now D-R4');
    expect(factsOf(table.act('wild red'), 'wild-chosen')[0]).toMatchObject({ car: 'red', number: 2 });
    expect(table.public.card).toMatchObject({ car: 'red', left: 2 });
  });

  it('D-R4: two wilds move two different cars', () => {
    const table = raceWith({ hands: ['w4w2'], at: { red: on(1, 1) } });
    table.act('play w4w2', 'wild red');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.legal()).toEqual(['wild black', 'wild blue', 'wild green', 'wild yellow', 'wild orange']);
    expect(table.why(0, 'wild red')).toBe('wild-chosen-twice D-R4');
  });

  it('D-R4: a finished or blocked car may be chosen, which wastes the move', () => {
    const table = raceWith({
      hands: ['w4w2', 'b5'],
      options: NO_BETS,
      finished: ['green'],
      at: { red: on(1, 1), blue: on(2, 1), orange: on(2, 2) },
    });
    expect(factsOf(table.act('play w4w2', 'wild green'), 'line-idle')).toEqual([
      { kind: 'line-idle', line: 'w4', why: 'finished', car: 'green' },
    ]);
    expect(factsOf(table.act('wild red'), 'line-idle')).toEqual([
      { kind: 'line-idle', line: 'w2', why: 'blocked', car: 'red', by: ['blue', 'orange'] },
    ]);
    expect(table.public.turn).toBe(1);
  });

  it('D-R4: a colour counts as on the card even if its car has finished', () => {
    const table = raceWith({ hands: ['w5k2'], finished: ['black'], owners: { black: 1, blue: 0 } });
    table.act('play w5k2');
    expect(table.legal()).not.toContain('wild black');
  });
});

describe('going out and the end', () => {
  const last = (lane: number) => spaceAt(STRAIGHT, 5, lane, 3);

  it('D-R10: a player whose cars have all finished discards the hand, face up, and unused Speed-8 cards', () => {
    const table = raceWith({
      hands: ['r5', 'b5', 'g5', 'y5', 'o5', 'k5 w5'],
      at: { red: last(1) },
      turn: 0,
      options: NO_BETS,
    });
    table.act('play r5', 'step home');
    expect(table.isTables).toBe(true);
    expect(table.public.handSizes[5]).toBe(2);
    expect(factsOf(table.act('reveal'), 'went-out')).toEqual([
      { kind: 'went-out', seat: 5, cards: ['r8', 'k5', 'w5'] },
    ]);
    expect(table.public).toMatchObject({
      out: [5],
      discard: { r5: 1, r8: 1, k5: 1, w5: 1 },
      handSizes: [0, 1, 1, 1, 1, 0],
    });
  });

  it('D-R10: a player with another car on the track stays in', () => {
    const table = raceWith({
      hands: ['r5'],
      owners: { red: 1, blue: 1 },
      at: { red: last(1) },
      options: NO_BETS,
    });
    table.act('play r5', 'step home');
    expect(table.public).toMatchObject({ out: [], turn: 1 });
  });

  it('D-R10: a player with an unfinished car and no card is skipped', () => {
    const table = raceWith({ hands: ['k5', '', 'g5'], options: NO_BETS });
    table.bytes[SPEED_8] &= ~(1 << 1);
    table.act('play k5');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ turn: 2, out: [] });
  });

  it('D-R11: the race ends when all six cars have finished', () => {
    const finished = ['blue', 'green', 'yellow', 'orange', 'black'] as const;
    const table = raceWith({
      hands: ['', '', '', '', '', 'r5 b5'],
      finished,
      at: { red: last(1) },
      turn: 5,
      options: NO_BETS,
    });
    table.bytes[OUT] = 0b1_1111;
    table.act('play r5', 'step home');
    const told = table.act('reveal');
    expect(factsOf(told, 'race-over')).toEqual([
      { kind: 'race-over', standing: [...finished, 'red'], finished: 6 },
    ]);
    expect(table.public.phase).toBe('over');
  });

  it('D-R11: or when no player with an unfinished car has a card; cars on the track have stalled', () => {
    const table = raceWith({ players: 3, hands: ['k5', '', ''], finished: ['red'], options: NO_BETS });
    table.bytes[SPEED_8] = 0;
    table.act('play k5');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public.phase).toBe('over');
    expect(table.public.sheets?.flatMap(({ cars }) => cars).filter(({ prize }) => prize > 0)).toEqual([
      { car: 'red', paid: 0, prize: 12 },
    ]);
  });

  it('D-R11: it does not end sooner: a player alone plays on', () => {
    const table = raceWith({ players: 3, hands: ['k5 b5', '', ''], options: NO_BETS });
    table.bytes[SPEED_8] = 0;
    table.act('play k5');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ phase: 'playing', turn: 0 });
  });

  it('D-R12: finishers in their order, then by the front end of the space, and if level the inside lane first', () => {
    const table = raceWith({
      finished: ['red'],
      at: { blue: on(7, 1), green: on(7, 2), yellow: on(8, 3), orange: on(6, 1), black: on(7, 3) },
    });
    expect(table.public.standing).toEqual(['red', 'yellow', 'blue', 'green', 'black', 'orange']);
    expect(new Set(table.public.standing).size).toBe(CARS.length);
  });

  it('D-R13: the card is discarded, players go out, then bets, then the next player', () => {
    const table = raceWith({ hands: ['r5', 'b5', 'g5', 'y5', 'o5', 'k5'], at: { red: last(1) } });
    table.act('play r5', 'step home');
    const kinds = table.act('reveal').map(({ kind }) => kind);
    expect(kinds).toEqual(['went-out', 'bets-asked']);
    expect(table.public.discard).toEqual({ r5: 1, r8: 1, k5: 1 });
  });
});
