import { downforce, PRESETS } from '@paddock/downforce';
import type { OptionTable } from '@paddock/kernel';
import type { GameForm, Given } from '../form.ts';

export const downforceForm: GameForm = {
  game: 'downforce',
  players: downforce.players,
  options: downforce.options as unknown as OptionTable<Given>,
  presets: PRESETS,
  groups: [
    { title: 'race', options: ['track', 'worldTour', 'longDistance', 'goal'] },
    { title: 'cars', options: ['auction', 'powers', 'tricky', 'twoPlayerCunning', 'hand'] },
    { title: 'money', options: ['bets', 'timely', 'payouts'] },
    { title: 'automas', options: ['automas', 'automaLevel'] },
  ],
  automas: ({ automas }) => Number(automas),
  alwaysSaid: ({ worldTour }) =>
    Array.isArray(worldTour) && worldTour.length > 0 ? ['worldTour'] : ['track'],
  races: () => 1,
  itemsEach: () => 0,
  items: () => [],
  names: () => [],
};
