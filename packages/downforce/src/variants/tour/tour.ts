import type { Seat } from '@paddock/kernel';
import { CARS, type CarName } from '../../state/cars.ts';
import type { DownforceState, Listener } from '../../state/game.ts';
import { beginGame } from '../../phases/reset.ts';
import { finishersOf, sheetsOf, type Sheet } from '../../scoring/scoring.ts';
import { standingOf } from '../../state/standing.ts';
import { ASKED, CHOSEN, GAME, PHASE, RESTING, TRACK } from '../../state/layout.ts';
import type { WhisperSheet } from '../whispers/whispers.ts';

/** D-V4: a game of a tour that is over. */
export interface PastGame {
  readonly track: string;
  readonly standing: readonly CarName[];
  readonly finished: number;
  /** By seat; their sums decide. */
  readonly scores: readonly number[];
  readonly sheets: readonly Sheet[];
  /** D-V6 */
  readonly points?: readonly WhisperSheet[];
}

/** D-V4: between two games the table waits until every seat is ready. */
export function rest(state: DownforceState, tell: Listener): void {
  const { bytes, game } = state;
  const over = pastGame(state);
  if (tell !== undefined) tellLeg(state, over, tell);
  state.past = [...state.past, over];
  bytes[ASKED] = (1 << game.people) - 1;
  bytes[CHOSEN] = 0;
  bytes[PHASE] = RESTING;
}

function pastGame(state: DownforceState): PastGame {
  const { bytes, game } = state;
  const points = game.points?.(state);
  return {
    track: game.tracks[bytes[TRACK]].file.id,
    standing: standingOf(bytes).map((car) => CARS[car]),
    finished: finishersOf(state),
    scores: game.scores(state).map(({ score }) => score),
    sheets: sheetsOf(state),
    ...(points && { points }),
  };
}

function tellLeg({ bytes, game, past }: DownforceState, over: PastGame, tell: NonNullable<Listener>): void {
  const totals = over.scores.map((score, seat) =>
    past.reduce((total, { scores }) => total + scores[seat], score),
  );
  tell.all({ kind: 'leg-over', leg: bytes[GAME], legs: game.itinerary.length, result: over, totals });
}

export function tellLast(state: DownforceState, tell: NonNullable<Listener>): void {
  tellLeg(state, pastGame(state), tell);
}

export function makeReady(state: DownforceState, seat: Seat, tell: Listener): void {
  const { bytes } = state;
  bytes[CHOSEN] |= 1 << seat;
  tell?.all({ kind: 'ready', seat });
  if (bytes[CHOSEN] === bytes[ASKED]) beginGame(state);
}
