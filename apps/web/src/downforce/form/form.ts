import type { AnyGame } from '@paddock/kernel';
import { levelsToMeet } from '../../game/levels.ts';
import { PRINTED_BOTS } from '../levels.ts';
import { loadDownforce } from '../rules.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { FormWords, GameForm } from '../../new-game/form.ts';

export async function loadDownforceForm(): Promise<GameForm> {
  const [game, texts] = await Promise.all([loadDownforce('everything'), loadTexts('downforceForm')]);
  return downforceForm(game, () => texts.downforceForm as FormWords);
}

export function downforceForm({ rules, presets }: AnyGame, words: GameForm['words']): GameForm {
  return {
    game: rules.game,
    players: rules.players,
    options: rules.options,
    presets,
    groups: [
      { title: 'race', options: ['track', 'worldTour', 'longDistance', 'goal'] },
      { title: 'cars', options: ['auction', 'powers', 'tricky', 'twoPlayerCunning', 'hand'] },
      { title: 'money', options: ['bets', 'timely', 'payouts'] },
      { title: 'automas', options: ['automas', 'automaLevel'] },
    ],
    levels: levelsToMeet(PRINTED_BOTS),
    words,
    playersText: ({ form }) => form.playersText.downforce,
    automas: ({ automas }) => Number(automas),
    alwaysSaid: ({ worldTour }) =>
      Array.isArray(worldTour) && worldTour.length > 0 ? ['worldTour'] : ['track'],
    races: () => 1,
    itemsEach: () => 0,
    items: () => [],
    names: () => [],
  };
}
