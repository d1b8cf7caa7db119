import type { Seat } from '@paddock/kernel';
import type {
  CardName,
  CarName,
  DieBid,
  Deck,
  DownforceFact,
  DownforcePublic,
  LaidBid,
  PowerName,
  ShownBid,
} from '@paddock/downforce';
import { bidWith } from './bid-with.ts';

/** How a round ended. */
export type RoundEnd =
  | { readonly kind: 'sold'; readonly seat: Seat; readonly price: number }
  | { readonly kind: 'set-aside' }
  | { readonly kind: 'unowned' };

export interface Round {
  readonly car: CarName;
  readonly power: PowerName | null;
  /** It had been set aside (D-A9). */
  readonly isAgain: boolean;
  readonly bids: readonly ShownBid[];
  /** D-V7: turned up together. */
  readonly dice: readonly DieBid[];
  /** D-A8: the one card that was shown. */
  readonly taken: { readonly seat: Seat; readonly card: CardName } | null;
  readonly tied: readonly Seat[];
  /** D-A4: what has decided between equal bids. */
  readonly broken: Extract<DownforceFact, { kind: 'tie-broken' }> | null;
  readonly end: RoundEnd | null;
}

/**
 * The auction as it has gone so far, from what was told: the last round is the one that is on, or the one just over. Each
 * game of a tour has its own (D-V4).
 */
export function roundsOf(facts: readonly DownforceFact[]): readonly Round[] {
  const rounds: Round[] = [];
  for (const fact of facts) {
    const last = rounds.at(-1);
    if (fact.kind === 'for-sale') rounds.push(opened(fact, rounds));
    else if (fact.kind === 'leg-over') rounds.length = 0;
    else if (last !== undefined) rounds.splice(-1, 1, { ...last, ...changeBy(fact, last.car) });
  }
  return rounds;
}

/** D-A9: a car that comes up again brings the power it was set aside with. */
function opened(
  { car, again }: Extract<DownforceFact, { kind: 'for-sale' }>,
  before: readonly Round[],
): Round {
  const power = before.find((round) => round.car === car)?.power ?? null;
  return { car, power, isAgain: again, bids: [], dice: [], taken: null, tied: [], broken: null, end: null };
}

function changeBy(fact: DownforceFact, car: CarName): Partial<Round> {
  if (fact.kind === 'power-turned') return { power: fact.power };
  if (fact.kind === 'bids-shown') return { bids: fact.bids };
  if (fact.kind === 'dice-shown') return { dice: fact.bids };
  if (fact.kind === 'tie-broken') return { broken: fact };
  if (fact.kind === 'bids-tied') return { tied: fact.seats };
  if (fact.kind === 'must-take') return { taken: { seat: fact.seat, card: fact.card } };
  if (fact.kind === 'sold') return { end: { kind: 'sold', seat: fact.seat, price: fact.price } };
  if (fact.kind === 'set-aside') return { end: { kind: 'set-aside' } };
  return fact.kind === 'stays-unowned' && fact.car === car ? { end: { kind: 'unowned' } } : {};
}

/** The best of the bids that did not win; null: there was none. */
export function nextBid({ bids, dice, end }: Pick<Round, 'bids' | 'dice' | 'end'>): number | null {
  const winner = end?.kind === 'sold' ? end.seat : null;
  const others = [...bids, ...dice].filter(({ seat, bid }) => seat !== winner && bid > 0);
  return others.length === 0 ? null : Math.max(...others.map(({ bid }) => bid));
}

/** What a seat has placed in the current round. */
export type BidSlot =
  | { readonly kind: 'out' | 'waiting' | 'laid' }
  | { readonly kind: 'mine'; readonly card: CardName; readonly bid: number }
  | {
      readonly kind: 'shown';
      readonly card: CardName;
      readonly isDeclared: boolean;
      readonly bid: number;
      readonly isBest: boolean;
    };

/** By seat. `revealed`: how many bids are turned up; null: all of them. */
export function slotsOf(
  deck: Deck,
  open: DownforcePublic,
  own: { readonly seat: Seat; readonly card: CardName; readonly isDeclared: boolean } | null,
  round: Round,
  revealed: number | null,
): readonly BidSlot[] {
  const winner = round.end?.kind === 'sold' ? round.end.seat : null;
  return Array.from({ length: open.players }, (_, seat): BidSlot => {
    const turned = round.bids.findIndex((bid) => bid.seat === seat);
    const bid = round.bids[turned];
    if (bid !== undefined) {
      if (revealed !== null && turned >= revealed) return { kind: 'laid' };
      const isBest = revealed === null && (winner === seat || round.tied.includes(seat));
      return { kind: 'shown', card: bid.card, isDeclared: bid.declared, bid: bid.bid, isBest };
    }
    if (round.taken?.seat === seat)
      return { kind: 'shown', card: round.taken.card, isDeclared: false, bid: priceOf(round), isBest: true };
    if (round.end !== null || !open.asked.includes(seat)) return { kind: 'out' };
    if (own?.seat === seat)
      return { kind: 'mine', card: own.card, bid: bidWith(deck, own.card, round.car, own.isDeclared) };
    const automas = open.auction.bids.find((laid) => laid.seat === seat);
    if (automas !== undefined) return turnedUp(deck, automas, round.car);
    return { kind: open.chosen.includes(seat) ? 'laid' : 'waiting' };
  });
}

/** D-V8b: an automa bids before everybody's eyes. */
function turnedUp(deck: Deck, { card, declared }: LaidBid, car: CarName): BidSlot {
  return {
    kind: 'shown',
    card,
    isDeclared: declared,
    bid: bidWith(deck, card, car, declared),
    isBest: false,
  };
}

function priceOf({ end }: Round): number {
  return end?.kind === 'sold' ? end.price : 0;
}
