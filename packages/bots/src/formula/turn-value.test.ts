import { formula, type CardName, type CarName, type FormulaPublic } from '@paddock/formula';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { aView } from './testing.ts';
import { TurnValue, type Judge } from './turn-value.ts';

/** The tests' car, blue-1, stands sixth of twelve. */
const LINE: readonly CarName[] = [
  'green-1',
  'yellow-1',
  'orange-1',
  'red-1',
  'purple-1',
  'blue-1',
  'green-2',
  'yellow-2',
  'orange-2',
  'red-2',
  'purple-2',
  'blue-2',
];

/** The worth of blue-1's place, from 1; zero for a retired car. */
const byPlace =
  (worth: (place: number) => number): Judge =>
  ({ line }) =>
    line.includes('blue-1') ? worth(line.indexOf('blue-1') + 1) : 0;

const valueOf = (judge: Judge, open: Partial<Omit<FormulaPublic, 'options'>>): number => {
  const view = aView({ hand: ['turbo', 'turbo', 'turbo', 'turbo'], open: { line: LINE, ...open } });
  return new TurnValue(0, judge).of(formula.imagine(view, fastChance('any')));
};
const charging = (card: CardName) => ({ phase: 'rolling', card, chosen: 'blue-1' }) as const;

describe('the value of a turn', () => {
  it('F-K8: a charge stops when one more roll costs more than it brings', () => {
    // Places 6 5 4 3 2 1 are worth 1 2 3 4 6 10, the last zero. From the front: first stops at 10; second
    // goes on for ¾ · 10 = 7.5 over 6; third for ¾ · 7.5 over 4; fourth for ¾ · 5.625 over 3; fifth and sixth likewise.
    const points = byPlace((place) => [10, 6, 4, 3, 2, 1][place - 1] ?? 0);
    expect(valueOf(points, charging('charge-gears'))).toBeCloseTo(10 * 0.75 ** 5, 10);
  });

  it('F-K8: if every place gained is worth the same, it stops after one good roll', () => {
    // Worth 13 − place, so 1 for the last. Going on from place p is right while ¾ (14 − p) + ¼ > 13 − p: only behind ninth.
    // The card is played, so the sixth rolls once and then stops: ¾ · 8 + ¼ · 1.
    const steps = byPlace((place) => 13 - place);
    expect(valueOf(steps, charging('charge-gears'))).toBeCloseTo(0.75 * 8 + 0.25, 10);
  });

  it('F-K7: a blown engine is worth less than lost gears if running counts', () => {
    const running = byPlace(() => 1);
    expect(valueOf(running, charging('charge-gears'))).toBe(1);
    expect(valueOf(running, charging('charge-engine'))).toBeCloseTo(0.75, 10);
  });

  it("F-K8: another player's car is rolled for once", () => {
    const red = ({ line }: FormulaPublic) => (line.indexOf('red-1') === 0 ? 1 : 0);
    expect(valueOf(red, { phase: 'rolling', card: 'charge-gears', chosen: 'red-1' })).toBe(0);
    expect(
      valueOf(red, {
        phase: 'rolling',
        card: 'charge-gears',
        chosen: 'red-1',
        owners: [0, 1, 2, 3, 0, null],
      }),
    ).toBeCloseTo(0.75 ** 3, 10);
  });

  it('F-K6: a pit stop costs one to six places in six of twelve rolls', () => {
    const place = byPlace((at) => at);
    const expected = (7 + 8 + 9 + 10 + 11 + 12 + 6 * 6) / 12;
    expect(valueOf(place, { phase: 'rolling', card: 'pit-blue', chosen: 'blue-1' })).toBeCloseTo(
      expected,
      10,
    );
  });

  it('F-E3: the last play of a race that is not the last of the season is no different', () => {
    const place = byPlace((at) => at);
    const view = aView({
      hand: [],
      open: { line: LINE, phase: 'rolling', card: 'pit-blue', chosen: 'blue-1', playsLeft: 1 },
      options: { races: 2 },
    });
    const value = new TurnValue(0, place).of(formula.imagine(view, fastChance('any')));
    expect(value).toBeCloseTo((7 + 8 + 9 + 10 + 11 + 12 + 6 * 6) / 12, 10);
  });

  it('F-K10: a spin is rejected exactly if the first roll is worse than a new one', () => {
    // Only blue-1 counts: 12 faces, one hits it. A hit is rejected, and hits again once in twelve.
    const safe = byPlace((at) => (at === 12 ? 0 : 1));
    expect(valueOf(safe, { phase: 'rolling', card: 'spin-last' })).toBeCloseTo(1 - 1 / 144, 10);
    // The second roll must be accepted.
    expect(valueOf(safe, { phase: 'rolling', card: 'spin-last', rolls: 1 })).toBeCloseTo(11 / 12, 10);
  });

  it('F-K12: a crash takes the better neighbour', () => {
    // On a 5 or 7 the player spares blue-1: only a 6 takes it out.
    const running = byPlace(() => 1);
    expect(valueOf(running, { phase: 'rolling', card: 'crash' })).toBeCloseTo(11 / 12, 10);
  });
});
