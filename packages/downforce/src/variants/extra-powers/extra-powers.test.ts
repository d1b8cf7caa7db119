import { TABLE, type Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { CarName } from '../../state/cars.ts';
import type { DownforceFact } from '../../state/facts.ts';
import type { PowerName } from '../../powers/names.ts';
import { POWERS } from '../../powers/names.ts';
import { LAST_LAP } from '../../state/layout.ts';
import { factsOf, raceWith, TestTable, type Scene } from '../../testing/scenes.ts';
import { mustRead, ringFile, spaceAt } from '../../track/testing/ring.ts';
import { OPEN, PACK, steer, stepsOf, withPower } from './testing.ts';

describe('D-V10: the pile', () => {
  const turnedUp = (players: number, options = {}) => {
    const table = new TestTable(players, { powers: 'pack', ...options });
    const seen = new Set<string>();
    let random = 7;
    const chance = { below: (n: number) => (random = (random * 31 + 11) % 1009) % n };
    const note = (text: string) => text.startsWith('power ') && seen.add(text.slice(6));
    table.playOn(chance, { watch: note, until: () => table.public.turn !== null });
    return { table, seen: [...seen] };
  };

  it('D-V10: six of the twelve are drawn; the others are not in this game', () => {
    const { table, seen } = turnedUp(4);
    expect(seen).toHaveLength(6);
    expect(table.public.powers.filter((place) => place === 'left-out')).toHaveLength(6);
    expect(seen.some((power) => !POWERS.slice(0, 6).includes(power as PowerName))).toBe(true);
  });

  it('D-V10: any of the twelve may come next', () => {
    const table = new TestTable(4, { powers: 'pack' });
    table.playOn({ below: () => 0 }, { until: () => table.public.phase === 'turning-power' });
    for (const power of POWERS) expect(table.why(TABLE, `power ${power}`)).toBeUndefined();
  });

  it('D-V10: two players draw five, without Cunning, unless the table says otherwise', () => {
    const { table, seen } = turnedUp(2);
    expect(seen).toHaveLength(5);
    expect(table.public.powers[POWERS.indexOf('cunning')]).toBe('left-out');
    expect(turnedUp(2, { twoPlayerCunning: 'keep' }).seen).toHaveLength(6);
  });

  it('D-V10: without an auction each player is dealt one of the twelve', () => {
    const { table } = turnedUp(3, { auction: 'none' });
    expect(table.public.powers.filter((place) => typeof place === 'number')).toHaveLength(3);
  });

  it('D-V10: with the six printed powers no extra power comes up', () => {
    const table = new TestTable(4);
    expect(table.public.powers).toEqual(POWERS.slice(0, 6).map(() => 'pile'));
    table.playOn({ below: () => 0 }, { until: () => table.public.phase === 'turning-power' });
    expect(table.why(TABLE, 'power contrary')).toBe('power-not-in-pile D-A1');
  });
});

describe('D-V10: Contrary', () => {
  it('D-V10: Contrary: the numbers upside down, the colours and their order as printed', () => {
    const table = withPower('contrary', 'y6k4r2g1');
    table.act('play y6k4r2g1');
    expect(table.legal()).toEqual(['as-printed', 'upside-down']);
    table.act('upside-down');
    const told: DownforceFact[] = [];
    while (table.public.card !== null) told.push(...steer(table));
    expect(['yellow', 'black', 'red', 'green'].map((car) => stepsOf(told, car as CarName))).toEqual([
      1, 2, 4, 6,
    ]);
  });

  it('D-V10: Contrary: as printed', () => {
    const table = withPower('contrary', 'y6k4r2g1');
    table.act('play y6k4r2g1', 'as-printed');
    expect(stepsOf(steer(table), 'yellow')).toBe(6);
  });

  it('D-V10: Contrary: not asked on a card of one line, nor on another player’s card', () => {
    const table = withPower('contrary', 'k5');
    table.act('play k5');
    expect(table.public.phase).toBe('stepping');
    const other = withPower('contrary', 'y6k4r2g1', OPEN, { powers: { contrary: 1 } });
    other.act('play y6k4r2g1');
    expect(other.public.phase).toBe('stepping');
  });

  it('D-V10: Contrary: a wild takes the number of the line as far from the other end', () => {
    const table = withPower('contrary', 'w5k2');
    table.act('play w5k2', 'upside-down', 'wild yellow');
    expect(table.public.card?.left).toBe(2);
  });
});

describe('D-V10: Focused', () => {
  it.each([
    ['a five', 'k5'],
    ['a Speed-8', 'k8'],
  ])('D-V10: Focused: two more on a card of one line: %s', (_what, card) => {
    const table = withPower('focused', card === 'k8' ? '' : card);
    table.act(`play ${card}`);
    steer(table);
    expect(table.public.card?.adds).toEqual({ power: 'focused', spaces: 2 });
    expect(factsOf(table.act('more'), 'goes-on')).toMatchObject([{ car: 'black', spaces: 2 }]);
    expect(stepsOf(steer(table), 'black')).toBe(2);
    expect(table.public.card).toBeNull();
  });

  it('D-V10: Focused: not on a card of more lines, not on a wild, and not for another car', () => {
    const wild = withPower('focused', 'w5');
    wild.act('play w5', 'wild black');
    steer(wild);
    expect(wild.public.card).toBeNull();
    const table = withPower('focused', 'w5k2');
    table.act('play w5k2', 'wild yellow');
    steer(table);
    expect(table.public.card).toBeNull();
    const other = withPower('focused', 'y5');
    other.act('play y5');
    steer(other);
    expect(other.public.card).toBeNull();
  });
});

describe('D-V10: Obstructive', () => {
  it('D-V10: Obstructive: one car of another player moves three spaces fewer, once per card', () => {
    const table = withPower('obstructive', 'y6k4r2g1');
    table.act('play y6k4r2g1');
    expect(table.legal()).toEqual(['shorten', 'move']);
    expect(table.why(0, 'ignore')).toBe('power-not-in-use D-P4');
    table.act('shorten');
    const told = [...steer(table)];
    while (table.public.card !== null) told.push(...steer(table));
    expect([stepsOf(told, 'yellow'), stepsOf(told, 'red')]).toEqual([3, 2]);
  });

  it('D-V10: Obstructive: a line of three or fewer clamps at zero; not offered on the player’s own car or a wild', () => {
    const table = withPower('obstructive', 'k6r4w2g1', OPEN, { prices: { black: 3 } });
    table.act('play k6r4w2g1');
    expect(table.public.phase).toBe('stepping');
    steer(table);
    table.act('move');
    steer(table);
    expect(table.public.phase).toBe('choosing-wild');
    table.act('wild yellow');
    steer(table);
    expect(factsOf(table.act('shorten'), 'line-shortened')).toMatchObject([{ line: 'g1' }]);
    expect(table.public.card).toBeNull();
  });
});

describe('D-V10: Tenacious', () => {
  it('D-V10: Tenacious: two more from right behind another car, once per line', () => {
    const table = withPower('tenacious', 'k5', ['k.....y...', '..........', '..........']);
    table.act('play k5');
    steer(table);
    expect(table.public.card?.adds).toEqual({ power: 'tenacious', spaces: 2 });
    table.act('more');
    expect(stepsOf(steer(table), 'black')).toBe(2);
    expect(table.public.card).toBeNull();
  });

  it('D-V10: Tenacious: not with an open road ahead, nor two spaces behind', () => {
    for (const picture of [OPEN, ['k......y..', '..........', '..........']]) {
      const table = withPower('tenacious', 'k5', picture);
      table.act('play k5');
      steer(table);
      expect(table.public.card).toBeNull();
    }
  });

  it('D-V10: Tenacious: it may stay, and Determined is asked after it', () => {
    const picture = ['k.....y...', '..........', '..........'];
    const table = withPower('tenacious', 'k5', picture, { powers: { tenacious: 0, determined: 0 } });
    table.act('play k5');
    steer(table);
    table.act('enough');
    expect(table.public.card?.adds).toEqual({ power: 'determined', spaces: 2 });
  });
});

describe('D-V10: Tenacious, when it is not offered', () => {
  it('D-V10: Tenacious: not after Determined’s bonus', () => {
    const picture = ['k.......y.', '..........', '..........'];
    const table = withPower('tenacious', 'k5', picture, { powers: { tenacious: 0, determined: 0 } });
    table.act('play k5');
    steer(table);
    expect(table.public.card?.adds?.power).toBe('determined');
    table.act('more');
    expect(stepsOf(steer(table), 'black')).toBe(2);
    expect(table.public.card).toBeNull();
  });

  it('D-V10: Tenacious: its two spaces are regular movement, and count for Determined', () => {
    const table = withPower('tenacious', 'k5', ['k.....y...', '..........', '..........'], {
      powers: { tenacious: 0, determined: 0 },
    });
    table.act('play k5');
    steer(table);
    table.act('more');
    steer(table);
    expect(table.public.card?.adds).toEqual({ power: 'determined', spaces: 2 });
  });

  it('D-V10: Tenacious: not if the next step is over the finish line, even with a car beyond it', () => {
    const track = mustRead(ringFile());
    const table = raceWith({
      players: 3,
      track,
      at: { black: spaceAt(track, 9, 2, 3), yellow: spaceAt(track, 1, 2, 1), red: spaceAt(track, 1, 1, 3) },
      hands: ['w5k2 o5', 'g5', 'r5'],
      owners: { black: 0, yellow: 1 },
      powers: { tenacious: 0 },
      options: PACK,
    });
    table.act('play w5k2', 'wild red');
    steer(table);
    expect(table.public.cars[0]).toMatchObject({ space: spaceAt(track, 9, 2, 5), lap: LAST_LAP });
    expect(table.public).toMatchObject({ card: null, turn: 1 });
  });
});

describe('D-V10: Watchful', () => {
  /** Seat 1 plays; black, seat 0's, is on the bottom line. */
  function othersTurn(card: string, scene: Partial<Scene> = {}): TestTable {
    const table = withPower('watchful', 'o5', OPEN, { hands: ['o5', card, 'r5'], turn: 1, ...scene });
    table.act(`play ${card}`);
    return table;
  }
  const ask = (table: TestTable): Seat | null => {
    while (table.public.card !== null && table.public.phase !== 'adding') steer(table);
    return table.public.phase === 'adding' ? table.public.actor : null;
  };

  it('D-V10: Watchful: one more on the bottom line of somebody else’s card; its owner decides, the player steers', () => {
    const table = othersTurn('r6g4w2k1');
    steer(table);
    steer(table);
    table.act('wild yellow');
    expect(ask(table)).toBe(0);
    expect(table.public.card).toMatchObject({ car: 'black', adds: { power: 'watchful', spaces: 1 } });
    expect(table.why(1, 'more')).toBe('not-your-turn D-R13');
    table.actAs(0, 'more');
    expect([table.public.phase, table.public.actor]).toEqual(['stepping', 1]);
    expect(stepsOf(steer(table), 'black')).toBe(1);
    expect(table.public.card).toBeNull();
  });

  it('D-V10: Watchful: not on another line, not on a wild, not on its owner’s card', () => {
    expect(ask(othersTurn('k6g4r2'))).toBeNull();
    const wild = othersTurn('w5');
    wild.act('wild black');
    expect(ask(wild)).toBeNull();
    const own = withPower('watchful', 'k5');
    own.act('play k5');
    expect(ask(own)).toBeNull();
  });

  it('D-V10: Watchful: a wild that moves the car (D-P6) does not count as the bottom line', () => {
    const table = othersTurn('w5k2', { powers: { watchful: 0, unpredictable: 1 } });
    table.act('wild black');
    steer(table);
    expect(table.public.card).toMatchObject({ line: 1, car: 'black', adds: { power: 'watchful' } });
  });

  it('D-V10: Watchful: on an automa’s card too, which then continues by itself', () => {
    const table = withPower('watchful', 'o5', OPEN, {
      hands: ['o5', 'r5', 'k5'],
      turn: 2,
      options: { ...PACK, automas: 1 },
    });
    table.act('turn k5');
    expect([table.public.phase, table.public.actor]).toEqual(['adding', 0]);
    expect(stepsOf(table.act('more'), 'black')).toBe(1);
    expect(table.public.card).toBeNull();
  });
});
