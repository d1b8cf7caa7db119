import { formula } from '@paddock/formula';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { weighAsClub } from '../club.ts';
import { aView, gambleView } from '../testing.ts';
import { unpack } from '../trained/net.ts';
import { WEIGHTS } from '../trained/weights.ts';
import { armsOf } from './arms.ts';
import { NextTurn } from './next-turn.ts';
import { searching } from './search.ts';

const net = unpack(WEIGHTS);
const ALL = { iterations: 100_000 };
const HAND = ['overtake-4-blue', 'wrong-line', 'turbo', 'crash', 'pit-red'] as const;

describe('a next turn', () => {
  it('is the seat’s own, with its card still to choose', () => {
    const isNow = (view: ReturnType<typeof aView>, seat = 0) =>
      new NextTurn(net, seat).isNow(formula.imagine(view, fastChance('now')));
    expect(isNow(aView({ hand: HAND }))).toBe(true);
    expect(isNow(aView({ hand: HAND }), 1)).toBe(false);
    expect(isNow(aView({ hand: HAND, open: { phase: 'choosing', card: 'turbo' } }))).toBe(false);
  });

  it('promises what its best plan does', () => {
    const view = aView({ hand: HAND });
    const state = formula.imagine(view, fastChance('best'));
    const nextTurn = new NextTurn(net, 0);
    const ways = armsOf(weighAsClub(view, 0, fastChance('best'), ALL).plans).map(({ actions }) => actions);
    nextTurn.read(state);
    expect(nextTurn.value).toBe(Math.max(...nextTurn.worthsOf(state, ways)));
    expect(nextTurn.win).toBeGreaterThan(0);
    expect(nextTurn.win).toBeLessThan(1);
    expect(nextTurn.points).toBeGreaterThan(0);
    expect(nextTurn.points).toBeLessThan(16);
  });

  it('F-K3: knows a card whose colour has one car left, or none', () => {
    const retired = (gone: readonly string[]) => {
      const cars = aView({ hand: [] }).public.line;
      const line = cars.filter((car) => !gone.includes(car));
      const view = aView({
        hand: ['overtake-2-red', 'turbo'],
        open: { line, retired: cars.filter((car) => gone.includes(car)) },
      });
      const { plans } = weighAsClub(view, 0, fastChance('gone'), ALL);
      const state = formula.imagine(view, fastChance('gone'));
      return new NextTurn(net, 0).worthsOf(
        state,
        armsOf(plans).map(({ actions }) => actions),
      ).length;
    };
    expect(retired(['red-1'])).toBe(4);
    expect(retired(['red-1', 'red-2'])).toBe(4);
  });
});

describe('a level with a net', () => {
  const bot = searching({ rollouts: 200, arms: 16, judging: { net, rollouts: 400 } });

  it('gives every plan that it played out an outlook', () => {
    const { reasons } = bot(aView({ hand: HAND }), 0, fastChance('outlook'), ALL);
    const wins = reasons.alternatives.map(({ outlook }) => outlook?.win ?? -1);
    expect(Math.min(...wins)).toBeGreaterThan(0);
    expect(Math.max(...wins)).toBeLessThan(1);
  });

  it('plays its last turn out, without the net', () => {
    const [one, other] = [bot, searching({ rollouts: 200, arms: 16 })].map(
      (each) => each(gambleView(), 0, fastChance('last'), ALL).do,
    );
    expect(one).toEqual(['play charge-engine', 'car blue-1']);
    expect(other).toEqual(one);
  });

  it('F-O2: leaves the Drivers’ Championship to races that are played out', () => {
    const view = aView({ hand: HAND, options: { championship: 'drivers' } });
    expect(bot(view, 0, fastChance('drivers'), ALL)).toEqual(
      searching({ rollouts: 200, arms: 16 })(view, 0, fastChance('drivers'), ALL),
    );
  });

  it('plays races between two players out', () => {
    const view = aView({ hand: HAND, open: { players: 2 } });
    expect(bot(view, 0, fastChance('two'), ALL)).toEqual(
      searching({ rollouts: 200, arms: 16 })(view, 0, fastChance('two'), ALL),
    );
  });

  it('answers as the net alone would where there is no time to search', () => {
    const view = aView({ hand: HAND });
    const { do: texts, reasons } = bot(view, 0, fastChance('short'), { iterations: 49 });
    const state = formula.imagine(view, fastChance('any'));
    const arms = armsOf(weighAsClub(view, 0, fastChance('short'), ALL).plans);
    const worths = new NextTurn(net, 0).worthsOf(
      state,
      arms.map(({ actions }) => actions),
    );
    expect(texts).toEqual(arms[worths.indexOf(Math.max(...worths))]?.plan.do);
    expect(reasons.alternatives[0]?.outlook).toBeUndefined();
  });
});
