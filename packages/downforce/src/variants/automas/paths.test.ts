/** Over 300 lines: a table of drawn positions. */
import { describe, expect, it } from 'vitest';
import { HOME_STEP } from '../../state/action.ts';
import { type CarName, CARS, LETTERS } from '../../state/cars.ts';
import { raceWith, type Scene } from '../../testing/scenes.ts';
import { mustRead, ringFile, spaceAt } from '../../track/testing/ring.ts';
import { pathOf, wildFor } from './paths.ts';
import { draw, type Picture } from './testing.ts';

interface Position {
  readonly name: string;
  /** Black is moved, and the digits are the path it must take. */
  readonly picture: Picture;
  readonly number: number;
  /** The last step is over the finish line. */
  readonly home?: true;
  readonly lost?: number;
}

const SEAT = 0;

function expectWay({ picture, number, home, lost = 0 }: Position, owner: Scene['owners']): void {
  const { table, way } = draw(picture, { players: 3, owners: { ...owner } });
  const expected = { spaces: home === true ? [...way, HOME_STEP] : way, lost };
  expect(pathOf(table.state, SEAT, CARS.indexOf('black'), number)).toEqual(expected);
}

/**
 * In a bend of 1, 2, 3 spaces the front ends lie at 1/1 (inside), at 1/2 and 2/2, and at 1/3, 2/3 and 3/3 (outside);
 * T is the steps a car past the bend still needs. So 1/2 is T + 1 (a step to the end of any lane it touches), 2/3
 * is T + 1 and 1/3 is T + 2 (by way of 1/2 or 2/3). In a bend of 3, 2, 1 the same holds with the lanes turned round.
 */
const OWN: readonly Position[] = [
  {
    name: 'open road: every path ends level, so it goes to the inside at once',
    picture: ['.123.', 'k....', '.....'],
    number: 3,
  },
  {
    name: 'from the outside a lane with each step: there is no nearer way in',
    picture: ['..23.', '.1...', 'k....'],
    number: 3,
  },
  { name: 'on the inside it stays there', picture: ['k12..', '.....', '.....'], number: 2 },
  {
    name: 'round one car: out as late as possible, and back in',
    picture: ['k1b3.', '..2..', '.....'],
    number: 3,
  },
  {
    name: 'the inside is a dead end that would cost two: the middle, then the only gap',
    picture: ['k.b..', '.1g3.', '..2..'],
    number: 3,
  },
  {
    name: 'a wall: all paths lose three, so the inside',
    picture: ['.12b.', 'k..g.', '...y.'],
    number: 5,
    lost: 3,
  },
  {
    name: 'a wall with a pocket on the outside: three lost there, four elsewhere',
    picture: ['.1.b..', 'k.2gy.', '...3o.'],
    number: 6,
    lost: 3,
  },
  {
    name: 'blocked: all four are lost',
    picture: ['kb...', '.g...', '.....'],
    number: 4,
    lost: 4,
  },
  {
    name: 'between two cars that stand corner to corner',
    picture: ['.b...', 'kg2..', 'y1...'],
    number: 2,
  },
  {
    name: 'the only way leads into a jam, and must be taken',
    picture: ['kbg..', '.1y..', '..o..'],
    number: 3,
    lost: 2,
  },
  {
    name: 'a bend to the inside is shortest inside: T against T + 1 and T + 2',
    picture: ['. 1 .', 'k .. .', '. ... .'],
    number: 1,
  },
  {
    name: 'a bend to the outside, from lane 1: the middle (T + 1) before the inside (T + 2)',
    picture: ['k ... .', '. 1. .', '. . .'],
    number: 1,
  },
  {
    name: 'a bend to the outside, from the middle: the outside (T) before both others',
    picture: ['. ... .', 'k .. .', '. 1 .'],
    number: 1,
  },
  {
    name: 'two steps into it: both ends of the bend are T, of which the middle is further inside',
    picture: ['k ... .', '. 12 .', '. . .'],
    number: 2,
  },
  {
    name: 'the middle is taken: the long way, and at its end (T, as the middle would be) inside',
    picture: ['k 123 .', '. b. .', '. . .'],
    number: 3,
  },
  {
    name: 'the outside is one step long: out of the bend already, T − 1',
    picture: ['. ... .', 'k .. 2', '. 1 .'],
    number: 2,
  },
  {
    name: 'the same with the exit shut: there one would be lost, so to T through the middle',
    picture: ['. ... .', 'k 12 b', '. . g'],
    number: 2,
  },
  {
    name: 'an exit shut on all lanes: the zigzag ends at T as the short way does, but loses none of three',
    picture: ['. . b', '. 13 g', 'k .2. y'],
    number: 3,
  },
  {
    name: 'what is left beyond the finish is not lost',
    picture: ['.1|', 'k.|', '..|'],
    number: 5,
    home: true,
  },
  {
    name: 'to the finish by the only gap',
    picture: ['.b|', 'kg|', '.1|'],
    number: 6,
    home: true,
  },
  {
    name: 'no gap before the finish: both are lost',
    picture: ['.b|', 'kg|', '.y|'],
    number: 2,
    lost: 2,
  },
  {
    name: 'a bend before the line: three steps finish through the middle, and do not on the inside',
    picture: ['k ...|', '. 12|', '. .|'],
    number: 3,
    home: true,
  },
  {
    name: 'three lanes become two: the outside leads to yellow alone, the middle past it',
    picture: ['. . 23', '. 1 y.', 'k .'],
    number: 3,
  },
  {
    name: 'one lane: up to the car ahead',
    picture: ['k1b'],
    number: 3,
    lost: 2,
  },
];

const OTHERS: readonly Position[] = [
  {
    name: 'open road: every path ends level, so it is sent outside at once',
    picture: ['.....', 'k....', '.123.'],
    number: 3,
  },
  {
    name: 'from the inside a lane with each step',
    picture: ['k....', '.1...', '..23.'],
    number: 3,
  },
  {
    name: 'into a dead end, where it loses two',
    picture: ['k1b..', '..g..', '.....'],
    number: 3,
    lost: 2,
  },
  {
    name: 'of two dead ends, the one that stops it a space sooner',
    picture: ['.1b..', 'k.go.', '...y.'],
    number: 4,
    lost: 3,
  },
  {
    name: 'a wall: all paths end level, so the outside',
    picture: ['..b', 'k.g', '.1y'],
    number: 4,
    lost: 3,
  },
  {
    name: 'a bend to the inside: the long way round, T + 2',
    picture: ['. . .', 'k .. .', '. 1.. .'],
    number: 1,
  },
  {
    name: 'two steps into it: 1/2 and 2/3 are both T + 1; outside at the first difference and at the second',
    picture: ['. . .', 'k .. .', '. 12. .'],
    number: 2,
  },
  {
    name: 'a bend to the outside: inwards, for T + 1 against T and T − 1',
    picture: ['. .2. .', '. 1. .', 'k . .'],
    number: 2,
  },
  {
    name: 'over the finish, where nothing else is left; on the outside',
    picture: ['..|', 'k.|', '.1|'],
    number: 3,
    home: true,
  },
  {
    name: 'kept from the finish by a dead end: two steps to go are more than none',
    picture: ['k1b|', '..g|', '...|'],
    number: 3,
    lost: 2,
  },
  {
    name: 'three lanes become two: straight on behind yellow',
    picture: ['. . ..', '. . y.', 'k 1'],
    number: 2,
    lost: 1,
  },
];

describe('D-V8d: own cars', () => {
  it.each(OWN)('D-V8d: $name', (position) => expectWay(position, { black: SEAT }));
});

describe('D-V8e: other cars', () => {
  it.each(OTHERS)('D-V8e: $name', (position) => expectWay(position, { black: 1 }));

  it.each([
    ['of another automa', 2],
    ['without an owner', null],
  ])('D-V8e: a car %s fares no better', (_whose, black) => {
    const position = { name: '', picture: ['k....', '.1...', '..2..'], number: 2 };
    expectWay(position, { black });
  });

  it('D-V8e: on a ring, a dead end before the line is a lap further from the finish than the road beyond it', () => {
    const track = mustRead(ringFile());
    const before = (lane: number, row: number) => spaceAt(track, track.file.sections.length, lane, 6 - row);
    const beyond = (lane: number) => spaceAt(track, 1, lane, 1);
    const far = {
      yellow: spaceAt(track, 5, 1, 1),
      orange: spaceAt(track, 5, 2, 1),
      red: spaceAt(track, 5, 3, 1),
    };
    const at = { black: before(2, 2), blue: beyond(1), green: beyond(2), ...far };
    const table = raceWith({ track, players: 2, owners: { black: 1 }, at });
    expect(pathOf(table.state, SEAT, 0, 2)).toEqual({ spaces: [before(1, 1)], lost: 1 });
  });
});

interface WildPosition {
  readonly name: string;
  readonly picture: Picture;
  readonly finished?: readonly CarName[];
  readonly own: readonly CarName[];
  /** Letters of the colours the wild may choose. */
  readonly choices: string;
  readonly number: number;
  readonly takes: CarName;
}

/** The card is 'b6o4w2y1' unless the name says otherwise: its wild may choose black, green or red. */
const WILDS: readonly WildPosition[] = [
  {
    name: 'its own car, even if it is last',
    picture: ['k...r.', '......', 'g.....'],
    own: ['green'],
    choices: 'kgr',
    number: 2,
    takes: 'green',
  },
  {
    name: 'of its two cars, the one that loses none; red, ahead, would lose all four',
    picture: ['g..ry.', '....b.', '......'],
    own: ['green', 'red'],
    choices: 'kgr',
    number: 4,
    takes: 'green',
  },
  {
    name: 'of two that lose one each, the better placed',
    picture: ['g.b..r.y'],
    own: ['green', 'red'],
    choices: 'gr',
    number: 2,
    takes: 'red',
  },
  {
    name: 'of two that stand level, the one further inside',
    picture: ['......', '.g....', '.r....'],
    own: ['green', 'red'],
    choices: 'kgr',
    number: 2,
    takes: 'green',
  },
  {
    name: 'its own car even if it cannot move',
    picture: ['gb.k..', '.y....', '......'],
    own: ['green'],
    choices: 'kgr',
    number: 2,
    takes: 'green',
  },
  {
    name: 'its own car is on the card: the first that finished, and the move is wasted',
    picture: ['y.g...', '......', '......'],
    finished: ['red', 'black'],
    own: ['yellow'],
    choices: 'kgr',
    number: 2,
    takes: 'red',
  },
  {
    name: 'the first that finished is on the card: the next',
    picture: ['y.g...', '......', '......'],
    finished: ['blue', 'black', 'red'],
    own: ['yellow'],
    choices: 'kgr',
    number: 2,
    takes: 'black',
  },
  {
    name: 'a finished car of its own has no priority: the first that finished',
    picture: ['b.g...', '......', '......'],
    finished: ['red', 'black'],
    own: ['black'],
    choices: 'kgr',
    number: 2,
    takes: 'red',
  },
  {
    name: 'its own car on the road before one that has finished',
    picture: ['b.g...', '......', '......'],
    finished: ['red'],
    own: ['red', 'green'],
    choices: 'kgr',
    number: 2,
    takes: 'green',
  },
  {
    name: 'no car of its own, none finished: the last in the standing',
    picture: ['y..g..', '.r....', 'b..k..'],
    own: ['yellow'],
    choices: 'kgr',
    number: 2,
    takes: 'red',
  },
  {
    name: 'the last of all is on the card: the last of the others',
    picture: ['..kg..', '....r.', 'y.....'],
    own: ['blue'],
    choices: 'kgr',
    number: 2,
    takes: 'black',
  },
  {
    name: 'w4w2, the second wild: it cannot choose the car the first one moved',
    picture: ['g.....', '....k.', '......'],
    own: ['green', 'black'],
    choices: 'kbyor',
    number: 2,
    takes: 'black',
  },
];

describe('D-V8f: wilds', () => {
  it.each(WILDS)('D-V8f: $name', ({ picture, finished = [], own, choices, number, takes }) => {
    const owners = Object.fromEntries(CARS.map((car) => [car, own.includes(car) ? SEAT : 1]));
    const { table } = draw(picture, { players: 2, owners, finished });
    const open = Array.from(choices).reduce((set, letter) => set | (1 << LETTERS.indexOf(letter)), 0);
    expect(CARS[wildFor(table.state, SEAT, open, number)]).toBe(takes);
  });
});
