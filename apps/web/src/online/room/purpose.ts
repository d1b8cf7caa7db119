import { levelOfBot } from '@paddock/bots/characters';
import type { SeatPlan } from '@paddock/protocol';

/** What a seat is for, as one word: open, reserved, or a bot's level, with its character or without. */
export function planOf(purpose: string): SeatPlan {
  return purpose === 'open' || purpose === 'reserved' ? { kind: purpose } : { kind: 'bot', level: purpose };
}

/** A bot's character is its own. */
export function purposeOf(plan: SeatPlan): string {
  return plan.kind === 'bot' ? levelOfBot(plan.level) : plan.kind;
}
