import type { RecordSeat, Seat } from '@paddock/kernel';
import type { SeatPlan } from '@paddock/protocol';
import { areAlike } from '@paddock/protocol/schemas';
import { BOT_NAMES } from '@paddock/table';

interface Seated {
  readonly plan: SeatPlan;
  readonly name: string | null;
}

/** As on one's own device. Somebody who is called like a bot keeps the name, and the bot goes by its number. */
export function botName(seat: Seat, people: readonly (string | null)[] = []): string {
  const name = BOT_NAMES.at(seat - 1) ?? '';
  const isTaken = people.some((person) => person !== null && areAlike(person, name));
  return isTaken ? `Bot ${seat + 1}` : name;
}

/** Who plays a game that starts now: bots take the empty seats. */
export function seatsNow(seats: readonly Seated[], standIn: string): RecordSeat[] {
  const people = seats.map(({ name }) => name);
  return filled(seats, standIn, (seat) => botName(seat, people));
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
