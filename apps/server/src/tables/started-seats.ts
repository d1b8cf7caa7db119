import { BOT_NAMES, botOf, characterOf, levelOfBot, type BotName } from '@paddock/bots';
import type { RecordSeat, Seat } from '@paddock/kernel';
import type { SeatPlan } from '@paddock/protocol';
import { areAlike } from '@paddock/protocol/schemas';
import { simplestOf } from '../find-game.ts';

export interface Seated {
  readonly plan: SeatPlan;
  readonly name: string | null;
}

/** As in a game on one device: the first bot beside a host in the first seat is Ada. */
function usualAt(seat: Seat): BotName {
  return BOT_NAMES.at(seat - 1) ?? BOT_NAMES[0];
}

function castAs({ plan, name }: Seated): BotName | undefined {
  return name === null && plan.kind === 'bot' ? characterOf(plan.level) : undefined;
}

/** Gives a bot that has no character one that nobody at the table has or is named after; the simplest level has none. */
export function cast(game: string, plan: SeatPlan, seat: Seat, seats: readonly Seated[]): SeatPlan {
  if (plan.kind !== 'bot') return plan;
  const { level } = plan;
  if (level !== levelOfBot(level) || level === simplestOf(game)) return plan;
  const isTaken = (character: BotName) =>
    seats.some((other, at) => at !== seat && (castAs(other) === character || isCalled(other, character)));
  const usual = usualAt(seat);
  const character = [usual, ...BOT_NAMES].find((each) => !isTaken(each)) ?? usual;
  return { kind: 'bot', level: botOf(level, character) };
}

function isCalled({ name }: Seated, character: BotName): boolean {
  return name !== null && areAlike(name, character);
}

/** A bot's character, or its seat's. A person with that name keeps it, and the bot goes by its number. */
export function botName(seat: Seat, seats: readonly Seated[]): string {
  const nameAt = (at: Seat) => (seats[at] && castAs(seats[at])) ?? usualAt(at);
  const name = nameAt(seat);
  const isTaken = seats.some(
    (other, at) => isCalled(other, name) || (at < seat && castAs(other) !== undefined && nameAt(at) === name),
  );
  return isTaken ? `Bot ${seat + 1}` : name;
}

/** Who plays a game that starts now: bots take the empty seats. */
export function seatsNow(game: string, seats: readonly Seated[], standIn: string): RecordSeat[] {
  const now = [...seats];
  for (const [seat, { plan, name }] of seats.entries()) {
    if (name !== null || plan.kind === 'bot') continue;
    now[seat] = { name, plan: cast(game, { kind: 'bot', level: standIn }, seat, now) };
  }
  return filled(now, standIn, (seat) => botName(seat, now));
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
