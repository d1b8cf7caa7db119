import { withPhase } from '../../phases/table.ts';
import { FIRST_PENALTY, ODDS, payPlace, PENALTIES } from '../../scoring/payouts.ts';
import { type Car, CAR_COUNT, carNumber, CARS } from '../../state/cars.ts';
import type { BetPay } from '../../state/game.ts';
import { BETS_ASKED, BETTING } from '../../state/layout.ts';
import { noteOrder, rankNoted } from '../../state/noted-orders.ts';
import { conflictsOf } from '../../state/options.ts';
import { orderAt, orderCount, orderNames, rankOf } from '../../state/orders.ts';
import { standingOf } from '../../state/standing.ts';
import type { Variant } from '../../state/variant.ts';
import { OTHER_BETS_CONFLICTS, PODIUM, PODIUM_PLACES } from './terms.ts';

const payOdds: BetPay = ({ bytes }, { line, car, place, isHome }) =>
  isHome ? (standingAt(bytes, line).indexOf(car) + 1) * (ODDS[line][place] ?? 0) : 0;

const payExactPlace: BetPay = (state, named) => (named.named === named.place ? payPlace(state, named) : 0);

const payOrCost: BetPay = (state, named) =>
  named.place < FIRST_PENALTY
    ? payPlace(state, named)
    : 0 - PENALTIES[named.line][named.place - FIRST_PENALTY];

/** D-V9: what a bet pays depends on the standing when it is made. */
export const odds: Variant = {
  options: { bets: ['odds'] },
  conflicts: () => conflictsOf(OTHER_BETS_CONFLICTS),
  change: (game) => ({
    ...game,
    betting: { ...game.betting, pays: payOdds },
    askLine: (state, tell) => {
      const { bytes } = state;
      noteOrder(bytes, bytes[BETS_ASKED] - 1, rankOf(standingOf(bytes)));
      return game.askLine(state, tell);
    },
  }),
  view: ({ bytes }) => ({
    odds: Array.from({ length: bytes[BETS_ASKED] }, (_, line) =>
      standingAt(bytes, line).map((car) => CARS[car]),
    ),
  }),
  restore: ({ bytes }, { public: open }) => {
    for (const [line, order] of (open.variant?.odds ?? []).entries())
      noteOrder(bytes, line, rankOf(order.map(carNumber)));
  },
};

/** All six cars as they stood at a line, from 0. */
function standingAt(bytes: Uint8Array, line: number): readonly Car[] {
  return orderAt(rankNoted(bytes, line), CAR_COUNT);
}

/** D-V9: a bet on the last cars costs money. */
export const penalty: Variant = {
  options: { bets: ['penalty'] },
  change: (game) => ({ ...game, betting: { ...game.betting, pays: payOrCost } }),
};

/** D-V9: a slip names the first three in order. */
export const widespread: Variant = {
  options: { bets: ['widespread'] },
  verbs: { [PODIUM]: { word: 'podium', things: orderNames(PODIUM_PLACES) } },
  change: (game) => ({
    ...game,
    phases: withPhase(game.phases, {
      ...game.phases[BETTING],
      verbs: [PODIUM],
      question: { code: 'name-three-now', rule: 'D-V9' },
    }),
    betting: {
      ...game.betting,
      verb: PODIUM,
      places: PODIUM_PLACES,
      slips: orderCount(PODIUM_PLACES),
      pays: payExactPlace,
    },
  }),
};
