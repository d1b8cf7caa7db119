import { downforce, PRESETS } from '@paddock/downforce';
import type { OptionTable } from '@paddock/kernel';
import type { GameForm, Given } from '../form.ts';

export const downforceForm: GameForm = {
  game: 'downforce',
  players: downforce.players,
  options: downforce.options as unknown as OptionTable<Given>,
  presets: PRESETS,
  races: () => 1,
  itemsEach: () => 0,
  items: () => [],
  names: () => [],
};
