import { CAR_COUNT, type DownforceState } from '@paddock/downforce';
import {
  BETS_ASKED,
  betAt,
  DECLINED,
  MOST_SEATS,
  moneyScores,
  OWNER,
  PRICE,
  standingOf,
} from '@paddock/downforce/bytes';

type Scores = readonly { readonly score: number; readonly tie: number }[];

const money = new Int32Array(MOST_SEATS);
const best = new Uint8Array(MOST_SEATS);
const placeOf = new Uint8Array(CAR_COUNT);

/**
 * What the rules score a finished game with. For the printed game the sums are taken straight from the bytes: the rules add up
 * whole sheets to show, and a search scores thousands of games that nobody sees.
 */
export function scoresOf(state: DownforceState): Scores {
  const { game } = state;
  if (game.scores !== moneyScores || game.betting.places > 1) return game.scores(state);
  money.fill(0);
  best.fill(CAR_COUNT);
  payPrizes(state);
  payBets(state);
  const scores: { readonly score: number; readonly tie: number }[] = [];
  for (let seat = 0; seat < game.players; seat++)
    scores.push({ score: money[seat] ?? 0, tie: best[seat] ?? 0 });
  return scores;
}

/** D-E1, and what the cars cost. */
function payPrizes({ bytes, game }: DownforceState): void {
  const finishers = game.finishers(bytes);
  const { prizes } = game.payouts;
  for (const [place, car] of standingOf(bytes).entries()) {
    const owner = bytes[OWNER + car] ?? 0;
    placeOf[car] = place;
    if (owner >= game.players) continue;
    const prize = place < finishers ? (prizes[place] ?? 0) : 0;
    money[owner] = (money[owner] ?? 0) + prize - (bytes[PRICE + car] ?? 0);
    best[owner] = Math.min(best[owner] ?? 0, place);
  }
}

/** D-E2. A slip for one car is that car. */
function payBets(state: DownforceState): void {
  const { bytes, game } = state;
  const finishers = game.finishers(bytes);
  const lines = bytes[BETS_ASKED] ?? 0;
  for (let line = 0; line < lines; line++)
    for (let seat = 0; seat < game.players; seat++) {
      const car = bytes[betAt(line, seat)] ?? 0;
      if (car >= DECLINED) continue;
      const place = placeOf[car] ?? 0;
      const pays = game.betting.pays(state, { line, car, named: 0, place, isHome: place < finishers });
      money[seat] = (money[seat] ?? 0) + pays;
    }
}
