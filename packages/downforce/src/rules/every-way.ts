import { layAutomasBet } from '../variants/automas/bets.ts';
import { bidVerb, nextBids, rollBid, turnUpBid } from '../variants/automas/bidding.ts';
import {
  cardsLeft,
  deckSize,
  nextCards,
  noteCardsLeft,
  rollCard,
  showInDeck,
} from '../variants/automas/deck.ts';
import { ultraWinner } from '../variants/automas/result.ts';
import { driveLine, turnUpCard } from '../variants/automas/turn.ts';
import { layAutomas, viewAutomas } from '../variants/automas/view.ts';
import { composeWay } from './compose-way.ts';
import { conflictsFor } from './conflicts.ts';
import { giveCar, givePower } from '../variants/no-auction/giving.ts';
import { answerAt, layOdds, layWhispers } from './imagine-ways.ts';
import { packAddition, powerOf, spacesOf } from '../variants/extra-powers/additions.ts';
import { linesSaved } from '../variants/extra-powers/thrifty.ts';
import { hasBet, tellSlips } from '../variants/timely/timely.ts';
import { makeReady, rest, tellLast } from '../variants/tour/tour.ts';
import { viewVariant } from './view-variant.ts';
import type { Ways } from './ways.ts';
import {
  dealPlaque,
  legalSwaps,
  notePrediction,
  noteSwap,
  plaquesLeft,
  predictionsOf,
} from '../variants/whispers/whispers.ts';

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
