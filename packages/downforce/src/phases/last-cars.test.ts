import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { auctionWith, factsOf, type AuctionScene } from '../testing/scenes.ts';

describe('everybody should end with a car', () => {
  const hands = ['k5', 'b5', 'g5', 'y5'];

  it.each([
    [{}, [0, 1, 2, 3], 'six to come, four without'],
    [{ black: 0 }, [0, 1, 2, 3], 'five to come, three without'],
    [{ black: 0, blue: 0 }, [0, 1, 2, 3], 'four to come, three without'],
    [{ black: 0, blue: 0, green: 0 }, [1, 2, 3], 'three to come, three without'],
    [{ black: 0, blue: 0, green: 0, yellow: 0 }, [1, 2, 3], 'two to come, three without'],
    [{ black: 0, blue: 1, green: 2, yellow: 3 }, [0, 1, 2, 3], 'nobody without'],
  ] as const)('D-A7: %j: seats %j bid (%s)', (owners, seats, _why) => {
    const table = auctionWith({ players: 4, hands, owners });
    table.act('sale red');
    table.roll();
    expect(table.asked).toEqual(seats);
  });

  it('D-A7: a seat that may not bid gets the reason', () => {
    const table = auctionWith({ players: 4, hands, owners: { black: 0, blue: 0, green: 0 } });
    table.act('sale red', 'power cunning');
    expect(table.why(0, 'bid k5')).toBe('may-not-bid D-A7');
  });

  it('D-A7: cars set aside do not count as cars to come', () => {
    const table = auctionWith({ players: 4, hands, owners: { black: 0 }, aside: ['blue', 'green'] });
    table.act('sale red', 'power cunning');
    expect(table.asked).toEqual([1, 2, 3]);
  });

  it('D-A8: with the last car and two players without one, those two play a normal round', () => {
    const owners = { black: 0, blue: 0, green: 1, yellow: 1, orange: 1 } as const;
    const table = auctionWith({ players: 4, hands, owners });
    table.act('sale red', 'power aggressive');
    expect(table.asked).toEqual([2, 3]);
  });

  it.each([
    ['the lowest number of the colour', 'r6y4k2b1 y6k4r2g1 k6r4y2o1', 'red', 'y6k4r2g1', 2],
    ['of several, fewest lines', 'r6y4k2b1 r6g5k4o3y2b1 r6k4g2', 'red', 'r6k4g2', 6],
    ['then no wild', 'r6g4w2k1 r6y4k2b1', 'red', 'r6y4k2b1', 6],
    ['none of the colour: the lowest wild, of two on a card the higher', 'w5 w4w2 w5k2 k5', 'red', 'w4w2', 4],
    ['neither: the lowest number in the hand', 'k5 o6b4y2 b5', 'red', 'o6b4y2', 2],
    ['then first in the deck’s list', 'b5 k5', 'red', 'k5', 5],
  ] as const)('D-A8: %s', (_, hand, car, card, price) => {
    const owners = { black: 0, blue: 0, green: 1, yellow: 1, orange: 1 } as const;
    const table = auctionWith({ players: 3, hands: ['', '', hand], owners });
    table.act(`sale ${car}`, 'power aggressive');
    expect(table.isTables).toBe(true);
    const told = table.act('reveal');
    expect(factsOf(told, 'must-take')).toEqual([{ kind: 'must-take', seat: 2, car, card }]);
    expect(factsOf(told, 'sold')).toEqual([{ kind: 'sold', seat: 2, car, power: 'aggressive', price }]);
    expect(table.public.known[2].shown).toEqual([card]);
  });

  it.each([
    [
      'a number of the colour',
      'k6r4y2o1',
      ['y6b5r4g3k2o1', 'r6', 'w5'],
      ['y6k4r2g1', 'b6o4g2r1', 'o6y5b4r3g2k1'],
    ],
    ['a wild', 'w4w2 k5', ['w5', 'g6b4o2y1'], ['r5', 'b6o4w2y1', 'y6b4w2o1']],
    ['any number', 'k5 b5', ['o5', 'y5'], ['r5', 'w5', 'w5o2', 'o6g4b2k1', 'b6y4o2']],
  ] as const)('D-A8: the card shown proves what is not in the hand: %s', (_, hand, possible, absent) => {
    const owners = { black: 0, blue: 0, green: 1, yellow: 1, orange: 1 } as const;
    const table = auctionWith({ players: 3, hands: ['', '', hand], owners });
    table.act('sale red', 'power aggressive', 'reveal');
    const known = table.public.known[2];
    expect(known.absent).toEqual(expect.arrayContaining([...absent]));
    for (const card of possible) expect(known.absent).not.toContain(card);
    expect(known.firm).toBe(hand.split(' ').length);
  });
});

describe('cars without a buyer', () => {
  const scene: AuctionScene = {
    players: 4,
    hands: ['k5', 'b5 r6y4k2b1', 'g5 r6k4g2', 'y5'],
    owners: { black: 0, blue: 0, yellow: 3, orange: 3 },
  };

  it('D-A9: car and power are set aside together', () => {
    const table = auctionWith(scene);
    table.act('sale green', 'power cunning', 'bid b5', 'bid r6k4g2');
    expect(factsOf(table.act('reveal'), 'sold')).toHaveLength(1);
    const other = auctionWith(scene);
    other.act('sale red', 'power cunning', 'bid b5', 'bid g5');
    expect(factsOf(other.act('reveal'), 'set-aside')).toEqual([
      { kind: 'set-aside', car: 'red', power: 'cunning' },
    ]);
    expect(other.public).toMatchObject({
      powers: ['pile', 'aside', 'box', 'box', 'box', 'box'],
      auction: { aside: [{ car: 'red', power: 'cunning' }], forSale: null },
    });
  });

  it('D-A9: after the sixth round they come up again in the same order, for players without a car', () => {
    const table = auctionWith({
      ...scene,
      owners: { black: 0, orange: 3 },
      aside: ['red', 'blue', 'yellow'],
    });
    table.act('sale green', 'power aggressive', 'bid b5', 'bid g5');
    const told = table.act('reveal');
    expect(factsOf(told, 'for-sale')).toEqual([{ kind: 'for-sale', car: 'red', round: 6, again: true }]);
    expect(table.public).toMatchObject({ asked: [1], auction: { offered: 1, forSale: 'red' } });
    const passed = table.act('bid b5', 'reveal');
    expect(factsOf(passed, 'stays-unowned')).toEqual([{ kind: 'stays-unowned', car: 'red', power: null }]);
    expect(factsOf(passed, 'for-sale')[0].car).toBe('blue');
    const sold = table.act('bid b5', 'reveal');
    expect(factsOf(sold, 'sold')).toEqual([{ kind: 'sold', seat: 1, car: 'blue', power: null, price: 5 }]);
    expect(factsOf(sold, 'stays-unowned')).toEqual([{ kind: 'stays-unowned', car: 'yellow', power: null }]);
    expect(table.public.owners).toEqual([0, 1, 2, null, 3, null]);
  });

  it('D-A9: a lone bidder pays their own bid, even a declared one; D-A8 does not apply', () => {
    const table = auctionWith({ ...scene, hands: ['k5', 'b5', 'g5', 'y5'], aside: ['red'] });
    table.act('sale green', 'power aggressive', 'bid b5', 'bid g5', 'reveal');
    expect(table.legal(1)).toEqual(['bid b5', 'bid b5 declared']);
    const told = table.act('bid b5 declared', 'reveal');
    expect(factsOf(told, 'sold')[0]).toMatchObject({ seat: 1, car: 'red', price: 5 });
  });

  it('D-A9: the power of a car that stays unowned goes to the box, open', () => {
    const table = auctionWith(scene);
    table.act('sale red', 'power cunning', 'bid b5', 'bid g5', 'reveal');
    table.act('sale green', 'power aggressive', 'bid b5', 'bid g5', 'reveal');
    expect(table.public.auction).toMatchObject({ forSale: 'red', power: 'cunning' });
    expect(table.public.powers[1]).toBe('sale');
    table.act('bid b5', 'reveal');
    expect(table.public.powers[1]).toBe('box');
  });
});

describe('D-A11: one power each', () => {
  const scene: AuctionScene = {
    players: 3,
    hands: ['k5', 'g5', 'r5'],
    owners: { black: 0, blue: 0, green: 1, yellow: 1, orange: 2 },
    powers: { aggressive: 0, cunning: 0, determined: 1, strategic: 1, tricky: 2 },
  };

  it('a winner of several chooses one in secret; all are shown together, the rest goes to the box', () => {
    const table = auctionWith(scene);
    table.act('sale red', 'power unpredictable', 'bid k5', 'bid g5', 'bid r5', 'reveal');
    expect(table.public).toMatchObject({ phase: 'keeping', asked: [0, 1, 2] });
    expect(table.legal(0)).toEqual(['keep aggressive', 'keep cunning']);
    expect(table.why(0, 'keep determined')).toBe('power-not-yours D-A11');
    expect(table.why(0, 'bid k5')).toBe('keep-a-power-now D-A11');
    table.actAs(2, 'keep tricky');
    expect(table.actAs(1, 'keep strategic')).toEqual([{ kind: 'power-chosen', seat: 1 }]);
    expect([table.own(1).keep, table.own(0).keep]).toEqual([['strategic'], []]);
    expect(table.public.powers).toEqual([0, 0, 1, 1, 2, 2]);
    table.actAs(0, 'keep aggressive');
    expect(factsOf(table.act('reveal'), 'power-kept')).toEqual([
      { kind: 'power-kept', seat: 0, power: 'aggressive', boxed: ['cunning'] },
      { kind: 'power-kept', seat: 1, power: 'strategic', boxed: ['determined'] },
      { kind: 'power-kept', seat: 2, power: 'tricky', boxed: ['unpredictable'] },
    ]);
    expect(table.public.powers).toEqual([0, 'box', 'box', 1, 2, 'box']);
  });

  it('a winner of one is not asked, and a player without a car has no power', () => {
    const table = auctionWith({
      ...scene,
      owners: { black: 0, blue: 0, green: 1, yellow: 1 },
      aside: ['orange'],
      powers: { aggressive: 0, cunning: 0, determined: 1, strategic: 1 },
    });
    table.act('sale red', 'power tricky', 'reveal');
    expect(table.public.asked).toEqual([0, 1]);
    expect(table.why(2, 'keep tricky')).toBe('not-asked D-A11');
  });
});

describe('D-A12: without a car', () => {
  const hands = ['k5 b5', 'g5 y5', 'o5 r5', 'w5'];

  it('a player puts the hand away unseen and takes no turn', () => {
    const owners = { black: 0, blue: 0, green: 1 } as const;
    const table = auctionWith({
      players: 4,
      hands,
      owners,
      aside: ['orange', 'red'],
      options: { powers: 'none' },
    });
    table.act('sale yellow', 'bid o5', 'bid w5', 'reveal');
    table.act('bid r5', 'bid w5', 'reveal', 'bid o5', 'bid w5', 'reveal', 'bid o5', 'bid w5');
    expect(factsOf(table.act('reveal'), 'put-away')).toEqual([
      { kind: 'put-away', seat: 2, count: 2 },
      { kind: 'put-away', seat: 3, count: 1 },
    ]);
    expect(table.public).toMatchObject({ handSizes: [2, 2, 0, 0], putAway: [0, 0, 2, 1], turn: 0 });
    expect(table.own(2)).toMatchObject({ hand: [], putAway: ['o5', 'r5'] });
    expect(table.own(0).putAway).toEqual([]);
    const turns = new Set<number | null>();
    table.playOn(fastChance('without a car'), { watch: () => turns.add(table.public.turn) });
    expect(turns).toEqual(new Set([0, 1]));
  });

  it('nobody owns a car: there is no race, all have $0 and share the win', () => {
    const aside = ['black', 'blue', 'green', 'yellow', 'orange'] as const;
    const table = auctionWith({ players: 3, hands, aside });
    table.act('sale red', 'power aggressive');
    const told = [];
    while (table.public.phase === 'bidding') {
      const letter = { black: 'k', blue: 'b', green: 'g', yellow: 'y', orange: 'o', red: 'r' }[
        table.public.auction.forSale ?? 'red'
      ];
      for (const seat of table.asked) {
        const pass = table
          .legal(seat)
          .find((text) => !text.includes('declared') && !text.includes(`${letter}5`));
        table.actAs(seat, pass ?? '');
      }
      told.push(...table.act('reveal'));
    }
    expect(factsOf(told, 'no-race')).toHaveLength(1);
    expect(table.rules.outcome(table.state)?.standings).toEqual([
      { side: 'seat-0', seat: 0, place: 1, score: 0 },
      { side: 'seat-1', seat: 1, place: 1, score: 0 },
      { side: 'seat-2', seat: 2, place: 1, score: 0 },
    ]);
  });
});
