import { POINTS_FOR_PLACE } from '@paddock/formula';
import { describe, expect, it } from 'vitest';
import { placeValue } from './place-value.ts';

const PLACES = Array.from({ length: 12 }, (_, place) => place);
const ALL_PLAYS = Array.from({ length: 47 }, (_, plays) => plays);

describe('the value of a place', () => {
  it('F-E1: is its points when nothing is left to play', () => {
    expect(PLACES.map((place) => placeValue(place, 0))).toEqual([...POINTS_FOR_PLACE, 0, 0, 0, 0, 0, 0]);
  });

  it('F-E1: all places together are worth the 26 points of a race', () => {
    for (const plays of ALL_PLAYS) {
      const sum = PLACES.reduce((total, place) => total + placeValue(place, plays), 0);
      expect(sum).toBeGreaterThan(25.5);
      // A little more, because the rearmost places are not always held: cars retire.
      expect(sum).toBeLessThan(28);
    }
  });

  it('never increases towards the back', () => {
    for (const plays of ALL_PLAYS)
      for (const place of PLACES.slice(1))
        expect(placeValue(place, plays)).toBeLessThanOrEqual(placeValue(place - 1, plays));
  });

  it('of the lead shrinks with every play to come', () => {
    for (const plays of ALL_PLAYS.slice(1, 39)) {
      const lead = (left: number) => placeValue(0, left) - placeValue(11, left);
      expect(lead(plays)).toBeLessThan(lead(plays - 1));
    }
  });

  it('is zero off the line', () => {
    expect(placeValue(12, 5)).toBe(0);
    expect(placeValue(-1, 5)).toBe(0);
  });
});
