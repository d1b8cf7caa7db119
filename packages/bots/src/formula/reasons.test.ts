import type { CardName, CarName, FormulaPublic } from '@paddock/formula';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { club } from './club.ts';
import { aView } from './testing.ts';
import type { FormulaReason } from './reasons.ts';

const CARS = aView({ hand: [] }).public.line;
const line = (...first: readonly CarName[]) => [...first, ...CARS.filter((car) => !first.includes(car))];

interface Case {
  readonly code: FormulaReason;
  readonly params: Readonly<Record<string, string | number>>;
  readonly hand?: readonly CardName[];
  readonly open: Partial<Omit<FormulaPublic, 'options'>>;
}

const FIELD = line('green-1', 'yellow-1', 'orange-1', 'red-1', 'blue-1', 'purple-1');
const deciding = { phase: 'deciding', playsLeft: 5, line: FIELD } as const;

const CASES: readonly Case[] = [
  {
    code: 'moves-up',
    params: { card: 'overtake-4-blue', car: 'blue-1' },
    hand: ['overtake-4-blue', 'wrong-line'],
    open: { line: FIELD, playsLeft: 1 },
  },
  {
    code: 'slipstream',
    params: { card: 'overtake-3-red', car: 'blue-1', behind: 'red-1' },
    hand: ['overtake-3-red'],
    open: { line: FIELD, playsLeft: 1 },
  },
  {
    code: 'holds-back',
    params: { card: 'wrong-line', car: 'red-1' },
    hand: ['wrong-line'],
    open: { phase: 'choosing', card: 'wrong-line', line: line('blue-2', 'red-1', 'blue-1'), playsLeft: 1 },
  },
  {
    code: 'costs-rivals',
    params: { card: 'overtake-2-red', car: 'red-2' },
    hand: ['overtake-2-red'],
    open: {
      line: line('blue-1', 'green-1', 'green-2', 'red-2', 'purple-1', 'red-1', 'yellow-1'),
      playsLeft: 5,
    },
  },
  {
    code: 'charges',
    params: { card: 'charge-gears', car: 'blue-2' },
    hand: ['charge-gears'],
    open: { line: [...FIELD.filter((car) => car !== 'blue-2'), 'blue-2'], playsLeft: 9 },
  },
  {
    code: 'gambles',
    params: { card: 'spin-out' },
    hand: ['spin-out', 'pit-blue'],
    open: { line: FIELD, playsLeft: 2 },
  },
  {
    code: 'saves',
    params: { card: 'pit-red', saved: 'overtake-4-blue' },
    hand: ['overtake-4-blue', 'pit-red'],
    open: { line: FIELD, playsLeft: 38 },
  },
  {
    code: 'least-harm',
    params: { card: 'pit-blue' },
    hand: ['pit-blue'],
    open: { line: FIELD, playsLeft: 5 },
  },
  { code: 'only-way', params: {}, hand: ['spin-out'], open: { line: FIELD } },
  {
    code: 'rolls-again',
    params: { car: 'blue-1', die: 3 },
    open: { ...deciding, card: 'charge-gears', chosen: 'blue-1', die: 3, playsLeft: 1 },
  },
  {
    code: 'stops',
    params: { car: 'blue-1', die: 3 },
    open: { ...deciding, card: 'charge-engine', chosen: 'blue-1', die: 3, playsLeft: 30 },
  },
  { code: 'accepts', params: { die: 1 }, open: { ...deciding, card: 'spin-out', die: 1, rolls: 1 } },
  { code: 'rejects', params: { die: 5 }, open: { ...deciding, card: 'spin-out', die: 5, rolls: 1 } },
  {
    code: 'takes-out',
    params: { car: 'red-1', with: 'orange-1' },
    open: { ...deciding, card: 'crash', chosen: 'red-1', die: 4 },
  },
];

describe('club says why', () => {
  for (const { code, params, hand = [], open } of CASES) {
    it(`with the code ${code}`, () => {
      const { reasons } = club(aView({ hand, open }), 0, fastChance('why'), { iterations: 1000 });
      expect(reasons).toMatchObject({ code, params });
    });
  }

  it('does not call a plan the only way if there was no time for another', () => {
    const view = aView({ hand: ['overtake-4-blue', 'pit-red'], open: { line: FIELD } });
    expect(club(view, 0, fastChance('why'), { iterations: 1 }).reasons.code).not.toBe('only-way');
  });
});
