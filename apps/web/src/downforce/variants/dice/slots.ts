import type { DownforceView } from '@paddock/downforce';
import type { Round } from '../../auction/rounds.ts';

/** What stands before a seat in a round of a dice auction (D-V7). */
export type DieSlot =
  | { readonly kind: 'out' | 'waiting' | 'set' }
  | { readonly kind: 'mine'; readonly bid: number }
  | { readonly kind: 'shown'; readonly bid: number; readonly isBest: boolean };

/** By seat. `mine`: the viewer's own die, set or planned. `revealed`: how many are turned up; null: all of them. */
export function dieSlots(
  { public: open, own }: DownforceView,
  mine: number | null,
  round: Round,
  revealed: number | null,
): readonly DieSlot[] {
  const winner = round.end?.kind === 'sold' ? round.end : null;
  return Array.from({ length: open.players }, (_, seat): DieSlot => {
    const turned = round.dice.findIndex((die) => die.seat === seat);
    const die = round.dice[turned];
    if (die !== undefined) {
      if (revealed !== null && turned >= revealed) return { kind: 'set' };
      const isBest =
        revealed === null && (winner === null ? round.tied.includes(seat) : winner.seat === seat);
      return { kind: 'shown', bid: die.bid, isBest };
    }
    // D-A8: nobody bid against the last player without a car.
    if (winner?.seat === seat) return { kind: 'shown', bid: winner.price, isBest: true };
    if (round.end !== null || !open.asked.includes(seat)) return { kind: 'out' };
    if (own?.seat === seat && mine !== null) return { kind: 'mine', bid: mine };
    const rolled = open.auction.dice?.find((automas) => automas.seat === seat);
    if (rolled !== undefined) return { kind: 'shown', bid: rolled.bid, isBest: false };
    return { kind: open.chosen.includes(seat) ? 'set' : 'waiting' };
  });
}
