import { isRefusal, resolveOptions, seatsIn, TABLE, TABLE_ALONE } from '@paddock/kernel';
import type { Action, Actor, Chance, Refusal, Seat, Stream } from '@paddock/kernel';
import { CARD_NAMES, KIND_COUNT, type CardName } from './cards.ts';
import type { FormulaFact } from './facts.ts';
import { OPTIONS, teamsEach, type FormulaOptions } from './options.ts';
import { formula } from './rules.ts';
import { putCar } from './line.ts';
import {
  DISCARD,
  HAND_BYTES,
  HAND_SIZE,
  HANDS,
  LAST_TURNS,
  PHASE,
  PILE,
  PLAYING,
  POINTS,
  RACE,
  RUNNING,
  TURN,
  UNSEEN,
  unseenKind,
  type FormulaState,
} from './state.ts';
import { CAR_NAMES, TEAMS, type CarName, type Team } from './teams.ts';
import { takeFromHand, takeIntoHand } from './turn.ts';

/** Short car names for tests: 'R2' is red's car 2. */
const SHORT_NAMES = CAR_NAMES.map((name) => `${name.charAt(0).toUpperCase()}${name.at(-1)}`);

/** The first six of these run in the rulebook's worked cases: A1 B1 C1 D1 E1 F1 there. */
export const SIX = 'B1 G1 Y1 O1 R1 P1';
export const TWELVE = 'B1 G1 Y1 O1 R1 P1 P2 R2 O2 Y2 G2 B2';

export interface Scene {
  readonly players?: number;
  readonly options?: Partial<FormulaOptions>;
  /** Running cars, best first; the others have retired. */
  readonly line?: string;
  /** Latest first; cars named in neither list come last. */
  readonly retired?: string;
  readonly turn?: Seat;
  /** Cards that each seat holds, by name; hands are filled up to five. */
  readonly hands?: readonly string[];
  /** The pile has run out, and this many turns are still to be played. */
  readonly lastTurns?: number;
  readonly race?: number;
  readonly points?: Readonly<Record<string, number>>;
}

/** A race at the start of a turn, unless the scene says otherwise. */
export function raceWith(scene: Scene = {}): FormulaState {
  const { players = 6, turn = 0, line = TWELVE, hands = [] } = scene;
  const state = begin(players, { teams: firstTeams(players), ...scene.options });
  const { bytes } = state;
  const running = carsIn(line);
  const order = new Set([...running, ...carsIn(scene.retired ?? ''), ...CAR_NAMES.keys()]);
  for (const [slot, car] of [...order].entries()) putCar(bytes, car, slot);
  for (const [car, points] of Object.entries(scene.points ?? {})) bytes[POINTS + carNamed(car)] = points;
  bytes[RUNNING] = running.length;
  bytes[RACE] = scene.race ?? 0;
  bytes[PHASE] = PLAYING;
  bytes[TURN] = turn;
  for (const [seat, cards] of hands.entries())
    for (const card of words(cards)) takeIntoHand(bytes, seat, kindNamed(card));
  for (let seat = 0; seat < players; seat++)
    while (bytes[HANDS + seat * HAND_BYTES] < HAND_SIZE) takeIntoHand(bytes, seat, unseenKind(bytes, 0));
  if (scene.lastTurns !== undefined) emptyPile(state, scene.lastTurns);
  return state;
}

/** Plays the pile; seats past their last turn hold four cards. */
function emptyPile({ bytes, setup }: FormulaState, turns: number): void {
  for (let turn = turns; turn < setup.players; turn++) {
    const seat = (bytes[TURN] + turn) % setup.players;
    const kind = bytes[HANDS + seat * HAND_BYTES + HAND_SIZE];
    takeFromHand(bytes, seat, kind);
    bytes[DISCARD + kind]++;
  }
  for (; bytes[PILE] > 0; bytes[PILE]--) {
    const kind = unseenKind(bytes, 0);
    bytes[UNSEEN + kind]--;
    bytes[DISCARD + kind]++;
  }
  bytes[LAST_TURNS] = turns;
}

/** A game before TABLE's first act. */
export function begin(players: number, options: Partial<FormulaOptions> = {}): FormulaState {
  const resolved = resolveOptions(OPTIONS, players, options);
  if (isRefusal(resolved)) throw new Error(`${resolved.code} ${JSON.stringify(resolved.params)}`);
  return formula.start({ players, options: resolved });
}

/** Teams in order, one to each seat in turn from seat 0. */
export function firstTeams(players: number): Team[][] {
  return Array.from({ length: players }, (_, seat) =>
    Array.from({ length: teamsEach(players) }, (_, round) => TEAMS[seat + round * players]),
  );
}

export function rolls(die: number): string {
  return `die ${die}`;
}

export type Told =
  | { readonly to: 'all'; readonly fact: FormulaFact }
  | { readonly to: Seat; readonly fact: FormulaFact; readonly others: FormulaFact };

/** The (lowest) seat to act takes these actions. Returns the facts told. */
export function act(state: FormulaState, ...texts: readonly string[]): Told[] {
  return texts.flatMap((text) => actAs(state, actorOf(state), text));
}

export function actAs(state: FormulaState, who: Actor, text: string): Told[] {
  const action = actionNamed(text);
  const refusal = formula.refusal(state, who, action);
  if (refusal !== undefined) throw new Error(`${text}: ${refusal.code} (${refusal.rule})`);
  const told: Told[] = [];
  formula.apply(state, who, action, {
    all: (fact) => told.push({ to: 'all', fact }),
    only: (to, fact, others) => told.push({ to, fact, others }),
  });
  return told;
}

export function refused(state: FormulaState, who: Actor, text: string): Refusal | undefined {
  return formula.refusal(state, who, actionNamed(text));
}

export function actorOf(state: FormulaState): Actor {
  const set = formula.toAct(state);
  return set === TABLE_ALONE ? TABLE : seatsIn(set)[0];
}

export function legalTexts(state: FormulaState, seat: Seat = actorOf(state)): string[] {
  const out: Action[] = [];
  const count = formula.legal(state, seat, out);
  return out.slice(0, count).map((action) => formula.write(action));
}

export function lineOf(state: FormulaState): string {
  return shorten(formula.view(state, 'public').public.line);
}

export function retiredOf(state: FormulaState): string {
  return shorten(formula.view(state, 'public').public.retired);
}

export function handOf(state: FormulaState, seat: Seat): readonly CardName[] {
  return formula.view(state, seat).own?.hand ?? [];
}

/** Cards per kind over all places: the whole deck (F-C2). */
export function cardsIn({ bytes, setup }: FormulaState): Uint8Array {
  const found = bytes.slice(UNSEEN, UNSEEN + KIND_COUNT);
  for (let kind = 0; kind < KIND_COUNT; kind++) found[kind] += bytes[DISCARD + kind];
  for (let seat = 0; seat < setup.players; seat++) {
    const hand = HANDS + seat * HAND_BYTES;
    for (let at = 1; at <= bytes[hand]; at++) found[bytes[hand + at]]++;
  }
  return found;
}

export function shorten(cars: readonly CarName[]): string {
  return cars.map((car) => SHORT_NAMES[CAR_NAMES.indexOf(car)]).join(' ');
}

/** Far more steps than a season of 17 races takes. */
const ENDLESS = 20_000;

/** Random choices by the players and draws by TABLE, until the game ends or `until` stops it. */
export function playOn(
  state: FormulaState,
  chance: Chance,
  {
    until = () => false,
    watch,
  }: { until?: () => boolean; watch?: (who: Actor, action: Action) => void } = {},
): void {
  const out: Action[] = [];
  for (let steps = 0; formula.toAct(state) !== 0 && !until(); steps++) {
    if (steps === ENDLESS) throw new Error(`no end after ${ENDLESS} steps`);
    const who = actorOf(state);
    const action =
      who === TABLE ? formula.roll(state, chance) : out[chance.below(formula.legal(state, who, out), 'lot')];
    formula.apply(state, who, action);
    watch?.(who, action);
  }
}

/** Returns these numbers, then zeros, and remembers what it was asked. */
export function chanceOf(...numbers: readonly number[]): Chance & { readonly asked: [number, Stream][] } {
  const asked: [number, Stream][] = [];
  const below = (n: number, stream: Stream) => {
    asked.push([n, stream]);
    return numbers[asked.length - 1] ?? 0;
  };
  return { asked, below };
}

function actionNamed(text: string): Action {
  const action = formula.read(text);
  if (isRefusal(action)) throw new Error(`${text}: ${action.code}`);
  return action;
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function carsIn(text: string): number[] {
  return words(text).map(carNamed);
}

function carNamed(short: string): number {
  const car = SHORT_NAMES.indexOf(short);
  if (car < 0) throw new Error(`there is no car ${short}`);
  return car;
}

function kindNamed(name: string): number {
  const kind = (CARD_NAMES as readonly string[]).indexOf(name);
  if (kind < 0) throw new Error(`there is no card ${name}`);
  return kind;
}
