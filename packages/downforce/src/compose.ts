import type { Setup } from '@paddock/kernel';
import { beginAuction } from './auction.ts';
import { shuffleDecks } from './automa/deck.ts';
import { automaScores } from './automa/result.ts';
import { driveLine } from './automa/turn.ts';
import { askBets, tellBets } from './bets.ts';
import { bettingOf, NO_BETS } from './bettings.ts';
import { CARD_BIDS } from './cardBids.ts';
import { SPEED_8_KINDS } from './deck/deck.ts';
import { DECK_LIMITS } from './deck/file.ts';
import { DICE_BIDS } from './dice.ts';
import type { Content, Game, HandRule, Stage } from './game.ts';
import { beginKeeping, beginReplacing, putHandsAway } from './keep.ts';
import { askBetsAtOdds } from './odds.ts';
import { RANDOM_TRACK, type DownforceOptions } from './options.ts';
import { POWER_COUNT, PRINTED_POWERS } from './powers.ts';
import { roadOf } from './roads.ts';
import { bestCarScores, moneyScores } from './scoring.ts';
import { MANUAL_PAYOUTS, PRINTED_PAYOUTS } from './payouts.ts';
import { beginDeal, beginGivingCars, beginGivingPowers, beginGrid, beginTrack } from './setup.ts';
import { NONE } from './state.ts';
import { areAllHome, beginDrawingHands, beginRace, isOwnedCarHome } from './turn.ts';
import {
  askWhispers,
  beginFirst,
  beginPlaques,
  tellWhispers,
  whisperScores,
  whisperSheets,
} from './whispers.ts';

/** D-V1: cars each without an auction; the others race unowned. */
const CARS_EACH: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 };
/** D-V1 'three' */
const THREE = 3;
/** D-V2, D-V5 */
const DRAWN_HAND: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5, 5: 4, 6: 4 };
const LINES = 3;
/** D-V8h, by the number of automas: powers that a person keeps. */
const POWERS_KEPT = [1, 3, 2, 1, 1, 1];

/** D-V0: options become stages and data here, and nowhere else where they can. */
export function gameOf({ deck, tracks }: Content, setup: Setup<DownforceOptions>): Game {
  const { players, options } = setup;
  const hand = handRule(deck.size, setup);
  return {
    setup,
    players,
    people: players - options.automas,
    automa: { shufflesSpeed8: options.automaLevel === 'hard' },
    drive: driveLine,
    hasPack: options.powers === 'pack',
    powerCount: options.powers === 'pack' ? POWER_COUNT : PRINTED_POWERS,
    powersToCome: powersToCome(setup),
    powersKept: POWERS_KEPT[options.automas],
    deck,
    tracks,
    roads: tracks.map((track) => roadOf(track, options.longDistance === false ? 'short' : 'long')),
    stages: stagesOf(options, hand),
    hand,
    drawsCards: hand.commonPile || hand.drawn > 0,
    bidding: options.auction === 'dice' ? DICE_BIDS : CARD_BIDS,
    handBytes: 1 + Math.floor((DECK_LIMITS.cards + (hand.dealsSpeed8 ? SPEED_8_KINDS : 0)) / players),
    carsEach: CARS_EACH[players],
    ...lineRules(options),
    payouts: options.payouts === 'manual' ? MANUAL_PAYOUTS : PRINTED_PAYOUTS,
    anyOrder: options.tricky === 'any',
    nobodyStalls: options.longDistance === 'money',
    ...goalRules(options),
    itinerary: itineraryOf(tracks, options),
    toJSON: () => setup,
  };
}

/** D-A1, D-V2 */
function powersToCome({ players, options }: Setup<DownforceOptions>): number {
  const isRemoved = players === 2 && options.twoPlayerCunning === 'remove';
  return options.powers === 'none' ? 0 : PRINTED_POWERS - (isRemoved ? 1 : 0);
}

/** What the betting lines ask for. */
function lineRules(options: DownforceOptions): Pick<Game, 'betLines' | 'betting' | 'askLine' | 'showSlips'> {
  const { bets, goal, longDistance } = options;
  if (goal === 'whispers')
    return { betLines: LINES, betting: NO_BETS, askLine: askWhispers, showSlips: tellWhispers };
  const asksNobody = bets === 'none' || goal === 'firstHome' || longDistance === true;
  const askLine = bets === 'odds' ? askBetsAtOdds : askBets;
  return { betLines: asksNobody ? 0 : LINES, betting: bettingOf(options), askLine, showSlips: tellBets };
}

/** When the race is over, and what is compared then. */
function goalRules({
  goal,
  longDistance,
  automas,
}: DownforceOptions): Pick<Game, 'isDecided' | 'scores' | 'points'> {
  if (goal === 'whispers') return { isDecided: areAllHome, scores: whisperScores, points: whisperSheets };
  if (goal === 'firstHome') return { isDecided: isOwnedCarHome, scores: bestCarScores, points: undefined };
  const money = automas > 0 ? automaScores : moneyScores;
  const scores = longDistance === true ? bestCarScores : money;
  return { isDecided: () => false, scores, points: undefined };
}

/** D-V4 */
function itineraryOf(tracks: Content['tracks'], { track, worldTour }: DownforceOptions): readonly number[] {
  return (worldTour.length > 0 ? worldTour : [track]).map((id) => {
    const index = tracks.findIndex(({ file }) => file.id === id);
    return index < 0 ? NONE : index;
  });
}

function stagesOf(options: DownforceOptions, hand: HandRule): Stage[] {
  const { track, auction, powers, automas, goal } = options;
  const setup = [...(track === RANDOM_TRACK ? [beginTrack] : []), beginGrid, beginDeal];
  if (goal === 'whispers') return [...setup, beginPlaques, beginFirst];
  const dealsPowers = auction === 'none' && powers !== 'none';
  return [
    ...setup,
    ...(auction === 'none' ? [beginGivingCars] : [beginAuction, beginKeeping, beginReplacing]),
    ...(dealsPowers ? [beginGivingPowers] : []),
    putHandsAway,
    ...(automas > 0 ? [shuffleDecks] : []),
    ...(hand.drawn > 0 ? [beginDrawingHands] : []),
    beginRace,
  ];
}

function handRule(cards: number, { players, options }: Setup<DownforceOptions>): HandRule {
  const usual = { drawn: 0, commonPile: false, laysSpeed8: players > 2, dealsSpeed8: false };
  if (options.goal === 'whispers')
    return { ...usual, dealt: Math.floor((cards + SPEED_8_KINDS) / players), dealsSpeed8: true };
  if (options.hand === 'three') return { ...usual, dealt: THREE, commonPile: true, laysSpeed8: false };
  const dealt = Math.floor(cards / players);
  return { ...usual, dealt, drawn: players === 2 || options.timely ? DRAWN_HAND[players] : 0 };
}
