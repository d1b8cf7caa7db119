import { fastChance, isRefusal, resolveOptions, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CARS } from '../state/cars.ts';
import { readDeck } from '../deck/index.ts';
import { PRINTED_CONTENT } from '../rules/content.ts';
import { downforce, downforceWith } from '../rules/whole/downforce.ts';
import { PRESETS } from '../rules/presets.ts';
import { auctionWith, setUp, type AuctionScene, type TestTable } from '../testing/scenes.ts';

function conflict(players: number, given: Record<string, unknown>): string | undefined {
  const resolved = resolveOptions(downforce.options, players, given);
  return isRefusal(resolved) ? String(resolved.params['conflict'] ?? resolved.code) : undefined;
}

describe('D-V0: options', () => {
  it('the printed game is the default', () => {
    expect(resolveOptions(downforce.options, 4, {})).toEqual({
      track: 'marina-bay',
      auction: 'cards',
      powers: 'six',
      hand: 'all',
      bets: 'printed',
      timely: false,
      payouts: 'printed',
      goal: 'money',
      longDistance: false,
      worldTour: [],
      automas: 0,
      automaLevel: 'normal',
      tricky: 'printed',
      twoPlayerCunning: 'remove',
    });
  });

  it.each([
    [4, { hand: 'drawn' }, 'drawn-hand-is-for-two'],
    [4, { twoPlayerCunning: 'keep' }, 'cunning-rule-is-for-two'],
    [2, { twoPlayerCunning: 'keep', powers: 'none' }, 'no-powers-to-rule-on'],
    [4, { tricky: 'any', powers: 'none' }, 'no-powers-to-rule-on'],
    [2, { twoPlayerCunning: 'replace', auction: 'none' }, 'cunning-is-dealt-not-won'],
    [4, { goal: 'firstHome', payouts: 'manual' }, 'money-does-not-count'],
    [4, { auction: 'loud' }, 'bad-option'],
    [4, { track: 'monza' }, 'bad-option'],
    [4, { laps: 3 }, 'unknown-option'],
  ])('%i players, %j: refused (%s)', (players, given, code) => {
    expect(conflict(players, given)).toBe(code);
  });

  it.each([
    [2, { hand: 'drawn', twoPlayerCunning: 'replace' }],
    [2, { auction: 'none', twoPlayerCunning: 'keep' }],
    [5, PRESETS.beginners],
    [6, { goal: 'firstHome', bets: 'none' }],
  ])('%i players, %j: accepted', (players, given) => {
    expect(conflict(players, given)).toBe(undefined);
  });

  it('a recorded set of options is accepted again', () => {
    const once = resolveOptions(downforce.options, 2, { twoPlayerCunning: 'keep' });
    if (isRefusal(once)) throw new Error(once.code);
    expect(resolveOptions(downforce.options, 2, { ...once })).toEqual(once);
  });

  it('D-C2: a deck too small for the number of players is refused', () => {
    const reading = readDeck({
      format: 1,
      id: 'few',
      name: 'Few',
      note: 'Few.',
      cards: [{ kind: 'w1', count: 24 }],
    });
    if (!reading.ok) throw new Error('no deck');
    const rules = downforceWith({ ...PRINTED_CONTENT, deck: reading.deck });
    expect(isRefusal(resolveOptions(rules.options, 4, {}))).toBe(false);
    expect(resolveOptions(rules.options, 5, {})).toMatchObject({ params: { conflict: 'deck-too-small' } });
  });
});

describe('D-V2: two players', () => {
  it('after the auction each has a pile and draws seven, and Speed-8 cards stay face up', () => {
    const table = setUp(2);
    expect(table.public.handSizes).toEqual([21, 21]);
    table.playOn(fastChance('two'), { until: () => table.public.phase === 'drawing-hands' });
    expect(table.public.pileSizes).toEqual([21, 21]);
    table.roll(fastChance('draw'));
    expect(table.public).toMatchObject({ handSizes: [7, 7], pileSizes: [14, 14] });
    expect(table.own(0).pile).toHaveLength(14);
  });

  it('a face-up Speed-8 is not in the hand: it cannot be used as a pass', () => {
    const table = auctionWith({ players: 2, hands: ['r5 k5', 'b5'] });
    table.act('sale red', 'power tricky', 'bid r5', 'bid b5', 'reveal', 'sale blue', 'power strategic');
    expect(table.why(0, 'bid r8')).toBe('speed-8-not-laid D-V2');
    expect(table.legal(0)).not.toContain('bid r8');
  });

  function racing(): TestTable {
    const table = setUp(2, { bets: 'none' });
    table.playOn(fastChance('two'), { until: () => table.public.phase === 'playing' });
    return table;
  }

  it('a card from the hand is replaced from the pile, a Speed-8 is not', () => {
    const table = racing();
    const seat = table.public.turn ?? 0;
    const finish = () => {
      while (!table.isTables && table.public.turn === seat && table.public.phase !== 'playing')
        table.act(table.legal()[0]);
    };
    table.act(table.legal().find((text) => !text.endsWith('8')) ?? '');
    finish();
    expect(table.public.phase).toBe('drawing');
    expect(table.why(TABLE, 'draw w5') === undefined).toBe(table.own(seat).pile.includes('w5'));
    table.roll(fastChance('one'));
    expect([table.public.handSizes[seat], table.public.pileSizes[seat]]).toEqual([7, 13]);
    expect(table.public.turn).toBe(1 - seat);
    const other = 1 - seat;
    table.act(table.legal().find((text) => text.endsWith('8')) ?? '');
    while (!table.isTables && table.public.turn === other && table.public.phase !== 'playing')
      table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ phase: 'playing', turn: seat });
    expect([table.public.handSizes[other], table.public.pileSizes[other]]).toEqual([7, 14]);
  });

  it('a player must play while a card of either sort is left', () => {
    const table = racing();
    table.playOn(fastChance('all'));
    const { cars, handSizes, pileSizes, speed8, owners } = table.public;
    for (const seat of [0, 1]) {
      const isRacing = owners.some((owner, car) => owner === seat && cars[car].place === null);
      const hasCard = handSizes[seat] > 0 || speed8.some((car) => owners[CARS.indexOf(car)] === seat);
      expect(isRacing && (hasCard || pileSizes[seat] > 0)).toBe(false);
    }
  });

  const replacing: AuctionScene = {
    players: 2,
    hands: ['k5', 'b5'],
    options: { twoPlayerCunning: 'replace' },
    owners: { blue: 0, green: 0, yellow: 1, orange: 1, red: 1 },
    powers: { cunning: 0, aggressive: 0, determined: 1, strategic: 1 },
  };

  it('remove: five powers, and the sixth car comes without one', () => {
    const table = auctionWith({
      ...replacing,
      options: {},
      powers: { aggressive: 0, determined: 1, strategic: 1, tricky: 1, unpredictable: 0 },
    });
    expect(table.public.powers[1]).toBe('left-out');
    table.act('sale black');
    expect(table.public).toMatchObject({ phase: 'bidding', auction: { power: null } });
  });

  it('replace: the winner of Cunning chooses after the other, from their own and the box, never Cunning', () => {
    const table = auctionWith(replacing);
    table.act('sale black', 'power tricky', 'bid k5', 'bid b5', 'reveal');
    expect(table.asked).toEqual([1]);
    table.act('keep determined', 'reveal');
    expect(table.asked).toEqual([0]);
    expect(table.legal()).toEqual(['keep aggressive', 'keep strategic', 'keep tricky', 'keep unpredictable']);
    expect(table.why(0, 'keep cunning')).toBe('cunning-not-kept D-V2');
    expect(table.why(0, 'keep determined')).toBe('power-not-yours D-A11');
    table.act('keep strategic', 'reveal');
    expect(table.public.powers).toEqual(['box', 'box', 1, 0, 'box', 'box']);
  });

  it('keep: as with more players', () => {
    const table = auctionWith({ ...replacing, options: { twoPlayerCunning: 'keep' } });
    table.act('sale black', 'power tricky', 'bid k5', 'bid b5', 'reveal');
    expect(table.asked).toEqual([0, 1]);
    expect(table.legal(0)).toEqual(['keep aggressive', 'keep cunning', 'keep tricky']);
  });
});
