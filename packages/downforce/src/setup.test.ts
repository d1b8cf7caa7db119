import { fastChance, TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CARS } from './cars.ts';
import { downforce } from './downforce.ts';
import { POWERS, PRINTED_POWERS } from './powers.ts';
import { chanceOf, factsOf, TestTable } from './testing.ts';

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

  it('D-C4: two tracks, and a table may use another', () => {
    expect(downforce.options.specs.track.kind).toEqual({
      type: 'choice',
      values: ['marina-bay', 'river-station', 'random'],
    });
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

  it('D-S1: one card to each in turn, any of those left with the same chance', () => {
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

  it('D-S1: what goes to the box is told as a number alone', () => {
    const table = upTo('dealing', 5);
    expect(factsOf(table.roll(fastChance('box')), 'boxed-unseen')).toEqual([
      { kind: 'boxed-unseen', count: 2 },
    ]);
  });

  it('D-S2: the cars go at random on the grid, number 1 first, before the auction and open to all', () => {
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
    expect(chance.asked).toEqual([[2, 'lot']]);
    expect(table.public).toMatchObject({ track: 'river-station', phase: 'gridding' });
  });

  it('D-S3: sizes of hands are open, their cards are not', () => {
    const table = upTo('selling', 3);
    const open = JSON.stringify(table.rules.view(table.state, 'public'));
    for (const card of ['g6k5o4y3b2r1', 'w5k2', 'r6k4g2']) expect(open).not.toContain(card);
    expect(table.own(1).hand).toHaveLength(14);
    expect(() => table.rules.view(table.state, 'all')).toThrow('only after the end');
    expect(() => table.rules.view(table.state, 3)).toThrow('there is no seat 3');
  });

  it('D-S3: the discard pile is open, cards put away and piles are told by their size', () => {
    const table = upTo('over', 2);
    expect(Object.values(table.public.discard).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
    expect(table.rules.view(table.state, 'public').own).toBe(undefined);
  });
});
