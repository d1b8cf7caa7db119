import { fastChance, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CARS } from '../state/cars.ts';
import { PRINTED_CONTENT } from '../rules/content.ts';
import { readDeck } from '../deck/index.ts';
import { downforce } from '../rules/whole/downforce.ts';
import { POWERS, PRINTED_POWERS } from '../powers/names.ts';
import { FACE_DOWN } from '../state/layout.ts';
import { auctionWith, chanceOf, contentWith, factsOf, STRAIGHT, TestTable } from '../testing/scenes.ts';
import { mustRead, ringFile } from '../track/testing/ring.ts';

function upTo(
  phase: string,
  players: number,
  options: ConstructorParameters<typeof TestTable>[1] = {},
): TestTable {
  const table = new TestTable(players, options);
  table.playOn(fastChance('set-up'), { until: () => table.public.phase === phase });
  return table;
}

describe('components', () => {
  it('D-C1: six cars', () => {
    expect(CARS).toEqual(['black', 'blue', 'green', 'yellow', 'orange', 'red']);
  });

  it('D-C3: six powers', () => {
    expect(POWERS.slice(0, PRINTED_POWERS)).toEqual([
      'aggressive',
      'cunning',
      'determined',
      'strategic',
      'tricky',
      'unpredictable',
    ]);
  });

  it('D-C4: the two printed tracks come first, Marina Bay by default; four more are ours', () => {
    const { kind, default: usual } = downforce.options.specs.track;
    expect(usual).toBe('marina-bay');
    expect(kind).toEqual({
      type: 'choice',
      values: [
        'marina-bay',
        'river-station',
        'foundry-yard',
        'saltpan',
        'castle-gate',
        'lantern-pass',
        'random',
      ],
    });
  });

  it('D-C4: tracks are data: a whole game on another one', () => {
    const table = new TestTable(3, {}, contentWith(mustRead(ringFile())));
    expect(table.rules.options.specs.track.kind).toEqual({ type: 'choice', values: ['square', 'random'] });
    const told = new Set<string>();
    table.playOn(fastChance('square'), { watch: (text) => told.add(text) });
    expect(table.public).toMatchObject({ phase: 'over', track: 'square' });
    expect(told).toContain('step home');
    expect(() => new TestTable(3, { track: 'marina-bay' }, contentWith(STRAIGHT))).toThrow('bad-option');
  });

  it('D-C2: the deck is data: a whole game with another one', () => {
    const reading = readDeck({
      format: 1,
      id: 'wild',
      name: 'Wild',
      note: 'Wilds only.',
      cards: [{ kind: 'w4w2', count: 42 }],
    });
    if (!reading.ok) throw new Error('no deck');
    const table = new TestTable(3, {}, { ...PRINTED_CONTENT, deck: reading.deck });
    table.playOn(fastChance('wild'));
    expect(table.public).toMatchObject({ phase: 'over', deck: 'wild' });
    expect(Object.keys(table.public.discard)).toContain('w4w2');
  });
});

describe('set-up', () => {
  it.each([
    [2, 21, 0],
    [3, 14, 0],
    [4, 10, 2],
    [5, 8, 2],
    [6, 7, 0],
  ])('D-S1: %i players are dealt %i each, %i go to the box unseen', (players, each, left) => {
    const table = upTo('selling', players);
    expect(table.public.handSizes).toEqual(Array.from({ length: players }, () => each));
    expect(table.public.undealt).toBe(left);
  });

  it('D-S1: one card to each in turn, any of those left being equally likely', () => {
    const table = upTo('dealing', 4);
    const chance = chanceOf(41, 0);
    table.act(table.rules.write(table.rules.roll(table.state, chance)));
    table.act(table.rules.write(table.rules.roll(table.state, chance)));
    expect(chance.asked).toEqual([
      [42, 'deal'],
      [41, 'deal'],
    ]);
    expect(table.own(0).hand).toEqual(['w4w2']);
    expect(table.own(1).hand).toEqual(['g6k5o4y3b2r1']);
    expect(table.why(TABLE, 'deal g6k5o4y3b2r1')).toBe('no-such-card-left D-S1');
    expect(table.why(TABLE, 'deal w4w2')).toBe(undefined);
  });

  it('D-S1: players learn only the number of the cards that go to the box', () => {
    const table = upTo('dealing', 5);
    expect(factsOf(table.roll(fastChance('box')), 'boxed-unseen')).toEqual([
      { kind: 'boxed-unseen', count: 2 },
    ]);
  });

  it('D-S2: the cars go on the grid at random, number 1 first, before the auction and in the open', () => {
    const table = new TestTable(3);
    expect(table.public.phase).toBe('gridding');
    const chance = chanceOf(5, 0);
    const facts = [0, 1].flatMap(() => table.act(table.rules.write(table.rules.roll(table.state, chance))));
    expect(facts).toEqual([
      { kind: 'grid-drawn', car: 'red', number: 1 },
      { kind: 'grid-drawn', car: 'black', number: 2 },
    ]);
    expect(chance.asked).toEqual([
      [6, 'grid'],
      [5, 'grid'],
    ]);
    const track = table.state.game.tracks[0];
    expect(table.public.cars[5]).toEqual({ space: track.grid[0], lap: 0, place: null });
    expect(table.public.cars[1]).toEqual({ space: null, lap: 0, place: null });
    expect(table.why(TABLE, 'grid red')).toBe('car-already-placed D-S2');
    expect(table.why(TABLE, 'sale red')).toBe('table-must-act D-S2');
    expect(table.why(0, 'bet red')).toBe('table-must-act D-S2');
    expect(table.why(0, 'grid blue')).toBe('tables-part D-S2');
  });

  it('D-S2: the table names the track, or draws it', () => {
    expect(new TestTable(3, { track: 'river-station' }).public.track).toBe('river-station');
    const table = new TestTable(3, { track: 'random' });
    expect(table.public).toMatchObject({ track: null, phase: 'drawing-track' });
    const chance = chanceOf(1);
    table.act(table.rules.write(table.rules.roll(table.state, chance)));
    expect(chance.asked).toEqual([[6, 'lot']]);
    expect(table.public).toMatchObject({ track: 'river-station', phase: 'gridding' });
  });

  it.each([1, 2])('D-S2: under rulings %i a track is drawn from the first two', (rulings) => {
    const table = new TestTable(3, { track: 'random' }, undefined, rulings);
    expect(table.why(TABLE, 'track saltpan')).toBe('table-must-act D-S2');
    const chance = chanceOf(1);
    table.act(table.rules.write(table.rules.roll(table.state, chance)));
    expect(chance.asked).toEqual([[2, 'lot']]);
    expect(table.public.track).toBe('river-station');
  });

  it('D-S3: hand sizes are public, their cards are not', () => {
    const table = upTo('selling', 3);
    const open = JSON.stringify(table.rules.view(table.state, 'public'));
    for (const card of ['g6k5o4y3b2r1', 'w5k2', 'r6k4g2']) expect(open).not.toContain(card);
    expect(table.own(1).hand).toHaveLength(14);
    expect(() => table.rules.view(table.state, 'all')).toThrow('not over');
    expect(() => table.rules.view(table.state, 3)).toThrow('there is no seat 3');
  });

  it('D-S3: the discard pile is public', () => {
    const table = upTo('over', 2);
    expect(Object.values(table.public.discard).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
    expect(table.rules.view(table.state, 'public').own).toBe(undefined);
  });

  it('D-S3: all see the size of a pile, its owner also its cards, unordered', () => {
    const table = upTo('playing', 2);
    expect(table.public.pileSizes).toEqual([14, 14]);
    const { pile } = table.own(0);
    const { names } = table.state.game.deck;
    expect(pile).toHaveLength(14);
    expect(pile).toEqual(pile.toSorted((a, b) => names.indexOf(a) - names.indexOf(b)));
    expect(table.own(1).pile).toHaveLength(14);
    expect(JSON.stringify(table.public)).not.toContain(JSON.stringify(pile).slice(1, -1));
  });

  it('D-S3: all see how many cards were put away, only their owner which', () => {
    const table = auctionWith({
      players: 3,
      hands: ['k5 b5', 'g5 y5', 'o5 r6k4g2'],
      owners: { black: 0, blue: 0, green: 1, yellow: 1 },
      aside: ['orange'],
      options: { powers: 'none' },
    });
    table.bytes[FACE_DOWN] = 0;
    table.state.game.stages.find(({ name }) => name === 'putHandsAway')?.(table.state, undefined);
    expect(table.public).toMatchObject({ putAway: [0, 0, 2], handSizes: [2, 2, 0] });
    expect(table.own(2)).toMatchObject({ hand: [], putAway: ['r6k4g2', 'o5'] });
    for (const viewer of ['public', 0, 1] as const)
      expect(JSON.stringify(table.rules.view(table.state, viewer))).not.toContain('r6k4g2');
  });
});
