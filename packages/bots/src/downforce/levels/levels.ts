import { downforceGameWith, type DownforceRules } from '@paddock/downforce';
import { makeGameBots, type GameBots } from '../../game-bots.ts';
import { randomBot } from '../../random.ts';
import { ROLES } from '../bidding/bidders.ts';
import { club } from '../club/club.ts';
import type { LevelVariant } from '../judgement.ts';
import type { LightVariant } from '../light/light-variant.ts';
import { rookie } from '../rookie/rookie.ts';
import { botsTakingContent } from '../with-content.ts';

/** By level. A page loads them with the first table that plays a variant. */
export interface LevelVariants {
  readonly rookie?: readonly LevelVariant[];
  readonly club?: readonly LevelVariant[];
  /** For the levels that search. */
  readonly light?: readonly LightVariant[];
}

/** The levels that answer at once, from the weakest, at tables that are played by these rules. */
export function quickBotsWith(rules: DownforceRules, variants: LevelVariants) {
  return {
    random: randomBot(rules),
    rookie: rookie(rules, variants.rookie),
    club: club(rules, variants.club),
  };
}

/** Without the levels that search: those are in `search/levels.ts`. */
export function downforceBotsWith(rules: DownforceRules, variants: LevelVariants): GameBots {
  return botsTakingContent(rules, (played) =>
    makeGameBots(downforceGameWith(played), quickBotsWith(played, variants), ROLES),
  );
}
