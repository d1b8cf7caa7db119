import { isRefusal } from '@paddock/kernel';
import { PRINTED_PHASES } from '../../phases/index.ts';
import { phaseTable } from '../../phases/table.ts';
import type { Content } from '../../state/game.ts';
import type { PhaseName } from '../../state/terms.ts';
import { VARIANTS } from '../../variants/index.ts';
import { PRINTED_CONTENT } from '../content.ts';
import { downforceGameWith, type DownforceGame } from '../module.ts';
import { readContent } from './read-content.ts';
import { type DownforceRules, rulesWith } from '../rules.ts';

/** D-C2, D-C4: the rules for this deck and these tracks, with all variants; they take custom content. */
export function downforceWith(content: Content): DownforceRules {
  return rulesWith(content, VARIANTS, readContent);
}

/** Downforce as most tables play it; with another deck or track, `downforceWith`. */
export const downforce = downforceWith(PRINTED_CONTENT);

export const downforceGame = gameTakingContent(downforce);

function gameTakingContent(rules: DownforceRules): DownforceGame {
  return {
    ...downforceGameWith(rules),
    withContent: (own) => {
      const other = rules.withContent?.(own) ?? rules;
      return isRefusal(other) ? other : gameTakingContent(other);
    },
  };
}

/** The names of all phases. */
export const PHASES: readonly PhaseName[] = phaseTable([
  ...PRINTED_PHASES,
  ...VARIANTS.flatMap((variant) => variant.phases ?? []),
]).map((phase) => phase.name);
