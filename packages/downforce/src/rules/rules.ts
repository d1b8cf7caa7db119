import type { Action, Actor, Rules } from '@paddock/kernel';
import {
  AS_PRINTED,
  BET,
  BID,
  BOTTOM_UP,
  CHOOSE_WILD,
  DEAL,
  DECLARE,
  DECLINE,
  DIE,
  DRAW,
  DRAW_TRACK,
  ENOUGH,
  GIVE,
  GRID,
  IGNORE,
  isStep,
  KEEP,
  LOT,
  MORE,
  MOVE,
  notationFor,
  OFFER,
  PLAQUE,
  PLAY,
  PODIUM,
  POWER,
  PREDICT,
  READY,
  REVEAL,
  SALE,
  SHORTEN,
  spaceIn,
  STAND,
  SWAP,
  TAKE_LINE,
  thingOf,
  TOP_DOWN,
  TURN_NUMBERS,
  TURN_UP,
  verbOf,
} from '../state/action.ts';
import { drawLot, layBid, revealBids, turnUpCar, turnUpPower } from '../phases/auction.ts';
import { roll } from './chance.ts';
import type { DownforceFact } from '../state/facts.ts';
import type { Content, DownforceState, Listener } from '../state/game.ts';
import { imagine } from './imagine.ts';
import { choosePower, revealPowers } from '../phases/keeping.ts';
import { legal } from './legal.ts';
import {
  chooseNumbers,
  chooseOrder,
  chooseWild,
  decideMore,
  ignoreLine,
  leaveLine,
  lineOfThing,
  moveLine,
  playCard,
  shortenLine,
  takeLine,
  takeStep,
} from '../phases/lines.ts';
import { optionsFor, type DownforceOptions } from './options.ts';
import { refusalOf } from './refusal.ts';
import { outcomeOf } from '../scoring/scoring.ts';
import { dealCard, drawGrid, drawTrack } from '../phases/setup.ts';
import { start } from '../phases/start.ts';
import { copyState, toAct } from '../state/access.ts';
import {
  CHOOSING_WILD,
  DECLARED,
  DECLINED,
  DRAWING_FIRST,
  GAME,
  GIVING_POWERS,
  OVER,
  PHASE,
  REVEALING_BIDS,
  REVEALING_HANDS,
  REVEALING_POWERS,
  REVEALING_SLIPS,
  TURNING_BIDS,
} from '../state/layout.ts';
import {
  drawCard,
  layBet,
  predict,
  revealBets,
  revealHands,
  revealSlips,
  startRace,
  swap,
} from '../phases/turn.ts';
import { view, viewOwn, type DownforceView } from './view.ts';
import type { Ways } from './ways.ts';

/** Steps are most of a game: kept apart, they are small enough to be compiled into whoever plays them. */
function apply(state: DownforceState, who: Actor, action: Action, tell?: Listener): void {
  if (isStep(action)) takeStep(state, spaceIn(action), tell);
  else applyChoice(state, who, action, tell);
}

function applyChoice(state: DownforceState, who: Actor, action: Action, tell: Listener): void {
  const thing = thingOf(action);
  switch (verbOf(action)) {
    case PLAY:
      return playCard(state, thing, tell);
    case CHOOSE_WILD:
      return chooseWild(state, thing, tell);
    case DEAL:
      return dealCard(state, thing, tell);
    case BID:
    case OFFER:
      return layBid(state, who, thing, tell);
    case DECLARE:
      return layBid(state, who, thing | DECLARED, tell);
    case IGNORE:
      return ignoreLine(state, tell);
    case MOVE:
      return moveLine(state, tell);
    case MORE:
      return decideMore(state, true, tell);
    case ENOUGH:
      return state.bytes[PHASE] === CHOOSING_WILD ? leaveLine(state, tell) : decideMore(state, false, tell);
    case AS_PRINTED:
      return chooseNumbers(state, false, tell);
    case TURN_NUMBERS:
      return chooseNumbers(state, true, tell);
    case SHORTEN:
      return shortenLine(state, tell);
    case BET:
    case PODIUM:
      return layBet(state, who, thing, tell);
    case DECLINE:
      return layBet(state, who, DECLINED, tell);
    case PREDICT:
      return predict(state, who, thing, tell);
    case SWAP:
      return swap(state, who, thing, tell);
    case STAND:
      return swap(state, who, DECLINED, tell);
    case READY:
      return state.game.ways.tour.makeReady(state, who, tell);
    case PLAQUE:
      return state.game.ways.whispers.dealPlaque(state, thing, tell);
    case TOP_DOWN:
      return chooseOrder(state, false, tell);
    case BOTTOM_UP:
      return chooseOrder(state, true, tell);
    case TAKE_LINE:
      return takeLine(state, lineOfThing(state, thing), tell);
    case KEEP:
      return choosePower(state, who, thing, tell);
    case DRAW:
      return drawCard(state, thing, tell);
    case GRID:
      return drawGrid(state, thing, tell);
    case SALE:
      return turnUpCar(state, thing, tell);
    case POWER:
      return state.bytes[PHASE] === GIVING_POWERS
        ? state.game.ways.givePower(state, thing, tell)
        : turnUpPower(state, thing, tell);
    case REVEAL:
      return reveal(state, tell);
    case DIE:
    case TURN_UP:
      return turnUpForAutoma(state, thing, tell);
    case LOT:
      return state.bytes[PHASE] === DRAWING_FIRST
        ? startRace(state, thing, tell)
        : drawLot(state, thing, tell);
    case GIVE:
      return state.game.ways.giveCar(state, thing, tell);
    case DRAW_TRACK:
      return drawTrack(state, thing, tell);
    default:
      return undefined;
  }
}

function turnUpForAutoma(state: DownforceState, thing: number, tell: Listener): void {
  const { turnUpBid, turnUpCard } = state.game.ways.automas;
  return state.bytes[PHASE] === TURNING_BIDS ? turnUpBid(state, thing, tell) : turnUpCard(state, thing, tell);
}

function reveal(state: DownforceState, tell: Listener): void {
  switch (state.bytes[PHASE]) {
    case REVEALING_BIDS:
      return revealBids(state, tell);
    case REVEALING_POWERS:
      return revealPowers(state, tell);
    case REVEALING_HANDS:
      return revealHands(state, tell);
    case REVEALING_SLIPS:
      return revealSlips(state, tell);
    default:
      return revealBets(state, tell);
  }
}

export type DownforceRules = Rules<DownforceOptions, DownforceState, DownforceView, DownforceFact>;

/** For a table that plays with this deck and these tracks, in these ways. */
export function rulesWith(content: Content, ways: Ways): DownforceRules {
  const notation = notationFor(content);
  return {
    game: 'downforce',
    rulings: 1,
    players: { min: 2, max: 6 },
    options: optionsFor(content, ways),
    people: ({ players, options }) => players - options.automas,
    start: (setup) => start(content, ways, setup),
    toAct,
    deal: ({ bytes }) => bytes[GAME],
    legal,
    refusal: refusalOf(notation),
    apply,
    roll,
    copy: copyState,
    view,
    own: viewOwn,
    imagine: (seen, chance) => imagine(content, ways, seen, chance),
    outcome: (state) => (state.bytes[PHASE] === OVER ? outcomeOf(state) : undefined),
    write: notation.write,
    read: notation.read,
  };
}
