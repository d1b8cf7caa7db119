import type { OptionTable } from '@paddock/kernel';
import type { Content } from '../state/game.ts';
import type { Ways } from './ways.ts';

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

/** As printed, on whatever track. */
const PRINTED = {
  auction: 'cards',
  powers: 'six',
  hand: 'all',
  bets: 'printed',
  timely: false,
  payouts: 'printed',
  goal: 'money',
  longDistance: false,
  worldTour: [],
  automas: 0,
  automaLevel: 'normal',
  tricky: 'printed',
  twoPlayerCunning: 'remove',
} as const satisfies Omit<DownforceOptions, 'track'>;

/** Whether a table with these options, from wherever they come, plays the printed game: `printedDownforce` will do. */
export function isPrinted(options: unknown): boolean {
  const given = new Map<string, unknown>(Object.entries(options ?? {}));
  const isUsual = (key: string, value: unknown) => JSON.stringify(given.get(key)) === JSON.stringify(value);
  return Object.entries(PRINTED).every(([key, value]) => isUsual(key, value));
}

const choice = (...values: readonly string[]) => ({ type: 'choice', values }) as const;

export function optionsFor(content: Content, ways: Ways): OptionTable<DownforceOptions> {
  const ids = content.tracks.map((track) => track.file.id);
  return {
    specs: {
      track: { rule: 'D-S2', kind: choice(...ids, RANDOM_TRACK), default: ids[0] },
      auction: { rule: 'D-V7', kind: choice('cards', 'dice', 'none'), default: PRINTED.auction },
      powers: { rule: 'D-V10', kind: choice('six', 'pack', 'none'), default: PRINTED.powers },
      hand: { rule: 'D-V1', kind: choice('all', 'drawn', 'three'), default: PRINTED.hand },
      bets: {
        rule: 'D-V9',
        kind: choice('printed', 'odds', 'widespread', 'penalty', 'none'),
        default: PRINTED.bets,
      },
      timely: { rule: 'D-V5', kind: { type: 'flag' }, default: PRINTED.timely },
      payouts: { rule: 'D-E4', kind: choice('printed', 'manual'), default: PRINTED.payouts },
      goal: { rule: 'D-V1', kind: choice('money', 'firstHome', 'whispers'), default: PRINTED.goal },
      longDistance: { rule: 'D-V3', kind: { type: 'flag', or: ['money'] }, default: PRINTED.longDistance },
      worldTour: { rule: 'D-V4', kind: { type: 'list', of: ids, ...TOUR }, default: PRINTED.worldTour },
      automas: {
        rule: 'D-V8',
        kind: { type: 'number', min: 0, max: MOST_AUTOMAS, step: 1 },
        default: PRINTED.automas,
      },
      automaLevel: { rule: 'D-V8', kind: choice('normal', 'hard'), default: PRINTED.automaLevel },
      tricky: { rule: 'D-P5', kind: choice('printed', 'any'), default: PRINTED.tricky },
      twoPlayerCunning: {
        rule: 'D-V2',
        kind: choice('remove', 'replace', 'keep'),
        default: PRINTED.twoPlayerCunning,
      },
    },
    conflicts: ways.conflicts(content),
  };
}
