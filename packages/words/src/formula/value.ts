import { type FormulaOptions, type Team } from '@paddock/formula';
import type { Context } from '../context.ts';
import type { SharedWords } from '../shared.ts';
import type { FormulaCatalogue } from './catalogue.ts';

/** A value of an option as a label; the value must be a legal one. */
export function valueLabel(
  { values, options, teamColours }: FormulaCatalogue,
  { and, labelled }: SharedWords,
  key: keyof FormulaOptions,
  value: unknown,
  { names }: Context,
): string {
  switch (key) {
    case 'races':
      return values.races(Number(value));
    case 'removed':
      return Array.isArray(value)
        ? value.map((cards, race) => values.inRace(race + 1, values.removed(Number(cards)))).join(', ')
        : values.removed(Number(value));
    case 'teams': {
      if (!Array.isArray(value)) break;
      const shares = value as readonly (readonly Team[])[];
      return shares
        .map((share, seat) =>
          labelled(names[seat] ?? `#${seat + 1}`, and(share.map((team) => teamColours[team]))),
        )
        .join(', ');
    }
    case 'drivers':
      if (Array.isArray(value) && value.length > 0) return value.join(', ');
      return options.drivers.values['none']?.label ?? '';
    case 'championship':
      break;
  }
  return options[key].values[String(value)]?.label ?? String(value);
}
