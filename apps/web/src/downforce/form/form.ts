import { RANDOM_TRACK } from '@paddock/downforce';
import type { AnyGame } from '@paddock/kernel';
import { levelsToMeet } from '../../game/levels.ts';
import { PRINTED_BOTS } from '../levels.ts';
import { loadDownforce } from '../rules.ts';
import { loadTexts } from '../../i18n/texts.ts';
import type { Brought, FormWords, GameForm } from '../../new-game/form.ts';
import { measured, presetDifficulty, presetPicture } from './presets.tsx';

export async function loadDownforceForm(brought?: Brought): Promise<GameForm> {
  const [game, texts] = await Promise.all([loadDownforce('everything'), loadTexts('downforceForm')]);
  const words = () => texts.downforceForm as FormWords & typeof texts.downforceForm;
  if (brought === undefined || brought.things.length === 0) return downforceForm(game, words);
  return (await import('./own-form.ts')).formWithOwn(words, brought);
}

export function downforceForm({ rules, presets }: AnyGame, words: GameForm['words']): GameForm {
  return {
    game: rules.game,
    players: rules.players,
    options: rules.options,
    presets,
    firstPreset: 'printed',
    forNewcomers: 'beginners',
    difficulty: presetDifficulty,
    picture: presetPicture,
    pictured: ['track'],
    valuePicture: (_, track) => (track === RANDOM_TRACK ? null : `/grounds/${track}.svg`),
    measured,
    groups: [
      { title: 'race', options: ['worldTour', 'longDistance', 'goal'] },
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
