import type { Phase } from '../state/game.ts';
import { AUCTION_PHASES } from './auction.ts';
import { BETTING_PHASES } from './betting.ts';
import { DRAWING_PHASES } from './drawing.ts';
import { OVER_PHASE } from './finish.ts';
import { KEEPING_PHASES } from './keeping.ts';
import { RACE_PHASES } from './race.ts';
import { SETUP_PHASES } from './setup.ts';
import { TURN_PHASES } from './turn.ts';

export const PRINTED_PHASES: readonly Phase[] = [
  ...SETUP_PHASES,
  ...AUCTION_PHASES,
  ...KEEPING_PHASES,
  ...DRAWING_PHASES,
  ...TURN_PHASES,
  ...BETTING_PHASES,
  ...RACE_PHASES,
  OVER_PHASE,
];
