import {
  downforce,
  type DownforceFact,
  type DownforceOptions,
  type DownforceState,
  type DownforceView,
} from '@paddock/downforce';
import type { ChapterName, GameKind } from '../session/kind.ts';

export const downforceKind: GameKind<DownforceOptions, DownforceState, DownforceView, DownforceFact> = {
  rules: downforce,
  races: () => 1,
  racesRun: (view) => (view.public.phase === 'over' ? 1 : 0),
  chapterAt,
};

function chapterAt(fact: DownforceFact): ChapterName | undefined {
  if (fact.kind === 'for-sale' && fact.round === 1 && !fact.again) return { kind: 'auction' };
  if (fact.kind === 'race-starts') return { kind: 'start' };
  if (fact.kind === 'bets-asked') return { kind: 'bet', number: fact.bet };
  return fact.kind === 'race-over' ? { kind: 'finish' } : undefined;
}
