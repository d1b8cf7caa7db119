import type { Outcome, Seat } from '@paddock/kernel';
import { betAt, carsOn } from '../phases/bets.ts';
import { CAR_COUNT, CARS } from '../state/cars.ts';
import type { DownforceState, Score } from '../state/game.ts';
import { BETS_ASKED, OWNER, PRICE } from '../state/layout.ts';
import { standingOf } from '../state/standing.ts';
import { bestCarOf, type RacedCars, rankScores, sheetOf } from './race-sheet.ts';
import type { Sheet } from './sheet.ts';

function racedCars({ bytes, game }: DownforceState): RacedCars {
  return {
    owners: bytes.subarray(OWNER, OWNER + CAR_COUNT),
    prices: bytes.subarray(PRICE, PRICE + CAR_COUNT),
    order: standingOf(bytes),
    finishers: game.finishers(bytes),
  };
}

/** D-E1 to D-E3, and what the variant adds. */
export function sheetsOf(state: DownforceState): Sheet[] {
  const { game } = state;
  const race = racedCars(state);
  return Array.from({ length: game.players }, (_, seat) =>
    game.sheet(state, sheetOf(race, game.payouts.prizes, seat, betsPaid(state, seat, race))),
  );
}

function betsPaid(state: DownforceState, seat: Seat, { order, finishers }: RacedCars): Sheet['bets'] {
  const { bytes, game } = state;
  const { places, mayDecline, pays } = game.betting;
  return Array.from({ length: bytes[BETS_ASKED] }, (_, line) =>
    carsOn(game, bytes[betAt(line, seat)]).map((car, named) => {
      const place = order.indexOf(car);
      const paid = pays(state, { line, car, named, place, isHome: place < finishers });
      return { car: CARS[car], pays: paid, ...((places > 1 || mayDecline) && { bet: line + 1 }) };
    }),
  ).flat();
}

function bestCars(state: DownforceState): number[] {
  const race = racedCars(state);
  return Array.from({ length: state.game.players }, (_, seat) => bestCarOf(race, seat));
}

/** D-E3 */
export function moneyScores(state: DownforceState): Score[] {
  const sheets = sheetsOf(state);
  return bestCars(state).map((tie, seat) => ({ score: sheets[seat].total, tie }));
}

/** D-V1 'firstHome', D-V3: by the best car alone. */
export function bestCarScores(state: DownforceState): Score[] {
  const best = bestCars(state);
  const first = Math.min(...best);
  return best.map((tie) => ({ score: tie === first && first < CAR_COUNT ? 1 : 0, tie }));
}

/** D-E3; in a tour, plus the scores of earlier games (D-V4). */
export function outcomeOf(state: DownforceState): Outcome {
  const scores = state.game.scores(state).map(({ score, tie }, seat) => ({
    tie,
    score: state.past.reduce((total, { scores: before }) => total + before[seat], score),
  }));
  return { standings: rankScores(scores) };
}
