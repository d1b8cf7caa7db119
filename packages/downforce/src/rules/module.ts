import { isRefusal, type ChapterName, type GameModule } from '@paddock/kernel';
import type { DownforceFact } from '../state/facts.ts';
import type { DownforceState } from '../state/game.ts';
import type { DownforceOptions } from '../state/options.ts';
import type { DownforceView } from '../state/views.ts';
import { PRESETS } from './presets.ts';
import type { DownforceRules } from './rules.ts';

type Module = GameModule<DownforceOptions, DownforceState, DownforceView, DownforceFact>;

export interface DownforceGame extends Module {
  readonly rules: DownforceRules;
}

/** Downforce as one value, with these rules: a page may start without the variants. */
export function downforceGameWith(rules: DownforceRules): DownforceGame {
  return {
    rules,
    presets: PRESETS,
    races: ({ worldTour }) => Math.max(1, worldTour.length),
    racesRun: ({ public: { phase, variant } }) => variant?.tour?.over ?? (phase === 'over' ? 1 : 0),
    chapterAt,
    goOn: 'ready',
    ...(rules.withContent && {
      withContent: (own) => {
        const other = rules.withContent?.(own) ?? rules;
        return isRefusal(other) ? other : downforceGameWith(other);
      },
    }),
  };
}

function chapterAt(fact: DownforceFact, before: readonly ChapterName[]): ChapterName | undefined {
  // D-V4: the grid draw begins the next race of a tour.
  const races = before.filter(({ kind }) => kind === 'finish').length;
  if (fact.kind === 'grid-drawn' && fact.number === 1 && races > 0)
    return { kind: 'race', number: races + 1 };
  if (fact.kind === 'for-sale' && fact.round === 1 && !fact.again) return { kind: 'auction' };
  if (fact.kind === 'race-starts') return { kind: 'start' };
  // Seats are asked at a line: for bets, or for what a variant has instead.
  if ('bet' in fact && 'seats' in fact) return { kind: 'bet', number: fact.bet };
  return fact.kind === 'race-over' ? { kind: 'finish' } : undefined;
}
