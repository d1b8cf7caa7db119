import {
  CARS,
  downforce,
  PHASES,
  POWERS,
  PRESETS,
  REFUSAL_CODES,
  type DownforceFact,
  type DownforceRefusalCode,
  type FactKind,
  type PastGame,
  type Sheet,
  type WhisperSheet,
} from '@paddock/downforce';
import { refuse, type Standing } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../all.ts';
import type { Context } from '../context.ts';
import { LANGUAGES } from '../language.ts';
import { expectDistinct, expectSentence } from './testing.ts';

const NAMES = ['Ana', 'Bo', 'Chloé', 'Duarte'];
const ONLOOKER: Context = { names: NAMES };
const ANA: Context = { names: NAMES, you: 0 };

const MONEY: readonly Standing[] = [
  { side: 'seat-1', seat: 1, place: 1, score: 15 },
  { side: 'seat-0', seat: 0, place: 2, score: -3 },
];
const FIRST_HOME: readonly Standing[] = [
  { side: 'seat-0', seat: 0, place: 1, score: 1 },
  { side: 'seat-1', seat: 1, place: 2, score: 0 },
];
const SHEETS: readonly Sheet[] = [
  {
    seat: 0,
    cars: [{ car: 'red', paid: 6, prize: 2 }],
    bets: [{ car: 'red', pays: 0 }],
    prizes: 2,
    winnings: 1,
    paid: 6,
    total: -3,
  },
  {
    seat: 1,
    cars: [
      { car: 'yellow', paid: 5, prize: 9 },
      { car: 'green', paid: 4, prize: 2 },
    ],
    bets: [
      { car: 'yellow', pays: 6 },
      { car: 'yellow', pays: 4 },
      { car: 'blue', pays: 3 },
    ],
    prizes: 11,
    winnings: 13,
    paid: 9,
    total: 15,
  },
];

const POINTS: readonly WhisperSheet[] = [
  { seat: 0, plaque: 'red', predictions: [CARS], right: 6, bonus: 3, points: 9 },
  { seat: 1, plaque: 'blue', predictions: [CARS], right: 1, bonus: 0, points: 1 },
];
const LEG: PastGame = {
  track: 'marina-bay',
  standing: CARS,
  finished: 6,
  scores: [-3, 15],
  sheets: SHEETS,
};

type Samples = { readonly [Kind in FactKind]: readonly Extract<DownforceFact, { kind: Kind }>[] };
const FACTS: Samples = {
  'track-drawn': [
    { kind: 'track-drawn', track: 'marina-bay' },
    { kind: 'track-drawn', track: 'river-station' },
  ],
  'grid-drawn': CARS.map((car, index) => ({ kind: 'grid-drawn', car, number: index + 1 })),
  dealt: [
    { kind: 'dealt', seat: 0 },
    { kind: 'dealt', seat: 0, card: 'r6y4k2b1' },
  ],
  'boxed-unseen': [{ kind: 'boxed-unseen', count: 2 }],
  'car-given': [{ kind: 'car-given', seat: 0, car: 'orange' }],
  'power-given': [{ kind: 'power-given', seat: 0, power: 'tricky' }],
  'for-sale': [
    { kind: 'for-sale', car: 'yellow', round: 2, again: false },
    { kind: 'for-sale', car: 'yellow', round: 6, again: true },
  ],
  'power-turned': POWERS.map((power) => ({ kind: 'power-turned', power, car: 'yellow' })),
  'bids-asked': [
    { kind: 'bids-asked', car: 'yellow', seats: [0, 1, 2, 3] },
    { kind: 'bids-asked', car: 'yellow', seats: [0, 2] },
  ],
  'bid-laid': [
    { kind: 'bid-laid', seat: 0 },
    { kind: 'bid-laid', seat: 0, card: 'r6y4', declared: false },
    { kind: 'bid-laid', seat: 0, card: 'r6y4', declared: true },
  ],
  'bids-shown': [
    {
      kind: 'bids-shown',
      car: 'green',
      bids: [
        { seat: 0, card: 'g4', declared: false, bid: 4 },
        { seat: 1, card: 'w4w2', declared: true, bid: 4 },
        { seat: 2, card: 'r6y4', declared: true, bid: 4 },
        { seat: 3, card: 'r8', declared: false, bid: 0 },
      ],
    },
  ],
  'proved-absent': [{ kind: 'proved-absent', seat: 0, cards: ['g4', 'g1'] }],
  'bids-tied': [{ kind: 'bids-tied', seats: [1, 2], bid: 4 }],
  'lot-drawn': [{ kind: 'lot-drawn', seat: 0 }],
  'must-take': [{ kind: 'must-take', seat: 0, car: 'red', card: 'r2' }],
  sold: [
    { kind: 'sold', seat: 0, car: 'red', power: null, price: 2 },
    { kind: 'sold', seat: 0, car: 'red', power: 'cunning', price: 2 },
  ],
  'set-aside': [
    { kind: 'set-aside', car: 'red', power: null },
    { kind: 'set-aside', car: 'red', power: 'cunning' },
  ],
  'stays-unowned': [
    { kind: 'stays-unowned', car: 'red', power: null },
    { kind: 'stays-unowned', car: 'red', power: 'cunning' },
  ],
  'keep-asked': [{ kind: 'keep-asked', seats: [0, 2] }],
  'power-chosen': [
    { kind: 'power-chosen', seat: 0 },
    { kind: 'power-chosen', seat: 0, power: 'strategic' },
  ],
  'power-kept': [
    { kind: 'power-kept', seat: 0, power: 'strategic', boxed: [] },
    { kind: 'power-kept', seat: 0, power: 'strategic', boxed: ['tricky', 'cunning'] },
  ],
  'put-away': [{ kind: 'put-away', seat: 0, count: 7 }],
  'pile-made': [{ kind: 'pile-made', seat: 0, count: 21 }],
  'race-starts': [{ kind: 'race-starts', track: 'marina-bay', first: 0 }],
  turn: [{ kind: 'turn', seat: 0 }],
  played: [
    { kind: 'played', seat: 0, card: 'r6y4k2b1' },
    { kind: 'played', seat: 0, card: 'o8' },
  ],
  'order-chosen': [
    { kind: 'order-chosen', seat: 0, order: 'top-down' },
    { kind: 'order-chosen', seat: 0, order: 'bottom-up' },
  ],
  'line-chosen': [{ kind: 'line-chosen', seat: 0, line: 'o5' }],
  'line-ignored': [{ kind: 'line-ignored', seat: 0, line: 'w2' }],
  'line-moved': [{ kind: 'line-moved', seat: 0, line: 'o5' }],
  'line-idle': [
    { kind: 'line-idle', line: 'o5', why: 'finished', car: 'orange' },
    { kind: 'line-idle', line: 'w5', why: 'finished', car: 'orange' },
    { kind: 'line-idle', line: 'o5', why: 'blocked', car: 'orange' },
    { kind: 'line-idle', line: 'w2', why: 'no-colour' },
  ],
  'wild-chosen': [{ kind: 'wild-chosen', seat: 0, car: 'orange', number: 2 }],
  stepped: [
    { kind: 'stepped', seat: 0, car: 'orange', from: 40, to: 41 },
    { kind: 'stepped', seat: 0, car: 'orange', from: 40, to: null },
  ],
  finished: [{ kind: 'finished', car: 'orange', place: 1 }],
  jammed: [
    { kind: 'jammed', car: 'orange', lost: 1 },
    { kind: 'jammed', car: 'orange', lost: 3 },
  ],
  'goes-on': [{ kind: 'goes-on', seat: 0, car: 'orange', spaces: 2 }],
  stays: [{ kind: 'stays', seat: 0, car: 'orange' }],
  'went-out': [
    { kind: 'went-out', seat: 0, cards: [] },
    { kind: 'went-out', seat: 0, cards: ['r8', 'r6y4'] },
  ],
  drew: [
    { kind: 'drew', seat: 0 },
    { kind: 'drew', seat: 0, card: 'w5' },
  ],
  'bets-asked': [{ kind: 'bets-asked', bet: 2, seats: [0, 1, 2, 3] }],
  'bet-laid': [
    { kind: 'bet-laid', seat: 0, bet: 2 },
    { kind: 'bet-laid', seat: 0, bet: 2, car: 'orange' },
  ],
  'race-over': [
    { kind: 'race-over', standing: CARS, finished: 6 },
    { kind: 'race-over', standing: CARS, finished: 3 },
    { kind: 'race-over', standing: CARS, finished: 0 },
  ],
  'no-race': [{ kind: 'no-race' }],
  'bets-shown': [
    {
      kind: 'bets-shown',
      bets: [
        ['red', 'red', 'orange'],
        ['blue', 'red', 'red'],
      ],
    },
  ],
  'numbers-chosen': [
    { kind: 'numbers-chosen', seat: 0, numbers: 'as-printed' },
    { kind: 'numbers-chosen', seat: 0, numbers: 'upside-down' },
  ],
  'line-shortened': [{ kind: 'line-shortened', seat: 0, line: 'r4' }],
  'line-left': [{ kind: 'line-left', seat: 0, line: 'r4' }],
  'turned-up': [{ kind: 'turned-up', seat: 2, card: 'r6y4k2b1' }],
  'die-rolled': [{ kind: 'die-rolled', seat: 2, bid: 4 }],
  'power-boxed': [{ kind: 'power-boxed', seat: 2, power: 'tricky' }],
  'deck-shuffled': [
    { kind: 'deck-shuffled', seat: 2, count: 1 },
    { kind: 'deck-shuffled', seat: 2, count: 12 },
  ],
  'counter-rose': [{ kind: 'counter-rose', seat: 2, car: 'red', counter: 7 }],
  'speed-8-put-away': [{ kind: 'speed-8-put-away', seat: 2, card: 'r8' }],
  'laid-under': [{ kind: 'laid-under', seat: 2, card: 'r8' }],
  'ultra-victory': [{ kind: 'ultra-victory', seat: 0 }],
  'die-set': [
    { kind: 'die-set', seat: 0 },
    { kind: 'die-set', seat: 0, bid: 0 },
    { kind: 'die-set', seat: 0, bid: 5 },
  ],
  'dice-shown': [
    {
      kind: 'dice-shown',
      car: 'red',
      bids: [
        { seat: 0, bid: 5 },
        { seat: 1, bid: 0 },
      ],
    },
  ],
  'takes-last': [{ kind: 'takes-last', seat: 0, car: 'red', price: 3 }],
  'podium-laid': [
    { kind: 'podium-laid', seat: 0, bet: 2 },
    { kind: 'podium-laid', seat: 0, bet: 2, cars: ['blue', 'red', 'black'] },
  ],
  'bet-declined': [{ kind: 'bet-declined', seat: 0, bet: 1 }],
  'slip-laid': [{ kind: 'slip-laid', seat: 0, bet: 1 }],
  'slips-shown': [
    { kind: 'slips-shown', bet: 1, backers: [0, 2], declined: [1] },
    { kind: 'slips-shown', bet: 1, backers: [], declined: [0, 1] },
    { kind: 'slips-shown', bet: 1, backers: [0, 1], declined: [] },
  ],
  'plaque-dealt': [
    { kind: 'plaque-dealt', seat: 0 },
    { kind: 'plaque-dealt', seat: 0, car: 'red' },
  ],
  'whispers-asked': [
    { kind: 'whispers-asked', line: 1, seats: [0, 1] },
    { kind: 'whispers-asked', line: 2, seats: [0, 1] },
  ],
  predicted: [
    { kind: 'predicted', seat: 0, line: 1 },
    { kind: 'predicted', seat: 0, line: 1, order: CARS },
    { kind: 'predicted', seat: 0, line: 2, order: CARS },
  ],
  'whispers-shown': [{ kind: 'whispers-shown', sheets: POINTS }],
  'leg-over': [
    { kind: 'leg-over', leg: 1, legs: 2, result: LEG, totals: [-3, 15] },
    { kind: 'leg-over', leg: 1, legs: 2, result: { ...LEG, points: POINTS }, totals: [9, 1] },
  ],
  ready: [{ kind: 'ready', seat: 0 }],
  'game-over': [
    { kind: 'game-over', outcome: { standings: MONEY }, sheets: SHEETS },
    { kind: 'game-over', outcome: { standings: FIRST_HOME }, sheets: SHEETS },
    { kind: 'game-over', outcome: { standings: MONEY }, sheets: [] },
    { kind: 'game-over', outcome: { standings: MONEY }, sheets: [], points: POINTS },
  ],
};
const ALL_FACTS: readonly DownforceFact[] = Object.values(FACTS).flat();

/** A single step says where the car goes, not who takes it there. */
const OF_A_CAR = new Set<FactKind>(['stepped']);

const CAR = { car: 'orange', card: 'o4w2' };
const REFUSALS: Readonly<Record<DownforceRefusalCode, readonly [string, Record<string, string | number>]>> = {
  unreadable: ['notation', { text: 'paly r8' }],
  'no-such-action': ['notation', {}],
  'game-over': ['D-E3', {}],
  'tables-part': ['D-S2', {}],
  'table-must-act': ['D-S2', {}],
  'not-your-turn': ['D-R13', {}],
  'may-not-bid': ['D-A7', {}],
  'not-asked': ['D-A11', {}],
  'already-chosen': ['D-S3', {}],
  'bid-now': ['D-A2', {}],
  'keep-a-power-now': ['D-A11', {}],
  'bet-now': ['D-B1', {}],
  'set-a-die-now': ['D-V7', {}],
  'bet-or-decline-now': ['D-V5', {}],
  'name-three-now': ['D-V9', {}],
  'has-bet': ['D-V5', {}],
  'predict-now': ['D-V6', {}],
  'swap-or-stand-now': ['D-V6', {}],
  'ready-now': ['D-V4', {}],
  'plaque-already-dealt': ['D-V6', { car: 'orange' }],
  'play-a-card-now': ['D-R2', {}],
  'choose-the-order-now': ['D-P5', {}],
  'choose-a-line-now': ['D-P5', {}],
  'ignore-or-move-now': ['D-P4', {}],
  'choose-the-wild-now': ['D-R4', {}],
  'step-now': ['D-R7', {}],
  'more-or-enough-now': ['D-P0', {}],
  'card-not-in-hand': ['D-R2', { card: 'r6y4' }],
  'speed-8-not-yours': ['D-R2', { card: 'o8' }],
  'speed-8-not-laid': ['D-V2', { card: 'o8' }],
  'colour-in-hand': ['D-A10', CAR],
  'wild-in-hand': ['D-A10', { card: 'o4' }],
  'power-not-yours': ['D-A11', { power: 'tricky' }],
  'choose-the-numbers-now': ['D-V10', {}],
  'power-not-in-use': ['D-P4', { power: 'strategic' }],
  'power-chosen-twice': ['D-V8', { power: 'tricky' }],
  'cunning-not-kept': ['D-V2', { power: 'cunning' }],
  'line-not-left': ['D-P5', {}],
  'colour-on-card': ['D-R4', CAR],
  'wild-chosen-twice': ['D-R4', CAR],
  'space-taken': ['D-R5', { car: 'orange', space: 41 }],
  'not-a-step': ['D-R5', { car: 'orange', from: 40, space: 41 }],
  'finish-is-next': ['D-R8', { car: 'orange' }],
  'finish-not-next': ['D-R8', { car: 'orange' }],
  'seat-not-tied': ['D-A4', { seat: 1 }],
  'no-such-card-left': ['D-S1', { card: 'w5' }],
  'car-already-placed': ['D-S2', { car: 'orange' }],
  'car-already-turned-up': ['D-A1', { car: 'orange' }],
  'power-not-in-pile': ['D-A1', { power: 'tricky' }],
};

describe.each(LANGUAGES)('Downforce in %s', (language) => {
  const words = DOWNFORCE[language];

  it('says every fact, to its player and to onlookers, each in its own sentence', () => {
    for (const context of [ONLOOKER, ANA]) {
      const sentences = ALL_FACTS.map((fact) => words.fact(fact, context));
      for (const sentence of sentences) expectSentence(sentence);
      expectDistinct(sentences);
    }
  });

  it('speaks to the player in the second person and of others by name', () => {
    const about = ALL_FACTS.filter((fact) => 'seat' in fact && fact.seat === 0 && !OF_A_CAR.has(fact.kind));
    expect(about.length).toBeGreaterThan(30);
    for (const fact of about) {
      expect(words.fact(fact, ANA)).not.toContain('Ana');
      expect(words.fact(fact, ONLOOKER)).toContain('Ana');
    }
  });

  it('gives every refusal with its rule', () => {
    expect(Object.keys(REFUSALS).toSorted()).toEqual(REFUSAL_CODES.toSorted());
    const texts = Object.entries(REFUSALS).map(([code, [rule, params]]) => {
      const text = words.refusal(refuse(code, rule, params), ONLOOKER);
      expectSentence(text);
      expect(text).toMatch(rule === 'notation' ? /\(Nota/ : new RegExp(`\\(.+, ${rule}\\)$`, 'u'));
      return text;
    });
    expectDistinct(texts);
  });

  it('has words for every rule that options and conflicts name, and for every conflict', () => {
    const { specs, conflicts } = downforce.options;
    const broken = Object.entries(specs).map(([option, { rule }]) =>
      words.refusal(refuse('bad-option', rule, { option }), ONLOOKER),
    );
    const clashing = conflicts.map(({ code, rule, between }) =>
      words.refusal(
        refuse('option-conflict', rule, { conflict: code, options: between.join(', '), players: 4 }),
        ONLOOKER,
      ),
    );
    for (const text of [...broken, ...clashing]) {
      expectSentence(text);
      expect(text).toMatch(/\(.+, D-[A-Z]\d+\)$/u);
    }
    expectDistinct([...broken, ...clashing]);
    expect(conflicts.map(({ code }) => words.conflict(code))).not.toContain(words.conflict('no such code'));
  });

  it('answers a code that it does not know, and the kernel’s, with a sentence', () => {
    const codes = ['from-the-future', 'empty-command', 'deal-not-sealed', 'unknown-option', 'bad-players'];
    for (const code of codes)
      expectSentence(words.refusal(refuse(code, 'options', { option: 'x', players: 9, deal: 0 }), ONLOOKER));
  });

  it('has a name and a sentence for every power, and a name for every phase', () => {
    const powers = POWERS.map((power) => words.power(power));
    expectDistinct(powers.map(({ label }) => label));
    for (const { text } of powers) expectSentence(text);
    expectDistinct(PHASES.map((phase) => words.phase(phase)));
  });

  it('has a label and a sentence for every option, value and preset', () => {
    const { specs } = downforce.options;
    const options = Object.keys(specs) as (keyof typeof specs)[];
    const presets = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
    for (const key of options) {
      const { kind } = specs[key];
      const values =
        kind.type === 'choice'
          ? kind.values
          : kind.type === 'flag'
            ? ['true', 'false', ...(kind.or ?? [])]
            : kind.type === 'list'
              ? kind.of
              : [];
      expect(Object.keys(words.option(key).values).toSorted()).toEqual(values.toSorted());
      expectDistinct(values.map((value) => words.optionValue(key, value, ONLOOKER)));
    }
    // A list is of tracks, which have their words already.
    const isNamed = (key: keyof typeof specs) => specs[key].kind.type !== 'list';
    const labels = [
      ...options.flatMap((key) => [
        words.option(key),
        ...(isNamed(key) ? Object.values(words.option(key).values) : []),
      ]),
      ...presets.map((name) => words.preset(name)),
    ];
    for (const { label, text } of labels) {
      expect(label).not.toBe('');
      expectSentence(text);
    }
    expectDistinct(labels.map(({ text }) => text));
  });

  it('names cards, lines, cars, spaces, tracks and sheets', () => {
    expectDistinct(CARS.flatMap((car) => [words.car(car), words.card(`${car === 'black' ? 'k' : car[0]}8`)]));
    expectDistinct([
      words.space(41),
      ...[1, 2, 3].map((lane) => words.space(41, { lane, lanes: 3 })),
      words.space(42),
    ]);
    expect(words.space(41, { lane: 1, lanes: 1 })).toBe(words.space(41));
    expect(words.space(41, { lane: 2, lanes: 2 })).toBe(words.space(41, { lane: 3, lanes: 3 }));
    expect(words.track('no-such-track')).toBe('no-such-track');
    const { bet, ...texts } = words.sheet;
    expectDistinct([...Object.values(texts), bet(1), bet(2), bet(3)]);
  });

  it('gives every standing with its money where money counts', () => {
    const told = words.standings(MONEY, ONLOOKER);
    for (const { side, seat, score } of MONEY)
      expect(told).toContain(`${NAMES[seat ?? 0] ?? side}, ${words.money(score)}`);
    expect(words.standings(FIRST_HOME, ONLOOKER)).not.toContain(words.money(1));
    expect(words.side({ side: 'seat-0', seat: 0, place: 1, score: 0 }, ANA)).toMatch(/^\p{Lu}/u);
  });
});
