import type { SeatPlan } from '@paddock/protocol';

/** What a seat is for, as one word: open, reserved, or a bot's level. */
export function planOf(purpose: string): SeatPlan {
  return purpose === 'open' || purpose === 'reserved' ? { kind: purpose } : { kind: 'bot', level: purpose };
}

export function purposeOf(plan: SeatPlan): string {
  return plan.kind === 'bot' ? plan.level : plan.kind;
}
