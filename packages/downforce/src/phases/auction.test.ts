import { TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { auctionWith, chanceOf, factsOf, type AuctionScene } from '../testing/scenes.ts';

/** Turns up the car and the power, then places everybody's card. */
function round(scene: AuctionScene, sale: string, ...bids: readonly string[]) {
  const table = auctionWith(scene);
  table.act(`sale ${sale}`, 'power strategic', ...bids.map((bid) => `bid ${bid}`));
  return { table, told: table.act('reveal') };
}

const THREE: AuctionScene = { players: 3, hands: ['r6y4k2b1 g5', 'k6r4y2o1 b5', 'y6k4r2g1 k5'] };

describe('rounds', () => {
  it('D-A1: each turns up a car and a power from those left', () => {
    const table = auctionWith(THREE);
    expect(table.public.phase).toBe('selling');
    table.act('sale red');
    expect(table.public.phase).toBe('turning-power');
    table.act('power cunning');
    expect(table.public.auction).toMatchObject({ round: 1, forSale: 'red', power: 'cunning' });
    expect(table.why(TABLE, 'sale blue')).toBe('not-your-turn D-R13');
    table.act('bid g5', 'bid b5', 'bid k5', 'reveal');
    expect(table.why(TABLE, 'sale red')).toBe('car-already-turned-up D-A1');
    table.act('sale blue');
    expect(table.why(TABLE, 'power cunning')).toBe('power-not-in-pile D-A1');
  });

  it('D-A1: chance takes any car and any power still face down', () => {
    const table = auctionWith(THREE);
    const chance = chanceOf(5, 5);
    table.roll(chance);
    expect(chance.asked).toEqual([
      [6, 'draw'],
      [6, 'draw'],
    ]);
    expect(table.public.auction).toMatchObject({ forSale: 'red', power: 'unpredictable' });
  });

  it('D-A2: all choose a card from their hand in secret, and TABLE reveals them together', () => {
    const table = auctionWith(THREE);
    table.act('sale red', 'power cunning');
    expect(table.asked).toEqual([0, 1, 2]);
    expect(table.actAs(1, 'bid k6r4y2o1')).toEqual([{ kind: 'bid-laid', seat: 1 }]);
    expect(table.public).toMatchObject({ chosen: [1], known: [{ shown: [] }, { shown: [] }, { shown: [] }] });
    expect(table.own(1).bid).toEqual({ seat: 1, card: 'k6r4y2o1', declared: false });
    expect(table.own(0).bid).toBe(null);
    expect(table.why(1, 'bid b5')).toBe('already-chosen D-S3');
    table.actAs(2, 'bid k5');
    table.actAs(0, 'bid r6y4k2b1');
    expect(table.isTables).toBe(true);
    expect(factsOf(table.act('reveal'), 'bids-shown')[0].bids).toEqual([
      { seat: 0, card: 'r6y4k2b1', declared: false, bid: 6 },
      { seat: 1, card: 'k6r4y2o1', declared: false, bid: 4 },
      { seat: 2, card: 'k5', declared: false, bid: 0 },
    ]);
  });

  it('D-A2: a pass needs a card too, and only cards in hand can be bid', () => {
    const table = auctionWith({ players: 3, hands: ['r5', 'b5', 'g5'] });
    table.act('sale red', 'power cunning');
    expect(table.legal(0)).toEqual(['bid r5']);
    expect(table.why(0, 'bid b5')).toBe('card-not-in-hand D-A2');
    expect(table.why(0, 'play r5')).toBe('bid-now D-A2');
    expect(table.why(0, 'bid r8')).toBe('speed-8-not-yours D-A2');
  });

  it('D-A2: a Speed-8 in hand may be used as a pass, never declared a bid', () => {
    const { table } = round({ players: 3, hands: ['r5 k5', 'b5', 'g5'] }, 'red', 'r5', 'b5', 'g5');
    table.act('sale green', 'power tricky');
    expect(table.legal(0)).toEqual(['bid r8', 'bid k5', 'bid r5', 'bid k5 declared', 'bid r5 declared']);
    const told = table.act('bid r8', 'bid b5', 'bid g5', 'reveal');
    expect(factsOf(told, 'bids-shown')[0].bids[0]).toEqual({ seat: 0, card: 'r8', declared: false, bid: 0 });
    expect(table.public.known[0]).toEqual({ shown: ['r5'], absent: [], firm: 0 });
  });

  it('D-A3: the bid is the number in the car’s colour; a card without that colour passes', () => {
    const { table, told } = round(THREE, 'black', 'r6y4k2b1', 'b5', 'y6k4r2g1');
    expect(factsOf(told, 'sold')).toEqual([
      { kind: 'sold', seat: 2, car: 'black', power: 'strategic', price: 4 },
    ]);
    expect(table.public.prices[0]).toBe(4);
  });

  it('D-A4: of equal bids the card with more lines wins, counting wild lines', () => {
    const scene = { players: 3, hands: ['r6k4g2', 'r6g4w2k1', 'b5'] };
    const { told } = round(scene, 'red', 'r6k4g2', 'r6g4w2k1', 'b5');
    expect(factsOf(told, 'tie-broken')).toEqual([{ kind: 'tie-broken', seat: 1, bid: 6, by: 'lines' }]);
    expect(factsOf(told, 'sold')[0].seat).toBe(1);
  });

  it('D-A4: then the card without a wild', () => {
    const scene = { players: 3, hands: ['r6g4w2k1', 'b5', 'r6y4k2b1'] };
    const { told } = round(scene, 'red', 'r6g4w2k1', 'b5', 'r6y4k2b1');
    expect(factsOf(told, 'tie-broken')).toEqual([{ kind: 'tie-broken', seat: 2, bid: 6, by: 'no-wild' }]);
    expect(factsOf(told, 'sold')[0].seat).toBe(2);
  });

  it('D-A4: if still tied, a lot decides among the tied, each equally likely', () => {
    const scene = { players: 4, hands: ['w5', 'w5', 'r5', 'w5'] };
    const { table, told } = round(scene, 'blue', 'w5 declared', 'w5', 'r5', 'w5 declared');
    expect(factsOf(told, 'bids-tied')).toEqual([{ kind: 'bids-tied', seats: [0, 3], bid: 5 }]);
    expect(factsOf(told, 'tie-broken')).toEqual([]);
    expect(table.public).toMatchObject({ phase: 'drawing-lots', auction: { tied: [0, 3] } });
    expect(table.why(TABLE, 'lot seat-1')).toBe('seat-not-tied D-A4');
    const chance = chanceOf(1);
    expect(table.rules.write(table.rules.roll(table.state, chance))).toBe('lot seat-3');
    expect(chance.asked).toEqual([[2, 'lot']]);
    expect(factsOf(table.act('lot seat-3'), 'sold')[0]).toMatchObject({ seat: 3, price: 5 });
    expect(table.public.auction).toMatchObject({ tied: [], forSale: null });
  });

  it('D-A5: the winner pays the price and gets the car, its Speed-8 card and the power', () => {
    const { table, told } = round(THREE, 'red', 'r6y4k2b1', 'b5', 'k5');
    expect(factsOf(told, 'tie-broken')).toEqual([]);
    expect(table.public).toMatchObject({
      owners: [null, null, null, null, null, 0],
      prices: [0, 0, 0, 0, 0, 6],
      speed8: ['red'],
      powers: ['pile', 'pile', 'pile', 0, 'pile', 'pile'],
    });
  });

  it('D-A6: bid cards return to their hands, and stay known to all', () => {
    const { table } = round(THREE, 'red', 'r6y4k2b1', 'b5', 'k5');
    expect(table.own(0).hand).toEqual(['r6y4k2b1', 'g5']);
    expect(table.public.known.map(({ shown }) => shown)).toEqual([['r6y4k2b1'], ['b5'], ['k5']]);
    table.act('sale blue', 'power tricky', 'bid g5', 'bid b5', 'bid k5', 'reveal');
    expect(table.public.known[0].shown).toEqual(['r6y4k2b1', 'g5']);
  });
});

describe('D-A10: a seat without a card of the colour', () => {
  it('may declare a card with a wild, for the higher of its wilds, and no other card while it holds a wild', () => {
    const table = auctionWith({ players: 3, hands: ['w4w2 k5 w5b2', 'g5', 'b5'] });
    table.act('sale green', 'power tricky');
    expect(table.legal(0)).toEqual([
      'bid k5',
      'bid w5b2',
      'bid w4w2',
      'bid w5b2 declared',
      'bid w4w2 declared',
    ]);
    expect(table.why(0, 'bid k5 declared')).toBe('wild-in-hand D-A10');
    expect(table.why(1, 'bid g5 declared')).toBe('colour-in-hand D-A10');
    const told = table.act('bid w4w2 declared', 'bid g5', 'bid b5', 'reveal');
    expect(factsOf(told, 'bids-shown')[0].bids[0].bid).toBe(4);
  });

  it('without a wild may declare any card, for its lowest number', () => {
    const { told } = round(
      { players: 3, hands: ['r6y4k2b1', 'b5', 'o5'] },
      'green',
      'r6y4k2b1 declared',
      'b5',
      'o5',
    );
    expect(factsOf(told, 'sold')[0]).toMatchObject({ seat: 0, price: 1 });
  });

  it('proves to all that the colour is absent, and if it declares without a wild, that wilds are', () => {
    const { table, told } = round(
      { players: 3, hands: ['w5 k5', 'b5 r5', 'o5'] },
      'green',
      'w5 declared',
      'b5 declared',
      'o5',
    );
    const [first, second, third] = table.public.known;
    expect(first.absent).toContain('g5');
    expect(first.absent).not.toContain('w5');
    expect(first.absent).toHaveLength(18);
    expect(second.absent).toEqual(expect.arrayContaining(['g5', 'w5', 'w4w2', 'b6o4w2y1']));
    expect(second.firm).toBe(2);
    expect(third).toEqual({ shown: ['o5'], absent: [], firm: 0 });
    expect(factsOf(told, 'proved-absent').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('passes if it does not declare, and proves nothing', () => {
    const { table, told } = round({ players: 3, hands: ['w5', 'b5', 'o5'] }, 'green', 'w5', 'b5', 'o5');
    expect(factsOf(told, 'set-aside')).toHaveLength(1);
    expect(table.public.known[0]).toEqual({ shown: ['w5'], absent: [], firm: 0 });
  });
});
