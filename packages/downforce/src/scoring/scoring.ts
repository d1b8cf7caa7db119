import type { Outcome, Seat, Standing } from '@paddock/kernel';
import { betAt, carsOn } from '../phases/bets.ts';
import { type Car, CAR_COUNT, CARS } from '../state/cars.ts';
import type { DownforceState, Score } from '../state/game.ts';
import { BETS_ASKED, OWNER, PRICE } from '../state/layout.ts';
import { standingOf } from '../state/standing.ts';
import type { Sheet } from './sheet.ts';

/** D-E1 to D-E3. Stalled cars earn nothing in any place (D-R11). */
export function sheetsOf(state: DownforceState): Sheet[] {
  const { bytes, game } = state;
  const { prizes } = game.payouts;
  const order = standingOf(bytes);
  const finished = game.finishers(bytes);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return Array.from({ length: game.players }, (_, seat) => {
    const cars = CARS.map((car, index) => {
      const place = order.indexOf(index);
      return { car, paid: bytes[PRICE + index], prize: place < finished ? prizes[place] : 0 };
    }).filter((_car, index) => bytes[OWNER + index] === seat);
    const bets = betsPaid(state, seat, order, finished);
    const totals = {
      prizes: sum(cars.map((car) => car.prize)),
      winnings: sum(bets.map((bet) => bet.pays)),
      paid: sum(cars.map((car) => car.paid)),
    };
    const money = totals.prizes + totals.winnings - totals.paid;
    return game.sheet(state, { seat, cars, bets, ...totals, total: money });
  });
}

function betsPaid(state: DownforceState, seat: Seat, order: readonly Car[], finished: number): Sheet['bets'] {
  const { bytes, game } = state;
  const { places, mayDecline, pays } = game.betting;
  return Array.from({ length: bytes[BETS_ASKED] }, (_, line) =>
    carsOn(game, bytes[betAt(line, seat)]).map((car, named) => {
      const place = order.indexOf(car);
      const paid = pays(state, { line, car, named, place, isHome: place < finished });
      return { car: CARS[car], pays: paid, ...((places > 1 || mayDecline) && { bet: line + 1 }) };
    }),
  ).flat();
}

/** By seat, the place of the best car (D-R12). */
function bestCars({ bytes, game }: DownforceState): number[] {
  const order = standingOf(bytes);
  return Array.from({ length: game.players }, (_, seat) => {
    const place = order.findIndex((car) => bytes[OWNER + car] === seat);
    return place < 0 ? CAR_COUNT : place;
  });
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
  const rows = state.game.scores(state).map(({ score, tie }, seat) => ({
    seat,
    tie,
    score: state.past.reduce((total, { scores }) => total + scores[seat], score),
  }));
  rows.sort((a, b) => b.score - a.score || a.tie - b.tie);
  const standings: Standing[] = [];
  for (const [index, { seat, tie, score }] of rows.entries()) {
    const before = rows[index - 1];
    const isLevel = before?.score === score && before.tie === tie;
    const place = isLevel ? (standings.at(-1)?.place ?? 1) : index + 1;
    standings.push({ side: `seat-${seat}`, seat, place, score });
  }
  return { standings };
}
