import { betAt, carsOn } from '../phases/bets.ts';
import { CAR_COUNT } from '../state/cars.ts';
import type { DownforceState, Score } from '../state/game.ts';
import { BETS_ASKED, DECLINED, MOST_SEATS, OWNER, PRICE } from '../state/layout.ts';
import { standingOf } from '../state/standing.ts';

const money = new Int32Array(MOST_SEATS);
const best = new Uint8Array(MOST_SEATS);
const placeOf = new Uint8Array(CAR_COUNT);

/** D-E1 to D-E3, the sums of the sheets without the sheets: a search scores thousands of games and shows none. */
export function moneyScores(state: DownforceState): Score[] {
  const { players } = state.game;
  money.fill(0);
  best.fill(CAR_COUNT);
  payPrizes(state);
  payBets(state);
  const scores: Score[] = [];
  for (let seat = 0; seat < players; seat++) scores.push({ score: money[seat], tie: best[seat] });
  return scores;
}

function payPrizes({ bytes, game }: DownforceState): void {
  const order = standingOf(bytes);
  const finishers = game.finishers(bytes);
  const { prizes } = game.payouts;
  for (let place = 0; place < CAR_COUNT; place++) {
    const car = order[place];
    const owner = bytes[OWNER + car];
    placeOf[car] = place;
    if (owner >= game.players) continue;
    money[owner] += (place < finishers ? prizes[place] : 0) - bytes[PRICE + car];
    if (place < best[owner]) best[owner] = place;
  }
}

function payBets(state: DownforceState): void {
  const { bytes, game } = state;
  const { places, pays } = game.betting;
  const finishers = game.finishers(bytes);
  for (let line = 0; line < bytes[BETS_ASKED]; line++)
    for (let seat = 0; seat < game.players; seat++) {
      const slip = bytes[betAt(line, seat)];
      if (slip >= DECLINED) continue;
      for (let named = 0; named < places; named++) {
        // A slip for one car is that car.
        const car = places === 1 ? slip : carsOn(game, slip)[named];
        const place = placeOf[car];
        money[seat] += pays(state, { line, car, named, place, isHome: place < finishers });
      }
    }
}
