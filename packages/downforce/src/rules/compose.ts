import type { Setup } from '@paddock/kernel';
import { SPEED_8_KINDS } from '../deck/deck.ts';
import { MOST_CARDS } from '../deck/reading/file.ts';
import { beginAuction } from '../phases/auction.ts';
import { putHandsAway } from '../phases/away.ts';
import { askBets, tellBets } from '../phases/bets.ts';
import { PRINTED_BETTING } from '../phases/betting.ts';
import { CARD_BIDS } from '../phases/card-bids.ts';
import { beginDrawingHands } from '../phases/drawing.ts';
import { beginKeeping, beginReplacing } from '../phases/keeping.ts';
import { beginLines, printedLine } from '../phases/lines.ts';
import { beginDeal, beginGrid, beginTrack } from '../phases/setup.ts';
import { beginRace } from '../phases/turn.ts';
import { AGGRESSIVE_ADDITION } from '../powers/aggressive.ts';
import { DETERMINED_ADDITION } from '../powers/determined.ts';
import { CUNNING, PRINTED_POWERS } from '../powers/names.ts';
import { STRATEGIC_CHOICE } from '../powers/strategic.ts';
import { PRINTED_PAYOUTS } from '../scoring/payouts.ts';
import { moneyScores } from '../scoring/scoring.ts';
import { countBits } from '../state/bits.ts';
import type { Addition, Content, DownforceState, Game, HandRule, Phase } from '../state/game.ts';
import { noteShown } from '../state/known.ts';
import { BETS_ASKED, HOME_COUNT, NONE, PHASE, PLAYING, REVEALING_BIDS } from '../state/layout.ts';
import {
  type DownforceOptions,
  has,
  hasAny,
  isGiven,
  isPrinted,
  OPTION_KEYS,
  RANDOM_TRACK,
} from '../state/options.ts';
import type { Variant } from '../state/variant.ts';
import { packRoad } from '../track/packed-road.ts';

/** D-B1 */
export const LINES = 3;
/** D-V2: how many cards each of two players draws. */
const DRAWN_BY_TWO = 7;

/** D-V0: only this function and the variants turn options into stages, phases and data. */
export function composeGame(
  content: Content,
  variants: readonly Variant[],
  phases: readonly Phase[],
  setup: Setup<DownforceOptions>,
  rulings: number,
): Game {
  const { options } = setup;
  const played = variants.filter((variant) => hasAny(options, variant.options));
  if (!isPrinted(options) && !areCovered(options, played)) throw new Error('these rules lack a variant');
  const printed: Game = {
    ...printedGame(content, setup),
    rulings,
    phases,
    variants: played,
    tracksToDraw: tracksToDraw(content, rulings),
  };
  return played.reduce((game, variant) => variant.change(game), printed);
}

/** Whether every option that is not as printed has its variant here. */
function areCovered(options: DownforceOptions, variants: readonly Variant[]): boolean {
  return OPTION_KEYS.every(
    (key) => !isGiven(options, key) || variants.some((variant) => has(options, key, variant.options)),
  );
}

function printedGame(
  { deck, tracks }: Content,
  setup: Setup<DownforceOptions>,
): Omit<Game, 'rulings' | 'phases' | 'variants' | 'tracksToDraw'> {
  const { players, options } = setup;
  const hand = printedHand(deck.size, players);
  // D-V2: without Cunning.
  const powers = players === 2 ? ALL_PRINTED & ~(1 << CUNNING) : ALL_PRINTED;
  return {
    setup,
    players,
    people: players,
    stages: [
      ...(options.track === RANDOM_TRACK ? [beginTrack] : []),
      beginGrid,
      beginDeal,
      beginAuction,
      beginKeeping,
      beginReplacing,
      putHandsAway,
      ...(hand.drawn > 0 ? [beginDrawingHands] : []),
      beginRace,
    ],
    deck,
    tracks,
    roads: tracks.map((track) => packRoad(track, 'short')),
    itinerary: [trackNumber(tracks, options.track)],
    powerCount: PRINTED_POWERS,
    powersInPile: powers,
    powersToCome: countBits(powers),
    powersKept: 1,
    replacesCunning: false,
    hand,
    drawsCards: hand.drawn > 0,
    handBytes: handBytes(players, hand),
    bidding: CARD_BIDS,
    endBidding: ({ bytes }) => {
      bytes[PHASE] = REVEALING_BIDS;
    },
    noteShown: ({ bytes }, seat, kind) => noteShown(bytes, seat, kind),
    turnPhases: Array.from({ length: players }, () => PLAYING),
    beginCard: beginLines,
    lineAt: printedLine,
    anyOrder: false,
    lineChoices: [STRATEGIC_CHOICE],
    hasLineChoice: STRATEGIC_CHOICE.isOffered,
    additionOffered: printedAddition,
    linesSaved: () => 0,
    asksWhenIdle: () => false,
    countsLost: () => false,
    loseSpaces: nothing,
    drive: nothing,
    onDiscard: nothing,
    onOut: nothing,
    isDecided: () => false,
    betLines: LINES,
    betting: PRINTED_BETTING,
    askLine: askBets,
    onBetsAsked: nothing,
    hasSlips: (bytes) => bytes[BETS_ASKED] > 0,
    showSlips: tellBets,
    payouts: PRINTED_PAYOUTS,
    finishers: (bytes) => bytes[HOME_COUNT],
    sheet: (_state, sheet) => sheet,
    scores: moneyScores,
    result: () => ({}),
    onLegOver: nothing,
    onOver: nothing,
    toJSON: () => setup,
  };
}

/** D-S2: before rulings 3 there were two. */
function tracksToDraw({ tracks }: Content, rulings: number): number[] {
  return [...tracks.keys()].slice(0, rulings < 3 ? 2 : tracks.length);
}

const ALL_PRINTED = (1 << PRINTED_POWERS) - 1;

function printedAddition(state: DownforceState): Addition | undefined {
  if (AGGRESSIVE_ADDITION.isOffered(state)) return AGGRESSIVE_ADDITION;
  return DETERMINED_ADDITION.isOffered(state) ? DETERMINED_ADDITION : undefined;
}

/** For hooks that the printed game does not use. */
function nothing(): void {}

/** `NONE` if it is drawn. */
export function trackNumber(tracks: Content['tracks'], id: string): number {
  const index = tracks.findIndex(({ file }) => file.id === id);
  return index < 0 ? NONE : index;
}

/** The game with another hand rule. */
export function withHand(game: Game, hand: HandRule): Game {
  const stages = game.stages.filter((stage) => stage !== beginDrawingHands);
  const race = stages.indexOf(beginRace);
  return {
    ...game,
    hand,
    drawsCards: hand.commonPile || hand.drawn > 0,
    handBytes: handBytes(game.players, hand),
    stages: hand.drawn > 0 ? stages.toSpliced(race, 0, beginDrawingHands) : stages,
  };
}

function handBytes(players: number, { dealsSpeed8 }: HandRule): number {
  return 1 + Math.floor((MOST_CARDS + (dealsSpeed8 ? SPEED_8_KINDS : 0)) / players);
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
