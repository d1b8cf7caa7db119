import { refuse, type Action, type Refusal } from '@paddock/kernel';
import { CARS, LETTERS, WILD } from './cars.ts';
import { packLine, SPEED_8_KINDS } from './deck/deck.ts';
import type { Content } from './game.ts';
import { POWERS } from './powers.ts';

/** An action is verb × 64 + thing; a step, the last verb, has room for 512 spaces. This file alone knows that. */
export const DEAL = 0;
export const DRAW = 1;
export const GRID = 2;
export const GIVE = 3;
export const SALE = 4;
export const POWER = 5;
export const REVEAL = 6;
export const LOT = 7;
export const DRAW_TRACK = 8;
export const BID = 9;
export const DECLARE = 10;
export const KEEP = 11;
export const PLAY = 12;
export const TOP_DOWN = 13;
export const BOTTOM_UP = 14;
export const TAKE_LINE = 15;
export const IGNORE = 16;
export const MOVE = 17;
export const CHOOSE_WILD = 18;
export const MORE = 19;
export const ENOUGH = 20;
export const BET = 21;
export const STEP = 22;

/** TABLE's verbs come first. */
export const FIRST_OF_SEATS = BID;

const THING_BITS = 6;
const STEPS_FROM = STEP << THING_BITS;
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
  return action >= STEPS_FROM ? STEP : action >> THING_BITS;
}

export function isStep(action: Action): boolean {
  return action >= STEPS_FROM;
}

export function spaceIn(step: Action): number {
  return step - STEPS_FROM;
}

/** A kind, a car, a power, a seat, a track, a space; of a line `packLine`. */
export function thingOf(action: Action): number {
  return action >= STEPS_FROM ? action - STEPS_FROM : action & ((1 << THING_BITS) - 1);
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
  for (const [verb, { word, things, after = '' }] of verbs.entries()) {
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

/** In the order of the numbers above. */
function verbsOf(cards: readonly string[], tracks: readonly string[], spaces: number): Verb[] {
  const speedCards = cards.map((name, kind) => (kind < SPEED_8_KINDS ? undefined : name));
  const steps: (string | undefined)[] = Array.from({ length: spaces }, (_, space) => String(space));
  steps[HOME_STEP] = 'home';
  return [
    { word: 'deal', things: speedCards },
    { word: 'draw', things: speedCards },
    { word: 'grid', things: CARS },
    { word: 'give', things: CARS },
    { word: 'sale', things: CARS },
    { word: 'power', things: POWERS },
    { word: 'reveal', things: undefined },
    { word: 'lot', things: ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] },
    { word: 'track', things: tracks },
    { word: 'bid', things: cards },
    { word: 'bid', things: speedCards, after: ' declared' },
    { word: 'keep', things: POWERS },
    { word: 'play', things: cards },
    { word: 'top-down', things: undefined },
    { word: 'bottom-up', things: undefined },
    { word: 'line', things: lineNames() },
    { word: 'ignore', things: undefined },
    { word: 'move', things: undefined },
    { word: 'wild', things: CARS },
    { word: 'more', things: undefined },
    { word: 'enough', things: undefined },
    { word: 'bet', things: CARS },
    { word: 'step', things: steps },
  ];
}

function lineNames(): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (let colour = 0; colour <= WILD; colour++)
    for (let number = 1; number <= 6; number++)
      names[packLine(colour, number)] = `${LETTERS[colour]}${number}`;
  return names;
}
