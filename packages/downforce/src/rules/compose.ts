import type { Setup } from '@paddock/kernel';
import { beginAuction } from '../phases/auction.ts';
import { askBets, tellBets } from '../phases/bets.ts';
import { PRINTED_BETTING } from '../phases/printed-betting.ts';
import { CARD_BIDS } from '../phases/card-bids.ts';
import { SPEED_8_KINDS } from '../deck/deck.ts';
import { DECK_LIMITS } from '../deck/file.ts';
import type { Content, Game, HandRule } from '../state/game.ts';
import { beginKeeping, beginReplacing, putHandsAway } from '../phases/keeping.ts';
import { RANDOM_TRACK, type DownforceOptions } from './options.ts';
import { PRINTED_PAYOUTS } from '../scoring/payouts.ts';
import { PRINTED_POWERS } from '../powers/names.ts';
import { roadOf } from '../track/packed-road.ts';
import { moneyScores } from '../scoring/scoring.ts';
import { beginDeal, beginGrid, beginTrack } from '../phases/setup.ts';
import { NONE } from '../state/layout.ts';
import { beginDrawingHands, beginRace } from '../phases/turn.ts';
import type { Ways } from './ways.ts';

/** D-B1 */
export const LINES = 3;
/** D-V2: cards that two players draw. */
const DRAWN_BY_TWO = 7;

/** D-V0: options become stages and data here and in `ways`, and nowhere else where they can. */
export function gameOf(content: Content, ways: Ways, setup: Setup<DownforceOptions>): Game {
  return ways.compose(printedGame(content, ways, setup));
}

function printedGame({ deck, tracks }: Content, ways: Ways, setup: Setup<DownforceOptions>): Game {
  const { players, options } = setup;
  const hand = printedHand(deck.size, players);
  return {
    setup,
    players,
    people: players,
    automa: { shufflesSpeed8: false },
    ways,
    drive: ways.automas.drive,
    hasPack: false,
    powerCount: PRINTED_POWERS,
    // D-V2: without Cunning.
    powersToCome: players === 2 ? PRINTED_POWERS - 1 : PRINTED_POWERS,
    powersKept: 1,
    deck,
    tracks,
    roads: tracks.map((track) => roadOf(track, 'short')),
    stages: [
      ...beginSetup(options),
      beginAuction,
      beginKeeping,
      beginReplacing,
      putHandsAway,
      ...(hand.drawn > 0 ? [beginDrawingHands] : []),
      beginRace,
    ],
    hand,
    drawsCards: hand.drawn > 0,
    bidding: CARD_BIDS,
    handBytes: handBytes(players, hand),
    carsEach: 0,
    betLines: LINES,
    betting: PRINTED_BETTING,
    askLine: askBets,
    showSlips: tellBets,
    payouts: PRINTED_PAYOUTS,
    anyOrder: false,
    isDecided: () => false,
    nobodyStalls: false,
    scores: moneyScores,
    points: undefined,
    itinerary: [trackNumber(tracks, options.track)],
    toJSON: () => setup,
  };
}

/** D-S2, D-S1 */
export function beginSetup({ track }: DownforceOptions): Game['stages'] {
  return [...(track === RANDOM_TRACK ? [beginTrack] : []), beginGrid, beginDeal];
}

/** `NONE` where it is drawn. */
export function trackNumber(tracks: Content['tracks'], id: string): number {
  const index = tracks.findIndex(({ file }) => file.id === id);
  return index < 0 ? NONE : index;
}

export function handBytes(players: number, { dealsSpeed8 }: HandRule): number {
  return 1 + Math.floor((DECK_LIMITS.cards + (dealsSpeed8 ? SPEED_8_KINDS : 0)) / players);
}

function printedHand(cards: number, players: number): HandRule {
  return {
    dealt: Math.floor(cards / players),
    drawn: players === 2 ? DRAWN_BY_TWO : 0,
    commonPile: false,
    laysSpeed8: players > 2,
    dealsSpeed8: false,
  };
}
