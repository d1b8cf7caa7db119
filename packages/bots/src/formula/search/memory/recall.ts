import { formula, type FormulaState } from '@paddock/formula';
import { KIND_COUNT } from '@paddock/formula/bytes';
import type { FastChance, Seat } from '@paddock/kernel';
import type { Light } from '../../light/light.ts';
import type { Dealer } from '../guess.ts';
import { giveTo, othersThan, putBack, unseen } from '../hands.ts';
import { pastPlays } from './past-play.ts';
import { Rival } from './rival.ts';

/** Steps of the walk before the first deal, and between two. */
const FIRST_STEPS = 4000;
const STEPS = 20;
const TWO_TO_32 = 4_294_967_296;

/**
 * Deals hands in proportion to how likely the rivals' plays of this race were with them: a Metropolis walk over who got
 * which card when. Neighbouring deals are alike; many together are not.
 */
export class Recall implements Dealer {
  /** Without the hands that are dealt. */
  readonly #state: FormulaState;
  readonly #rivals: readonly Rival[];
  /** Unseen cards that nobody holds. */
  readonly #pile: Uint8Array;

  /** `imagined`: what the seat has seen, with any hands for the others. */
  constructor(imagined: FormulaState, seat: Seat, light: Light, chance: FastChance) {
    this.#state = formula.copy(imagined);
    const { bytes, setup } = this.#state;
    const past = pastPlays(imagined, light);
    const sizes = othersThan(seat, setup.players).map((other) => ({
      other,
      size: putBack(bytes, other),
    }));
    const cards: number[] = [];
    for (let kind = 0; kind < KIND_COUNT; kind++)
      for (let left = unseen(bytes, kind); left > 0; left--) cards.push(kind);
    const nextCard = (): number => cards.splice(chance.below(cards.length), 1)[0] ?? 0;
    this.#rivals = sizes.map(({ other, size }) => {
      const theirs = past.filter((play) => play.seat === other);
      return new Rival(other, theirs, size, nextCard, chance);
    });
    this.#pile = Uint8Array.from(cards);
    this.#walk(FIRST_STEPS, chance);
  }

  deal(into: FormulaState, chance: FastChance): void {
    this.#walk(STEPS, chance);
    const { bytes } = into;
    bytes.set(this.#state.bytes);
    for (const { seat, held, kinds } of this.#rivals)
      for (const slot of held) giveTo(bytes, seat, kinds[slot] ?? 0);
  }

  #walk(steps: number, chance: FastChance): void {
    for (let step = 0; step < steps; step++) {
      const rival = this.#anyRival(chance);
      if (rival === undefined) return;
      if (chance.below(2) === 0) exchange(rival, chance);
      else this.#swap(rival, chance);
    }
  }

  #anyRival(chance: FastChance): Rival | undefined {
    return this.#rivals[chance.below(this.#rivals.length)];
  }

  /** A card that a rival holds changes places with another's, or with one in the pile. */
  #swap(rival: Rival, chance: FastChance): void {
    const slot = rival.held[chance.below(rival.held.length)];
    const other = this.#anyRival(chance);
    if (slot === undefined || other === undefined) return;
    if (other === rival) this.#swapWithPile(rival, slot, chance);
    else swapBetween(rival, slot, other, chance);
  }

  #swapWithPile(rival: Rival, slot: number, chance: FastChance): void {
    if (this.#pile.length === 0) return;
    const at = chance.below(this.#pile.length);
    const mine = rival.kinds[slot] ?? 0;
    const theirs = this.#pile[at] ?? 0;
    if (mine === theirs) return;
    const first = rival.firstPlayOf(slot);
    rival.kinds[slot] = theirs;
    if (isAccepted(rival.ratio(first), chance)) {
      rival.accept(first);
      this.#pile[at] = mine;
    } else rival.kinds[slot] = mine;
  }
}

/** Two cards of one rival came in each other's place. */
function exchange(rival: Rival, chance: FastChance): void {
  const a = chance.below(rival.slots);
  const b = chance.below(rival.slots);
  if (a === b || rival.kinds[a] === rival.kinds[b] || !rival.exchange(a, b)) return;
  const first = Math.min(rival.firstPlayOf(a), rival.firstPlayOf(b));
  if (isAccepted(rival.ratio(first), chance)) rival.accept(first);
  else rival.exchange(a, b);
}

function swapBetween(rival: Rival, slot: number, other: Rival, chance: FastChance): void {
  const place = other.held[chance.below(other.held.length)];
  if (place === undefined) return;
  const mine = rival.kinds[slot] ?? 0;
  const theirs = other.kinds[place] ?? 0;
  if (mine === theirs) return;
  const first = rival.firstPlayOf(slot);
  const start = other.firstPlayOf(place);
  rival.kinds[slot] = theirs;
  other.kinds[place] = mine;
  if (isAccepted(rival.ratio(first) * other.ratio(start), chance)) {
    rival.accept(first);
    other.accept(start);
  } else {
    rival.kinds[slot] = mine;
    other.kinds[place] = theirs;
  }
}

function isAccepted(ratio: number, chance: FastChance): boolean {
  return ratio >= 1 || chance.next() < ratio * TWO_TO_32;
}
