import { BET } from '../state/action.ts';
import { CAR_COUNT } from '../state/cars.ts';
import type { Betting } from '../state/game.ts';
import { payPlace } from '../scoring/payouts.ts';

/** D-B1, D-E2 */
export const PRINTED_BETTING: Betting = {
  question: { verbs: [BET], code: 'bet-now', rule: 'D-B1' },
  verb: BET,
  places: 1,
  slips: CAR_COUNT,
  mayDecline: false,
  pays: payPlace,
};
