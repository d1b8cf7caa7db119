import type { Setup } from '@paddock/kernel';
import { beginAuction } from './auction.ts';
import { DECK_LIMITS } from './deck/file.ts';
import type { Content, Game, HandRule, Stage } from './game.ts';
import { beginKeeping, beginReplacing, putHandsAway } from './keep.ts';
import { RANDOM_TRACK, type DownforceOptions } from './options.ts';
import { roadOf } from './roads.ts';
import { MANUAL_PAYOUTS, PRINTED_PAYOUTS } from './scoring.ts';
import { beginDeal, beginGivingCars, beginGivingPowers, beginGrid, beginTrack } from './setup.ts';
import { beginDrawingHands, beginRace } from './turn.ts';

/** D-V1: cars each without an auction; the others race unowned. */
const CARS_EACH: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 };
/** D-V1 'three', D-V2 */
const THREE = 3;
const DRAWN_HAND = 7;
const BET_LINES = 3;

/** D-V0: options become stages and data here, and nowhere else where they can. */
export function gameOf({ deck, tracks }: Content, setup: Setup<DownforceOptions>): Game {
  const { players, options } = setup;
  const hand = handRule(deck.size, setup);
  return {
    setup,
    players,
    deck,
    tracks,
    roads: tracks.map(roadOf),
    stages: stagesOf(options, hand),
    hand,
    drawsCards: hand.commonPile || hand.drawn > 0,
    handBytes: 1 + Math.floor(DECK_LIMITS.cards / players),
    carsEach: CARS_EACH[players],
    betLines: options.bets === 'none' || options.goal === 'firstHome' ? 0 : BET_LINES,
    payouts: options.payouts === 'manual' ? MANUAL_PAYOUTS : PRINTED_PAYOUTS,
    anyOrder: options.tricky === 'any',
    endsAtFirstHome: options.goal === 'firstHome',
    toJSON: () => setup,
  };
}

function stagesOf({ track, auction, powers }: DownforceOptions, hand: HandRule): Stage[] {
  const dealsPowers = auction === 'none' && powers !== 'none';
  return [
    ...(track === RANDOM_TRACK ? [beginTrack] : []),
    beginGrid,
    beginDeal,
    ...(auction === 'none' ? [beginGivingCars] : [beginAuction, beginKeeping, beginReplacing]),
    ...(dealsPowers ? [beginGivingPowers] : []),
    putHandsAway,
    ...(hand.drawn > 0 ? [beginDrawingHands] : []),
    beginRace,
  ];
}

function handRule(cards: number, { players, options }: Setup<DownforceOptions>): HandRule {
  if (options.hand === 'three') return { dealt: THREE, drawn: 0, commonPile: true, laysSpeed8: false };
  const dealt = Math.floor(cards / players);
  return players === 2
    ? { dealt, drawn: DRAWN_HAND, commonPile: false, laysSpeed8: false }
    : { dealt, drawn: 0, commonPile: false, laysSpeed8: true };
}
