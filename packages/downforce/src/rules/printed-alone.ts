import { isPrinted } from './options.ts';
import type { Ways } from './ways.ts';

/** Nothing of a printed game leads here. */
function never(): never {
  throw new Error('only the printed game is at hand');
}

/** The printed game, and no other: whoever asks for one is told at once. */
export const PRINTED_ALONE: Ways = {
  // Whatever goes together: nothing of it can be begun.
  conflicts: () => [],
  compose: (printed) => (isPrinted(printed.setup.options) ? printed : never()),
  giveCar: never,
  givePower: never,
  automas: {
    bidVerb: never,
    nextBids: never,
    rollBid: never,
    turnUpBid: never,
    showInDeck: never,
    nextCards: never,
    rollCard: never,
    turnUpCard: never,
    drive: never,
    layBet: never,
    deckSize: never,
    cardsLeft: never,
    noteCardsLeft: never,
    ultraWinner: () => null,
    view: () => ({ automas: [], laidUnder: [] }),
    lay: () => undefined,
  },
  tour: { rest: never, tellLast: never, makeReady: never },
  whispers: {
    plaquesLeft: never,
    dealPlaque: never,
    legalSwaps: never,
    notePrediction: never,
    noteSwap: never,
    predictionsOf: never,
    lay: never,
  },
  pack: { addition: never, spaces: never, power: never, linesSaved: never },
  view: () => ({}),
  layOdds: () => undefined,
  hasBet: () => false,
  tellSlips: never,
  answerAt: never,
};
