import {
  formula,
  type FormulaFact,
  type FormulaOptions,
  type FormulaState,
  type FormulaView,
} from '@paddock/formula';
import type { GameKind } from '../session/kind.ts';

export const formulaKind: GameKind<FormulaOptions, FormulaState, FormulaView, FormulaFact> = {
  rules: formula,
  races: ({ races }) => races,
  racesRun: (view) => view.public.results.length,
  chapterAt: (fact) => (fact.kind === 'race-starts' ? { kind: 'race', number: fact.race } : undefined),
  goOn: 'ready',
};
