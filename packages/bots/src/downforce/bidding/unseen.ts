import {
  CAR_COUNT,
  type CardName,
  type Deck,
  type DownforcePublic,
  type DownforceView,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';

export function shownBy(open: DownforcePublic, seat: Seat): readonly CardName[] {
  return open.known[seat]?.shown ?? [];
}

/** Cards that may be in hands the viewer cannot see: speed cards, and Speed-8 cards if they are dealt. */
export function unseenBy(deck: Deck, { public: open, own }: DownforceView, dealsSpeed8 = false): CardName[] {
  const seen = new Map<CardName, number>(Object.entries(open.discard));
  const note = (name: CardName) => seen.set(name, (seen.get(name) ?? 0) + 1);
  for (const name of [...(own?.hand ?? []), ...(own?.pile ?? []), ...(own?.putAway ?? [])]) note(name);
  if (open.card !== null) note(open.card.card);
  for (let seat = 0; seat < open.players; seat++)
    if (seat !== own?.seat) for (const name of shownBy(open, seat)) note(name);
  const unseen: CardName[] = [];
  for (const [kind, name] of deck.names.entries()) {
    if (kind < CAR_COUNT && !dealsSpeed8) continue;
    for (let card = seen.get(name) ?? 0; card < (deck.count[kind] ?? 0); card++) unseen.push(name);
  }
  return unseen;
}
