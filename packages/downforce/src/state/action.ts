import { refuse, type Action, type Refusal } from '@paddock/kernel';
import { CAR_COUNT, CARS, LETTERS, WILD } from './cars.ts';
import { packLine, SPEED_8_KINDS } from '../deck/deck.ts';
import type { Content } from './game.ts';
import { orderAt, orderCount, packSwap, PODIUM_PLACES } from './orders.ts';
import { POWERS } from '../powers/names.ts';

/** An action is verb × 64 + thing; the last verbs are wider. This file alone knows that. */
export const DEAL = 0;
export const DRAW = 1;
export const GRID = 2;
export const GIVE = 3;
export const SALE = 4;
export const POWER = 5;
export const REVEAL = 6;
export const LOT = 7;
export const DRAW_TRACK = 8;
export const TURN_UP = 9;
export const DIE = 10;
export const PLAQUE = 11;
export const BID = 12;
export const DECLARE = 13;
export const KEEP = 14;
export const PLAY = 15;
export const TOP_DOWN = 16;
export const BOTTOM_UP = 17;
export const TAKE_LINE = 18;
export const IGNORE = 19;
export const MOVE = 20;
export const CHOOSE_WILD = 21;
export const MORE = 22;
export const ENOUGH = 23;
export const BET = 24;
export const OFFER = 25;
export const DECLINE = 26;
export const SWAP = 27;
export const STAND = 28;
export const READY = 29;
export const AS_PRINTED = 30;
export const TURN_NUMBERS = 31;
export const SHORTEN = 32;
/** Wide: 120 podiums, 720 predictions, 512 spaces. */
export const PODIUM = 40;
export const PREDICT = 42;
export const STEP = 54;

/** TABLE's verbs come first. */
export const FIRST_OF_SEATS = BID;

const THING_BITS = 6;
const STEPS_FROM = STEP << THING_BITS;
const WIDE_FROM = PODIUM << THING_BITS;
const THING = (1 << THING_BITS) - 1;
const MOST_SPACES = 512;
/** The step over the finish: which way over it makes no difference (D-R8). */
export const HOME_STEP = MOST_SPACES - 1;

export function pack(verb: number, thing = 0): Action {
  return (verb << THING_BITS) + thing;
}

export function stepTo(space: number): Action {
  return STEPS_FROM + space;
}

export function verbOf(action: Action): number {
  const verb = action >> THING_BITS;
  if (verb < PODIUM) return verb;
  if (verb >= STEP) return STEP;
  return verb < PREDICT ? PODIUM : PREDICT;
}

export function isStep(action: Action): boolean {
  return action >= STEPS_FROM;
}

export function spaceIn(step: Action): number {
  return step - STEPS_FROM;
}

/** A kind, a car, a power, a seat, a track, a space; of a line `packLine`, of an order of cars its rank. */
export function thingOf(action: Action): number {
  return action < WIDE_FROM ? action & THING : action - (verbOf(action) << THING_BITS);
}

/** What stands after the verb, by thing; a hole is no thing. `undefined`: the verb stands alone. */
type Things = readonly (string | undefined)[] | undefined;

interface Verb {
  readonly word: string;
  readonly things: Things;
  readonly after?: string;
}

/** Actions as texts, for one deck and the spaces of its tracks. */
export interface Notation {
  /** Some number from outside: is it an action at all? */
  readonly isAction: (action: number) => boolean;
  readonly write: (action: Action) => string;
  readonly read: (text: string) => Action | Refusal;
}

export function notationFor({ deck, tracks }: Content): Notation {
  const verbs = verbsOf(
    deck.names,
    tracks.map((track) => track.file.id),
    Math.max(...tracks.map((track) => track.count)),
  );
  const texts = new Map<Action, string>();
  for (const [number, { word, things, after = '' }] of Object.entries(verbs)) {
    const verb = Number(number);
    if (things === undefined) texts.set(pack(verb), word);
    else
      for (const [thing, name] of things.entries())
        if (name !== undefined) texts.set(pack(verb, thing), `${word} ${name}${after}`);
  }
  const actions = new Map([...texts].map(([action, text]): [string, Action] => [text, action]));
  return {
    isAction: (action) => texts.has(action),
    write: (action) => {
      const text = texts.get(action);
      if (text === undefined) throw new RangeError(`${action} is no action`);
      return text;
    },
    read: (text) => actions.get(text) ?? refuse('unreadable', 'notation', { text: text.slice(0, 40) }),
  };
}

function verbsOf(
  cards: readonly string[],
  tracks: readonly string[],
  spaces: number,
): Readonly<Record<number, Verb>> {
  const speedCards = cards.map((name, kind) => (kind < SPEED_8_KINDS ? undefined : name));
  const steps: (string | undefined)[] = Array.from({ length: spaces }, (_, space) => String(space));
  steps[HOME_STEP] = 'home';
  return {
    [DEAL]: { word: 'deal', things: cards },
    [DRAW]: { word: 'draw', things: speedCards },
    [GRID]: { word: 'grid', things: CARS },
    [GIVE]: { word: 'give', things: CARS },
    [SALE]: { word: 'sale', things: CARS },
    [POWER]: { word: 'power', things: POWERS },
    [REVEAL]: { word: 'reveal', things: undefined },
    [LOT]: { word: 'lot', things: ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] },
    [DRAW_TRACK]: { word: 'track', things: tracks },
    [TURN_UP]: { word: 'turn', things: cards },
    [DIE]: { word: 'die', things: [undefined, '1', '2', '3', '4', '5', '6'] },
    [PLAQUE]: { word: 'plaque', things: CARS },
    [BID]: { word: 'bid', things: cards },
    [DECLARE]: { word: 'bid', things: speedCards, after: ' declared' },
    [KEEP]: { word: 'keep', things: POWERS },
    [PLAY]: { word: 'play', things: cards },
    [TOP_DOWN]: { word: 'top-down', things: undefined },
    [BOTTOM_UP]: { word: 'bottom-up', things: undefined },
    [TAKE_LINE]: { word: 'line', things: lineNames() },
    [IGNORE]: { word: 'ignore', things: undefined },
    [MOVE]: { word: 'move', things: undefined },
    [CHOOSE_WILD]: { word: 'wild', things: CARS },
    [MORE]: { word: 'more', things: undefined },
    [ENOUGH]: { word: 'enough', things: undefined },
    [BET]: { word: 'bet', things: CARS },
    [OFFER]: { word: 'offer', things: ['pass', '1', '2', '3', '4', '5', '6'] },
    [DECLINE]: { word: 'decline', things: undefined },
    [SWAP]: { word: 'swap', things: swapNames() },
    [STAND]: { word: 'stand', things: undefined },
    [READY]: { word: 'ready', things: undefined },
    [AS_PRINTED]: { word: 'as-printed', things: undefined },
    [TURN_NUMBERS]: { word: 'upside-down', things: undefined },
    [SHORTEN]: { word: 'shorten', things: undefined },
    [PODIUM]: { word: 'podium', things: orderNames(PODIUM_PLACES) },
    [PREDICT]: { word: 'predict', things: orderNames(CAR_COUNT) },
    [STEP]: { word: 'step', things: steps },
  };
}

/** 'kbg': the letters of the cards, best first. */
function orderNames(length: number): string[] {
  return Array.from({ length: orderCount(length) }, (_, rank) =>
    orderAt(rank, length)
      .map((car) => LETTERS[car])
      .join(''),
  );
}

/** 'black red', in the order of `CARS`. */
function swapNames(): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (const [one, name] of CARS.entries())
    for (let other = one + 1; other < CAR_COUNT; other++)
      names[packSwap(one, other)] = `${name} ${CARS[other]}`;
  return names;
}

function lineNames(): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (let colour = 0; colour <= WILD; colour++)
    for (let number = 1; number <= 6; number++)
      names[packLine(colour, number)] = `${LETTERS[colour]}${number}`;
  return names;
}
