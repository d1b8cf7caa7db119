/** F-C1: six teams of two cars. */
export const TEAMS = ['blue', 'green', 'yellow', 'orange', 'red', 'purple'] as const;
export type Team = (typeof TEAMS)[number];

export const TEAM_COUNT = 6;
export const CAR_COUNT = 12;

/** 'red-1' is the red team's car 1. Internally a car is team × 2 + number − 1. */
export type CarName = `${Team}-${1 | 2}`;
export type Car = number;

export const CAR_NAMES: readonly CarName[] = TEAMS.flatMap((team): CarName[] => [`${team}-1`, `${team}-2`]);

export function teamOf(car: Car): number {
  return car >> 1;
}
