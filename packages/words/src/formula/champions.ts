import type { Standing } from '@paddock/kernel';
import type { FormulaFact } from '@paddock/formula';
import type { FormulaCatalogue, Voice } from './catalogue.ts';

/** F-O2: the champion of every table; the first table has decided the game. */
export function championsOf(
  { prompts }: FormulaCatalogue,
  tables: readonly (readonly Standing[])[],
  say: Voice,
): string[] {
  return tables.flatMap(([winner]) => (winner === undefined ? [] : prompts.champion(winner, say)));
}

/** The end of a season: its champions, then both tables. */
export function seasonOver(
  catalogue: FormulaCatalogue,
  { outcome, other }: Extract<FormulaFact, { kind: 'season-over' }>,
  say: Voice,
): string {
  const tables = other === undefined ? [outcome.standings] : [outcome.standings, other];
  const standings = tables.map((table) => catalogue.standings(table, say));
  return [catalogue.prompts.over, ...championsOf(catalogue, tables, say), ...standings].join(' ');
}
