import { formula, type FormulaState } from '@paddock/formula';
import {
  ACCEPT,
  AGAIN,
  BACK,
  CAR,
  CARD,
  CHARGE_ENGINE,
  CHARGE_GEARS,
  CHOOSING,
  CHOSEN,
  CRASH,
  DECIDING,
  FAMILY_OF,
  HAND_BYTES,
  HANDS,
  KIND_COUNT,
  LAST_DIE,
  LINE,
  NO_TEAM,
  NONE,
  OVERTAKE,
  OWNER,
  pack,
  PHASE,
  PIT,
  PLACES_OF,
  PLAY,
  PLAYING,
  READY,
  READY_SEATS,
  REJECT,
  RESTING,
  SLOT,
  SPIN_LAST,
  SPIN_OUT,
  STOP,
  TAILENDERS,
  TEAM_OF,
  TURBO,
  TURN,
} from '@paddock/formula/bytes';
import { TABLE, type Chance } from '@paddock/kernel';
import type { Judge } from './judge.ts';
import { Prospect } from './prospect.ts';
import type { Season } from './season.ts';
import { Track } from './track.ts';

/** A card to play and the car to play it on, and what club thinks of it. */
export interface LightPlan {
  readonly card: number;
  readonly car: number;
  readonly value: number;
}

/**
 * Plays every seat nearly as club does, about two hundred times faster: on the state's bytes, with the same judgement of
 * lines, dice and hands. Searches play their imagined worlds out with it.
 */
export class Light {
  readonly season: Season;
  readonly #judge: Judge;
  readonly #track: Track;
  #card = NONE;
  #car = NONE;
  #best = 0;
  /** Set while somebody wants all plans, not only the best. */
  #considered: LightPlan[] | undefined;

  /** `judge`: club's judgement, or another. */
  constructor(judge: Judge = new Prospect()) {
    this.season = judge.season;
    this.#judge = judge;
    this.#track = new Track(judge);
  }

  /** One question to a seat, or one act of TABLE. */
  step(state: FormulaState, chance: Chance): void {
    const { bytes, setup } = state;
    const seat = bytes[TURN] ?? 0;
    switch (bytes[PHASE] ?? 0) {
      case PLAYING:
        this.#chooseCard(state, seat);
        if (this.#card === NONE) throw new Error(`seat ${seat} has no card to play`);
        return this.play(state, this.#card, this.#car);
      case CHOOSING:
        this.#look(state, seat);
        this.#weighCard(bytes, seat, bytes[CARD] ?? 0, 0);
        return formula.apply(state, seat, pack(CAR, this.#car));
      case DECIDING:
        this.#look(state, seat);
        return formula.apply(state, seat, this.#decision(bytes));
      case RESTING:
        for (let each = 0; each < setup.players; each++)
          if (((bytes[READY_SEATS] ?? 0) & (1 << each)) === 0) return formula.apply(state, each, pack(READY));
        return;
      default:
        formula.apply(state, TABLE, formula.roll(state, chance));
    }
  }

  /** Every way for the seat to play a card now. */
  plansFor(state: FormulaState): LightPlan[] {
    const plans: LightPlan[] = [];
    this.#considered = plans;
    this.#chooseCard(state, state.bytes[TURN] ?? 0);
    this.#considered = undefined;
    return plans;
  }

  /** The best of them. */
  bestPlan(state: FormulaState): LightPlan {
    this.#chooseCard(state, state.bytes[TURN] ?? 0);
    return { card: this.#card, car: this.#car, value: this.#best };
  }

  /** One of them. */
  worthOf(state: FormulaState, card: number, car: number): number {
    const { bytes } = state;
    const seat = bytes[TURN] ?? 0;
    this.#look(state, seat);
    this.#judge.lookAtHand(state, seat);
    const kept = this.#judge.without(card);
    if (car === NONE) return kept + this.#worthAlone(card);
    return kept + this.#worthOf(bytes, seat, card, bytes[SLOT + car] ?? 0, car);
  }

  /** `car`: NONE where the card needs none. */
  play(state: FormulaState, card: number, car: number): void {
    const { bytes } = state;
    const seat = bytes[TURN] ?? 0;
    formula.apply(state, seat, pack(PLAY, card));
    if (bytes[PHASE] === CHOOSING) formula.apply(state, seat, pack(CAR, car));
  }

  /** What each kind of card would do on the track for the seat to play, at its best and exactly; by kind, into `worth`. */
  weighKinds(state: FormulaState, worth: Float64Array): void {
    const { bytes } = state;
    const seat = bytes[TURN] ?? 0;
    this.#judge.look(state, seat, true);
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      this.#best = -Infinity;
      this.#weighCard(bytes, seat, kind, 0);
      worth[kind] = this.#best;
    }
  }

  #look(state: FormulaState, seat: number): void {
    this.#judge.look(state, seat);
    this.#best = -Infinity;
    this.#card = NONE;
  }

  #chooseCard(state: FormulaState, seat: number): void {
    const { bytes } = state;
    this.#look(state, seat);
    this.#judge.lookAtHand(state, seat);
    const hand = HANDS + seat * HAND_BYTES;
    const end = hand + (bytes[hand] ?? 0);
    let last = NONE;
    for (let at = hand + 1; at <= end; at++) {
      const kind = bytes[at] ?? 0;
      // Hands are sorted: equal cards are next to each other.
      if (kind !== last) this.#weighCard(bytes, seat, kind, this.#judge.without(kind));
      last = kind;
    }
  }

  /** `kept`: the worth of the hand without it. */
  #weighCard(bytes: Uint8Array, seat: number, kind: number, kept: number): void {
    switch (FAMILY_OF[kind] ?? 0) {
      case SPIN_OUT:
      case SPIN_LAST:
      case CRASH:
        return this.#consider(kind, NONE, kept + this.#worthAlone(kind));
      default:
    }
    const { running } = this.#judge;
    const team = TEAM_OF[kind] ?? NO_TEAM;
    if (team === NO_TEAM) {
      const first = FAMILY_OF[kind] === TURBO ? running - TAILENDERS : 0;
      for (let slot = first; slot < running; slot++) this.#weighCar(bytes, seat, kind, slot, kept);
      return;
    }
    const slot = bytes[SLOT + team * 2] ?? 0;
    const second = bytes[SLOT + team * 2 + 1] ?? 0;
    if (slot < running) this.#weighCar(bytes, seat, kind, slot, kept);
    if (second < running) this.#weighCar(bytes, seat, kind, second, kept);
    // F-K3
    if (slot >= running && second >= running) this.#consider(kind, NONE, kept);
  }

  #weighCar(bytes: Uint8Array, seat: number, kind: number, slot: number, kept: number): void {
    const car = bytes[LINE + slot] ?? 0;
    this.#consider(kind, car, kept + this.#worthOf(bytes, seat, kind, slot, car));
  }

  /** Of a card that is played on no car: F-K3 too. */
  #worthAlone(kind: number): number {
    switch (FAMILY_OF[kind] ?? 0) {
      case SPIN_OUT:
        return this.#track.firstSpin(true);
      case SPIN_LAST:
        return this.#track.firstSpin(false);
      case CRASH:
        return this.#track.anyCrash();
      default:
        return 0;
    }
  }

  #worthOf(bytes: Uint8Array, seat: number, kind: number, slot: number, car: number): number {
    const track = this.#track;
    const places = PLACES_OF[kind] ?? 0;
    switch (FAMILY_OF[kind] ?? 0) {
      case OVERTAKE:
        return track.overtake(slot, places);
      case TURBO:
        return track.forward(slot, places);
      case BACK:
        return track.back(slot, places);
      case PIT:
        return track.pit(slot);
      case CHARGE_GEARS:
        return track.charge(slot, false, bytes[OWNER + (car >> 1)] === seat);
      default:
        return track.charge(slot, true, bytes[OWNER + (car >> 1)] === seat);
    }
  }

  /** Of equals the first, as club does. */
  #consider(card: number, car: number, value: number): void {
    this.#considered?.push({ card, car, value });
    if (value <= this.#best) return;
    this.#best = value;
    this.#card = card;
    this.#car = car;
  }

  #decision(bytes: Uint8Array): number {
    const track = this.#track;
    const slot = (bytes[LAST_DIE] ?? 0) - 1;
    const family = FAMILY_OF[bytes[CARD] ?? 0] ?? 0;
    switch (family) {
      case CRASH: {
        const isFront = track.crash(slot - 1) >= track.crash(slot);
        return pack(CAR, bytes[LINE + slot + (isFront ? -1 : 1)] ?? 0);
      }
      case SPIN_OUT:
      case SPIN_LAST: {
        const isOut = family === SPIN_OUT;
        return pack(track.spin(slot, isOut) >= track.anySpin(isOut) ? ACCEPT : REJECT);
      }
      default: {
        const from = bytes[SLOT + (bytes[CHOSEN] ?? 0)] ?? 0;
        return pack(track.charge(from, family === CHARGE_ENGINE, true) > 0 ? AGAIN : STOP);
      }
    }
  }
}
