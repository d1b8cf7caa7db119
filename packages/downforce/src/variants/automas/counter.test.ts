import { describe, expect, it } from 'vitest';
import { CARS } from '../../state/cars.ts';
import type { DownforceFact } from '../../state/facts.ts';
import { COUNTER } from '../../state/layout.ts';
import { factsOf, type Scene, type TestTable } from '../../testing/scenes.ts';
import { draw, type Picture } from './testing.ts';

const OWNERS = { black: 1, blue: 0, green: 0, yellow: 0, orange: 0, red: 0 } as const;

/** Seat 0, a person, is on turn; seat 1, an automa, owns black, and the person the others. */
function personTurn(picture: Picture, { options, ...scene }: Partial<Scene> = {}): TestTable {
  const usual = { players: 2, owners: OWNERS, hands: ['k6r4y2o1', 'k5'], spent: CARS };
  return draw(picture, { ...usual, ...scene, options: { automas: 1, bets: 'none', ...options } }).table;
}

/** Seat 0, a person, plays k6r4y2o1; black, an automa's, cannot move. */
function blockedAutoma(powers: Scene['powers'], scene: Partial<Scene> = {}): TestTable {
  return personTurn(['ky........', '.o........', '..........'], { ...(powers && { powers }), ...scene });
}

/** Steps to the inside until something else is asked. */
function steer(table: TestTable): DownforceFact[] {
  const told: DownforceFact[] = [];
  while (table.public.phase === 'stepping') told.push(...table.act(table.legal()[0] ?? ''));
  return told;
}

describe('D-V8i: the cheat counter', () => {
  it('D-V8i: it gains one for every space lost to a jam on a person’s card', () => {
    const table = personTurn(['k..y......', '...o......', '...r......']);
    table.act('play k6r4y2o1');
    const told = [...table.act(table.legal(0)[0] ?? ''), ...table.act(table.legal(0)[0] ?? '')];
    expect(factsOf(told, 'jammed')).toEqual([
      { kind: 'jammed', car: 'black', lost: 4, by: ['yellow', 'orange'] },
    ]);
    expect(factsOf(told, 'counter-rose')).toEqual([
      { kind: 'counter-rose', seat: 1, car: 'black', counter: 4 },
    ]);
    expect(table.public.automas).toMatchObject([{ seat: 1, counter: 4 }]);
  });

  it('D-V8i: a car that cannot move at all loses its whole number', () => {
    const table = personTurn(['ky........', '.o........', '..........']);
    expect(factsOf(table.act('play k6r4y2o1'), 'counter-rose')).toMatchObject([{ counter: 6 }]);
  });

  it('D-V8i: also on a wild that chose the car', () => {
    const table = personTurn(['ky........', '.o........', '..........'], { hands: ['w5', 'k5'] });
    table.act('play w5');
    expect(factsOf(table.act('wild black'), 'counter-rose')).toMatchObject([{ counter: 5 }]);
  });

  it('D-V8i: a person’s car counts for nobody', () => {
    const table = personTurn(['yo........', '.r........', '..........'], { hands: ['y5', 'k5'] });
    expect(factsOf(table.act('play y5'), 'counter-rose')).toEqual([]);
  });

  it('D-V8i: 20 is the most', () => {
    const table = personTurn(['ky........', '.o........', '..........']);
    table.bytes[COUNTER + 1] = 18;
    expect(factsOf(table.act('play k6r4y2o1'), 'counter-rose')).toMatchObject([{ counter: 20 }]);
  });
});

describe('D-V8i: a line that the player of the card may still change', () => {
  it('D-P4: the player is asked about a blocked line of an automa’s car, and ignoring it costs nothing', () => {
    const table = blockedAutoma({ strategic: 0 });
    expect(table.act('play k6r4y2o1').map(({ kind }) => kind)).toEqual(['played']);
    expect(table.public).toMatchObject({ phase: 'deciding-line', card: { line: 0, blocked: true } });
    expect(table.legal()).toEqual(['ignore', 'move']);
    const told = table.act('ignore');
    expect(told).toMatchObject([{ kind: 'line-ignored', line: 'k6' }]);
    expect(table.public.automas).toMatchObject([{ counter: 0 }]);
    expect(table.public.card).toMatchObject({ car: 'red', left: 4, ignored: true, blocked: false });
  });

  it('D-P4: if moved, it is idle and counted as usual, and another line may be ignored', () => {
    const table = blockedAutoma({ strategic: 0 });
    table.act('play k6r4y2o1');
    expect(table.act('move')).toMatchObject([
      { kind: 'line-moved', line: 'k6' },
      { kind: 'line-idle', line: 'k6', why: 'blocked', car: 'black' },
      { kind: 'counter-rose', seat: 1, counter: 6 },
    ]);
    expect(table.legal()).toEqual(['ignore', 'move']);
    expect(table.public.card).toMatchObject({ line: 1, blocked: false });
  });

  it('D-P4: on the only line of a card', () => {
    const table = blockedAutoma({ strategic: 0 }, { hands: ['k5 y5', 'g5'] });
    table.act('play k5');
    expect(factsOf(table.act('ignore'), 'counter-rose')).toEqual([]);
    expect(table.public.card).toBeNull();
  });

  it('D-P4: nothing is asked if nothing depends on it', () => {
    const asked = (table: TestTable) => {
      table.act('play k6r4y2o1');
      return table.public.card?.line === 0;
    };
    expect(asked(blockedAutoma({ strategic: 0 }))).toBe(true);
    expect(asked(blockedAutoma({}))).toBe(false);
    expect(asked(blockedAutoma({ strategic: 0 }, { owners: { ...OWNERS, black: 0 } }))).toBe(false);
    expect(asked(blockedAutoma({ strategic: 0 }, { owners: { ...OWNERS, black: null } }))).toBe(false);
    const full = blockedAutoma({ strategic: 0 });
    full.bytes[COUNTER + 1] = 20;
    expect(asked(full)).toBe(false);
  });

  it('D-P4: a blocked line is not asked about once a line of the card has been ignored', () => {
    const table = blockedAutoma({ strategic: 0 }, { hands: ['r6g4w2k1', 'g5'] });
    table.act('play r6g4w2k1', 'ignore');
    steer(table);
    table.act('wild blue');
    expect(factsOf(steer(table), 'counter-rose')).toMatchObject([{ counter: 1 }]);
  });

  const pack = { options: { powers: 'pack' } } as const;

  it('D-V10: Obstructive: a blocked line of an automa’s car loses three spaces fewer', () => {
    const table = blockedAutoma({ obstructive: 0 }, pack);
    table.act('play k6r4y2o1');
    expect(table.legal()).toEqual(['shorten', 'move']);
    expect(table.act('shorten')).toMatchObject([
      { kind: 'line-shortened', line: 'k6' },
      { kind: 'jammed', car: 'black', lost: 3 },
      { kind: 'counter-rose', counter: 3 },
    ]);
    expect(table.public.card).toMatchObject({ line: 1, car: 'red', left: 4, shortened: true });
  });

  it('D-V10: Obstructive: a line of three or fewer clamps at zero, and nothing is lost', () => {
    const table = blockedAutoma({ obstructive: 0 }, { ...pack, hands: ['w5k2', 'g5'] });
    table.act('play w5k2', 'wild blue');
    steer(table);
    expect(table.public.card?.line).toBe(1);
    expect(factsOf(table.act('shorten'), 'counter-rose')).toEqual([]);
    expect(table.public.card).toBeNull();
  });

  it('D-V10: Thrifty: if moved, the line may be given to another car, and still counts', () => {
    const table = blockedAutoma({ strategic: 0, thrifty: 0 }, pack);
    table.act('play k6r4y2o1', 'move');
    expect(table.public).toMatchObject({ phase: 'choosing-wild', automas: [{ counter: 6 }] });
    table.act('wild blue');
    expect(table.public).toMatchObject({ card: { car: 'blue', left: 6 }, automas: [{ counter: 6 }] });
    const ignored = blockedAutoma({ strategic: 0, thrifty: 0 }, pack);
    ignored.act('play k6r4y2o1', 'ignore');
    expect(ignored.public).toMatchObject({ card: { line: 1, saved: false }, automas: [{ counter: 0 }] });
  });

  it('D-V10: Thrifty: a line shortened by Obstructive cannot be given to another car', () => {
    const table = blockedAutoma({ obstructive: 0, thrifty: 0 }, pack);
    table.act('play k6r4y2o1', 'shorten');
    expect(table.public.card).toMatchObject({ line: 1, saved: false });
  });
});
