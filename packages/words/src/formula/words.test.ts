import {
  CARD_NAMES,
  CAR_NAMES,
  formula,
  PRESETS,
  TEAMS,
  type FormulaFact,
  type FormulaRefusalCode,
} from '@paddock/formula';
import { fastChance, refuse, seatsIn, TABLE, TABLE_ALONE, type Standing } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { FORMULA } from '../all.ts';
import type { Context } from '../context.ts';
import { LANGUAGES } from '../languages.ts';

const NAMES = ['Ana', 'Bo', 'Chloé', 'Duarte'];
const ONLOOKER: Context = { names: NAMES };
const ANA: Context = { names: NAMES, you: 0 };
const DRIVERS = CAR_NAMES.map((_, car) => `Driver ${String.fromCodePoint(65 + car)}`);

const ORDER = CAR_NAMES.toReversed();
const CONSTRUCTORS: readonly Standing[] = [
  { side: 'seat-1', seat: 1, place: 1, score: 31 },
  { side: 'red', place: 2, score: 20 },
  { side: 'seat-0', seat: 0, place: 3, score: 1 },
];
const DRIVERS_TABLE: readonly Standing[] = [
  { side: 'red-1', seat: 0, place: 1, score: 31 },
  { side: 'blue-2', place: 2, score: 20 },
  { side: 'green-1', seat: 1, place: 3, score: 0 },
];

type Samples = { readonly [Kind in FormulaFact['kind']]: readonly Extract<FormulaFact, { kind: Kind }>[] };
const moved = { kind: 'moved', car: 'orange-2', from: 5, to: 2 } as const;
const nothing = { kind: 'nothing', car: 'orange-2', place: 9 } as const;

const FACTS: Samples = {
  'team-given': TEAMS.map((team) => ({ kind: 'team-given', seat: 0, team })),
  'grid-drawn': [{ kind: 'grid-drawn', team: 'red', places: [1, 12] }],
  'race-starts': [{ kind: 'race-starts', race: 2, grid: CAR_NAMES, pile: 34, first: 0 }],
  dealt: [
    { kind: 'dealt', seat: 0 },
    { kind: 'dealt', seat: 0, card: 'crash' },
  ],
  drew: [
    { kind: 'drew', seat: 0 },
    { kind: 'drew', seat: 0, card: 'pit-beige' },
  ],
  played: CARD_NAMES.map((card) => ({ kind: 'played', seat: 0, card })),
  chose: CAR_NAMES.map((car) => ({ kind: 'chose', seat: 0, car })),
  rolled: [{ kind: 'rolled', seat: 0, die: 7, card: 'pit-red' }],
  rejected: [{ kind: 'rejected', seat: 0, die: 9 }],
  accepted: [{ kind: 'accepted', seat: 0, die: 9 }],
  'rolls-again': [{ kind: 'rolls-again', seat: 0, car: 'red-2' }],
  stopped: [{ kind: 'stopped', seat: 0, car: 'red-2' }],
  moved: [
    { ...moved, cause: 'overtake' },
    { ...moved, cause: 'slipstream' },
    { ...moved, cause: 'turbo' },
    { ...moved, cause: 'charge' },
    { ...moved, cause: 'gears' },
    { ...moved, cause: 'back' },
    { ...moved, cause: 'pit' },
    { ...moved, cause: 'spin' },
  ],
  retired: [
    { kind: 'retired', car: 'red-1', from: 4, cause: 'engine' },
    { kind: 'retired', car: 'red-1', from: 4, cause: 'spin' },
    { kind: 'retired', car: 'red-1', from: 4, cause: 'crash' },
  ],
  nothing: [
    { kind: 'nothing', why: 'both-retired' },
    { kind: 'nothing', why: 'nobody-there', place: 9 },
    { ...nothing, why: 'stays-first' },
    { ...nothing, why: 'stays-last' },
    { ...nothing, why: 'no-pit-trouble' },
  ],
  'pile-empty': [{ kind: 'pile-empty', seat: 0, turns: 4 }],
  'race-over': [
    {
      kind: 'race-over',
      race: 1,
      order: ORDER,
      running: 10,
      points: [10, 6, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0],
    },
  ],
  ready: [{ kind: 'ready', seat: 0 }],
  'season-over': [
    { kind: 'season-over', outcome: { standings: CONSTRUCTORS } },
    { kind: 'season-over', outcome: { standings: DRIVERS_TABLE } },
    { kind: 'season-over', outcome: { standings: CONSTRUCTORS }, other: DRIVERS_TABLE },
  ],
};

const CARD_AND_CAR = { card: 'overtake-3-orange', car: 'orange-1' };
const REFUSALS: Readonly<Record<FormulaRefusalCode, readonly [string, Record<string, string | number>]>> = {
  unreadable: ['notation', { text: 'plya crash' }],
  'no-such-action': ['notation', {}],
  'game-over': ['F-E4', {}],
  'between-races': ['F-E3', {}],
  'already-ready': ['F-E3', {}],
  'not-resting': ['F-E3', {}],
  'not-your-turn': ['F-S5', { turn: 1 }],
  'table-must-act': ['F-T1', {}],
  'tables-part': ['F-S3', {}],
  'play-a-card-first': ['F-T1', {}],
  'choose-a-car-now': ['F-T2', { card: 'turbo' }],
  'choose-the-neighbour': ['F-K12', {}],
  'charge-again-or-stop': ['F-K8', {}],
  'accept-or-reject': ['F-K10', {}],
  'card-not-in-hand': ['F-T1', { card: 'crash' }],
  'wrong-colour': ['F-K1', { ...CARD_AND_CAR, team: 'orange' }],
  'car-retired': ['F-K1', CARD_AND_CAR],
  'not-a-tailender': ['F-K5', { card: 'turbo', car: 'orange-1', place: 3 }],
  'not-a-neighbour': ['F-K12', { car: 'orange-1', place: 3 }],
  'no-such-card-left': ['F-C2', { card: 'crash' }],
  'team-already-drawn': ['F-S3', { team: 'red' }],
  'team-already-given': ['F-S1', { team: 'red' }],
};

/** A whole sentence, without placeholders. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\p{N}«“#].*[.?)]$/su);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|\( ?\)| [.,:;!?]/);
}

function expectDistinct(texts: readonly string[]): void {
  expect(new Set(texts).size).toBe(texts.length);
}

describe.each(LANGUAGES)('Formula in %s', (language) => {
  const words = FORMULA[language];
  const facts: readonly FormulaFact[] = Object.values(FACTS).flat();

  it('says every fact, to its player and to spectators, each in its own sentence', () => {
    for (const context of [ONLOOKER, ANA, { ...ANA, drivers: DRIVERS }]) {
      const sentences = facts.map((fact) => words.fact(fact, context));
      sentences.forEach(expectSentence);
      expectDistinct(sentences);
    }
  });

  it('addresses the player in the second person and names the others', () => {
    const about = facts.filter((fact) => 'seat' in fact && fact.seat === 0);
    expect(about.length).toBeGreaterThan(50);
    for (const fact of about) {
      expect(words.fact(fact, ANA)).not.toContain('Ana');
      expect(words.fact(fact, ONLOOKER)).toContain('Ana');
    }
  });

  it('tells the whole finishing order with its points', () => {
    const [fact] = FACTS['race-over'];
    const told = words.fact(fact, ONLOOKER).replace(/^[^.]*\. /, '');
    const rows = told.split(/\s?; /);
    expect(rows).toHaveLength(12);
    expect(rows.map((row) => CAR_NAMES.find((car) => row.includes(words.car(car))))).toEqual(ORDER);
    expect(rows.slice(0, 7).map((row) => Number(/ (\d+) po/.exec(row)?.[1] ?? 0))).toEqual([
      10, 6, 4, 3, 2, 1, 0,
    ]);
    expect(rows.filter((row) => /retired|abandon|desistência/.test(row))).toEqual(rows.slice(10));
  });

  it('tells the final standings with every side and its points', () => {
    for (const standings of [CONSTRUCTORS, DRIVERS_TABLE]) {
      const told = words.fact({ kind: 'season-over', outcome: { standings } }, ONLOOKER);
      for (const row of standings) expect(told).toContain(`${words.side(row, ONLOOKER)}, ${row.score} po`);
      expect(told).toContain(words.standings(standings, ONLOOKER));
    }
  });

  it('names the rule in every refusal', () => {
    const texts = Object.entries(REFUSALS).map(([code, [rule, params]]) => {
      const text = words.refusal(refuse(code, rule, params), ONLOOKER);
      expectSentence(text);
      expect(text).toMatch(rule === 'notation' ? /\(Nota/ : new RegExp(`\\(.+, ${rule}\\)$`, 'u'));
      return text;
    });
    expectDistinct(texts);
  });

  it('has words for every rule that options and conflicts name, and for every conflict', () => {
    const { specs, conflicts } = formula.options;
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
      expect(text).toMatch(/\(.+, F-[A-Z]\d+\)$/u);
    }
    expectDistinct([...broken, ...clashing]);
    expect(conflicts.map(({ code }) => words.conflict(code))).not.toContain(words.conflict('no such code'));
  });

  it('answers an unknown code, and the kernel’s, with a sentence', () => {
    for (const code of [
      'from-the-future',
      'empty-command',
      'deal-not-sealed',
      'unknown-option',
      'bad-players',
    ]) {
      expectSentence(words.refusal(refuse(code, 'options', { option: 'x', players: 9, deal: 0 }), ONLOOKER));
    }
  });

  it('has a title, a corner and a sentence for every card', () => {
    const cards = CARD_NAMES.map((name) => words.card(name));
    expectDistinct(cards.map(({ title }) => title));
    for (const { short, text, title, name } of cards) {
      expect(short.length).toBeGreaterThan(1);
      expect(short.length).toBeLessThan(9);
      expect(title.startsWith(name)).toBe(true);
      expectSentence(text);
    }
  });

  it('has a label and a sentence for every option, value and preset', () => {
    const options = Object.keys(formula.options.specs) as (keyof typeof formula.options.specs)[];
    const presets = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
    const labels = [
      ...options.flatMap((key) => [words.option(key), ...Object.values(words.option(key).values)]),
      ...presets.map((name) => words.preset(name)),
    ];
    expect(labels).toHaveLength(13);
    for (const { label, text } of labels) {
      expect(label).not.toBe('');
      expectSentence(text);
    }
    for (const value of ['constructors', 'drivers']) {
      expect(words.option('championship').values[value]?.label).toBe(
        words.optionValue('championship', value, ONLOOKER),
      );
    }
  });

  it('names values of options', () => {
    const values = [
      words.optionValue('races', 1, ONLOOKER),
      words.optionValue('races', 3, ONLOOKER),
      words.optionValue('removed', 0, ONLOOKER),
      words.optionValue('removed', [0, 6], ONLOOKER),
      words.optionValue('teams', 'dealt', ONLOOKER),
      words.optionValue('teams', [['red', 'blue'], ['green'], ['yellow']], ONLOOKER),
      words.optionValue('drivers', [], ONLOOKER),
      words.optionValue('drivers', DRIVERS, ONLOOKER),
    ];
    expectDistinct(values);
    for (const value of values) expect(value).not.toMatch(/undefined|dealt$/);
    expect(values[5]).toMatch(/^Ana\s?: .+ blue|Ana\s?: .+ (?:bleue|azul)/u);
  });

  it('always says what to do now, through whole random seasons', () => {
    const prompts = new Set<string>();
    const labels = new Set<string>();
    for (let game = 0; game < 20; game++) {
      const chance = fastChance(`words ${game}`);
      const state = formula.start({ players: 4, options: { ...DEFAULTS, races: 2 } });
      const out: number[] = [];
      for (let acting = formula.toAct(state); acting !== 0; acting = formula.toAct(state)) {
        for (const context of [ONLOOKER, ANA]) {
          const prompt = words.prompt(formula.view(state, 'public').public, context);
          expectSentence(prompt);
          prompts.add(prompt.replaceAll(/\d+/g, 'N'));
        }
        const seat = seatsIn(acting)[0] ?? TABLE;
        if (acting === TABLE_ALONE) {
          const action = formula.roll(state, chance);
          labels.add(words.action(formula.write(action), ONLOOKER));
          formula.apply(state, TABLE, action);
          continue;
        }
        const count = formula.legal(state, seat, out);
        for (const action of out.slice(0, count)) labels.add(words.action(formula.write(action), ONLOOKER));
        formula.apply(state, seat, out[chance.below(count)]);
      }
      expectSentence(words.prompt(formula.view(state, 'public').public, ANA));
    }
    expect(prompts.size).toBeGreaterThan(60);
    for (const label of labels) expect(label).toMatch(/^\p{Lu}/u);
    expect(labels.size).toBe(34 + 12 + 5 + 12 + 34 + 6 + 6);
  });
});

const DEFAULTS = {
  races: 1,
  removed: 0,
  teams: 'dealt',
  championship: 'constructors',
  drivers: [],
} as const;
