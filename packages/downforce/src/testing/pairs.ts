import type { DownforceOptions } from '../state/options.ts';

/** D-V0: every option value that changes the printed game, except those that depend on the number of players. */
export const PAIR_VALUES = {
  dice: { auction: 'dice' },
  'no auction': { auction: 'none' },
  pack: { powers: 'pack' },
  'no powers': { powers: 'none' },
  'hand of three': { hand: 'three' },
  odds: { bets: 'odds' },
  widespread: { bets: 'widespread' },
  penalty: { bets: 'penalty' },
  'no bets': { bets: 'none' },
  timely: { timely: true },
  'manual payouts': { payouts: 'manual' },
  'first home': { goal: 'firstHome' },
  whispers: { goal: 'whispers' },
  'long distance': { longDistance: true },
  'long distance for money': { longDistance: 'money' },
  'world tour': { worldTour: ['marina-bay', 'river-station'] },
  automas: { automas: 1 },
  'tricky in any order': { tricky: 'any' },
} as const satisfies Record<string, Partial<DownforceOptions>>;
export type PairValue = keyof typeof PAIR_VALUES;
