import { KINDS, type FormulaState } from '@paddock/formula';
import { CAR_COUNT, KIND_COUNT, OWNER, TEAM_COUNT, UNOWNED } from '@paddock/formula/bytes';
import { worthOf } from '../card-worth.ts';

/** No more sides than cars: in the Drivers' Championship every car is one (F-O2). */
export const MOST_SIDES = CAR_COUNT;
const MOST_SEATS = 6;

/** Every worth that a card can have, best first: cards of one rank are as good as each other. */
const RANKS: readonly number[] = [
  ...new Set(KINDS.flatMap((kind) => [worthOf(kind, true), worthOf(kind, false)])),
].toSorted((a, b) => b - a);
export const RANK_COUNT = RANKS.length;
export const WORTH_OF_RANK = Float64Array.from(RANKS);

/** What stays the same all season: which cars make a side (F-E2), whose it is, and what a card is worth to a seat. */
export class Season {
  /** By car. */
  readonly sideOf = new Uint8Array(CAR_COUNT);
  sides = 0;
  /** By side: the seat, or UNOWNED. */
  readonly ownerOf = new Uint8Array(MOST_SIDES);
  /** By seat and kind. */
  readonly #rankOf = new Uint8Array(MOST_SEATS * KIND_COUNT);
  readonly #owners = new Uint8Array(TEAM_COUNT);
  #championship = '';

  /** Cheap if it is the season of the last call. */
  read({ bytes, setup }: FormulaState): void {
    const { championship } = setup.options;
    let isKnown = championship === this.#championship;
    for (let team = 0; team < TEAM_COUNT; team++) {
      const owner = bytes[OWNER + team] ?? UNOWNED;
      isKnown &&= this.#owners[team] === owner;
      this.#owners[team] = owner;
    }
    if (isKnown) return;
    this.#championship = championship;
    this.#makeSides(championship === 'drivers');
    for (let seat = 0; seat < setup.players; seat++) this.#rankCards(seat);
  }

  rankOf(seat: number, kind: number): number {
    return this.#rankOf[seat * KIND_COUNT + kind] ?? 0;
  }

  #makeSides(isByCar: boolean): void {
    this.sides = 0;
    const sideOfSeat = new Map<number, number>();
    for (let team = 0; team < TEAM_COUNT; team++) {
      const owner = this.#owners[team] ?? UNOWNED;
      for (let car = team * 2; car < team * 2 + 2; car++) {
        const isSecond = car % 2 === 1;
        const before = isByCar ? undefined : isSecond ? this.sideOf[car - 1] : sideOfSeat.get(owner);
        const side = before ?? this.sides++;
        this.sideOf[car] = side;
        this.ownerOf[side] = owner;
        if (owner !== UNOWNED) sideOfSeat.set(owner, side);
      }
    }
  }

  #rankCards(seat: number): void {
    for (const [at, kind] of KINDS.entries()) {
      const worth = worthOf(kind, this.#owners[kind.team] === seat);
      this.#rankOf[seat * KIND_COUNT + at] = RANKS.indexOf(worth);
    }
  }
}
