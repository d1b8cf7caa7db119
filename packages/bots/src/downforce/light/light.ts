import { CAR_COUNT, type DownforceRules, type DownforceState } from '@paddock/downforce';
import {
  ACTOR,
  ADDING,
  BETTING,
  BIDDING,
  CAR,
  CHOOSING_LINE,
  CHOOSING_WILD,
  colourOf,
  DECIDING_LINE,
  ENOUGH,
  HOLDER,
  KEEPING,
  LINE,
  LINE_SLOTS,
  NONE,
  numberOf,
  ORDERING,
  OWNER,
  PHASE,
  PLAYING,
  STEPPING,
  stepTo,
  thingOf,
  TURN,
  verbOf,
  WILD,
} from '@paddock/downforce/bytes';
import { TABLE, TABLE_ALONE, type Action, type FastChance, type Seat } from '@paddock/kernel';
import { chooseBid, choosePower } from './auction.ts';
import { Field } from './field.ts';
import { variantOf, type LightVariant } from './light-variant.ts';
import { chooseBet } from './slips.ts';
import { onlyStep, stepAside, stepForwards } from './steer.ts';

/** Spaces by which any card may be overrated: people and clubs see more than this policy, and other things. */
const NOISE = 2;
/** How much of a line's number an unwished car makes, steered by the card's player. */
const UNWILLING = 0.8;
/** The part of a wild's number that the best car gets: it may be in the way of others by then. */
const OF_A_WILD = 0.9;
/** D-P5: how likely a card is played from the top. */
const TOP_DOWN_PERCENT = 65;

const UNPREDICTABLE = 5;
const WORD = 4294967296;

/**
 * Plays a state on, quickly, for every seat: one look at each card, then greedy steering. Its moods come from the
 * chance. It reads the state's bytes, so the state must be the game's own or one that was imagined.
 */
export class Light {
  readonly #rules: DownforceRules;
  readonly #variants: readonly LightVariant[];
  readonly #legal: Action[] = [];
  readonly #field = new Field();

  constructor(rules: DownforceRules, variants: readonly LightVariant[] = []) {
    this.#rules = rules;
    this.#variants = variants;
  }

  /** To the end, through all games of a tour. */
  playOn(state: DownforceState, chance: FastChance): void {
    this.forget();
    const rules = this.#rules;
    for (let acting = rules.toAct(state); acting !== 0; acting = rules.toAct(state))
      this.act(state, acting, chance);
  }

  /** Before a state that has nothing to do with the last one. */
  forget(): void {
    this.#field.seat = NONE;
  }

  /** One action of TABLE or of a seat that is to act; the steps of a car are one. */
  act(state: DownforceState, acting: number, chance: FastChance): void {
    const rules = this.#rules;
    if (acting === TABLE_ALONE) rules.apply(state, TABLE, rules.roll(state, chance));
    else {
      const seat = 31 - Math.clz32(acting);
      if (state.bytes[PHASE] === STEPPING) this.#steer(state, seat);
      else rules.apply(state, seat, this.#choose(state, seat, chance));
    }
  }

  /** What the cards of this player are worth is asked next. */
  look(state: DownforceState): void {
    this.#field.look(state, state.bytes[TURN] ?? 0, variantOf(this.#variants, state));
  }

  /** In spaces of the foremost own car. */
  cardScore({ bytes, game }: DownforceState, kind: number): number {
    const { deck } = game;
    const { wish, reach } = this.#field;
    const slot = kind * LINE_SLOTS;
    const end = slot + (deck.lineCount[kind] ?? 0);
    let score = 0;
    for (let at = slot; at < end; at++) {
      const line = deck.line[at] ?? 0;
      const colour = colourOf(line);
      const number = numberOf(line);
      if (colour === WILD) {
        const isAny = bytes[HOLDER + UNPREDICTABLE] === bytes[TURN];
        score += OF_A_WILD * this.#bestOf(isAny ? 0 : (deck.colours[kind] ?? 0), number);
      } else {
        const worth = wish[colour] ?? 0;
        score += (worth > 0 ? worth : UNWILLING * worth) * Math.min(number, reach[colour] ?? 0);
      }
    }
    return score;
  }

  /** The most that a wild is worth, if these cars may not be chosen. */
  #bestOf(barred: number, number: number): number {
    const { wish, reach } = this.#field;
    let best = -Infinity;
    for (let car = 0; car < CAR_COUNT; car++) {
      if ((barred & (1 << car)) !== 0) continue;
      const gain = (wish[car] ?? 0) * Math.min(number, reach[car] ?? 0);
      if (gain > best) best = gain;
    }
    return best === -Infinity ? 0 : best;
  }

  #choose(state: DownforceState, seat: Seat, chance: FastChance): Action {
    const phase = state.bytes[PHASE] ?? 0;
    const legal = this.#legal;
    const count = this.#rules.legal(state, seat, legal);
    const first = legal[0] ?? 0;
    if (count === 1) return first;
    switch (phase) {
      case PLAYING:
        return this.#card(state, count, chance);
      case ORDERING:
        return legal[chance.below(100) < TOP_DOWN_PERCENT ? 0 : 1] ?? first;
      case DECIDING_LINE:
        return this.#line(state, count);
      case CHOOSING_WILD:
        return this.#wild(state, count);
      case CHOOSING_LINE:
        return this.#lineInAnyOrder(state, count);
      case BIDDING:
        return chooseBid(state, this.#field, seat, legal, count, chance);
      case KEEPING:
        return choosePower(legal, count);
      case BETTING:
        return chooseBet(state, this.#field, seat, legal, count, chance);
      case ADDING:
        return first;
      default: {
        const answer = variantOf(this.#variants, state)?.answers[phase];
        return answer?.(state, seat, chance) ?? legal[chance.below(count)] ?? first;
      }
    }
  }

  #card(state: DownforceState, count: number, chance: FastChance): Action {
    this.look(state);
    const legal = this.#legal;
    let best = legal[0] ?? 0;
    let most = -Infinity;
    for (let at = 0; at < count; at++) {
      const card = legal[at] ?? 0;
      const score = this.cardScore(state, thingOf(card)) + (NOISE * chance.next()) / WORD;
      if (score > most) {
        best = card;
        most = score;
      }
    }
    return best;
  }

  /** D-R3, D-P2: one car as far as it goes. Players drive their own cars forwards, and hold up cars they do not want to move. */
  #steer(state: DownforceState, seat: Seat): void {
    const { bytes } = state;
    const rules = this.#rules;
    const car = bytes[CAR] ?? 0;
    const turn = bytes[TURN];
    const isOwner = bytes[OWNER + car] === bytes[ACTOR];
    // Asked at the first choice and not before: the answer depends on where the cars stand then.
    let isForwards: boolean | undefined = isOwner || undefined;
    do {
      let to = onlyStep(state);
      if (to === undefined) {
        isForwards ??= this.#wishFor(state, car) >= 0;
        to = isForwards ? stepForwards(state, this.#field) : stepAside(state);
      }
      rules.apply(state, seat, stepTo(to));
    } while (
      bytes[PHASE] === STEPPING &&
      bytes[CAR] === car &&
      bytes[ACTOR] === seat &&
      bytes[TURN] === turn
    );
  }

  #wishFor(state: DownforceState, car: number): number {
    if (this.#field.seat !== state.bytes[TURN]) this.look(state);
    return this.#field.wish[car] ?? 0;
  }

  /** D-P4, D-V10: does something else with a line that would help somebody else. Moving it is listed last. */
  #line(state: DownforceState, count: number): Action {
    const colour = colourOf(state.game.lineAt(state, state.bytes[LINE] ?? 0));
    const isHelp = colour !== WILD && this.#wishFor(state, colour) < 0;
    return this.#legal[isHelp ? 0 : count - 1] ?? 0;
  }

  /** Thrifty may also leave the line (D-V10). */
  #wild(state: DownforceState, count: number): Action {
    const { bytes, game } = state;
    const number = numberOf(game.lineAt(state, bytes[LINE] ?? 0));
    let best = this.#legal[0] ?? 0;
    let most = -Infinity;
    for (let at = 0; at < count; at++) {
      const choice = this.#legal[at] ?? 0;
      const car = thingOf(choice);
      const worth = verbOf(choice) === ENOUGH ? 0 : this.#wishFor(state, car);
      const gain = worth * Math.min(number, this.#field.reach[car] ?? 0);
      if (gain > most) {
        best = choice;
        most = gain;
      }
    }
    return best;
  }

  /** D-P5 'any': own cars first, before others are in their way. */
  #lineInAnyOrder(state: DownforceState, count: number): Action {
    let best = this.#legal[0] ?? 0;
    let most = -Infinity;
    for (let at = 0; at < count; at++) {
      const choice = this.#legal[at] ?? 0;
      const colour = colourOf(thingOf(choice));
      const worth = colour === WILD ? 0 : this.#wishFor(state, colour);
      if (worth > most) {
        best = choice;
        most = worth;
      }
    }
    return best;
  }
}
