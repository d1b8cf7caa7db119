import type { DownforceState } from '@paddock/downforce';
import { PHASE, RESTING } from '@paddock/downforce/bytes';
import { before } from '../club/places.ts';
import { scoresOf } from './money-scores.ts';

/** What a result is worth: the win, and each million or point above the others' average. */
const FOR_WIN = 20;
const FOR_LEAD = 0.2;
/** D-V4: how far a lead may still change in each game to come. */
const DEVIATION_A_GAME = 6;
const MOST_SEATS = 6;

/** How a game, or a game of a tour, ended for every seat. */
export class Results {
  readonly score = new Float64Array(MOST_SEATS);
  /** The share of the win; the chance of it while games are to come. */
  readonly win = new Float64Array(MOST_SEATS);
  readonly utility = new Float64Array(MOST_SEATS);

  read(state: DownforceState): void {
    const { game, past, bytes } = state;
    const { players } = game;
    const isResting = bytes[PHASE] === RESTING;
    const last = isResting ? undefined : scoresOf(state);
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      let score = last?.[seat]?.score ?? 0;
      for (const { scores } of past) score += scores[seat] ?? 0;
      this.score[seat] = score;
      sum += score;
    }
    if (last === undefined) this.#foreseeWins(players, game.itinerary.length - past.length);
    else this.#shareWin(players, (seat) => last[seat]?.tie ?? 0);
    for (let seat = 0; seat < players; seat++) {
      const score = this.score[seat] ?? 0;
      const lead = score - (sum - score) / (players - 1);
      this.utility[seat] = FOR_WIN * (this.win[seat] ?? 0) + FOR_LEAD * lead;
    }
  }

  /** D-E3 */
  #shareWin(players: number, tieOf: (seat: number) => number): void {
    let winners = 0;
    let most = -Infinity;
    let tie = 0;
    for (let seat = 0; seat < players; seat++) {
      const score = this.score[seat] ?? 0;
      const isBetter = score > most || (score === most && tieOf(seat) < tie);
      if (isBetter) [most, tie, winners] = [score, tieOf(seat), 0];
      if (score === most && tieOf(seat) === tie) winners++;
    }
    for (let seat = 0; seat < players; seat++)
      this.win[seat] = this.score[seat] === most && tieOf(seat) === tie ? 1 / winners : 0;
  }

  #foreseeWins(players: number, games: number): void {
    for (let seat = 0; seat < players; seat++) {
      let chance = 1;
      for (let other = 0; other < players; other++)
        if (other !== seat)
          chance *= before(
            ((this.score[seat] ?? 0) - (this.score[other] ?? 0)) / (DEVIATION_A_GAME * Math.sqrt(games)),
          );
      this.win[seat] = chance;
    }
  }
}
