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
} from '@paddock/downforce';
import { refuse, type OptionKind } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE, SHARED } from '../all.ts';
import type { Context } from '../context.ts';
import { LANGUAGES } from '../languages.ts';
import { FACTS, FIRST_HOME, MONEY } from '../testing/downforce-facts.ts';
import { expectDistinct, expectSentence } from './testing.ts';

const NAMES = ['Ana', 'Bo', 'Chloé', 'Duarte'];
const ONLOOKER: Context = { names: NAMES };
const ANA: Context = { names: NAMES, you: 0 };

const ALL_FACTS: readonly DownforceFact[] = Object.values(FACTS).flat();

/** A single step says where the car goes, not who moves it. */
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
  'car-of-this-line': ['D-V10', CAR],
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

/** The values that have their own names. */
function valuesOf(kind: OptionKind): readonly string[] {
  if (kind.type === 'choice') return kind.values;
  if (kind.type === 'list') return ['none'];
  return kind.type === 'flag' ? ['true', 'false', ...(kind.or ?? [])] : [];
}

describe.each(LANGUAGES)('Downforce in %s', (language) => {
  const words = DOWNFORCE[language];

  it('says every fact, to its player and to spectators, each in its own sentence', () => {
    for (const context of [ONLOOKER, ANA]) {
      const sentences = ALL_FACTS.map((fact) => words.fact(fact, context));
      for (const sentence of sentences) expectSentence(sentence);
      expectDistinct(sentences);
    }
  });

  it('addresses the player in the second person and names the others', () => {
    const about = ALL_FACTS.filter((fact) => 'seat' in fact && fact.seat === 0 && !OF_A_CAR.has(fact.kind));
    expect(about.length).toBeGreaterThan(30);
    for (const fact of about) {
      expect(words.fact(fact, ANA)).not.toContain('Ana');
      expect(words.fact(fact, ONLOOKER)).toContain('Ana');
    }
  });

  it('names the rule in every refusal', () => {
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

  it('answers an unknown code, and the kernel’s, with a sentence', () => {
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
      const values = valuesOf(kind);
      expect(Object.keys(words.option(key).values).toSorted()).toEqual(values.toSorted());
      expectDistinct(values.map((value) => words.optionValue(key, value, ONLOOKER)));
    }
    const labels = [
      ...options.flatMap((key) => [words.option(key), ...Object.values(words.option(key).values)]),
      ...presets.map((name) => words.preset(name)),
    ];
    for (const { label, text } of labels) {
      expect(label).not.toBe('');
      expectSentence(text);
    }
    expectDistinct(labels.map(({ text }) => text));
  });

  it('names the tracks of a tour', () => {
    expect(words.optionValue('worldTour', [], ONLOOKER)).toBe(
      words.option('worldTour').values['none']?.label,
    );
    expect(words.optionValue('worldTour', ['river-station', 'marina-bay'], ONLOOKER)).toBe(
      `${words.track('river-station')}, ${words.track('marina-bay')}`,
    );
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
    expect(words.track('my-road', { tracks: { 'my-road': 'Ma route' } })).toBe('Ma route');
    const { bet, ...texts } = words.sheet;
    expectDistinct([...Object.values(texts), bet(1), bet(2), bet(3)]);
  });

  it('gives every standing with its money if money counts', () => {
    const told = words.standings(MONEY, ONLOOKER);
    for (const { side, seat, score } of MONEY)
      expect(told).toContain(`${NAMES[seat ?? 0] ?? side}, ${words.money(score)}`);
    expect(words.standings(FIRST_HOME, ONLOOKER)).not.toContain(words.money(1));
    expect(words.side({ side: 'seat-0', seat: 0, place: 1, score: 0 }, ANA)).toMatch(/^\p{Lu}/u);
  });

  it('D-V6: gives the standings of whispers in points', () => {
    const told = words.standings(MONEY, ONLOOKER, { goal: 'whispers' });
    for (const { score } of MONEY) {
      expect(told).toContain(SHARED[language].points(score));
      expect(told).not.toContain(words.money(score));
    }
  });
});
