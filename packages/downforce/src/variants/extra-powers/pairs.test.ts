import { describe, expect, it } from 'vitest';
import type { PowerName } from '../../powers/names.ts';
import type { Scene, TestTable } from '../../testing/scenes.ts';
import { OPEN, steer, stepsOf, withPower } from './testing.ts';

/** Seat 0 has all of these and plays the card; black is its car. */
function own(
  powers: readonly PowerName[],
  card: string,
  picture = OPEN,
  scene: Partial<Scene> = {},
): TestTable {
  const held = Object.fromEntries(powers.map((power) => [power, 0]));
  const table = withPower('aggressive', card, picture, { powers: held, ...scene });
  table.act(`play ${card}`);
  return table;
}

/** Seat 1 has the power and plays the card; seat 0 is Watchful, and black is its car. */
function watched(power: PowerName, card: string): TestTable {
  const powers = { watchful: 0, [power]: 1 };
  const table = withPower('watchful', 'o5', OPEN, { hands: ['o5', card, 'r5'], turn: 1, powers });
  table.act(`play ${card}`);
  return table;
}

/** Takes every space that is offered; gives the powers that offered them. */
function takeAll(table: TestTable): (PowerName | undefined)[] {
  const powers: (PowerName | undefined)[] = [];
  for (;;) {
    steer(table);
    if (table.public.phase !== 'adding') return powers;
    powers.push(table.public.card?.adds?.power);
    table.act('more');
  }
}

describe('D-V10: two powers on one card', () => {
  it('D-V10: powers that add spaces are asked about one after the other, Determined last', () => {
    expect(takeAll(own(['determined', 'focused', 'aggressive'], 'k5'))).toEqual([
      'aggressive',
      'focused',
      'determined',
    ]);
    const behind = ['k.....y...', '..........', '..........'];
    expect(takeAll(own(['determined', 'tenacious', 'aggressive'], 'k5', behind))[0]).toBe('aggressive');
    expect(takeAll(own(['determined', 'tenacious'], 'k5', behind))).toEqual(['tenacious', 'determined']);
  });

  it('D-V10: Contrary leaves the top line to Aggressive and the bottom line to Watchful', () => {
    const top = own(['contrary', 'aggressive'], 'k6g4r2');
    top.act('upside-down');
    expect(stepsOf(steer(top), 'black')).toBe(2);
    expect(top.public.card?.adds?.power).toBe('aggressive');
    const bottom = watched('contrary', 'r6g4w2k1');
    bottom.act('upside-down');
    steer(bottom);
    steer(bottom);
    bottom.act('wild yellow');
    while (bottom.public.phase === 'stepping') steer(bottom);
    expect(bottom.public.card).toMatchObject({ car: 'black', adds: { power: 'watchful' } });
  });

  it('D-V10: Watchful’s bottom line is the printed one, even if Tricky moves it first', () => {
    const table = watched('tricky', 'r6g4w2k1');
    table.act('bottom-up');
    steer(table);
    expect(table.public.card).toMatchObject({ line: 3, adds: { power: 'watchful' } });
  });

  it('D-V10: Obstructive takes three off the number that Contrary gives', () => {
    const table = own(['contrary', 'obstructive'], 'y6k4r2g1');
    table.act('upside-down', 'move');
    const told = [...steer(table), ...steer(table)];
    expect([stepsOf(told, 'yellow'), stepsOf(told, 'black')]).toEqual([1, 2]);
    table.act('move');
    steer(table);
    table.act('shorten');
    expect(table.public.card).toMatchObject({ car: 'green', left: 3 });
  });

  it('D-V10: Strategic ignores one line, Obstructive shortens another', () => {
    const table = own(['strategic', 'obstructive'], 'y6k4r2g1');
    expect(table.legal()).toEqual(['ignore', 'shorten', 'move']);
    table.act('ignore');
    steer(table);
    expect(table.public.card).toMatchObject({ line: 2, ignored: true });
    expect(table.legal()).toEqual(['shorten', 'move']);
  });

  it('D-V10: Watchful’s car goes on after Obstructive, unless it did not move at all', () => {
    const shortened = watched('obstructive', 'k5');
    shortened.act('shorten');
    expect(stepsOf(steer(shortened), 'black')).toBe(2);
    expect(shortened.public.card?.adds?.power).toBe('watchful');
    const stopped = watched('obstructive', 'r6g4w2k1');
    steer(stopped);
    steer(stopped);
    stopped.act('wild yellow');
    steer(stopped);
    stopped.act('shorten');
    expect(stopped.public.card).toBeNull();
  });

  it('D-V10: a line that Strategic ignores gives nothing to Watchful or to Thrifty', () => {
    const watch = watched('strategic', 'k5');
    watch.act('ignore');
    expect(watch.public.card).toBeNull();
    const save = own(['strategic', 'thrifty'], 'y6o4b2', OPEN, { finished: ['yellow'] });
    expect(save.public.phase).toBe('choosing-wild');
    save.act('enough');
    expect(save.public.card).toMatchObject({ line: 1, ignored: false });
    save.act('ignore');
    expect(save.public).toMatchObject({ phase: 'stepping', card: { line: 2, car: 'blue' } });
  });

  it.each([
    ['determined', true],
    ['tenacious', true],
    ['aggressive', false],
    ['focused', false],
  ] as const)('D-V10: %s on a line that Thrifty has saved: %s', (power, isOffered) => {
    const table = own(['thrifty', power], 'y5', ['k.....r...', '..........', '..........'], {
      finished: ['yellow'],
    });
    table.act('wild black');
    expect(stepsOf(steer(table), 'black')).toBe(5);
    expect(table.public.card?.adds?.power).toBe(isOffered ? power : undefined);
  });

  it('D-V10: Tenacious goes on twice with a car that Unpredictable moves twice', () => {
    const table = own(['unpredictable', 'tenacious'], 'w5k2', ['k.....y.r.', '..........', '..........']);
    table.act('wild black');
    steer(table);
    expect(table.public.card).toMatchObject({ line: 0, adds: { power: 'tenacious' } });
    table.act('enough');
    steer(table);
    expect(table.public.card).toMatchObject({ line: 1, adds: { power: 'tenacious' } });
  });
});
