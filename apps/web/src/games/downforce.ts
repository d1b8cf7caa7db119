import type { DownforceFact, DownforceOptions, DownforceState, DownforceView } from '@paddock/downforce';
import { loadRules } from '../downforce/rules.ts';
import type { ChapterName, GameKind } from '../session/kind.ts';
import type { Played } from './names.ts';

type DownforceKind = GameKind<DownforceOptions, DownforceState, DownforceView, DownforceFact>;

const KIND: Omit<DownforceKind, 'rules'> = {
  races: ({ worldTour }) => Math.max(1, worldTour.length),
  racesRun: ({ public: { phase, variant } }) => variant?.tour?.over ?? (phase === 'over' ? 1 : 0),
  chapterAt,
  goOn: 'ready',
};

/** With the rules that this needs. */
export async function downforceKind(played: Played): Promise<DownforceKind> {
  return { ...KIND, rules: await loadRules(played) };
}

function chapterAt(fact: DownforceFact, before: readonly ChapterName[]): ChapterName | undefined {
  // D-V4: with its grid the next race of a tour begins.
  const races = before.filter(({ kind }) => kind === 'finish').length;
  if (fact.kind === 'grid-drawn' && fact.number === 1 && races > 0)
    return { kind: 'race', number: races + 1 };
  if (fact.kind === 'for-sale' && fact.round === 1 && !fact.again) return { kind: 'auction' };
  if (fact.kind === 'race-starts') return { kind: 'start' };
  if (fact.kind === 'bets-asked') return { kind: 'bet', number: fact.bet };
  if (fact.kind === 'whispers-asked') return { kind: 'bet', number: fact.line };
  return fact.kind === 'race-over' ? { kind: 'finish' } : undefined;
}
