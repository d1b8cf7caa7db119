import type { FormulaFact, FormulaOptions, FormulaState, FormulaView } from '@paddock/formula';
import type { ReplaySession } from '../session/replay.ts';

export type FormulaReplay = ReplaySession<FormulaOptions, FormulaState, FormulaView, FormulaFact>;
