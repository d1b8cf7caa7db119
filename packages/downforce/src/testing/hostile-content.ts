import { fastChance } from '@paddock/kernel';
import fc from 'fast-check';
import type { DeckFile } from '../deck/reading/file.ts';
import type { Section, TrackFile } from '../track/reading/file.ts';
import { randomDeck, randomTrack } from './random-content.ts';

/** Content from an attacker. */
export interface Hostile {
  /** How it was made. */
  readonly what: string;
  readonly own: unknown;
  /** It cannot be played with. */
  readonly isBad?: boolean;
  /** Where it is wrong, if it is. */
  readonly content?: string;
  readonly at?: string;
}

const POOL = 24;
const pooled = <Value>(make: (number: number) => Value): fc.Arbitrary<Value> => {
  const made = new Map<number, Value>();
  return fc.nat(POOL - 1).map((number) => {
    const value = made.get(number) ?? make(number);
    made.set(number, value);
    return value;
  });
};

const deck = pooled((number) => randomDeck(fastChance(`hostile deck ${number}`)));
const track = pooled((number) => randomTrack(fastChance(`hostile track ${number}`)));
const file: fc.Arbitrary<readonly [name: 'deck' | 'track', file: DeckFile | TrackFile]> = fc.oneof(
  deck.map((value) => ['deck', value] as const),
  track.map((value) => ['track', value] as const),
);

/** Of no type that any field has. */
const WRONG = [null, true, { a: 1 }, [[]], 'x'.repeat(3_000), '\u202e', NaN, -1e9, 1e300];

type Step = string | number;

/** Every place in a file, as the way to it. */
function placesIn(value: unknown, way: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const inner: (readonly [Step, unknown])[] = Array.isArray(value)
    ? [...(value as readonly unknown[]).entries()]
    : Object.entries(value);
  return [
    ...(way.length > 0 ? [way] : []),
    ...inner.flatMap(([step, held]) => placesIn(held, [...way, step])),
  ];
}

/** The file with something else in one place. */
function replaced(value: unknown, [step, ...way]: readonly Step[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((held: unknown, index) => (index === step ? replaced(held, way, by) : held));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: replaced(fields[step], way, by) };
}

function pathOf(way: readonly Step[]): string {
  return way
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1);
}

const oneWrongPlace = fc
  .tuple(file, fc.nat(), fc.nat(WRONG.length - 1))
  .map(([[content, value], at, by]): Hostile => {
    const places = placesIn(value);
    const way = places[at % places.length];
    return {
      what: 'one wrong place',
      own: { [content]: replaced(value, way, WRONG[by]) },
      content,
      at: pathOf(way),
    };
  });

/** Numbers that are right in kind and wrong in size: counts, laps, angles, lanes. */
const otherNumbers = fc
  .tuple(
    file,
    fc.array(fc.tuple(fc.nat(), fc.constantFrom(0, 1, 2, 3, 5, 7, 8, 59, 60, 61, 300)), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([[content, value], changes]): Hostile => {
    const numbers = placesIn(value).filter((way) => typeof at(value, way) === 'number');
    const own = changes.reduce<unknown>(
      (made, [place, by]) => replaced(made, numbers[place % numbers.length], by),
      value,
    );
    return { what: 'other numbers', own: { [content]: own } };
  });

function at(value: unknown, way: readonly Step[]): unknown {
  return way.reduce<unknown>((held, step) => (held as Readonly<Record<Step, unknown>>)[step], value);
}

/** Lists cut short, doubled or turned round: cards, sections, grid, lines, cells. */
const otherLists = fc
  .tuple(file, fc.nat(), fc.constantFrom('cut', 'doubled', 'turned', 'none'))
  .map(([[content, value], number, how]): Hostile => {
    const lists = placesIn(value).filter((way) => Array.isArray(at(value, way)));
    const way = lists[number % lists.length];
    const list = at(value, way) as readonly unknown[];
    const other = {
      cut: list.slice(0, -1),
      doubled: [...list, ...list],
      turned: list.toReversed(),
      none: [],
    }[how];
    return { what: `a list ${how}`, own: { [content]: replaced(value, way, other) } };
  });

const loopAngle = fc.integer({ min: 5, max: 270 });
const loopRadius = fc.constantFrom(0.3, 1, 2, 5);

/** A bend and its way back, so that the turns still add up: the road may cross itself, or not close. */
const detour = fc
  .tuple(track, fc.nat(), loopAngle, loopRadius)
  .map(([value, number, angle, radius]): Hostile => {
    const own = { track: withBends(value, number, radius, [angle], [-angle]) };
    return { what: 'a detour', own };
  });

/** Once round to each side: the road meets itself. */
const selfCrossing = fc
  .tuple(track, fc.nat(), loopAngle, loopRadius)
  .map(([value, number, angle, radius]): Hostile => {
    const loop = [angle, Math.floor((360 - angle) / 2), Math.ceil((360 - angle) / 2)];
    const back = loop.map((turned) => -turned);
    const own = { track: withBends(value, number, radius, loop, back) };
    return { what: 'a road that crosses itself', own, isBad: true, content: 'track' };
  });

/** Bends after one of the straights, which comes again after them. */
function withBends(
  value: TrackFile,
  number: number,
  radius: number,
  ...bends: readonly (readonly number[])[]
): TrackFile {
  const straights = value.sections.flatMap((section, index) => (section.kind === 'straight' ? [index] : []));
  const index = straights[number % straights.length];
  const section = value.sections[index];
  const cells = Array.from({ length: section.kind === 'straight' ? section.lanes : 1 }, () => 3);
  const added = bends.flat().map((bend): Section => ({
    kind: 'curve',
    turn: bend > 0 ? 'right' : 'left',
    angle: Math.abs(bend),
    cells,
    radius,
  }));
  return { ...value, sections: value.sections.toSpliced(index, 1, section, ...added, section) };
}

const huge = fc
  .tuple(file, fc.nat(), fc.constantFrom(1_000, 100_000, 3_000_000))
  .map(([[content, value], number, size]): Hostile => {
    const ways = Object.keys(value).map((key) => [key]);
    const way = ways[number % ways.length];
    const before = at(value, way);
    const big = Array.isArray(before)
      ? Array.from({ length: size }, (_, index) => (before as readonly unknown[])[index % before.length])
      : 'x'.repeat(size);
    return {
      what: 'something huge',
      own: { [content]: replaced(value, way, big) },
      content,
      at: pathOf(way),
    };
  });

const deep = fc
  .tuple(file, fc.nat(), fc.constantFrom(10, 1_000, 20_000), fc.boolean())
  .map(([[content, value], number, levels, inLists]): Hostile => {
    const places = placesIn(value);
    const way = places[number % places.length];
    let inner: unknown = 0;
    for (let level = 0; level < levels; level++) inner = inLists ? [inner] : { inner };
    return {
      what: 'something deep',
      own: { [content]: replaced(value, way, inner) },
      isBad: true,
      content,
      at: pathOf(way),
    };
  });

const cyclic = file.map(([content, value]): Hostile => {
  const sections: unknown[] = [];
  sections.push(sections, { kind: 'straight', rows: sections, lanes: 1 });
  const name = content === 'deck' ? 'cards' : 'sections';
  return {
    what: 'a circle',
    own: { [content]: { ...value, [name]: sections } },
    isBad: true,
    content,
    at: `${name}[0]`,
  };
});

const strangeNames = fc
  .tuple(
    deck,
    track,
    fc.constantFrom(
      'Deck',
      'deck-2',
      'track-1',
      'track-7',
      'track-02',
      '',
      '__proto__',
      'constructor',
      'x'.repeat(500),
    ),
  )
  .map(([, value, name]): Hostile => {
    const own = Object.fromEntries([[name, value]]);
    return { what: 'a strange name', own, isBad: true, content: name.slice(0, 40) };
  });

const sameIds = fc
  .tuple(track, fc.constantFrom('marina-bay', 'river-station', 'random', undefined))
  .map(([value, id]): Hostile =>
    id === undefined
      ? {
          what: 'an id twice',
          own: { track: value, 'track-2': value },
          isBad: true,
          content: 'track-2',
          at: 'id',
        }
      : {
          what: 'an id that is taken',
          own: { track: { ...value, id } },
          isBad: true,
          content: 'track',
          at: 'id',
        },
  );

const anything = fc
  .oneof(
    fc.jsonValue({ maxDepth: 12 }),
    fc.dictionary(
      fc.constantFrom('deck', 'track', 'track-2'),
      fc.anything({ maxDepth: 12, withSparseArray: true }),
    ),
  )
  .map((own): Hostile => ({ what: 'anything', own }));

export const hostileContent: fc.Arbitrary<Hostile> = fc.oneof(
  oneWrongPlace,
  oneWrongPlace,
  otherNumbers,
  otherNumbers,
  otherLists,
  detour,
  selfCrossing,
  huge,
  deep,
  cyclic,
  strangeNames,
  sameIds,
  anything,
);
