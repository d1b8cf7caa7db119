import type { Conflict, OptionTable } from '@paddock/kernel';
import { mostPlayers } from '../deck/most-players.ts';
import type { Content } from '../state/game.ts';
import { type DownforceOptions, GOALS, PRINTED_OPTIONS, RANDOM_TRACK } from '../state/options.ts';
import type { Variant } from '../state/variant.ts';
import type { VariantConflict } from '../variants/terms.ts';

/** D-V4 */
const TOUR = { shortest: 2, longest: 6 } as const;
/** D-V8 */
const MOST_AUTOMAS = 5;

const choice = (...values: readonly string[]) => ({ type: 'choice', values }) as const;

export function optionsFor(content: Content, variants: readonly Variant[]): OptionTable<DownforceOptions> {
  const ids = content.tracks.map((track) => track.file.id);
  return {
    specs: {
      track: { rule: 'D-S2', kind: choice(...ids, RANDOM_TRACK), default: ids[0] },
      auction: { rule: 'D-V7', kind: choice('cards', 'dice', 'none'), default: PRINTED_OPTIONS.auction },
      powers: { rule: 'D-V10', kind: choice('six', 'pack', 'none'), default: PRINTED_OPTIONS.powers },
      hand: { rule: 'D-V1', kind: choice('all', 'drawn', 'three'), default: PRINTED_OPTIONS.hand },
      bets: {
        rule: 'D-V9',
        kind: choice('printed', 'odds', 'widespread', 'penalty', 'none'),
        default: PRINTED_OPTIONS.bets,
      },
      timely: { rule: 'D-V5', kind: { type: 'flag' }, default: PRINTED_OPTIONS.timely },
      payouts: { rule: 'D-E4', kind: choice('printed', 'manual'), default: PRINTED_OPTIONS.payouts },
      goal: { rule: 'D-V1', kind: choice(...GOALS), default: PRINTED_OPTIONS.goal },
      longDistance: {
        rule: 'D-V3',
        kind: { type: 'flag', or: ['money'] },
        default: PRINTED_OPTIONS.longDistance,
      },
      worldTour: {
        rule: 'D-V4',
        kind: { type: 'list', of: ids, ...TOUR },
        default: PRINTED_OPTIONS.worldTour,
      },
      automas: {
        rule: 'D-V8',
        kind: { type: 'number', min: 0, max: MOST_AUTOMAS, step: 1 },
        default: PRINTED_OPTIONS.automas,
      },
      automaLevel: { rule: 'D-V8', kind: choice('normal', 'hard'), default: PRINTED_OPTIONS.automaLevel },
      tricky: { rule: 'D-P5', kind: choice('printed', 'any'), default: PRINTED_OPTIONS.tricky },
      twoPlayerCunning: {
        rule: 'D-V2',
        kind: choice('remove', 'replace', 'keep'),
        default: PRINTED_OPTIONS.twoPlayerCunning,
      },
    },
    conflicts: [
      ...deckConflicts(content),
      ...variants.flatMap((variant) => variant.conflicts?.(content) ?? []),
    ],
  };
}

function deckConflicts({ deck }: Content) {
  return [
    {
      code: 'deck-too-small',
      rule: 'D-C2',
      between: [],
      clashes: (_, players) => players > mostPlayers(deck),
    },
  ] as const satisfies readonly Conflict<DownforceOptions>[];
}

export type DownforceConflict = VariantConflict | ReturnType<typeof deckConflicts>[number]['code'];
