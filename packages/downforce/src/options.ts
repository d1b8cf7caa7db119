import type { OptionTable } from '@paddock/kernel';
import { CONFLICTS, tableConflicts } from './conflicts.ts';
import type { Content } from './game.ts';

/** D-V0. A variant is a preset of these. */
export interface DownforceOptions {
  /** D-S2: a track's id, or 'random'. */
  readonly track: string;
  readonly auction: 'cards' | 'dice' | 'none';
  readonly powers: 'six' | 'pack' | 'none';
  /** D-V2's hand is in force whenever two play, also where 'all' stands here; 'three' goes before. */
  readonly hand: 'all' | 'drawn' | 'three';
  readonly bets: 'printed' | 'odds' | 'widespread' | 'penalty' | 'none';
  /** D-V5 */
  readonly timely: boolean;
  readonly payouts: 'printed' | 'manual';
  readonly goal: 'money' | 'firstHome' | 'whispers';
  /** D-V3 */
  readonly longDistance: boolean | 'money';
  /** D-V4: the track of each game; none: one game, on `track`. */
  readonly worldTour: readonly string[];
  /** D-V8: so many of the last seats. */
  readonly automas: number;
  readonly automaLevel: 'normal' | 'hard';
  readonly tricky: 'printed' | 'any';
  readonly twoPlayerCunning: 'remove' | 'replace' | 'keep';
}

export const RANDOM_TRACK = 'random';
/** D-V4 */
const TOUR = { shortest: 2, longest: 6 } as const;
/** D-V8 */
const MOST_AUTOMAS = 5;

const choice = (...values: readonly string[]) => ({ type: 'choice', values }) as const;

/** «Given» is what differs from the default: records write every option down, and must still be accepted. */
export function optionsFor(content: Content): OptionTable<DownforceOptions> {
  const ids = content.tracks.map((track) => track.file.id);
  return {
    specs: {
      track: { rule: 'D-S2', kind: choice(...ids, RANDOM_TRACK), default: ids[0] },
      auction: { rule: 'D-V7', kind: choice('cards', 'dice', 'none'), default: 'cards' },
      powers: { rule: 'D-V10', kind: choice('six', 'pack', 'none'), default: 'six' },
      hand: { rule: 'D-V1', kind: choice('all', 'drawn', 'three'), default: 'all' },
      bets: {
        rule: 'D-V9',
        kind: choice('printed', 'odds', 'widespread', 'penalty', 'none'),
        default: 'printed',
      },
      timely: { rule: 'D-V5', kind: { type: 'flag' }, default: false },
      payouts: { rule: 'D-E4', kind: choice('printed', 'manual'), default: 'printed' },
      goal: { rule: 'D-V1', kind: choice('money', 'firstHome', 'whispers'), default: 'money' },
      longDistance: { rule: 'D-V3', kind: { type: 'flag', or: ['money'] }, default: false },
      worldTour: { rule: 'D-V4', kind: { type: 'list', of: ids, ...TOUR }, default: [] },
      automas: { rule: 'D-V8', kind: { type: 'number', min: 0, max: MOST_AUTOMAS, step: 1 }, default: 0 },
      automaLevel: { rule: 'D-V8', kind: choice('normal', 'hard'), default: 'normal' },
      tricky: { rule: 'D-P5', kind: choice('printed', 'any'), default: 'printed' },
      twoPlayerCunning: { rule: 'D-V2', kind: choice('remove', 'replace', 'keep'), default: 'remove' },
    },
    conflicts: [...tableConflicts(content), ...CONFLICTS],
  };
}

export const PRESETS = {
  printed: {},
  /** D-V1 */
  beginners: { auction: 'none', powers: 'none', hand: 'three', bets: 'none', goal: 'firstHome' },
  'long-distance': { longDistance: true },
  endurance: { longDistance: 'money' },
  'world-tour': { worldTour: ['marina-bay', 'river-station'] },
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
