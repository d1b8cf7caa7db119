import type { Glance } from '@paddock/kernel';
import { TEAMS } from './teams.ts';
import type { FormulaView } from './view.ts';

/** Not part of the module: only the server's lists show it. */
export function formulaGlance({ public: open }: FormulaView): Glance {
  const { race, options, phase, line, owners } = open;
  const [car] = phase === 'dealing' || phase === 'resting' ? [] : line;
  const team = TEAMS.findIndex((name) => car?.startsWith(`${name}-`));
  return {
    race: Math.min(options.races, race + 1),
    races: options.races,
    leader: car === undefined ? null : { car, seat: owners[team] ?? null },
  };
}
