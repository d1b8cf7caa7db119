import { PRINTED_CONTENT } from './content.ts';
import { EVERY_WAY } from './every-way.ts';
import type { Content } from '../state/game.ts';
import { downforceGameWith } from './module.ts';
import { rulesWith, type DownforceRules } from './rules.ts';

/** D-C2, D-C4: the rules for a table that plays with this deck and these tracks. */
export function downforceWith(content: Content): DownforceRules {
  return rulesWith(content, EVERY_WAY);
}

/** Downforce as most tables play it; with another deck or track, `downforceWith`. */
export const downforce = downforceWith(PRINTED_CONTENT);

export const downforceGame = downforceGameWith(downforce);
