import type { GameModule } from '@paddock/kernel';
import type { FormulaFact } from './facts.ts';
import { PRESETS, type FormulaOptions } from './options.ts';
import { formula } from './rules.ts';
import type { FormulaState } from './state.ts';
import type { FormulaView } from './view.ts';

/** Formula Motor Racing as one value. */
export const formulaGame = {
  rules: formula,
  presets: PRESETS,
  races: ({ races }) => races,
  racesRun: (view) => view.public.results.length,
  chapterAt: (fact) => (fact.kind === 'race-starts' ? { kind: 'race', number: fact.race } : undefined),
  goOn: 'ready',
} as const satisfies GameModule<FormulaOptions, FormulaState, FormulaView, FormulaFact>;
