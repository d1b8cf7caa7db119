import { fastChance, recalled, TABLE_ALONE, type Action } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { PLAY, verbOf } from './action.ts';
import { formula } from './rules.ts';
import type { PlaySeen } from './recall.ts';
import { playsInRace, type FormulaState } from './state.ts';
import { CAR_NAMES } from './teams.ts';
import { act, actorOf, begin, raceWith } from './testing.ts';

/** As the view shows it at this moment. */
function seenNow(state: FormulaState, action: Action): PlaySeen {
  const { line, retired, turn } = formula.view(state, 'public').public;
  const cars = [...line, ...retired].map((car) => CAR_NAMES.indexOf(car).toString(12));
  const card = formula.write(action).replace('play ', '') as PlaySeen['card'];
  return { seat: turn ?? -1, card, running: line.length, line: cars.join('') };
}

describe('what a bot is told of the race so far', () => {
  it.each([2, 3, 6])('F-S6: is what all %s players saw, and no more', (players) => {
    const state = begin(players, { races: 2 });
    const chance = fastChance(`recall ${players}`);
    const out: Action[] = [];
    let seen: PlaySeen[] = [];
    let most = 0;
    while (formula.toAct(state) !== 0) {
      const isTable = formula.toAct(state) === TABLE_ALONE;
      const who = actorOf(state);
      const action = isTable
        ? formula.roll(state, chance)
        : (out[chance.below(formula.legal(state, who, out))] ?? -1);
      if (!isTable && verbOf(action) === PLAY) seen.push(seenNow(state, action));
      formula.apply(state, who, action);
      if (['resting', 'over'].includes(formula.view(state, 'public').public.phase)) seen = [];
      most = Math.max(most, seen.length);
      for (let seat = 0; seat < players; seat++) {
        const { plays, ...view } = recalled(formula, state, seat);
        expect(plays).toEqual(seen);
        expect(view).toEqual(formula.view(state, seat));
      }
    }
    expect(most).toBeGreaterThan(20);
  });

  it('has room for the longest race', () => {
    expect(playsInRace(2, 0)).toBe(46);
    const race = raceWith({ players: 2 });
    const view = formula.recall?.(race, 0);
    const play: PlaySeen = { seat: 0, card: 'turbo', running: 12, line: '0123456789ab' };
    const many = (count: number) =>
      formula.imagine(
        { public: formula.view(race, 0).public, ...view, plays: Array.from({ length: count }, () => play) },
        fastChance('most'),
      );
    expect(formula.recall?.(many(46), 0).plays).toHaveLength(46);
    expect(() => many(47)).toThrow('cannot be');
  });

  it('refuses a card that there is not', () => {
    const race = raceWith({ players: 3 });
    const plays = [{ seat: 0, card: 'rocket' as PlaySeen['card'], running: 12, line: '0123456789ab' }];
    expect(() => formula.imagine({ ...formula.view(race, 0), plays }, fastChance('none'))).toThrow(
      'cannot be',
    );
  });

  it('F-T1: has the card in play, with the line before it', () => {
    const race = raceWith({ players: 2, hands: ['wrong-line'] });
    const before = recalled(formula, race, 1).plays ?? [];
    act(race, 'play wrong-line');
    const [first] = (recalled(formula, race, 1).plays ?? []).slice(before.length);
    expect(first).toMatchObject({ seat: 0, card: 'wrong-line', running: 12 });
  });
});
