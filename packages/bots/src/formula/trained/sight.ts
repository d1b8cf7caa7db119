import type { FormulaState } from '@paddock/formula';
import {
  CAR_COUNT,
  COUNT_OF,
  DISCARD,
  FAMILY_OF,
  HAND_BYTES,
  HANDS,
  KIND_COUNT,
  NO_TEAM,
  OUT,
  OVERTAKE,
  OWNER,
  PLACES_OF,
  POINTS,
  RACE,
  TEAM_COUNT,
  TEAM_OF,
  UNOWNED,
} from '@paddock/formula/bytes';
import { playsLeft } from '../light/race-bytes.ts';
import { deviationAfter } from '../standing.ts';

/**
 * Whose a car is, for the seat that looks: its own; another player's, by who plays last in the race; or of the first or
 * second team without a player.
 */
const OWN = 0;
const FIRST_UNOWNED = 6;
export const CLASSES = 8;

const MOST_SEATS = 6;
const LEAST_SEATS = 2;
/** The overtakes by places and class, the pit stops by class, and the cards without a colour. */
const LEAST_PLACES = 2;
const PIT_CARDS = 3 * CLASSES;
const PLAIN_CARDS = PIT_CARDS + CLASSES;
const CARDS = PLAIN_CARDS + 10;

/** Where the inputs of each sort begin. A car in a slot is one input. */
const HELD = CAR_COUNT * CLASSES;
const TO_COME = HELD + CARDS;
/** How many play after the seat's last turn. */
const AFTER_ME = TO_COME + CARDS;
const SEATS = AFTER_ME + MOST_SEATS;
const PLAYS_LEFT = SEATS + MOST_SEATS - LEAST_SEATS + 1;
const MORE_RACES = PLAYS_LEFT + 1;
const RACES_LEFT = MORE_RACES + 1;
const TAKEN_OUT = RACES_LEFT + 1;
const LEADS = TAKEN_OUT + 1;
export const INPUTS = LEADS + CLASSES;

/** What numbers are divided by, so that they are about as large as the others. */
const PLAYS = 32;
const CARDS_OUT = 24;
const RACE_DEVIATION = 7;
const POINTS_AHEAD = 10;
const MOST_AHEAD = 4;

/** All of a hand, all unseen kinds, and the few numbers after them. */
const MOST_INPUTS = 2 * KIND_COUNT + 24;

/**
 * What a net is told of a state, after a play of the seat: nothing that the seat may not know. The line is apart, since
 * plans change it; the rest is the same for all plans with one card.
 */
export class Sight {
  /** The inputs that are not zero, and what they are; the line's are not among them. */
  count = 0;
  readonly inputs = new Uint8Array(MOST_INPUTS);
  readonly values = new Float64Array(MOST_INPUTS);
  /** Plays of the race after this one, and the seat's own turns among them. */
  plays = 0;
  turns = 0;
  /** Of all sides in the season before this race, and of the seat's. */
  pointsOfAll = 0;
  points = 0;
  /** By team. */
  readonly #classOf = new Uint8Array(TEAM_COUNT);
  readonly #held = new Uint8Array(KIND_COUNT);

  /** `seat` is about to play, or is playing, a card. */
  read(state: FormulaState, seat: number): void {
    const { bytes, setup } = state;
    const { players, options } = setup;
    const after = playsLeft(state) - 1;
    const races = options.races - (bytes[RACE] ?? 0) - 1;
    this.plays = after;
    this.turns = Math.floor(after / players);
    this.count = 0;
    this.#classify(bytes, seat, players);
    this.#readCards(bytes, seat);
    this.#put(AFTER_ME + (after % players), 1);
    this.#put(SEATS + players - LEAST_SEATS, 1);
    this.#put(PLAYS_LEFT, after / PLAYS);
    if (races > 0) {
      this.#put(MORE_RACES, 1);
      this.#put(RACES_LEFT, RACE_DEVIATION / deviationAfter(0, races));
    }
    this.#put(TAKEN_OUT, (bytes[OUT] ?? 0) / CARDS_OUT);
    this.#readLeads(bytes);
  }

  /** The input of a car in a slot. */
  inputAt(slot: number, car: number): number {
    return slot * CLASSES + (this.#classOf[car >> 1] ?? 0);
  }

  /** The input of a card in the seat's hand. */
  inputOf(kind: number): number {
    return HELD + this.#cardOf(kind);
  }

  #put(input: number, value: number): void {
    if (value === 0) return;
    this.inputs[this.count] = input;
    this.values[this.count++] = value;
  }

  #classify(bytes: Uint8Array, seat: number, players: number): void {
    const afterMe = this.plays % players;
    let unowned = FIRST_UNOWNED;
    for (let team = 0; team < TEAM_COUNT; team++) {
      const owner = bytes[OWNER + team] ?? UNOWNED;
      if (owner === UNOWNED) this.#classOf[team] = unowned++;
      else if (owner === seat) this.#classOf[team] = OWN;
      else {
        const next = (owner - seat + players) % players;
        // How many play after this owner's last turn.
        const behind = (afterMe - next + players) % players;
        this.#classOf[team] = behind < afterMe ? behind + 1 : behind;
      }
    }
  }

  #readCards(bytes: Uint8Array, seat: number): void {
    const held = this.#held.fill(0);
    const hand = HANDS + seat * HAND_BYTES;
    const end = hand + (bytes[hand] ?? 0);
    for (let at = hand + 1; at <= end; at++) {
      const kind = bytes[at] ?? 0;
      held[kind] = (held[kind] ?? 0) + 1;
    }
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const mine = held[kind] ?? 0;
      const card = this.#cardOf(kind);
      this.#put(HELD + card, mine);
      this.#put(TO_COME + card, (COUNT_OF[kind] ?? 0) - (bytes[DISCARD + kind] ?? 0) - mine);
    }
  }

  #cardOf(kind: number): number {
    const team = TEAM_OF[kind] ?? NO_TEAM;
    const family = FAMILY_OF[kind] ?? 0;
    if (team === NO_TEAM) return PLAIN_CARDS + (PLAIN[kind] ?? 0);
    const owner = this.#classOf[team] ?? 0;
    return family === OVERTAKE
      ? ((PLACES_OF[kind] ?? 0) - LEAST_PLACES) * CLASSES + owner
      : PIT_CARDS + owner;
  }

  /** How far the others are ahead in the season. */
  #readLeads(bytes: Uint8Array): void {
    const points = this.#points.fill(0);
    this.pointsOfAll = 0;
    for (let car = 0; car < CAR_COUNT; car++) {
      const owner = this.#classOf[car >> 1] ?? 0;
      const theirs = bytes[POINTS + car] ?? 0;
      points[owner] = (points[owner] ?? 0) + theirs;
      this.pointsOfAll += theirs;
    }
    this.points = points[OWN] ?? 0;
    if (this.pointsOfAll === 0) return;
    for (let team = 0; team < TEAM_COUNT; team++) {
      const owner = this.#classOf[team] ?? 0;
      const lead = ((points[owner] ?? 0) - this.points) / POINTS_AHEAD;
      points[owner] = this.points;
      this.#put(LEADS + owner, Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, lead)));
    }
  }

  readonly #points = new Float64Array(CLASSES);
}

/** The cards without a colour, numbered in the order of their kinds. */
const PLAIN = numbered();

function numbered(): Uint8Array {
  let next = 0;
  return Uint8Array.from({ length: KIND_COUNT }, (_, kind) => (TEAM_OF[kind] === NO_TEAM ? next++ : 0));
}
