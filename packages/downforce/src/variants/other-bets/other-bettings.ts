import { DECLINE, PODIUM } from '../../state/action.ts';
import { PRINTED_BETTING } from '../../phases/printed-betting.ts';
import type { BetPay, Betting, Question } from '../../state/game.ts';
import { standingAt } from './odds.ts';
import type { DownforceOptions } from '../../rules/options.ts';
import { orderCount, PODIUM_PLACES } from '../../state/orders.ts';
import { FIRST_PENALTY, ODDS, payPlace, PENALTIES } from '../../scoring/payouts.ts';

const payOdds: BetPay = ({ bytes }, { line, car, place, isHome }) =>
  isHome ? (standingAt(bytes, line).indexOf(car) + 1) * (ODDS[line][place] ?? 0) : 0;

const payExactPlace: BetPay = (state, named) => (named.named === named.place ? payPlace(state, named) : 0);

const payOrCost: BetPay = (state, named) =>
  named.place < FIRST_PENALTY
    ? payPlace(state, named)
    : 0 - PENALTIES[named.line][named.place - FIRST_PENALTY];

/** D-V9 */
const KINDS: Readonly<Record<DownforceOptions['bets'], Betting>> = {
  printed: PRINTED_BETTING,
  odds: { ...PRINTED_BETTING, pays: payOdds },
  penalty: { ...PRINTED_BETTING, pays: payOrCost },
  widespread: {
    question: { verbs: [PODIUM], code: 'name-three-now', rule: 'D-V9' },
    verb: PODIUM,
    places: PODIUM_PLACES,
    slips: orderCount(PODIUM_PLACES),
    mayDecline: false,
    pays: payExactPlace,
  },
  none: PRINTED_BETTING,
};

/** D-V5: whatever is laid, it is laid once. */
export function bettingOf({ bets, timely }: DownforceOptions): Betting {
  const kind = KINDS[bets];
  if (!timely) return kind;
  const question: Question = { verbs: [kind.verb, DECLINE], code: 'bet-or-decline-now', rule: 'D-V5' };
  return { ...kind, question, mayDecline: true };
}

/** D-V6: predictions are no bets. */
export const NO_BETS: Betting = { ...PRINTED_BETTING, places: 0, slips: 0 };
