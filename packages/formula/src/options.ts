import type { OptionTable } from '@paddock/kernel';
import { DECK_SIZE } from './cards.ts';
import { CAR_COUNT, TEAMS, type Team } from './teams.ts';

export const MOST_RACES = 17;

export interface FormulaOptions {
  /** F-E3 */
  readonly races: number;
  /** F-O1: how many cards are taken out of the deck unseen: one number, or one per race. */
  readonly removed: number | readonly number[];
  /** F-S1: dealt at the start, or as each seat picked when the table was made. */
  readonly teams: 'dealt' | readonly (readonly Team[])[];
  /** F-O2: whose championship the season is. */
  readonly championship: 'constructors' | 'drivers';
  /** F-O2: names of the twelve cars in the order blue-1, blue-2, green-1 …; empty: the cars go by their numbers. */
  readonly drivers: readonly string[];
}

/** F-S1, F-O5: how many teams each player takes. */
export function teamsEach(players: number): number {
  if (players === 2) return 3;
  return players === 3 ? 2 : 1;
}

export function removedIn(options: FormulaOptions, race: number): number {
  const { removed } = options;
  if (typeof removed === 'number') return removed;
  return removed[race] ?? 0;
}

export const OPTIONS: OptionTable<FormulaOptions> = {
  specs: {
    races: { rule: 'F-E3', kind: { type: 'number', min: 1, max: MOST_RACES, step: 1 }, default: 3 },
    removed: {
      rule: 'F-O1',
      kind: { type: 'numbers', min: 0, max: 24, step: 6, longest: MOST_RACES },
      default: 0,
    },
    teams: { rule: 'F-S1', kind: { type: 'shares', values: ['dealt'], of: TEAMS }, default: 'dealt' },
    championship: {
      rule: 'F-O2',
      kind: { type: 'choice', values: ['constructors', 'drivers'] },
      default: 'constructors',
    },
    drivers: { rule: 'F-O2', kind: { type: 'names', count: CAR_COUNT, longest: 24 }, default: [] },
  },
  conflicts: [
    {
      code: 'removed-needs-a-number-per-race',
      rule: 'F-O1',
      between: ['removed', 'races'],
      clashes: ({ removed, races }) => typeof removed !== 'number' && removed.length !== races,
    },
    {
      code: 'too-few-cards-left',
      rule: 'F-O1',
      between: ['removed'],
      clashes: ({ removed }, players) => [removed].flat().some((count) => DECK_SIZE - count < 6 * players),
    },
    {
      code: 'teams-not-shared-evenly',
      rule: 'F-S1',
      between: ['teams'],
      clashes: ({ teams }, players) =>
        teams !== 'dealt' && teams.some((share) => share.length !== teamsEach(players)),
    },
    {
      code: 'drivers-named-twice',
      rule: 'F-O2',
      between: ['drivers'],
      clashes: ({ drivers }) => new Set(drivers).size !== drivers.length,
    },
  ],
};

/** F-O6 */
export const PRESETS = {
  'one-race': { races: 1 },
  evening: { races: 3 },
  tournament: { races: 6 },
  'full-season': { races: 17 },
} as const satisfies Record<string, Partial<FormulaOptions>>;
export type PresetName = keyof typeof PRESETS;
