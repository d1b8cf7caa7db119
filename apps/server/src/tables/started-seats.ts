import type { RecordSeat, Seat } from '@paddock/kernel';
import type { SeatPlan } from '@paddock/protocol';

interface Seated {
  readonly plan: SeatPlan;
  readonly name: string | null;
}

/** Bots are told apart by their seat. */
export function botName(seat: Seat): string {
  return `Bot ${seat + 1}`;
}

/** Who plays a game that starts now: bots take the empty seats. */
export function seatsNow(seats: readonly Seated[], standIn: string): RecordSeat[] {
  return filled(seats, standIn, botName);
}

/**
 * The first events of their kinds do not say who was seated, nor which level stood in. Their records'
 * sums include what it was then, so this never changes, even when levels and names do.
 */
export const UNSAID_LEVEL = 'club';

export function unsaidSeats(seats: readonly Seated[]): RecordSeat[] {
  return filled(seats, UNSAID_LEVEL, (seat) => `Bot ${seat + 1}`);
}

function filled(seats: readonly Seated[], level: string, nameOf: (seat: Seat) => string): RecordSeat[] {
  return seats.map(({ plan, name }, seat) => {
    if (name !== null) return { name };
    return { name: nameOf(seat), bot: plan.kind === 'bot' ? plan.level : level };
  });
}
