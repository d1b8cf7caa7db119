/** Over 300 lines: the six printed powers of the rulebook, on the same scenes. */
import { describe, expect, it } from 'vitest';
import { factsOf, raceWith, testTrack, STRAIGHT, type Scene, type TestTable } from '../testing/scenes.ts';
import { right, spaceAt, straight } from '../track/testing/ring.ts';

const on = (row: number, lane: number) => spaceAt(STRAIGHT, 2, lane, row);

/** Drives straight on, in the car's lane, until something else is asked or another car moves. */
function drive(table: TestTable): void {
  const car = table.public.card?.car;
  while (table.public.phase === 'stepping' && table.public.card?.car === car) table.act(table.legal()[0]);
}

function play(scene: Scene, card: string): TestTable {
  const table = raceWith({ hands: [card], ...scene });
  table.act(`play ${card}`);
  return table;
}

describe('D-P0: powers', () => {
  it('work on cards their owner plays, not on other players’', () => {
    const table = play(
      { powers: { aggressive: 1, strategic: 1, tricky: 1, unpredictable: 1, determined: 1 } },
      'k6g4r2',
    );
    expect(table.public.phase).toBe('stepping');
    drive(table);
    expect(table.public.card).toMatchObject({ car: 'green' });
  });

  it('the top line is the printed one, even if another is moved first', () => {
    const table = play(
      { powers: { tricky: 0, aggressive: 0 }, at: { black: on(3, 1), green: on(3, 2), red: on(3, 3) } },
      'k6g4r2',
    );
    table.act('bottom-up');
    drive(table);
    drive(table);
    expect(table.public).toMatchObject({ phase: 'stepping', card: { car: 'black' } });
    drive(table);
    expect(table.public.phase).toBe('adding');
  });
});

describe('D-P1: Aggressive', () => {
  const scene: Scene = { powers: { aggressive: 0 }, at: { black: on(1, 1) } };

  it('the owner’s car on the top line may move one more, decided after the printed number', () => {
    const table = play(scene, 'k6g4r2');
    drive(table);
    expect(table.public).toMatchObject({ phase: 'adding', actor: 0 });
    expect(table.legal()).toEqual(['more', 'enough']);
    expect(table.why(0, `step ${on(8, 1)}`)).toBe('more-or-enough-now D-P0');
    expect(factsOf(table.act('more'), 'goes-on')).toEqual([
      { kind: 'goes-on', seat: 0, car: 'black', spaces: 1, power: 'aggressive' },
    ]);
    expect(table.public.cars[0].space).toBe(on(7, 1));
    table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ phase: 'stepping', card: { car: 'green' } });
    expect(table.public.cars[0].space).toBe(on(8, 1));
  });

  it('or not', () => {
    const table = play(scene, 'k6g4r2');
    drive(table);
    expect(factsOf(table.act('enough'), 'stays')).toEqual([{ kind: 'stays', seat: 0, car: 'black' }]);
    expect(table.public.card).toMatchObject({ car: 'green', extra: false });
  });

  it('a Speed-8 counts', () => {
    const table = raceWith(scene);
    table.act('play k8');
    drive(table);
    expect(table.public.phase).toBe('adding');
  });

  it.each([
    ['another’s car', 'r6k4g2'],
    ['the owner’s car on a lower line', 'g6k4w2r1'],
  ])('not for %s', (_, card) => {
    const table = play({ ...scene, at: { black: on(3, 1), red: on(1, 2), green: on(1, 3) } }, card);
    drive(table);
    if (table.public.card?.car === 'black') drive(table);
    expect(table.public.phase).not.toBe('adding');
  });

  it('not when the top line is a wild', () => {
    const table = play(scene, 'w5k2');
    table.act('wild red');
    drive(table);
    drive(table);
    expect(table.public.card).toBe(null);
  });

  it('not when a wild moves the top line’s car again', () => {
    const powers = { aggressive: 0, unpredictable: 0 };
    const table = play({ powers, at: { black: on(1, 1), red: on(3, 3), green: on(5, 3) } }, 'k6r4w2g1');
    drive(table);
    table.act('enough');
    drive(table);
    table.act('wild black');
    drive(table);
    expect(table.public).toMatchObject({ phase: 'stepping', card: { car: 'green' } });
  });

  it('not if the car is blocked or home', () => {
    const blocked = play(
      { powers: { aggressive: 0 }, at: { black: on(1, 1), red: on(8, 1), blue: on(8, 2) } },
      'k6g4r2',
    );
    drive(blocked);
    expect(blocked.public.card).toMatchObject({ car: 'green' });
    const home = play({ powers: { aggressive: 0 }, at: { black: spaceAt(STRAIGHT, 5, 1, 3) } }, 'k6g4r2');
    drive(home);
    expect(home.public.card).toMatchObject({ car: 'green' });
  });
});

describe('D-P2: Cunning', () => {
  const scene: Scene = { powers: { cunning: 5 }, at: { red: on(1, 1), black: on(1, 2), green: on(1, 3) } };

  it('steers the owner’s cars on everybody’s turns, in mid-turn', () => {
    const table = play(scene, 'r6k4g2');
    expect(table.public).toMatchObject({ turn: 0, actor: 5, card: { car: 'red' } });
    expect(table.asked).toEqual([5]);
    expect(table.why(0, table.legal()[0])).toBe('not-your-turn D-R13');
    const told = table.act(table.legal()[0]);
    expect(factsOf(told, 'stepped')[0]).toMatchObject({ seat: 5, car: 'red' });
    drive(table);
    expect(table.public).toMatchObject({ actor: 0, card: { car: 'black' } });
  });

  it('leaves number, order, skipped line and a wild’s colour to the card’s player', () => {
    const table = play({ ...scene, powers: { cunning: 5, strategic: 0 } }, 'w5k2');
    expect(table.asked).toEqual([0]);
    table.act('move');
    expect(table.asked).toEqual([0]);
    table.act('wild red');
    expect(table.asked).toEqual([5]);
    expect(table.why(5, 'enough')).toBe('step-now D-R7');
  });

  it('steers everything on its owner’s turn', () => {
    const table = play({ ...scene, powers: { cunning: 0 } }, 'k6g4r2');
    expect(table.asked).toEqual([0]);
    drive(table);
    expect(table.asked).toEqual([0]);
  });
});

/** Five rows of straight road, a bend of one row, straight road again. */
const BENDY = testTrack(
  [straight(5), right(30, 1, 1, 1), straight(9), straight(2), straight(2), straight(2)],
  [5, 6, 7],
);
const before = (row: number) => spaceAt(BENDY, 2, 1, row);
const beyond = (row: number) => spaceAt(BENDY, 4, 1, row);
const bend = spaceAt(BENDY, 3, 1, 1);

describe('D-P3: Determined', () => {
  const scene: Scene = { track: BENDY, powers: { determined: 0 } };

  it('a car that entered only perfect rectangles may move two more at once', () => {
    const table = play({ ...scene, at: { black: bend } }, 'k5');
    drive(table);
    expect(table.public).toMatchObject({ phase: 'adding', card: { moved: true, bent: false } });
    expect(factsOf(table.act('more'), 'goes-on')[0].spaces).toBe(2);
    drive(table);
    expect(table.public.cars[0].space).toBe(beyond(7));
    expect(table.public.card).toBe(null);
  });

  it('two or none', () => {
    const table = play({ ...scene, at: { black: bend } }, 'k5');
    drive(table);
    table.act('more');
    table.act(table.legal()[0]);
    expect(table.public.phase).toBe('stepping');
    const other = play({ ...scene, at: { black: bend } }, 'k5');
    drive(other);
    other.act('enough');
    expect(other.public).toMatchObject({ card: null, turn: 1 });
  });

  it('D-P3: the bonus is cut short if the car is blocked', () => {
    const wall = {
      blue: spaceAt(BENDY, 4, 1, 8),
      green: spaceAt(BENDY, 4, 2, 8),
      red: spaceAt(BENDY, 4, 3, 8),
    };
    const table = play({ ...scene, at: { black: beyond(1), ...wall } }, 'k5');
    drive(table);
    table.act('more');
    const told = table.act(table.legal()[0]);
    expect(factsOf(told, 'jammed')).toEqual([
      { kind: 'jammed', car: 'black', lost: 1, by: ['blue', 'green'] },
    ]);
    expect(table.public.cars[0].space).toBe(beyond(7));
    expect(table.public.card).toBe(null);
  });

  it('the bonus spaces may have any shape', () => {
    const table = play(
      {
        ...scene,
        at: { black: before(1), green: beyond(1), blue: spaceAt(BENDY, 4, 2, 1) },
        hands: ['g6k4w2r1'],
        powers: { determined: 0 },
      },
      'g6k4w2r1',
    );
    drive(table);
    expect(table.public.card).toMatchObject({ car: 'black' });
    drive(table);
    expect(table.public.phase).toBe('adding');
    table.act('more');
    table.act(table.legal()[0]);
    expect(table.public.cars[0].space).toBe(bend);
  });

  it('not with a single space that is not a rectangle', () => {
    const table = play({ ...scene, at: { black: before(2) } }, 'k5');
    drive(table);
    expect(table.public.card).toBe(null);
  });

  it('a wild counts too; another player’s car does not', () => {
    const own = play({ ...scene, at: { black: beyond(1) } }, 'w5o2');
    own.act('wild black');
    drive(own);
    expect(own.public.phase).toBe('adding');
    const other = play({ ...scene, at: { red: beyond(1) } }, 'w5o2');
    other.act('wild red');
    drive(other);
    expect(other.public.phase).not.toBe('adding');
  });

  it('not on another player’s card', () => {
    const table = play({ ...scene, powers: { determined: 1 }, at: { blue: beyond(1) } }, 'b5');
    drive(table);
    expect(table.public.card).toBe(null);
  });

  it('a car that has finished gets nothing', () => {
    const table = play({ ...scene, at: { black: spaceAt(BENDY, 7, 1, 1) } }, 'k5');
    drive(table);
    expect(table.public.phase).toBe('revealing-hands');
  });

  it('D-P1, D-P3: a player who declines the extra space may still take the bonus, or neither', () => {
    const both = { aggressive: 0, determined: 0 };
    const table = play({ ...scene, powers: both, at: { black: beyond(1) } }, 'k5');
    drive(table);
    table.act('enough');
    expect(table.public).toMatchObject({ phase: 'adding', card: { car: 'black' } });
    expect(factsOf(table.act('more'), 'goes-on')[0].spaces).toBe(2);
    const declined = play({ ...scene, powers: both, at: { black: beyond(1) } }, 'k5');
    drive(declined);
    declined.act('enough', 'enough');
    expect(declined.public).toMatchObject({ phase: 'playing', card: null });
  });

  it('D-P1: the extra space is regular movement: it counts for the bonus, and comes first', () => {
    const both = { aggressive: 0, determined: 0 };
    const straightOn = play({ ...scene, powers: both, at: { black: beyond(1) } }, 'k5');
    drive(straightOn);
    expect(factsOf(straightOn.act('more'), 'goes-on')[0].spaces).toBe(1);
    drive(straightOn);
    expect(factsOf(straightOn.act('more'), 'goes-on')[0].spaces).toBe(2);
    const intoBend = play(
      { ...scene, powers: both, hands: ['k6g4r2'], at: { black: spaceAt(BENDY, 1, 1, 3) } },
      'k6g4r2',
    );
    drive(intoBend);
    expect(intoBend.public).toMatchObject({ phase: 'adding', card: { bent: false } });
    intoBend.act('more');
    drive(intoBend);
    expect(intoBend.public).toMatchObject({ phase: 'stepping', card: { car: 'green' } });
  });
});

describe('D-P4: Strategic', () => {
  it('may ignore one line, decided when its turn comes, and only one', () => {
    const table = play(
      { powers: { strategic: 0 }, at: { black: on(3, 1), green: on(3, 2), red: on(3, 3) } },
      'k6g4r2',
    );
    expect(table.legal()).toEqual(['ignore', 'move']);
    expect(table.why(0, `step ${on(4, 1)}`)).toBe('ignore-or-move-now D-P4');
    table.act('move');
    drive(table);
    expect(factsOf(table.act('ignore'), 'line-ignored')).toEqual([
      { kind: 'line-ignored', seat: 0, line: 'g4' },
    ]);
    expect(table.public).toMatchObject({ phase: 'stepping', card: { car: 'red', ignored: true } });
  });

  it('even on a card of one line', () => {
    const table = play({ powers: { strategic: 0 } }, 'k5');
    table.act('ignore');
    expect(table.public).toMatchObject({ card: null, turn: 1 });
  });

  it('is not asked about a line that does nothing anyway', () => {
    const table = play(
      { powers: { strategic: 0 }, at: { black: on(1, 1), blue: on(2, 1), yellow: on(2, 2) } },
      'k6g4r2',
    );
    expect(table.public.card).toMatchObject({ line: 1 });
  });
});

describe('D-P5: Tricky', () => {
  const at = { black: on(3, 1), green: on(3, 2), red: on(3, 3) };

  it('may move the lines from the bottom up, decided before the first move', () => {
    const table = play({ powers: { tricky: 0 }, at }, 'k6g4r2');
    expect(table.legal()).toEqual(['top-down', 'bottom-up']);
    const told = table.act('bottom-up');
    expect(factsOf(told, 'order-chosen')).toEqual([{ kind: 'order-chosen', seat: 0, order: 'bottom-up' }]);
    const order = [table.public.card?.car];
    drive(table);
    order.push(table.public.card?.car);
    drive(table);
    expect([...order, table.public.card?.car]).toEqual(['red', 'green', 'black']);
  });

  it('or as printed', () => {
    const table = play({ powers: { tricky: 0 }, at }, 'k6g4r2');
    expect(factsOf(table.act('top-down'), 'order-chosen')[0]).toMatchObject({ order: 'top-down' });
    expect(table.public.card).toMatchObject({ car: 'black', fromBottom: false });
  });

  it('is not asked if only one line can do anything', () => {
    expect(play({ powers: { tricky: 0 } }, 'k5').public.phase).toBe('stepping');
    const table = play(
      { powers: { tricky: 0 }, at: { black: on(3, 1) }, finished: ['green', 'red'] },
      'k6g4r2',
    );
    expect(table.public.phase).toBe('stepping');
  });

  it('any: in any order, the next line chosen each time', () => {
    const table = play({ powers: { tricky: 0 }, at, options: { tricky: 'any' } }, 'k6g4r2');
    expect(table.legal()).toEqual(['line k6', 'line g4', 'line r2']);
    expect(table.why(0, 'line b6')).toBe('line-not-left D-P5');
    expect(factsOf(table.act('line g4'), 'line-chosen')).toEqual([
      { kind: 'line-chosen', seat: 0, line: 'g4' },
    ]);
    drive(table);
    expect(table.why(0, 'line g4')).toBe('line-not-left D-P5');
    expect(table.legal()).toEqual(['line k6', 'line r2']);
    table.act('line r2');
    drive(table);
    expect(table.public.card).toMatchObject({ car: 'black', linesLeft: [] });
  });

  it('any: two wilds of one number are one choice', () => {
    const table = play({ powers: { tricky: 0 }, options: { tricky: 'any' } }, 'w4w2');
    expect(table.legal()).toEqual(['line w4', 'line w2']);
  });
});

describe('D-P6: Unpredictable', () => {
  it('wilds may also move a colour printed on the card, so one car may move twice', () => {
    const table = play({ powers: { unpredictable: 0 }, at: { black: on(3, 1) } }, 'w5k2');
    expect(table.legal()).toHaveLength(6);
    table.act('wild black');
    drive(table);
    expect(table.public.card).toBe(null);
    expect(table.public.cars[0].space).toBe(on(10, 1));
  });

  it('two wilds still move two different cars', () => {
    const table = play({ powers: { unpredictable: 0 } }, 'w4w2');
    table.act('wild black');
    drive(table);
    expect(table.why(0, 'wild black')).toBe('wild-chosen-twice D-R4');
    expect(table.legal()).toHaveLength(5);
  });
});
