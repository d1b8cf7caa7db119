import type { OptionTable } from '@paddock/kernel';
import { mostPlayers } from './deck/measure.ts';
import type { Content } from './game.ts';

/** D-V0. A variant is a preset of these. */
export interface DownforceOptions {
  /** D-S2: a track's id, or 'random'. */
  readonly track: string;
  readonly auction: 'cards' | 'none';
  readonly powers: 'six' | 'none';
  /** D-V2's hand is in force whenever two play, also where 'all' stands here; 'three' goes before. */
  readonly hand: 'all' | 'drawn' | 'three';
  readonly bets: 'printed' | 'none';
  readonly payouts: 'printed' | 'manual';
  readonly goal: 'money' | 'firstHome';
  readonly tricky: 'printed' | 'any';
  readonly twoPlayerCunning: 'remove' | 'replace' | 'keep';
}

export const RANDOM_TRACK = 'random';

const choice = (...values: readonly string[]) => ({ type: 'choice', values }) as const;

/** «Given» is what differs from the default: records write every option down, and must still be accepted. */
export function optionsFor({ deck, tracks }: Content): OptionTable<DownforceOptions> {
  const ids = tracks.map((track) => track.file.id);
  return {
    specs: {
      track: { rule: 'D-S2', kind: choice(...ids, RANDOM_TRACK), default: ids[0] },
      auction: { rule: 'D-V1', kind: choice('cards', 'none'), default: 'cards' },
      powers: { rule: 'D-V1', kind: choice('six', 'none'), default: 'six' },
      hand: { rule: 'D-V1', kind: choice('all', 'drawn', 'three'), default: 'all' },
      bets: { rule: 'D-V1', kind: choice('printed', 'none'), default: 'printed' },
      payouts: { rule: 'D-E4', kind: choice('printed', 'manual'), default: 'printed' },
      goal: { rule: 'D-V1', kind: choice('money', 'firstHome'), default: 'money' },
      tricky: { rule: 'D-P5', kind: choice('printed', 'any'), default: 'printed' },
      twoPlayerCunning: { rule: 'D-V2', kind: choice('remove', 'replace', 'keep'), default: 'remove' },
    },
    conflicts: [
      {
        code: 'deck-too-small',
        rule: 'D-C2',
        between: [],
        clashes: (_, players) => players > mostPlayers(deck),
      },
      {
        code: 'drawn-hand-is-for-two',
        rule: 'D-V2',
        between: ['hand'],
        clashes: ({ hand }, players) => hand === 'drawn' && players !== 2,
      },
      {
        code: 'cunning-rule-is-for-two',
        rule: 'D-V2',
        between: ['twoPlayerCunning'],
        clashes: ({ twoPlayerCunning }, players) => twoPlayerCunning !== 'remove' && players !== 2,
      },
      {
        code: 'no-powers-to-rule-on',
        rule: 'D-V0',
        between: ['powers', 'twoPlayerCunning', 'tricky'],
        clashes: ({ powers, twoPlayerCunning, tricky }) =>
          powers === 'none' && (twoPlayerCunning !== 'remove' || tricky !== 'printed'),
      },
      {
        code: 'cunning-is-dealt-not-won',
        rule: 'D-V0',
        between: ['auction', 'twoPlayerCunning'],
        clashes: ({ auction, twoPlayerCunning }) => auction === 'none' && twoPlayerCunning === 'replace',
      },
      {
        code: 'money-does-not-count',
        rule: 'D-V0',
        between: ['goal', 'payouts'],
        clashes: ({ goal, payouts }) => goal === 'firstHome' && payouts !== 'printed',
      },
    ],
  };
}

export const PRESETS = {
  printed: {},
  /** D-V1 */
  beginners: { auction: 'none', powers: 'none', hand: 'three', bets: 'none', goal: 'firstHome' },
} as const satisfies Record<string, Partial<DownforceOptions>>;
export type PresetName = keyof typeof PRESETS;
