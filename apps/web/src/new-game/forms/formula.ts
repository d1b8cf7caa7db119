import { CAR_NAMES, formula, PRESETS, TEAMS, teamsEach, type Team } from '@paddock/formula';
import type { OptionTable } from '@paddock/kernel';
import type { FormulaWords } from '@paddock/words';
import type { GameForm, Given } from '../form.ts';

/** To start from; nobody who ever raced. */
const DRIVERS = [
  'Ines Marlo',
  'Tom Arkwright',
  'Keiko Hane',
  'Paul Verdier',
  'Rosa Quint',
  'Jan Brandt',
  'Lucia Falco',
  'Omar Sefton',
  'Maud Ferrow',
  'Rui Tavora',
  'Nils Harke',
  'Vera Szabo',
] as const;

export function formulaForm(words: () => FormulaWords): GameForm {
  return {
    game: 'formula',
    players: formula.players,
    options: formula.options as unknown as OptionTable<Given>,
    presets: PRESETS,
    groups: [{ title: null, options: Object.keys(formula.options.specs) }],
    automas: () => 0,
    alwaysSaid: () => [],
    races: ({ races }) => Number(races),
    itemsEach: (_, players) => teamsEach(players),
    items: (option) =>
      option === 'teams'
        ? TEAMS.map((team) => ({ key: team, label: words().colour(team), livery: team }))
        : CAR_NAMES.map((car) => ({
            key: car,
            label: words().car(car),
            livery: car.split('-')[0] as Team,
          })),
    names: () => DRIVERS,
  };
}
