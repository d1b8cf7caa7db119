import { type Action, type Chance, type Seat, type SeatSet, seatsIn } from '@paddock/kernel';
import type { Kind } from '../../deck/deck.ts';
import { encode } from '../../state/action.ts';
import type { DownforceState, Game, Listener } from '../../state/game.ts';
import { handAt, holdsKind, insertKind, kindsIn, pileAt, removeKind, speed8Of } from '../../state/hands.ts';
import { AWAY, CARDS_LEFT, HOME, TURN, UNDER, UNDER_CAR } from '../../state/layout.ts';
import { standingOf } from '../../state/standing.ts';
import { TURN_UP } from './terms.ts';

/**
 * D-V8a. The hand's list holds an automa's unknown cards; the pile's list holds those that bids have shown: during the
 * auction they are under the deck, in that order, and then somewhere in it.
 */
export function deckSize({ bytes, game }: DownforceState, seat: Seat): number {
  return bytes[handAt(game, seat)] + bytes[pileAt(game, seat)];
}

/** D-V8b, D-V8c: after the auction; hard automas shuffle in their Speed-8 cards. */
export function shuffleDecks(state: DownforceState, tell: Listener): boolean {
  const { bytes, game } = state;
  for (const seat of seatsIn(automasOf(game))) {
    const pile = pileAt(game, seat);
    bytes.subarray(pile + 1, pile + 1 + bytes[pile]).sort();
    if ((bytes[AWAY] & (1 << seat)) !== 0) continue;
    const speed8 = shufflesSpeed8(game) ? seatsIn(speed8Of(bytes, seat)).length : 0;
    tell?.all({ kind: 'deck-shuffled', seat, count: deckSize(state, seat) + speed8 });
  }
  return false;
}

/** Takes a card of this kind off the deck, preferably one known to be in it. */
export function takeFromDeck(bytes: Uint8Array, game: Game, seat: Seat, kind: Kind): void {
  const pile = pileAt(game, seat);
  removeKind(bytes, holdsKind(bytes, pile, kind) ? pile : handAt(game, seat), kind);
}

/** D-A8: shown from the deck, and from now on known to be in it. */
export function showInDeck({ bytes, game }: DownforceState, seat: Seat, kind: Kind): void {
  const pile = pileAt(game, seat);
  if (holdsKind(bytes, pile, kind)) return;
  removeKind(bytes, handAt(game, seat), kind);
  insertKind(bytes, pile, kind);
}

/** D-V8c: the cards that may come next, with repeats. */
export function nextCards({ bytes, game }: DownforceState): Kind[] {
  const seat = bytes[TURN];
  const speed8 = seatsIn(speed8Of(bytes, seat));
  const under = Array.from(bytes.subarray(UNDER_CAR, UNDER_CAR + bytes[UNDER]));
  const mixed = shufflesSpeed8(game) ? speed8.filter((car) => !under.includes(car)) : [];
  const deck = [...mixed, ...kindsIn(bytes, handAt(game, seat)), ...kindsIn(bytes, pileAt(game, seat))];
  if (deck.length > 0) return deck;
  if (shufflesSpeed8(game)) return under.filter((car) => speed8.includes(car)).slice(0, 1);
  const racing = standingOf(bytes).filter((car) => (bytes[HOME] & (1 << car)) === 0 && speed8.includes(car));
  return racing.slice(0, 1);
}

export function rollCard(state: DownforceState, chance: Chance): Action {
  const cards = nextCards(state);
  return encode(TURN_UP, cards[cards.length === 1 ? 0 : chance.below(cards.length, 'draw')]);
}

/** D-V8j: when it goes out or the race is over. A deck that was put away (D-A12) does not count. */
export function cardsLeft(state: DownforceState, seat: Seat): number {
  const { bytes } = state;
  if ((bytes[AWAY] & (1 << seat)) !== 0) return 0;
  return bytes[CARDS_LEFT + seat] + deckSize(state, seat) + seatsIn(speed8Of(bytes, seat)).length;
}

export function noteCardsLeft(state: DownforceState, seat: Seat): void {
  state.bytes[CARDS_LEFT + seat] = cardsLeft(state, seat);
}

export function automasOf(game: Game): SeatSet {
  return ((1 << game.players) - 1) & -(1 << game.people);
}

/** D-V8c: whether Speed-8 cards are shuffled into the deck, and may go back under it; otherwise they are played last. */
export function shufflesSpeed8({ setup }: Game): boolean {
  return setup.options.automaLevel === 'hard';
}
