import { fastChance, isRefusal, resolveOptions, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CARS } from '../state/cars.ts';
import { readDeck } from '../deck/index.ts';
import { PRINTED_CONTENT } from '../rules/content.ts';
import { downforce, downforceWith } from '../rules/downforce.ts';
import { PRESETS } from '../rules/presets.ts';
import { SPEED_8 } from '../state/layout.ts';
import {
  auctionWith,
  chanceOf,
  factsOf,
  raceWith,
  STRAIGHT,
  TestTable,
  type AuctionScene,
} from '../testing/scenes.ts';
import { spaceAt } from '../track/testing/ring.ts';

function conflict(players: number, given: Record<string, unknown>): string | undefined {
  const resolved = resolveOptions(downforce.options, players, given);
  return isRefusal(resolved) ? String(resolved.params['conflict'] ?? resolved.code) : undefined;
}

/** A random set-up, up to the first choice of a seat. */
function setUp(players: number, options: ConstructorParameters<typeof TestTable>[1] = {}): TestTable {
  const table = new TestTable(players, options);
  table.roll(fastChance('set-up'));
  return table;
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

describe('D-V1: the beginner’s game', () => {
  const home = (lane: number) => spaceAt(STRAIGHT, 5, lane, 3);

  it.each([
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
    [6, 1],
  ])(
    'without an auction %i players are dealt %i cars each, for nothing; the rest race unowned',
    (players, each) => {
      const table = setUp(players, { auction: 'none', powers: 'none' });
      const counts = Array.from(
        { length: players },
        (_, seat) => table.public.owners.filter((owner) => owner === seat).length,
      );
      expect(counts).toEqual(Array.from({ length: players }, () => each));
      expect(table.public.prices).toEqual([0, 0, 0, 0, 0, 0]);
      expect(table.public.speed8).toHaveLength(each * players);
      expect(table.public.phase).toBe('playing');
    },
  );

  it('with powers each player is dealt one', () => {
    const table = setUp(5, { auction: 'none' });
    const held = table.public.powers.filter((place) => typeof place === 'number');
    expect(new Set(held)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(table.public.powers.filter((place) => place === 'box')).toHaveLength(1);
  });

  it.each([
    ['remove', 'left-out'],
    ['keep', 'pile'],
  ] as const)('never Cunning at two players, unless it is kept: %s', (twoPlayerCunning, place) => {
    const table = new TestTable(2, { auction: 'none', twoPlayerCunning });
    expect(table.public.powers[1]).toBe(place);
  });

  it('powers none: cars come alone', () => {
    const table = auctionWith({ players: 3, hands: ['k5', 'b5', 'g5'], options: { powers: 'none' } });
    table.act('sale black');
    expect(table.public).toMatchObject({ phase: 'bidding', auction: { power: null } });
    table.act('bid k5', 'bid b5');
    expect(factsOf(table.act('bid g5', 'reveal'), 'sold')[0]).toMatchObject({ power: null });
  });

  it('hand three: three cards each from one pile, plus Speed-8 cards, and one drawn after any card', () => {
    const table = setUp(4, { auction: 'none', powers: 'none', hand: 'three', bets: 'none' });
    expect(table.public).toMatchObject({ handSizes: [3, 3, 3, 3], undealt: 30, speed8: expect.any(Array) });
    const seat = table.public.turn ?? 0;
    const speed8 = table.legal().find((text) => text.endsWith('8')) ?? '';
    table.act(speed8);
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ phase: 'drawing', turn: seat });
    const chance = chanceOf(29);
    const told = table.act(table.rules.write(table.rules.roll(table.state, chance)));
    expect(chance.asked).toEqual([[30, 'draw']]);
    expect(told[0]).toEqual({ kind: 'drew', seat });
    expect(table.public).toMatchObject({ undealt: 29 });
    expect(table.own(seat).hand).toHaveLength(4);
  });

  it('D-R13: hand three: a player who goes out on the card draws none', () => {
    const table = raceWith({
      players: 3,
      hands: ['k5 b5', 'g5', 'y5'],
      owners: { black: 0, blue: 1, green: 2, yellow: 1, orange: 2, red: 1 },
      at: { black: home(1) },
      options: { hand: 'three', bets: 'none' },
    });
    expect(table.public.undealt).toBeGreaterThan(0);
    table.act('play k5', 'step home', 'reveal');
    expect(table.public).toMatchObject({ phase: 'playing', turn: 1, out: [0], handSizes: [0, 1, 1] });
    const inside = raceWith({ players: 3, hands: ['k5 b5'], options: { hand: 'three', bets: 'none' } });
    inside.act('play k5');
    while (inside.public.phase === 'stepping') inside.act(inside.legal()[0]);
    expect(inside.public).toMatchObject({ phase: 'drawing', turn: 0 });
  });

  it('hand three: at two players D-V2’s hand is not used; bids are made with the three', () => {
    const table = setUp(2, { hand: 'three' });
    expect(table.public).toMatchObject({
      phase: 'bidding',
      handSizes: [3, 3],
      pileSizes: [0, 0],
      undealt: 36,
    });
    table.playOn(fastChance('three'), { until: () => table.public.phase === 'playing' });
    expect(table.public.pileSizes).toEqual([0, 0]);
  });

  it('hand three: draws stop with the pile', () => {
    const table = setUp(3, { ...PRESETS.beginners, goal: 'money' });
    table.playOn(fastChance('pile'), { until: () => table.public.undealt === 0 });
    expect(table.public.undealt).toBe(0);
    table.playOn(fastChance('pile'), { until: () => table.public.phase === 'drawing' });
    expect(table.public.phase).toBe('over');
  });

  it('bets none: nobody is asked', () => {
    const table = setUp(4, { bets: 'none' });
    const seen = new Set<string>();
    table.playOn(fastChance('no bets'), { watch: () => seen.add(table.public.phase) });
    expect(seen.has('betting')).toBe(false);
    expect(table.public.sheets?.every(({ winnings }) => winnings === 0)).toBe(true);
  });

  it('firstHome: the game ends with the card on which an owned car comes home, and its owner wins', () => {
    const table = raceWith({
      players: 3,
      hands: ['r6k4g2'],
      at: { red: home(1) },
      options: { goal: 'firstHome' },
    });
    table.act('play r6k4g2', 'step home');
    expect(table.public.phase).toBe('stepping');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ phase: 'over', betsAsked: 0 });
    expect(table.public.outcome?.standings[0]).toEqual({ side: 'seat-2', seat: 2, place: 1, score: 1 });
    expect(table.public.outcome?.standings.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  it('firstHome: unowned cars are skipped', () => {
    const table = raceWith({
      players: 3,
      hands: ['r5', 'b5'],
      owners: { red: null },
      at: { red: home(1) },
      options: { goal: 'firstHome' },
    });
    table.act('play r5', 'step home');
    expect(table.public).toMatchObject({ phase: 'playing', turn: 1 });
  });

  it('firstHome: if none comes home, the owner of the best-placed owned car wins', () => {
    const table = raceWith({
      players: 3,
      hands: ['k5', '', ''],
      owners: { red: null },
      at: { red: spaceAt(STRAIGHT, 5, 2, 1), green: spaceAt(STRAIGHT, 5, 1, 1) },
      options: { goal: 'firstHome' },
    });
    table.bytes[SPEED_8] = 0;
    table.act('play k5');
    while (table.public.phase === 'stepping') table.act(table.legal()[0]);
    expect(table.public.outcome?.standings[0]).toMatchObject({ seat: 2, place: 1, score: 1 });
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
