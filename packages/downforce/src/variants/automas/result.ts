import type { Seat } from '@paddock/kernel';
import { moneyScores, outcomeOf, sheetsOf } from '../../scoring/scoring.ts';
import type { Sheet } from '../../scoring/sheet.ts';
import { ownersIn } from '../../state/access.ts';
import { CAR_COUNT } from '../../state/cars.ts';
import type { DownforceState, Score } from '../../state/game.ts';
import { COUNTER } from '../../state/layout.ts';
import { cardsLeft } from './deck.ts';

/** D-V8j: a person needs more than every automa: an automa wins a tie. Without a race all share (D-A12). */
export function automaScores(state: DownforceState): Score[] {
  const { people } = state.game;
  if (!hasRaced(state)) return moneyScores(state);
  return moneyScores(state).map(({ score, tie }, seat) => ({
    score,
    tie: seat < people ? tie : tie - 2 * CAR_COUNT,
  }));
}

/** Whether anybody owned a car in any game of the tour. */
function hasRaced({ bytes, past }: DownforceState): boolean {
  return ownersIn(bytes) !== 0 || past.some(({ sheets }) => sheets.some(({ cars }) => cars.length > 0));
}

/** D-V8j: the person who would win even if every automa got $1M for each card left, in all games of a tour. */
export function ultraWinner(state: DownforceState): Seat | null {
  const { people, players } = state.game;
  const { standings } = outcomeOf(state);
  const [{ seat: winner = players, score: best }] = standings;
  if (people === players || winner >= people) return null;
  const left = [...state.past.map(({ sheets }) => sheets), sheetsOf(state)].map((sheets) =>
    sheets.map(({ cardsLeft = 0 }) => cardsLeft),
  );
  const isAhead = standings.every(
    ({ seat = 0, score }) =>
      seat < people || best > left.reduce((total, cards) => total + cards[seat], score),
  );
  return isAhead ? winner : null;
}

/** D-V8i, D-V8j */
export function automaSheet(state: DownforceState, sheet: Sheet): Sheet {
  const { seat } = sheet;
  if (seat < state.game.people) return sheet;
  const counter = state.bytes[COUNTER + seat];
  const { total, ...money } = sheet;
  return { ...money, counter, cardsLeft: cardsLeft(state, seat), total: total + counter };
}
