import type { Chance, Seat } from '@paddock/kernel';
import { type Kind, SPEED_8_KINDS } from '../deck/deck.ts';
import type { DownforceState, Game } from '../state/game.ts';
import { appendKind, handAt, insertKind, pileAt, putUnseen } from '../state/hands.ts';
import { absentAt, isInSet } from '../state/known.ts';
import type { CardName } from '../state/names.ts';
import type { DownforceView, HeldCards } from '../state/views.ts';

/** A place for one unseen card: with a seat, or nowhere. `bound`: it cannot hold a kind proved absent from that hand. */
interface Slot {
  readonly seat: Seat;
  readonly bound: boolean;
}

const NOWHERE = -1;
/** Swaps tried per bound card: enough to forget the initial matching. */
const SWAPS = 6;

/** What a view tells about the cards it does not show. */
interface Hidden {
  readonly pool: readonly Kind[];
  readonly slots: readonly Slot[];
  /** Indices of the bound ones. */
  readonly bound: readonly number[];
  /** By seat, cards that it has shown and still holds. */
  readonly shown: readonly (readonly Kind[])[];
  readonly pileSizes: readonly number[];
}

/** Gives out every card the viewer sees, and finds out what is left to deal. */
export function dealSeen(state: DownforceState, seen: DownforceView): Hidden {
  const { bytes, game } = state;
  const { public: open } = seen;
  const pool = poolOf(state, seen);
  const slots: Slot[] = [];
  const held: Kind[][] = [];
  for (let seat = 0; seat < game.players; seat++) {
    const known = knownCards(game, seen, seat);
    held.push([]);
    if (known !== undefined) {
      holdKnown(state, seat, known, pool);
      continue;
    }
    const { shown, firm } = open.known[seat];
    for (const card of shown) {
      const kind = takeFrom(pool, kindNamed(state, card));
      if (seat < game.people) held[seat].push(kind);
      else appendKind(bytes, pileAt(game, seat), kind);
    }
    const size = open.handSizes[seat] + open.pileSizes[seat] + open.putAway[seat];
    for (let card = shown.length; card < size; card++) slots.push({ seat, bound: card < firm });
  }
  while (slots.length < pool.length) slots.push({ seat: NOWHERE, bound: false });
  const bound = [...slots.keys()].filter((slot) => slots[slot].bound);
  return { pool, slots, bound, shown: held, pileSizes: open.pileSizes };
}

/** Deals the others; all possible deals are about equally likely. */
export function dealHidden({ bytes, game }: DownforceState, hidden: Hidden, chance: Chance): void {
  const { slots, pileSizes } = hidden;
  const dealt = match(bytes, hidden, chance);
  const held = hidden.shown.map((kinds) => [...kinds]);
  for (const [index, { seat }] of slots.entries()) {
    if (seat === NOWHERE) putUnseen(bytes, dealt[index], 1);
    else held[seat].push(dealt[index]);
  }
  for (const [seat, kinds] of held.entries()) {
    shuffle(kinds, chance);
    for (const [index, kind] of kinds.entries())
      insertKind(bytes, index < pileSizes[seat] ? pileAt(game, seat) : handAt(game, seat), kind);
  }
}

/** All speed cards that are neither in the discard pile nor being played. */
function poolOf({ game }: DownforceState, { public: open }: DownforceView): Kind[] {
  const { deck } = game;
  const pool: Kind[] = [];
  for (let kind = game.hand.dealsSpeed8 ? 0 : SPEED_8_KINDS; kind < deck.kindCount; kind++) {
    const name = deck.names[kind];
    const gone = (open.discard[name] ?? 0) + (open.card?.card === name ? 1 : 0);
    for (let card = gone; card < deck.count[kind]; card++) pool.push(kind);
  }
  return pool;
}

/** An automa's seat does not see its own deck (D-V8a). */
function knownCards({ people }: Game, seen: DownforceView, seat: Seat): HeldCards | undefined {
  return seen.own?.seat === seat && seat < people ? seen.own : seen.all?.held[seat];
}

function holdKnown(state: DownforceState, seat: Seat, known: HeldCards, pool: Kind[]): void {
  const { bytes, game } = state;
  for (const card of [...known.hand, ...known.putAway])
    insertKind(bytes, handAt(game, seat), takeFrom(pool, kindNamed(state, card)));
  for (const card of known.pile)
    insertKind(bytes, pileAt(game, seat), takeFrom(pool, kindNamed(state, card)));
}

function kindNamed({ game }: DownforceState, card: CardName): Kind {
  return game.deck.names.indexOf(card);
}

function takeFrom(pool: Kind[], kind: Kind): Kind {
  const at = pool.indexOf(kind);
  if (at < 0) throw new Error('a card too many in the view');
  pool.splice(at, 1);
  return kind;
}

/**
 * A card for every slot. Bound slots are matched first, by augmenting paths, so that what is known always holds;
 * then symmetric random swaps even out the odds.
 */
function match(bytes: Uint8Array, { pool: cards, slots, bound }: Hidden, chance: Chance): Kind[] {
  const pool = [...cards];
  shuffle(pool, chance);
  if (bound.length === 0) return pool;
  const mayLie = (slot: number, kind: Kind): boolean =>
    !slots[slot].bound || !isInSet(bytes, absentAt(slots[slot].seat), kind);
  const slotOf: number[] = pool.map(() => NOWHERE);
  const tryMatch = (slot: number, tried: Set<number>): boolean =>
    pool.some((kind, card) => {
      if (tried.has(card) || !mayLie(slot, kind)) return false;
      tried.add(card);
      if (slotOf[card] !== NOWHERE && !tryMatch(slotOf[card], tried)) return false;
      slotOf[card] = slot;
      return true;
    });
  for (const slot of bound) if (!tryMatch(slot, new Set())) throw new Error('no deal fits the view');
  const dealt: Kind[] = [];
  for (const [card, slot] of slotOf.entries()) if (slot !== NOWHERE) dealt[slot] = pool[card];
  const rest = pool.filter((_, card) => slotOf[card] === NOWHERE);
  for (const [slot, { bound: isBound }] of slots.entries()) if (!isBound) dealt[slot] = rest.pop() ?? NOWHERE;
  for (let swap = SWAPS * bound.length; swap > 0; swap--) {
    const one = bound[chance.below(bound.length, 'draw')];
    const other = chance.below(slots.length, 'draw');
    if (!mayLie(one, dealt[other]) || !mayLie(other, dealt[one])) continue;
    [dealt[one], dealt[other]] = [dealt[other], dealt[one]];
  }
  return dealt;
}

function shuffle(kinds: Kind[], chance: Chance): void {
  for (let left = kinds.length; left > 1; left--) {
    const at = chance.below(left, 'draw');
    const last = kinds[left - 1];
    kinds[left - 1] = kinds[at];
    kinds[at] = last;
  }
}
