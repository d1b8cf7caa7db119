import type { Action, Actor, Chance, Rules, Setup, Tell } from '@paddock/kernel';
import { CAR, DIE, DRAW, GIVE, GRID, pack, PLAY, read, READY, thingOf, verbOf, write } from './action.ts';
import { CARD_NAMES } from './cards.ts';
import { chooseCar, decide, playCard, rollDie } from './effects.ts';
import type { FormulaFact, Listener } from './facts.ts';
import { imagine } from './imagine.ts';
import { legal, toAct } from './legal.ts';
import { OPTIONS, teamsEach, type FormulaOptions } from './options.ts';
import { refusal } from './refusal.ts';
import { drawGrid, giveTeam, makeReady, outcomeOf, shuffleDeck, startRacing } from './season.ts';
import {
  CARD,
  CHOSEN,
  copyState,
  DEALING,
  GIVING,
  GRIDDING,
  HAND_SIZE,
  LINE,
  NONE,
  OUT,
  OVER,
  OWNER,
  PHASE,
  PILE,
  ROLLING,
  RUNNING,
  SLOT,
  STATE_BYTES,
  STEPS,
  TURN,
  UNOWNED,
  unseenKind,
  type FormulaState,
} from './state.ts';
import { CAR_COUNT, TEAM_COUNT, TEAMS } from './teams.ts';
import { drawAtTurnEnd, takeIntoHand } from './turn.ts';
import { own, recall, view, type FormulaView } from './view.ts';

const DIE_SIDES = 12;

function start(setup: Setup<FormulaOptions>): FormulaState {
  const bytes = new Uint8Array(STATE_BYTES);
  const state: FormulaState = { setup, bytes, results: [] };
  bytes.fill(NONE, LINE, SLOT + CAR_COUNT);
  bytes.fill(UNOWNED, OWNER, OWNER + TEAM_COUNT);
  bytes[RUNNING] = CAR_COUNT;
  bytes[TURN] = NONE;
  bytes[CARD] = NONE;
  bytes[CHOSEN] = NONE;
  shuffleDeck(state);
  const { teams } = setup.options;
  bytes[PHASE] = teams === 'dealt' ? GIVING : GRIDDING;
  if (teams === 'dealt') return state;
  for (const [seat, share] of teams.entries())
    for (const team of share) bytes[OWNER + TEAMS.indexOf(team)] = seat;
  return state;
}

function apply(state: FormulaState, who: Actor, action: Action, tell?: Tell<FormulaFact>): void {
  const thing = thingOf(action);
  const verb = verbOf(action);
  switch (verb) {
    case PLAY:
      return playCard(state, thing, tell);
    case CAR:
      return chooseCar(state, thing, tell);
    case DIE:
      return rollDie(state, thing + 1, tell);
    case DRAW:
      return state.bytes[PHASE] === DEALING
        ? dealCard(state, thing, tell)
        : drawAtTurnEnd(state, thing, tell);
    case GRID:
      return drawGrid(state, thing, tell);
    case GIVE:
      return giveTeam(state, thing, teamsEach(state.setup.players), tell);
    case READY:
      return makeReady(state, who, tell);
    default:
      return decide(state, verb, tell);
  }
}

/** F-S4: one card to each seat in turn, five times round. */
function dealCard(state: FormulaState, kind: number, tell: Listener): void {
  const { bytes, setup } = state;
  const seat = bytes[STEPS] % setup.players;
  takeIntoHand(bytes, seat, kind);
  bytes[STEPS]++;
  tell?.only(seat, { kind: 'dealt', seat, card: CARD_NAMES[kind] }, { kind: 'dealt', seat });
  if (bytes[STEPS] < HAND_SIZE * setup.players) return;
  bytes[STEPS] = 0;
  startRacing(state, tell);
}

function roll({ bytes }: FormulaState, chance: Chance): Action {
  switch (bytes[PHASE]) {
    case ROLLING:
      return pack(DIE, chance.below(DIE_SIDES, 'die'));
    case GIVING:
      return pack(GIVE, nth(bytes, OWNER, 1, UNOWNED, chance.below(TEAM_COUNT - bytes[STEPS], 'lot')));
    case GRIDDING:
      return pack(GRID, nth(bytes, SLOT, 2, NONE, chance.below(TEAM_COUNT - bytes[STEPS], 'grid')));
    case DEALING:
      return pack(DRAW, unseenKind(bytes, chance.below(bytes[PILE] + bytes[OUT], 'deal')));
    default:
      return pack(DRAW, unseenKind(bytes, chance.below(bytes[PILE] + bytes[OUT], 'draw')));
  }
}

/** Team number `index` among those whose byte is still `free`. */
function nth(bytes: Uint8Array, from: number, stride: number, free: number, index: number): number {
  let team = 0;
  for (let left = index; ; team++) if (bytes[from + team * stride] === free && left-- === 0) return team;
}

export const formula: Rules<FormulaOptions, FormulaState, FormulaView, FormulaFact> = {
  game: 'formula',
  rulings: 1,
  players: { min: 2, max: 6 },
  options: OPTIONS,
  people: ({ players }) => players,
  start,
  toAct,
  deal: ({ results }) => results.length,
  legal,
  refusal,
  apply,
  roll,
  copy: copyState,
  view,
  own,
  recall,
  imagine,
  outcome: (state) => (state.bytes[PHASE] === OVER ? outcomeOf(state) : undefined),
  write,
  read,
};
