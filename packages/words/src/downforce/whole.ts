import type { AutomaWords, DownforceCatalogue, PackWords, PrintedCatalogue, WayWords } from './catalogue.ts';

/** Everything that a language says: the printed game, and the other ways to play. */
export function withWays(
  printed: PrintedCatalogue,
  pack: PackWords,
  automa: AutomaWords,
  ways: WayWords,
): DownforceCatalogue {
  return {
    ...printed,
    powers: { ...printed.powers, ...pack.powers },
    facts: { ...printed.facts, ...automa.facts, ...pack.facts, ...ways.facts },
    phases: { ...printed.phases, ...automa.phases, ...pack.phases, ...ways.phases },
    prompts: {
      ...printed.prompts,
      ...pack.prompts,
      ...ways.prompts,
      table: { ...printed.prompts.table, ...automa.prompts, ...ways.table },
    },
    plain: { ...printed.plain, ...pack.plain, ...ways.plain },
    things: { ...printed.things, ...ways.things },
  };
}
