import { describe, expect, it } from 'vitest';
import { CARD_NAMES, COUNT_OF, DECK_SIZE, FAMILIES, KIND_COUNT, KINDS, NO_TEAM } from './cards.ts';
import { begin } from './testing.ts';
import { UNSEEN } from './state.ts';
import { CAR_COUNT, CAR_NAMES, TEAM_COUNT, teamOf, TEAMS } from './teams.ts';

describe('what is in the box', () => {
  it('F-C1: twelve cars, two each of blue, green, yellow, orange, red and purple', () => {
    expect(CAR_NAMES.join(' ')).toBe(
      'blue-1 blue-2 green-1 green-2 yellow-1 yellow-2 orange-1 orange-2 red-1 red-2 purple-1 purple-2',
    );
    expect([CAR_COUNT, TEAM_COUNT]).toEqual([12, 6]);
    for (const [car, name] of CAR_NAMES.entries()) expect(name).toMatch(`${TEAMS[teamOf(car)]}-`);
  });

  const perTeam = TEAMS.flatMap((team, number): [string, number, string, number, number][] => [
    [`overtake-2-${team}`, 1, 'overtake', 2, number],
    [`overtake-3-${team}`, 2, 'overtake', 3, number],
    [`overtake-4-${team}`, 1, 'overtake', 4, number],
    [`pit-${team}`, 1, 'pit', 0, number],
  ]);

  it.each([
    ...perTeam,
    ['turbo', 4, 'turbo', 3, NO_TEAM],
    ['charge-gears', 3, 'charge-gears', 1, NO_TEAM],
    ['charge-engine', 3, 'charge-engine', 1, NO_TEAM],
    ['wrong-line', 3, 'back', 1, NO_TEAM],
    ['off-circuit', 3, 'back', 2, NO_TEAM],
    ['lose-control', 3, 'back', 3, NO_TEAM],
    ['pit-beige', 2, 'pit', 0, NO_TEAM],
    ['spin-out', 1, 'spin-out', 0, NO_TEAM],
    ['spin-last', 1, 'spin-last', 0, NO_TEAM],
    ['crash', 1, 'crash', 0, NO_TEAM],
  ])('F-C2: the deck has %s %i times', (name, count, family, places, team) => {
    const found = KINDS.filter((card) => card.name === name);
    expect(found).toEqual([{ name, count, family: FAMILIES.indexOf(family as never), places, team }]);
  });

  it('F-C2: 54 action cards, of 34 kinds, all of them in every new deck', () => {
    expect(KINDS).toHaveLength(34);
    expect(KIND_COUNT).toBe(34);
    expect(CARD_NAMES).toHaveLength(new Set(CARD_NAMES).size);
    expect(KINDS.reduce((sum, card) => sum + card.count, 0)).toBe(54);
    expect(DECK_SIZE).toBe(54);
    expect(begin(4).bytes.subarray(UNSEEN, UNSEEN + KIND_COUNT)).toEqual(COUNT_OF);
  });
});
