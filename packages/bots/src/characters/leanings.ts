import type { BotName } from './names.ts';

/**
 * What a character likes, up to 1, or dislikes, down to −1. It knows no more than its level does, and gives up only a part of what is at
 * stake for it.
 */
export interface Leanings {
  /** Money for cars, and strong cards early; negative: it holds on to both. */
  readonly spends?: number;
  /** What holds its rivals up. */
  readonly rivals?: number;
  /** Long shots and dice. */
  readonly risk?: number;
  /** Its own cars. */
  readonly own?: number;
}

/** By name; an unknown character plays as its level does. */
export const LEANINGS: Readonly<Record<string, Leanings | undefined>> = {
  Ada: {},
  Bruno: { spends: 1 },
  Chiara: { rivals: 1 },
  Duarte: { spends: -0.5 },
  Elif: { risk: 1 },
  Freya: { own: 1 },
} satisfies Record<BotName, Leanings>;
