import type { DownforceOptions } from '../state/options.ts';
import { CIRCUIT_IDS } from '../track/circuits/index.ts';

export const PRESETS = {
  printed: {},
  /** D-V1 */
  beginners: { auction: 'none', powers: 'none', hand: 'three', bets: 'none', goal: 'firstHome' },
  'long-distance': { longDistance: true },
  endurance: { longDistance: 'money' },
  'world-tour': { worldTour: CIRCUIT_IDS },
  timely: { timely: true },
  whispers: { goal: 'whispers' },
  dice: { auction: 'dice' },
  odds: { bets: 'odds' },
  widespread: { bets: 'widespread' },
  penalty: { bets: 'penalty' },
  'rubber-band': { automas: 1 },
  pack: { powers: 'pack' },
} as const satisfies Record<string, Partial<DownforceOptions>>;
export type PresetName = keyof typeof PRESETS;
