import { refuse, type Action, type Refusal } from '@paddock/kernel';
import { CARD_NAMES } from './cards.ts';
import { CAR_NAMES, TEAMS } from './teams.ts';

/** An action is verb × 64 + thing; only this file relies on it. */
export const PLAY = 0;
export const CAR = 1;
export const AGAIN = 2;
export const STOP = 3;
export const ACCEPT = 4;
export const REJECT = 5;
export const READY = 6;
export const DIE = 7;
export const DRAW = 8;
export const GRID = 9;
export const GIVE = 10;

const DIE_FACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

/** Every verb, with the names of its things in the notation. */
const VERBS = [
  { word: 'play', things: CARD_NAMES },
  { word: 'car', things: CAR_NAMES },
  { word: 'again', things: [] },
  { word: 'stop', things: [] },
  { word: 'accept', things: [] },
  { word: 'reject', things: [] },
  { word: 'ready', things: [] },
  { word: 'die', things: DIE_FACES },
  { word: 'draw', things: CARD_NAMES },
  { word: 'grid', things: TEAMS },
  { word: 'give', things: TEAMS },
] as const satisfies readonly { word: string; things: readonly string[] }[];

export function pack(verb: number, thing = 0): Action {
  return (verb << 6) | thing;
}

export function verbOf(action: Action): number {
  return action >> 6;
}

/** A card's kind, a car or a team; for a die, the face minus one. */
export function thingOf(action: Action): number {
  return action & 63;
}

/** For a number from outside. */
export function isAction(action: number): boolean {
  if (!Number.isInteger(action) || action < 0) return false;
  const verb = VERBS[Math.floor(action / 64)];
  if (verb === undefined) return false;
  return thingOf(action) < Math.max(verb.things.length, 1);
}

export function write(action: Action): string {
  const verb = VERBS[verbOf(action)];
  if (verb === undefined || !isAction(action)) throw new RangeError(`${action} is not an action`);
  return verb.things.length === 0 ? verb.word : `${verb.word} ${verb.things[thingOf(action)]}`;
}

const BY_TEXT: ReadonlyMap<string, Action> = new Map(
  VERBS.flatMap(({ things }, verb) =>
    Array.from({ length: Math.max(things.length, 1) }, (_, thing): [string, Action] => {
      const action = pack(verb, thing);
      return [write(action), action];
    }),
  ),
);

export function read(text: string): Action | Refusal {
  return BY_TEXT.get(text) ?? refuse('unreadable', 'notation', { text: text.slice(0, 40) });
}
