import type { BotName } from './names.ts';

/**
 * What a character likes, from −1 to 1; 0 is what its level would do. It knows no more than the level does, and gives up
 * only a part of what is at stake for it.
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

export const LEANINGS: Readonly<Record<BotName, Leanings>> = {
  Ada: {},
  Bruno: { spends: 1 },
  Chiara: { rivals: 1 },
  Duarte: { spends: -1 },
  Elif: { risk: 1 },
  Freya: { own: 1 },
};
