import { FORMULA_STARTERS } from '@paddock/bots/formula';
import { CAR_NAMES, DECK_SIZE, formulaGame, TEAMS, teamsEach, type Team } from '@paddock/formula';
import { eraseGame } from '@paddock/kernel';
import type { FormulaWords } from '@paddock/words';
import { levelsToMeet } from '../../game/levels.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { FormWords, GameForm, Given, Measured } from '../../new-game/form.ts';
import { presetPicture } from './pictures.tsx';

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

/** Means over bots' races with four players: the fewer cards, the sooner the end. */
function measured({ races, removed }: Given): Measured {
  const of = (cards: unknown) => (DECK_SIZE - Number(cards)) / DECK_SIZE;
  const whole = Array.isArray(removed)
    ? removed.reduce((sum: number, cards: unknown) => sum + of(cards), 0)
    : Number(races) * of(removed);
  return { seconds: 72 * whole, decisions: 42 * whole };
}

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
    firstPreset: 'one-race',
    forNewcomers: 'one-race',
    difficulty: (preset) => (preset === 'one-race' ? 'easy' : 'medium'),
    picture: presetPicture,
    pictured: [],
    valuePicture: () => null,
    measured,
    groups: [{ title: null, options: Object.keys(rules.options.specs) }],
    levels: levelsToMeet(FORMULA_STARTERS),
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
