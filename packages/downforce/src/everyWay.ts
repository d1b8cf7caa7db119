import { layAutomasBet } from './automa/bets.ts';
import { bidVerb, nextBids, rollBid, turnUpBid } from './automa/bidding.ts';
import { cardsLeft, deckSize, nextCards, noteCardsLeft, rollCard, showInDeck } from './automa/deck.ts';
import { ultraWinner } from './automa/result.ts';
import { driveLine, turnUpCard } from './automa/turn.ts';
import { layAutomas, viewAutomas } from './automa/view.ts';
import { composeWay } from './composeWay.ts';
import { conflictsFor } from './conflicts.ts';
import { giveCar, givePower } from './giving.ts';
import { answerAt, layOdds, layWhispers } from './imagineWays.ts';
import { packAddition, powerOf, spacesOf } from './pack/additions.ts';
import { linesSaved } from './pack/thrifty.ts';
import { hasBet, tellSlips } from './timely.ts';
import { makeReady, rest, tellLast } from './tour.ts';
import { viewVariant } from './viewVariant.ts';
import type { Ways } from './ways.ts';
import { dealPlaque, legalSwaps, notePrediction, noteSwap, plaquesLeft, predictionsOf } from './whispers.ts';

export const EVERY_WAY: Ways = {
  conflicts: conflictsFor,
  compose: composeWay,
  giveCar,
  givePower,
  automas: {
    bidVerb,
    nextBids,
    rollBid,
    turnUpBid,
    showInDeck,
    nextCards,
    rollCard,
    turnUpCard,
    drive: driveLine,
    layBet: layAutomasBet,
    deckSize,
    cardsLeft,
    noteCardsLeft,
    ultraWinner,
    view: viewAutomas,
    lay: layAutomas,
  },
  tour: { rest, tellLast, makeReady },
  whispers: {
    plaquesLeft,
    dealPlaque,
    legalSwaps,
    notePrediction,
    noteSwap,
    predictionsOf,
    lay: layWhispers,
  },
  pack: { addition: packAddition, spaces: spacesOf, power: powerOf, linesSaved },
  view: viewVariant,
  layOdds,
  hasBet,
  tellSlips,
  answerAt,
};
