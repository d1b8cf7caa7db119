import { downforceGameWith, type DownforceRules } from '@paddock/downforce';
import { makeGameBots, type GameBots } from '../../game-bots.ts';
import { CLUB } from '../club/club.ts';
import { EXPLAINED } from '../explained.ts';
import { levelOf, type Level, type LevelVariant } from '../judgement.ts';
import { quickBotsWith, type LevelVariants } from '../levels.ts';
import { Light } from '../light/light.ts';
import { rankByTaste } from '../taste.ts';
import { botsTakingContent } from '../with-content.ts';
import type { Effort } from './search.ts';
import { searching } from './searching.ts';

const PRO: Effort = { iterations: 600, trust: 60, isLed: false };
const CHAMPION: Effort = { iterations: 6000, trust: 30, isLed: true };

/** Every level from the weakest, at tables that are played by these rules. */
export function searchersWith(rules: DownforceRules, variants: LevelVariants): GameBots {
  return botsTakingContent(rules, (played) => searchers(played, variants));
}

function searchers(rules: DownforceRules, variants: LevelVariants): GameBots {
  const light = new Light(rules);
  const bots = {
    ...quickBotsWith(rules, variants),
    pro: searcher(PRO)(
      rules,
      variants.club?.map((variant) => searched(variant, PRO)),
    ),
    champion: searcher(CHAMPION)(
      rules,
      variants.club?.map((variant) => searched(variant, CHAMPION)),
    ),
  };
  return makeGameBots(
    downforceGameWith(rules),
    bots,
    { simplest: 'random', standIn: 'club' },
    (state, chance) => light.playOn(state, chance),
  );
}

/** Bids and keeps powers like a club: searching those showed no gain. */
function searcher(effort: Effort): Level {
  const judgement = {
    ...CLUB,
    bet: searching(CLUB.bet, effort),
    drive: searching(CLUB.drive, effort),
  };
  return levelOf(judgement, EXPLAINED, rankByTaste);
}

/** What a club makes of a variant, searched. */
function searched({ isPlayed, judged, drive }: LevelVariant, effort: Effort): LevelVariant {
  const phases = Object.entries(judged).map(
    ([phase, { weigh, explain }]) => [phase, { weigh: searching(weigh, effort), explain }] as const,
  );
  return { isPlayed, judged: Object.fromEntries(phases), drive: searching(drive, effort) };
}
