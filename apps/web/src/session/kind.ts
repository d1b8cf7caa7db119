import {
  formula,
  type FormulaFact,
  type FormulaOptions,
  type FormulaState,
  type FormulaView,
} from '@paddock/formula';
import type { Rules, ViewShape } from '@paddock/kernel';

/** What the page has to know of a game besides its rules. */
export interface GameKind<Options, State, View extends ViewShape, Fact> {
  readonly rules: Rules<Options, State, View, Fact>;
  races(options: Options): number;
  racesRun(view: View): number;
  /** The race that begins with this fact, counted from 1. */
  raceStarting(fact: Fact): number | undefined;
  /** What a seat says between two races. */
  readonly goOn: string;
}

export const formulaKind: GameKind<FormulaOptions, FormulaState, FormulaView, FormulaFact> = {
  rules: formula,
  races: ({ races }) => races,
  racesRun: (view) => view.public.results.length,
  raceStarting: (fact) => (fact.kind === 'race-starts' ? fact.race : undefined),
  goOn: 'ready',
};
