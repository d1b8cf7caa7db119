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

const OWN = 'own ';

/** One of my own bots is to sit there. */
export function ownBotPurpose(bot: string): string {
  return OWN + bot;
}

/** Undefined: the purpose is another. */
export function ownBotIn(purpose: string): string | undefined {
  return purpose.startsWith(OWN) ? purpose.slice(OWN.length) : undefined;
}
