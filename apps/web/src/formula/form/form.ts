import { FORMULA_BOTS } from '@paddock/bots/formula';
import { CAR_NAMES, formulaGame, TEAMS, teamsEach, type Team } from '@paddock/formula';
import { eraseGame } from '@paddock/kernel';
import type { FormulaWords } from '@paddock/words';
import { levelsToMeet } from '../../game/levels.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { FormWords, GameForm } from '../../new-game/form.ts';

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

export async function loadFormulaForm(): Promise<GameForm> {
  const texts = await loadTexts('formula');
  return formulaForm(() => texts.formula);
}

export function formulaForm(words: () => FormulaWords): GameForm {
  const { rules, presets } = eraseGame(formulaGame);
  return {
    game: rules.game,
    players: rules.players,
    options: rules.options,
    presets,
    groups: [{ title: null, options: Object.keys(rules.options.specs) }],
    levels: levelsToMeet(FORMULA_BOTS),
    words: () => words() as FormWords,
    playersText: ({ form }) => form.playersText.formula,
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
