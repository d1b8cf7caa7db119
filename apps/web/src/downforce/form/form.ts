import { DOWNFORCE_BOTS } from '@paddock/bots/downforce';
import { downforceGame } from '@paddock/downforce';
import { eraseGame } from '@paddock/kernel';
import { levelsToMeet } from '../../game/levels.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { FormWords, GameForm } from '../../new-game/form.ts';

export async function loadDownforceForm(): Promise<GameForm> {
  const texts = await loadTexts('downforceForm');
  return downforceForm(() => texts.downforceForm as FormWords);
}

export function downforceForm(words: GameForm['words']): GameForm {
  const { rules, presets } = eraseGame(downforceGame);
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
    levels: levelsToMeet(DOWNFORCE_BOTS),
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
