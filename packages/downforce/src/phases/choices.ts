import { type Action, type Chance, refuse, type Seat, type Stream } from '@paddock/kernel';
import { type Kind, SPEED_8_KINDS } from '../deck/deck.ts';
import { encode, REVEAL } from '../state/action.ts';
import { countBits, hasBit, lowestIn, nthBit } from '../state/bits.ts';
import type { DownforceState, Listener, Phase } from '../state/game.ts';
import { handAt, holdsKind, speed8Of } from '../state/hands.ts';
import type { DownforceRefusal, PhaseName } from '../state/terms.ts';

/** Helpers that phases share. */

/** Also lists Speed-8 cards: their kind is the number of their car. */
export function listCars(set: number, verb: number, out: Action[]): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) out[count++] = encode(verb, lowestIn(left));
  return count;
}

export function either(one: number, other: number, out: Action[]): number {
  out[0] = encode(one);
  out[1] = encode(other);
  return 2;
}

/** One of the things in a set, all equally likely. */
export function rollOne(verb: number, set: number, chance: Chance, stream: Stream): Action {
  return encode(verb, nthBit(set, chance.below(countBits(set), stream)));
}

/** A phase in which TABLE reveals sealed choices. */
export function revealing(
  number: number,
  name: PhaseName,
  reveal: (state: DownforceState, tell: Listener) => void,
): Phase {
  return {
    number,
    name,
    who: 'table',
    verbs: [REVEAL],
    roll: () => encode(REVEAL),
    apply: (state, _action, tell) => reveal(state, tell),
  };
}

export function cardRefusal(
  { bytes, game }: DownforceState,
  seat: Seat,
  kind: Kind,
  rule: string,
): DownforceRefusal | undefined {
  const card = game.deck.names[kind];
  if (kind < SPEED_8_KINDS && !game.hand.dealsSpeed8)
    return hasBit(speed8Of(bytes, seat), kind) ? undefined : refuse('speed-8-not-yours', rule, { card });
  return holdsKind(bytes, handAt(game, seat), kind) ? undefined : refuse('card-not-in-hand', rule, { card });
}
