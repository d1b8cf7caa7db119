import type { Seat } from '@paddock/kernel';
import { type Car, WILD, WILD_BIT } from '../state/cars.ts';
import { type Deck, type Kind, LINE_SLOTS, SPEED_8_KINDS } from '../deck/deck.ts';
import type { DownforceState } from '../state/game.ts';
import { handAt, pileAt } from '../state/hands.ts';
import { absentAt, addToSet, noteColourAbsent, noteFirm } from '../state/known.ts';

/** D-A3, D-A10: the bid that a card makes; 0 is a pass. */
export function bidOf(deck: Deck, kind: Kind, car: Car, declared: boolean): number {
  const printed = deck.bid[kind * LINE_SLOTS + car];
  if (printed > 0 || !declared) return printed;
  const wild = deck.bid[kind * LINE_SLOTS + WILD];
  return wild > 0 ? wild : deck.lowest[kind];
}

/** Bits of the colours on the seat's speed cards, including `WILD`. */
export function coloursHeld(state: DownforceState, seat: Seat): number {
  return coloursIn(state, handAt(state.game, seat));
}

function coloursIn({ bytes, game }: DownforceState, list: number): number {
  const end = list + bytes[list];
  let colours = 0;
  for (let at = list + 1; at <= end; at++) colours |= game.deck.colours[bytes[at]];
  return colours;
}

/** D-A10, for a speed card in a hand without the colour. */
export function mayDeclare(deck: Deck, held: number, kind: Kind): boolean {
  return (held & WILD_BIT) === 0 || (deck.colours[kind] & WILD_BIT) !== 0;
}

/** D-A4: the higher rank wins the tie-break; equal ranks draw lots. */
export function bidRank(deck: Deck, kind: Kind, bid: number): number {
  const withoutWild = (deck.colours[kind] & WILD_BIT) === 0 ? 1 : 0;
  return (bid << 8) | (deck.lineCount[kind] << 1) | withoutWild;
}

/** D-A10: notes what a declared bid tells about the rest of the hand. */
export function proveByDeclaring(state: DownforceState, seat: Seat, kind: Kind, car: Car): void {
  const { bytes, game } = state;
  noteColourAbsent(bytes, game.deck, seat, car);
  if ((game.deck.colours[kind] & WILD_BIT) === 0) noteColourAbsent(bytes, game.deck, seat, WILD);
  noteFirm(bytes, seat, bytes[handAt(game, seat)]);
}

/** D-A8: a sort key for the search: the lowest is taken. */
function costOf(deck: Deck, kind: Kind, number: number): number {
  const withWild = deck.colours[kind] >> WILD;
  return (number << 10) | (deck.lineCount[kind] << 7) | (withWild << 6) | kind;
}

/** D-A8: the number a card counts for, given the colours held; 0 if it does not count. */
function numberIn(deck: Deck, held: number, kind: Kind, car: Car): number {
  if ((held & (1 << car)) !== 0) return deck.bid[kind * LINE_SLOTS + car];
  if ((held & WILD_BIT) !== 0) return deck.bid[kind * LINE_SLOTS + WILD];
  return deck.lowest[kind];
}

/** D-A8: the card that must be shown; an automa's comes from its whole deck (D-V8b): nobody else has a pile yet. */
export function cheapestCard(state: DownforceState, seat: Seat, car: Car): Kind {
  const hand = handAt(state.game, seat);
  const pile = pileAt(state.game, seat);
  const held = coloursIn(state, hand) | coloursIn(state, pile);
  return Math.min(lowestCost(state, hand, held, car), lowestCost(state, pile, held, car)) & 63;
}

function lowestCost({ bytes, game }: DownforceState, list: number, held: number, car: Car): number {
  const end = list + bytes[list];
  let best = 0xffff;
  for (let at = list + 1; at <= end; at++) {
    const number = numberIn(game.deck, held, bytes[at], car);
    if (number > 0) best = Math.min(best, costOf(game.deck, bytes[at], number));
  }
  return best;
}

/** D-A8: notes that no card in the hand comes before the one shown. */
export function proveByTaking(state: DownforceState, seat: Seat, kind: Kind, car: Car): void {
  const { bytes, game } = state;
  const { deck } = game;
  const isPrinted = deck.bid[kind * LINE_SLOTS + car] > 0;
  const isWild = !isPrinted && (deck.colours[kind] & WILD_BIT) !== 0;
  const held = isPrinted ? 1 << car : isWild ? WILD_BIT : 0;
  const cost = costOf(deck, kind, numberIn(deck, held, kind, car));
  if (!isPrinted) noteColourAbsent(bytes, deck, seat, car);
  if (!isPrinted && !isWild) noteColourAbsent(bytes, deck, seat, WILD);
  for (let other = SPEED_8_KINDS; other < deck.kindCount; other++) {
    const number = numberIn(deck, held, other, car);
    if (number > 0 && costOf(deck, other, number) < cost) addToSet(bytes, absentAt(seat), other);
  }
  noteFirm(bytes, seat, bytes[handAt(game, seat)] + bytes[pileAt(game, seat)]);
}
