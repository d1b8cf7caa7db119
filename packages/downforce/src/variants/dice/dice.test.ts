import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { auctionWith, chanceOf, factsOf, TestTable, type AuctionScene } from '../../testing/scenes.ts';

function diceWith(scene: Omit<AuctionScene, 'hands' | 'options'> & { hands?: readonly string[] }): TestTable {
  return auctionWith({ hands: ['k5', 'b5', 'g5'], ...scene, options: { auction: 'dice', powers: 'none' } });
}

/** One car: turned up, the dice set, all revealed. */
function round(table: TestTable, car: string, ...offers: readonly (number | 'pass')[]) {
  table.act(`sale ${car}`, ...offers.map((offer) => `offer ${offer}`));
  return table.act('reveal');
}

describe('D-V7: dice auction', () => {
  it('D-V7: a bid is a secret number from 1 to 6, or a pass', () => {
    const table = diceWith({ players: 3 });
    table.act('sale red');
    expect(table.legal(1)).toEqual([
      'offer pass',
      'offer 1',
      'offer 2',
      'offer 3',
      'offer 4',
      'offer 5',
      'offer 6',
    ]);
    expect(table.why(0, 'bid k5')).toBe('set-a-die-now D-V7');
    expect(table.actAs(0, 'offer 5')).toEqual([{ kind: 'die-set', seat: 0 }]);
    expect(table.own(0).die).toBe(5);
    expect(table.own(1).die).toBe(null);
    expect(table.public.auction.dice).toEqual([]);
  });

  it('D-V7: all are shown together, the highest wins and pays; no card is shown', () => {
    const table = diceWith({ players: 3 });
    const told = round(table, 'red', 2, 6, 'pass');
    expect(factsOf(told, 'dice-shown')[0].bids).toEqual([
      { seat: 0, bid: 2 },
      { seat: 1, bid: 6 },
      { seat: 2, bid: 0 },
    ]);
    expect(factsOf(told, 'sold')[0]).toMatchObject({ seat: 1, car: 'red', price: 6 });
    expect(table.public.known.every(({ shown, absent }) => shown.length + absent.length === 0)).toBe(true);
  });

  it('Worked case 21 (D-V7): two fives; the one with fewer cars wins, pays 5', () => {
    const table = diceWith({ players: 3, owners: { black: 0, blue: 0, green: 1 } });
    expect(factsOf(round(table, 'red', 5, 5, 3), 'sold')[0]).toMatchObject({ seat: 1, price: 5 });
    const turned = diceWith({ players: 3, owners: { black: 0, blue: 1, green: 1 } });
    expect(factsOf(round(turned, 'red', 5, 5, 3), 'sold')[0]).toMatchObject({ seat: 0, price: 5 });
  });

  it('D-V7: if still tied, a roll-off, each tied player equally likely', () => {
    const table = diceWith({ players: 3, owners: { green: 2 } });
    const told = round(table, 'red', 4, 4, 4);
    expect(factsOf(told, 'bids-tied')[0]).toMatchObject({ seats: [0, 1], bid: 4 });
    expect(table.public.auction).toMatchObject({ tied: [0, 1], dice: [{ bid: 4 }, { bid: 4 }, { bid: 4 }] });
    const chance = chanceOf(1);
    expect(table.rules.write(table.rules.roll(table.state, chance))).toBe('lot seat-1');
    expect(chance.asked).toEqual([[2, 'lot']]);
    expect(factsOf(table.act('lot seat-0'), 'sold')[0]).toMatchObject({ seat: 0, price: 4 });
  });

  it('D-V7, D-A7: once there are no more cars left than players without one, only these bid', () => {
    const table = diceWith({ players: 3, owners: { black: 0, blue: 0, green: 0, yellow: 0 } });
    table.act('sale red');
    expect(table.asked).toEqual([1, 2]);
    expect(table.why(0, 'offer 6')).toBe('may-not-bid D-A7');
  });

  it('D-V7: D-A8’s player pays $3M', () => {
    const table = diceWith({ players: 3, owners: { black: 0, blue: 0, green: 1, yellow: 1, orange: 1 } });
    table.act('sale red');
    expect(table.isTables).toBe(true);
    const told = table.act('reveal');
    expect(factsOf(told, 'takes-last')).toEqual([{ kind: 'takes-last', seat: 2, car: 'red', price: 3 }]);
    expect(factsOf(told, 'sold')[0]).toMatchObject({ seat: 2, price: 3 });
    expect(table.public.known[2]).toMatchObject({ shown: [], absent: [] });
  });

  it('D-V7, D-A9: a car that nobody wants is set aside, and comes up again', () => {
    const table = diceWith({ players: 3, owners: { black: 0, blue: 0, green: 1, yellow: 1 } });
    expect(factsOf(round(table, 'red', 'pass', 'pass', 'pass'), 'set-aside')[0]).toMatchObject({
      car: 'red',
    });
    table.act('sale orange', 'reveal');
    expect(table.public.owners[4]).toBe(2);
    expect(table.public.phase).not.toBe('bidding');
  });

  it('D-V7: no card is needed: it works with a hand of three', () => {
    const table = new TestTable(4, { auction: 'dice', hand: 'three', powers: 'none' });
    table.roll(fastChance('three'));
    expect(table.public).toMatchObject({ phase: 'bidding', handSizes: [3, 3, 3, 3], undealt: 30 });
    table.actAs(0, 'offer 6');
    for (const seat of [1, 2, 3]) table.actAs(seat, 'offer pass');
    expect(factsOf(table.act('reveal'), 'sold')[0]).toMatchObject({ seat: 0, price: 6 });
    table.playOn(fastChance('three'), { until: () => table.public.phase === 'playing' });
    expect(table.public).toMatchObject({ handSizes: [3, 3, 3, 3], undealt: 30 });
  });

  it('D-V7: all cards are still there for the race', () => {
    const table = new TestTable(4, { auction: 'dice' });
    table.playOn(fastChance('dice'), { until: () => table.public.phase === 'playing' });
    expect(table.public.handSizes.reduce((sum, size) => sum + size)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...table.public.prices)).toBeLessThanOrEqual(6);
  });
});
