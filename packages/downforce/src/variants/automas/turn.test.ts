import { TABLE } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CARS, type CarName } from '../../state/cars.ts';
import type { DownforceFact } from '../../state/facts.ts';
import { UNDER, UNDER_CAR } from '../../state/layout.ts';
import { factsOf, type Scene, type TestTable } from '../../testing/scenes.ts';
import { draw, type Picture } from './testing.ts';

/** Seat 1, an automa, is on turn and owns black; seat 0, a person, owns the others. */
function automaTurn(picture: Picture, { options, ...scene }: Partial<Scene> = {}): TestTable {
  const owners = Object.fromEntries(CARS.map((car) => [car, car === 'black' ? 1 : 0]));
  const usual = { players: 2, turn: 1, owners, hands: ['k6r4y2o1 o5', 'k5'], spent: CARS };
  return draw(picture, { ...usual, ...scene, options: { automas: 1, bets: 'none', ...options } }).table;
}

const OPEN = ['k.........', '..........', 'b.........'];
/** Black has four free spaces ahead, all the others an open road. */
const SHUT = ['k....y..b.', '.....o..g.', '.....r....'];
const HARD = { automas: 1, automaLevel: 'hard', bets: 'none' } as const;

function stepsOf(told: readonly DownforceFact[], car: CarName): number {
  return factsOf(told, 'stepped').filter((fact) => fact.car === car).length;
}

describe('D-V8c: the turn', () => {
  it('D-V8c: the top card is turned up and moved as printed, in one go: own cars inside, others outside', () => {
    const table = automaTurn(['.....', 'k....', 'b....'], { hands: ['o5 y5', 'k5'] });
    const told = table.act('turn k5');
    expect(factsOf(told, 'played')).toEqual([{ kind: 'played', seat: 1, card: 'k5' }]);
    expect(stepsOf(told, 'black')).toBe(5);
    expect(factsOf(told, 'stepped').every(({ seat }) => seat === 1)).toBe(true);
    expect(table.public.turn).toBe(0);
    expect(table.asked).toEqual([0]);
  });

  it('D-V8c: the lines are moved in the printed order, even if another would be better', () => {
    const table = automaTurn(['yk.......', '.b.......', '.........'], { hands: ['o5', 'y6k4r2g1'] });
    const told = table.act('turn y6k4r2g1');
    expect(factsOf(told, 'line-idle')).toMatchObject([{ line: 'y6', why: 'blocked' }]);
    const moved = factsOf(told, 'stepped').map(({ car }) => car);
    expect([...new Set(moved)]).toEqual(['black', 'red', 'green']);
  });

  it('D-V8c: TABLE cannot turn up a card that is not there', () => {
    expect(automaTurn(OPEN).why(TABLE, 'turn b5')).toBe('no-such-card-left D-V8');
  });

  it('D-V8c: normal: a Speed-8 stays face up until the deck is empty', () => {
    const table = automaTurn(OPEN, { spent: [] });
    expect(table.why(TABLE, 'turn k8')).toBe('no-such-card-left D-V8');
    table.act('turn k5', 'play o5');
    table.playOn({ below: () => 0 }, { until: () => table.isTables });
    table.act('turn k8');
    expect(table.public.speed8).not.toContain('black');
  });

  it('D-V8c: normal: the Speed-8 of its best-placed unfinished car comes first', () => {
    const owners = { black: 1, blue: 1, green: 1, yellow: 0, orange: 0, red: 0 };
    const table = automaTurn(['k..b......', '..........', 'y.........'], {
      owners,
      finished: ['green'],
      hands: ['o5 y5 r5', ''],
      spent: [],
    });
    expect(table.why(TABLE, 'turn g8')).toBe('no-such-card-left D-V8');
    expect(table.why(TABLE, 'turn k8')).toBe('no-such-card-left D-V8');
    table.act('turn b8');
  });

  it('D-V8c: normal: with nothing left but the Speed-8 of a finished car it is skipped', () => {
    const owners = { black: 1, blue: 1, green: 0, yellow: 0, orange: 0, red: 0 };
    const scene = { owners, finished: ['blue'] as const, hands: ['o5 y5 r5', 'k5'] };
    const spent = CARS.filter((car) => car !== 'blue');
    const table = automaTurn(['k.........', '..........', 'y.........'], { ...scene, spent });
    table.act('turn k5');
    expect(table.public.speed8).toContain('blue');
    const isPlayed = () => table.public.handSizes[0] === 2 && table.public.card === null;
    table.playOn({ below: () => 0 }, { until: isPlayed });
    expect([table.public.phase, table.public.turn]).toEqual(['playing', 0]);
  });

  it('D-V8c: hard: the Speed-8 cards are in the deck, and any card may come next', () => {
    const table = automaTurn(OPEN, { options: HARD, spent: [] });
    expect(table.why(TABLE, 'turn k8')).toBeUndefined();
    expect(table.why(TABLE, 'turn k5')).toBeUndefined();
    expect(table.why(TABLE, 'turn b8')).toBe('no-such-card-left D-V8');
  });

  it('D-V8c: hard: one that moved its car four spaces or fewer goes back under the deck, once', () => {
    const table = automaTurn(SHUT, { options: HARD, spent: [], hands: ['b5 g5 w5', 'k5 w5'] });
    const told = table.act('turn k8');
    expect(stepsOf(told, 'black')).toBe(4);
    expect(factsOf(told, 'laid-under')).toEqual([{ kind: 'laid-under', seat: 1, card: 'k8' }]);
    expect(table.public).toMatchObject({ laidUnder: ['black'], discard: {} });
    expect(table.public.speed8).toContain('black');
    table.act('play b5');
    table.playOn({ below: () => 0 }, { until: () => table.isTables });
    // It is at the bottom.
    expect(table.why(TABLE, 'turn k8')).toBe('no-such-card-left D-V8');
    table.act('turn w5');
    table.playOn({ below: () => 0 }, { until: () => table.isTables });
    table.act('turn k5');
    table.playOn({ below: () => 0 }, { until: () => table.isTables });
    expect(factsOf(table.act('turn k8'), 'laid-under')).toEqual([]);
    expect(table.public.speed8).not.toContain('black');
  });

  it('D-V8c: hard: several that went back come up again in the same order', () => {
    const owners = { black: 1, blue: 1, green: 0, yellow: 0, orange: 0, red: 0 };
    const table = automaTurn(OPEN, { owners, options: HARD, hands: ['g5 y5 o5', 'k5'], spent: [] });
    table.bytes[UNDER] = 2;
    table.bytes[UNDER_CAR] = CARS.indexOf('blue');
    table.bytes[UNDER_CAR + 1] = CARS.indexOf('black');
    expect(['b8', 'k8'].map((card) => table.why(TABLE, `turn ${card}`))).toEqual(
      ['b8', 'k8'].map(() => 'no-such-card-left D-V8'),
    );
    const turned: string[] = [];
    const watch = (text: string) => text.startsWith('turn') && turned.push(text);
    table.playOn({ below: () => 0 }, { until: () => turned.length === 3, watch });
    expect(turned).toEqual(['turn k5', 'turn b8', 'turn k8']);
  });

  it.each([
    ['five spaces are enough', ['k.....y...', '......o...', '......r...']],
    ['the car has finished', ['k..|', '...|', 'b..|']],
    ['another car is left without a step', ['k...yb....', '....og....', '....r.....']],
  ])('D-V8c: hard: it does not go back if %s', (_why, picture) => {
    const table = automaTurn(picture, { options: HARD, spent: [] });
    expect(factsOf(table.act('turn k8'), 'laid-under')).toEqual([]);
    expect(table.public.speed8).not.toContain('black');
  });

  it('D-V8c: hard: the Speed-8 of a finished car is put away, and the next card is turned up', () => {
    const owners = { black: 1, blue: 1, green: 0, yellow: 0, orange: 0, red: 0 };
    const table = automaTurn(['k.........', '..........', 'y.........'], {
      owners,
      options: HARD,
      finished: ['blue'],
      spent: [],
    });
    const told = table.act('turn b8');
    expect(told).toEqual([{ kind: 'speed-8-put-away', seat: 1, card: 'b8' }]);
    expect(table.public.speed8).not.toContain('blue');
    expect(factsOf(table.act('turn k5'), 'played')).toHaveLength(1);
  });

  it('D-V8e: D-P2 comes first: Cunning steers, and the automa continues with the next line', () => {
    const picture = ['k.......', '........', 'y.......'];
    const table = automaTurn(picture, { hands: ['o5', 'y6k4r2g1'], powers: { cunning: 0 } });
    const told = table.act('turn y6k4r2g1');
    expect(stepsOf(told, 'yellow')).toBe(0);
    expect([table.public.actor, table.public.card?.car, table.public.card?.left]).toEqual([0, 'yellow', 6]);
    const then: DownforceFact[] = [];
    while (table.public.card?.car === 'yellow') then.push(...table.act(table.legal(0)[0] ?? ''));
    expect(stepsOf(then, 'black')).toBe(4);
    expect(table.public.card?.car).toBe('red');
  });

  it('D-V8f: its wild moves its own car, even if the person’s is ahead', () => {
    const table = automaTurn(['k..b......', '..........', '..........'], { hands: ['o5', 'w4w2'] });
    const told = table.act('turn w4w2');
    expect(factsOf(told, 'wild-chosen').map(({ car, number }) => [car, number])).toEqual([
      ['black', 4],
      // Of the others, the last in the standing (D-R12), on the grid's last space.
      ['red', 2],
    ]);
  });
});
