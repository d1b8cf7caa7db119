import type { DownforceRules } from '@paddock/downforce';
import { isRefusal } from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';

/** Bots at tables that are played by these rules, and, if those take content, at tables that bring their own. */
export function botsTakingContent(
  rules: DownforceRules,
  botsWith: (rules: DownforceRules) => GameBots,
): GameBots {
  const bots = botsWith(rules);
  if (rules.withContent === undefined) return bots;
  return {
    ...bots,
    withContent: (own) => {
      const other = rules.withContent?.(own) ?? rules;
      return isRefusal(other) ? other : botsWith(other);
    },
  };
}
