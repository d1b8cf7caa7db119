import { refuse, type Action, type Refusal } from '@paddock/kernel';
import { POWERS } from '../powers/names.ts';
import { SPEED_8_KINDS } from '../deck/deck.ts';
import { CARS } from './cars.ts';
import type { Content } from './game.ts';
import {
  BET,
  BID,
  BOTTOM_UP,
  CHOOSE_WILD,
  DEAL,
  DECLARE,
  DRAW,
  DRAW_TRACK,
  ENOUGH,
  GRID,
  HOME_STEP,
  IGNORE,
  KEEP,
  LOT,
  MORE,
  MOVE,
  PLAY,
  POWER,
  REVEAL,
  SALE,
  STEP,
  TOP_DOWN,
  encode,
} from './action.ts';

/** The text after the verb, by thing; a hole: no such thing. `undefined`: the verb takes no thing. */
export type Things = readonly (string | undefined)[] | undefined;

export interface Verb {
  readonly word: string;
  readonly things?: Things | ((content: Content) => Things);
  readonly after?: string;
}

/** By number. */
export type Verbs = Readonly<Record<number, Verb>>;

/** Actions as text, for one deck and the spaces of its tracks. */
export interface Notation {
  /** Whether a number from outside is an action at all. */
  readonly isAction: (action: number) => boolean;
  readonly write: (action: Action) => string;
  readonly read: (text: string) => Action | Refusal;
}

const cards = ({ deck }: Content): Things => deck.names;
const speedCards = ({ deck }: Content): Things =>
  deck.names.map((name, kind) => (kind < SPEED_8_KINDS ? undefined : name));

export const PRINTED_VERBS: Verbs = {
  [DEAL]: { word: 'deal', things: cards },
  [DRAW]: { word: 'draw', things: speedCards },
  [GRID]: { word: 'grid', things: CARS },
  [SALE]: { word: 'sale', things: CARS },
  [POWER]: { word: 'power', things: POWERS },
  [REVEAL]: { word: 'reveal' },
  [LOT]: { word: 'lot', things: ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] },
  [DRAW_TRACK]: { word: 'track', things: ({ tracks }) => tracks.map((track) => track.file.id) },
  [BID]: { word: 'bid', things: cards },
  [DECLARE]: { word: 'bid', things: speedCards, after: ' declared' },
  [KEEP]: { word: 'keep', things: POWERS },
  [PLAY]: { word: 'play', things: cards },
  [TOP_DOWN]: { word: 'top-down' },
  [BOTTOM_UP]: { word: 'bottom-up' },
  [IGNORE]: { word: 'ignore' },
  [MOVE]: { word: 'move' },
  [CHOOSE_WILD]: { word: 'wild', things: CARS },
  [MORE]: { word: 'more' },
  [ENOUGH]: { word: 'enough' },
  [BET]: { word: 'bet', things: CARS },
  [STEP]: { word: 'step', things: stepNames },
};

function stepNames({ tracks }: Content): Things {
  const spaces = Math.max(...tracks.map((track) => track.count));
  const steps: (string | undefined)[] = Array.from({ length: spaces }, (_, space) => String(space));
  steps[HOME_STEP] = 'home';
  return steps;
}

export function notationFor(content: Content, verbs: Verbs): Notation {
  const texts = new Map<Action, string>();
  for (const [number, { word, things: given, after = '' }] of Object.entries(verbs)) {
    const verb = Number(number);
    const things = typeof given === 'function' ? given(content) : given;
    if (things === undefined) texts.set(encode(verb), word);
    else
      for (const [thing, name] of things.entries())
        if (name !== undefined) texts.set(encode(verb, thing), `${word} ${name}${after}`);
  }
  const actions = new Map([...texts].map(([action, text]): [string, Action] => [text, action]));
  return {
    isAction: (action) => texts.has(action),
    write: (action) => {
      const text = texts.get(action);
      if (text === undefined) throw new RangeError(`${action} is not an action`);
      return text;
    },
    read: (text) => actions.get(text) ?? refuse('unreadable', 'notation', { text: text.slice(0, 40) }),
  };
}
