import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../rules/presets.ts';
import { SPEED_8 } from '../../state/layout.ts';
import {
  auctionWith,
  chanceOf,
  factsOf,
  raceWith,
  STRAIGHT,
  TestTable,
  setUp,
} from '../../testing/scenes.ts';
import { spaceAt } from '../../track/testing/ring.ts';

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
