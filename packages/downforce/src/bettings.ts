import { BET, DECLINE, PODIUM } from './action.ts';
import { CAR_COUNT } from './cars.ts';
import type { Betting, Question } from './game.ts';
import type { DownforceOptions } from './options.ts';
import { orderCount, PODIUM_PLACES } from './orders.ts';
import { payExactPlace, payOdds, payOrCost, payPlace } from './payouts.ts';

type Laid = Omit<Betting, 'mayDecline'>;

const WINNER = {
  question: { verbs: [BET], code: 'bet-now', rule: 'D-B1' },
  verb: BET,
  places: 1,
  slips: CAR_COUNT,
} as const;

/** D-E2, D-V9 */
const KINDS: Readonly<Record<DownforceOptions['bets'], Laid>> = {
  printed: { ...WINNER, pays: payPlace },
  odds: { ...WINNER, pays: payOdds },
  penalty: { ...WINNER, pays: payOrCost },
  widespread: {
    question: { verbs: [PODIUM], code: 'name-three-now', rule: 'D-V9' },
    verb: PODIUM,
    places: PODIUM_PLACES,
    slips: orderCount(PODIUM_PLACES),
    pays: payExactPlace,
  },
  none: { ...WINNER, pays: payPlace },
};

/** D-V5: whatever is laid, it is laid once. */
export function bettingOf({ bets, timely }: DownforceOptions): Betting {
  const kind = KINDS[bets];
  if (!timely) return { ...kind, mayDecline: false };
  const question: Question = { verbs: [kind.verb, DECLINE], code: 'bet-or-decline-now', rule: 'D-V5' };
  return { ...kind, question, mayDecline: true };
}

/** D-V6: predictions are no bets. */
export const NO_BETS: Betting = { ...KINDS.none, places: 0, slips: 0, mayDecline: false };
