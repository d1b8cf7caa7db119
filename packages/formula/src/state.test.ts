import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { formula } from './rules.ts';
import { act, begin, playOn, raceWith } from './testing.ts';

describe('copies of a state', () => {
  it('an old copy never changes', () => {
    const race = begin(3, { races: 2 });
    const chance = fastChance('copies');
    let copy = formula.copy(race);
    let before = JSON.stringify(formula.view(race, 'public'));
    playOn(race, chance, {
      watch: () => {
        expect(JSON.stringify(formula.view(copy, 'public'))).toBe(before);
        copy = formula.copy(race);
        before = JSON.stringify(formula.view(race, 'public'));
      },
    });
    expect(copy).toEqual(race);
    expect(copy.bytes).not.toBe(race.bytes);
  });

  it('copying into a state of the same game reuses its array', () => {
    const race = raceWith({ players: 2, hands: ['wrong-line'], lastTurns: 1 });
    const into = formula.copy(race);
    act(race, 'play wrong-line', 'car blue-2');
    const { bytes } = into;
    expect(formula.copy(race, into)).toBe(into);
    expect(into.bytes).toBe(bytes);
    expect(into).toEqual(race);
  });

  it('copying into a state of another game leaves that one alone', () => {
    const race = raceWith({ players: 2 });
    const other = raceWith({ players: 3 });
    const copy = formula.copy(race, other);
    expect(copy).not.toBe(other);
    expect([copy, other]).toEqual([race, raceWith({ players: 3 })]);
  });
});
