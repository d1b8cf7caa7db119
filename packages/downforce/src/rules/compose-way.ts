import type { Setup } from '@paddock/kernel';
import { beginAuction } from '../phases/auction.ts';
import { shuffleDecks } from '../variants/automas/deck.ts';
import { automaScores } from '../variants/automas/result.ts';
import { askBets, tellBets } from '../phases/bets.ts';
import { CARD_BIDS } from '../phases/card-bids.ts';
import { beginSetup, handBytes, LINES, trackNumber } from './compose.ts';
import { SPEED_8_KINDS } from '../deck/deck.ts';
import { DICE_BIDS } from '../variants/dice/dice.ts';
import type { Game, HandRule, Stage } from '../state/game.ts';
import { beginGivingCars, beginGivingPowers } from '../variants/no-auction/giving.ts';
import { beginKeeping, beginReplacing, putHandsAway } from '../phases/keeping.ts';
import { askBetsAtOdds } from '../variants/other-bets/odds.ts';
import type { DownforceOptions } from './options.ts';
import { bettingOf, NO_BETS } from '../variants/other-bets/other-bettings.ts';
import { countsMoney, payoutsOf } from '../scoring/payouts.ts';
import { POWER_COUNT, powersKept, PRINTED_POWERS } from '../powers/names.ts';
import { roadOf } from '../track/packed-road.ts';
import { bestCarScores, moneyScores } from '../scoring/scoring.ts';
import { areAllHome, beginDrawingHands, beginRace, isOwnedCarHome } from '../phases/turn.ts';
import {
  askWhispers,
  beginFirst,
  beginPlaques,
  tellWhispers,
  whisperScores,
  whisperSheets,
} from '../variants/whispers/whispers.ts';

/** D-V1: cars each without an auction; the others race unowned. */
const CARS_EACH: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 };
/** D-V1 'three' */
const THREE = 3;
/** D-V2, D-V5 */
const DRAWN_HAND: Readonly<Record<number, number>> = { 2: 7, 3: 6, 4: 5, 5: 4, 6: 4 };

/** D-V0: what other ways to play put in the place of the printed game's stages and data. */
export function composeWay(printed: Game): Game {
  const { setup, players, tracks } = printed;
  const { options } = setup;
  const hand = handRule(printed.hand, printed.deck.size, setup);
  const hasPack = options.powers === 'pack';
  return {
    ...printed,
    people: players - options.automas,
    automa: { shufflesSpeed8: options.automaLevel === 'hard' },
    hasPack,
    powerCount: hasPack ? POWER_COUNT : PRINTED_POWERS,
    powersToCome: powersToCome(setup),
    powersKept: powersKept(options.automas),
    roads: tracks.map((track) => roadOf(track, options.longDistance === false ? 'short' : 'long')),
    stages: stagesOf(options, hand),
    hand,
    drawsCards: hand.commonPile || hand.drawn > 0,
    bidding: options.auction === 'dice' ? DICE_BIDS : CARD_BIDS,
    handBytes: handBytes(players, hand),
    carsEach: CARS_EACH[players],
    ...lineRules(options),
    payouts: payoutsOf(options),
    anyOrder: options.tricky === 'any',
    nobodyStalls: options.longDistance === 'money',
    ...goalRules(options),
    // D-V4
    itinerary:
      options.worldTour.length > 0
        ? options.worldTour.map((id) => trackNumber(tracks, id))
        : printed.itinerary,
  };
}

/** D-A1, D-V2 */
function powersToCome({ players, options }: Setup<DownforceOptions>): number {
  const isRemoved = players === 2 && options.twoPlayerCunning === 'remove';
  return options.powers === 'none' ? 0 : PRINTED_POWERS - (isRemoved ? 1 : 0);
}

/** What the betting lines ask for. */
function lineRules(options: DownforceOptions): Pick<Game, 'betLines' | 'betting' | 'askLine' | 'showSlips'> {
  const { bets, goal } = options;
  if (goal === 'whispers')
    return { betLines: LINES, betting: NO_BETS, askLine: askWhispers, showSlips: tellWhispers };
  const asksNobody = bets === 'none' || !countsMoney(options);
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

function stagesOf(options: DownforceOptions, hand: HandRule): Stage[] {
  const { auction, powers, automas, goal } = options;
  const setup = beginSetup(options);
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

function handRule(usual: HandRule, cards: number, { players, options }: Setup<DownforceOptions>): HandRule {
  if (options.goal === 'whispers')
    return { ...usual, dealt: Math.floor((cards + SPEED_8_KINDS) / players), drawn: 0, dealsSpeed8: true };
  if (options.hand === 'three')
    return { ...usual, dealt: THREE, drawn: 0, commonPile: true, laysSpeed8: false };
  return options.timely ? { ...usual, drawn: DRAWN_HAND[players] } : usual;
}
