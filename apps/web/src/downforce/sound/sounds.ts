import type { DownforceFact } from '@paddock/downforce';
import { endSound, soundsBy, type SoundTable } from '../../sound/sound-table.ts';

export const DOWNFORCE_SOUNDS: SoundTable<DownforceFact> = {
  'bid-laid': 'card',
  'power-chosen': 'card',
  'die-set': 'card',
  'bids-shown': 'flip',
  'dice-shown': 'flip',
  sold: 'sold',
  'takes-last': 'sold',
  'lot-drawn': 'die',
  'die-rolled': 'die',
  'race-starts': 'lights',
  played: 'card',
  'turned-up': 'card',
  stepped: (_, { spaces }) => ({ name: 'engine', spaces }),
  jammed: 'jam',
  'line-idle': ({ why }) => (why === 'blocked' ? 'jam' : undefined),
  finished: 'finish',
  'bet-laid': 'sealed',
  'podium-laid': 'sealed',
  'slip-laid': 'sealed',
  predicted: 'sealed',
  'no-race': 'over',
  'game-over': ({ outcome }, { viewer }) => endSound(outcome, viewer),
};

export const soundOf = soundsBy(DOWNFORCE_SOUNDS);
