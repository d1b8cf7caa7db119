import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { KIND_COUNT } from './cards.ts';
import { formula } from './rules.ts';
import * as layout from './state.ts';
import { CAR_COUNT, TEAM_COUNT } from './teams.ts';
import { act, begin, playOn, raceWith } from './testing.ts';

describe('the layout of a state', () => {
  it('has every part behind the one before it', () => {
    const { HAND_BYTES, HAND_SIZE } = layout;
    const sizes = [
      ['LINE', CAR_COUNT],
      ['SLOT', CAR_COUNT],
      ...['RUNNING', 'PHASE', 'TURN', 'CARD', 'CHOSEN', 'LAST_DIE', 'ROLLS', 'RACE', 'PILE'].map(one),
      ...['OUT', 'LAST_TURNS', 'STEPS', 'READY_SEATS'].map(one),
      ['OWNER', TEAM_COUNT],
      ['POINTS', CAR_COUNT],
      ['UNSEEN', KIND_COUNT],
      ['DISCARD', KIND_COUNT],
      ['HANDS', 6 * HAND_BYTES],
      ['PLAYED', 1],
      ['PLAYS', layout.playsInRace(2, 0) * layout.PLAY_BYTES],
    ] as const;
    expect(layout.PLAY_BYTES).toBe(layout.PLAY_LINE + CAR_COUNT);
    expect(HAND_BYTES).toBe(1 + HAND_SIZE);
    let at = 0;
    for (const [name, size] of sizes) {
      expect({ [name]: Object.entries(layout).find(([key]) => key === name)?.[1] }).toEqual({ [name]: at });
      at += size;
    }
    expect(layout.STATE_BYTES).toBe(at);
  });
});

function one(name: string): readonly [string, number] {
  return [name, 1];
}

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
