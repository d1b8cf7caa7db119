import type { FormulaFact, FormulaOptions } from '@paddock/formula';
import { eraseScreen, type LoadedTable, type Need } from '../game/page-game.ts';
import { loadTexts } from '../i18n/texts.ts';
import { formulaTable } from './formula-table.tsx';
import { FORMULA } from './rules.ts';
import { isWorthTelling } from './telling.ts';

export async function loadFormulaTable(need: Need): Promise<LoadedTable> {
  const drivers = typeof need === 'string' ? [] : (need.options as FormulaOptions).drivers;
  const texts = await loadTexts('table', 'shared', 'formula', 'formulaTexts');
  return {
    game: FORMULA,
    Table: eraseScreen(formulaTable(texts)),
    story: (facts, context) =>
      (facts as readonly FormulaFact[])
        .filter(isWorthTelling)
        .map((fact) => texts.formula.fact(fact, { ...context, drivers })),
  };
}
