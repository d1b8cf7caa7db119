import type { FormulaFact } from '@paddock/formula';
import type { Context } from '@paddock/words';
import { isWorthTelling } from '../../formula/telling.ts';
import { formulaWords } from '../../i18n/games.ts';

export function story(facts: readonly unknown[], context: Context): readonly string[] {
  return (facts as readonly FormulaFact[])
    .filter(isWorthTelling)
    .map((fact) => formulaWords().fact(fact, context));
}
