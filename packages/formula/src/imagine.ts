import type { Chance, Seat, Setup } from '@paddock/kernel';
import { CARD_NAMES, COUNT_OF, KIND_COUNT } from './cards.ts';
import type { FormulaOptions } from './options.ts';
import { putCar } from './line.ts';
import { imaginePlays } from './recall.ts';
import {
  CARD,
  CHOSEN,
  DEALING,
  DISCARD,
  GIVING,
  GRIDDING,
  HAND_BYTES,
  HANDS,
  LAST_DIE,
  LAST_TURNS,
  LINE,
  NONE,
  OUT,
  OWNER,
  PHASE,
  PILE,
  POINTS,
  RACE,
  READY_SEATS,
  ROLLS,
  RUNNING,
  SLOT,
  STATE_BYTES,
  STEPS,
  TURN,
  UNOWNED,
  unseenKind,
  UNSEEN,
  type FormulaState,
} from './state.ts';
import { CAR_COUNT, CAR_NAMES, TEAMS } from './teams.ts';
import { PHASES, type FormulaPublic, type FormulaView } from './view.ts';

/** Fills the hands the viewer cannot see from the unseen cards, all equally likely. */
export function imagine(seen: FormulaView, chance: Chance): FormulaState {
  const { public: open } = seen;
  const bytes = new Uint8Array(STATE_BYTES);
  const setup: Setup<FormulaOptions> = { players: open.players, options: open.options };
  const phase = PHASES.indexOf(open.phase);
  bytes[PHASE] = phase;
  bytes[RACE] = open.race;
  bytes[TURN] = open.turn ?? NONE;
  bytes[CARD] = open.card === null ? NONE : CARD_NAMES.indexOf(open.card);
  bytes[CHOSEN] = open.chosen === null ? NONE : CAR_NAMES.indexOf(open.chosen);
  bytes[LAST_DIE] = open.die ?? 0;
  bytes[ROLLS] = open.rolls;
  bytes[PILE] = open.pile;
  bytes[OUT] = open.takenOut;
  bytes[LAST_TURNS] = phase > DEALING && open.pile === 0 ? open.playsLeft : 0;
  for (const seat of open.ready) bytes[READY_SEATS] |= 1 << seat;
  for (const [team, owner] of open.owners.entries()) bytes[OWNER + team] = owner ?? UNOWNED;
  bytes.set(open.points, POINTS);
  imagineLine(bytes, open);
  imagineCards(bytes, seen, chance);
  imaginePlays(bytes, seen.plays ?? []);
  bytes[STEPS] = imagineSteps(open);
  const results = open.results.map(({ order, running }) => ({
    order: order.map((car) => CAR_NAMES.indexOf(car)),
    running,
  }));
  return { setup, bytes, results };
}

function imagineLine(bytes: Uint8Array, open: FormulaPublic): void {
  bytes.fill(NONE, LINE, SLOT + CAR_COUNT);
  bytes[RUNNING] = open.line.length === 0 ? CAR_COUNT : open.line.length;
  for (const [slot, car] of [...open.line, ...open.retired].entries())
    putCar(bytes, CAR_NAMES.indexOf(car), slot);
  for (const [front, name] of open.gridDrawn.entries()) {
    const team = TEAMS.indexOf(name);
    putCar(bytes, team * 2, front);
    putCar(bytes, team * 2 + 1, CAR_COUNT - 1 - front);
  }
}

function imagineSteps(open: FormulaPublic): number {
  switch (PHASES.indexOf(open.phase)) {
    case GIVING:
      return open.owners.filter((owner) => owner !== null).length;
    case GRIDDING:
      return open.gridDrawn.length;
    case DEALING:
      return open.handSizes.reduce((sum, size) => sum + size, 0);
    default:
      return 0;
  }
}

function imagineCards(bytes: Uint8Array, seen: FormulaView, chance: Chance): void {
  const { discard, handSizes } = seen.public;
  let unseen = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const gone = discard[CARD_NAMES[kind]] ?? 0;
    bytes[DISCARD + kind] = gone;
    bytes[UNSEEN + kind] = COUNT_OF[kind] - gone;
    unseen += COUNT_OF[kind] - gone;
  }
  const known = (seat: Seat) => (seen.own?.seat === seat ? seen.own.hand : seen.all?.hands[seat]);
  for (const seat of handSizes.keys()) {
    const hand = known(seat)?.map((card) => CARD_NAMES.indexOf(card)) ?? [];
    for (const kind of hand) bytes[UNSEEN + kind]--;
    unseen -= hand.length;
    fillHand(bytes, seat, hand);
  }
  for (const [seat, size] of handSizes.entries()) {
    if (known(seat) !== undefined) continue;
    const hand: number[] = [];
    while (hand.length < size) {
      const kind = unseenKind(bytes, chance.below(unseen--, 'draw'));
      bytes[UNSEEN + kind]--;
      hand.push(kind);
    }
    fillHand(
      bytes,
      seat,
      hand.toSorted((a, b) => a - b),
    );
  }
}

function fillHand(bytes: Uint8Array, seat: Seat, kinds: readonly number[]): void {
  bytes[HANDS + seat * HAND_BYTES] = kinds.length;
  bytes.set(kinds, HANDS + seat * HAND_BYTES + 1);
}
