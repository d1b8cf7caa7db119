import { downforceGameWith, type DownforceRules, type DownforceView } from '@paddock/downforce';
import type { Bot } from '../../bot.ts';
import { makeGameBots, type GameBots } from '../../game-bots.ts';
import { ROLES } from '../bidding/bidders.ts';
import { bidding, SEARCHER_BIDDING } from '../bidding/club-bids.ts';
import { CLUB } from '../club/club.ts';
import { EXPLAINED } from '../levels/explained.ts';
import { levelOf, type LevelVariant, type Weigh } from '../judgement.ts';
import { quickBotsWith, type LevelVariants } from '../levels/levels.ts';
import { Field } from '../light/field.ts';
import { Light } from '../light/light.ts';
import { rankByTaste } from '../levels/taste.ts';
import { botsTakingContent } from '../with-content.ts';
import { guessBets } from './guess-bets.ts';
import type { Effort } from './search.ts';
import { searching } from './searching.ts';

const PRO: Effort = { iterations: 600, trust: 60, isLed: false };
const CHAMPION: Effort = { iterations: 15_000, trust: 30, isLed: true };

/** Every level from the weakest, at tables that are played by these rules. */
export function searchersWith(rules: DownforceRules, variants: LevelVariants): GameBots {
  return botsTakingContent(rules, (played) => searchers(played, variants));
}

function searchers(rules: DownforceRules, variants: LevelVariants): GameBots {
  const light = new Light(rules, variants.light);
  const bots = {
    ...quickBotsWith(rules, variants),
    pro: searcher(rules, variants, PRO),
    champion: searcher(rules, variants, CHAMPION),
  };
  return makeGameBots(downforceGameWith(rules), bots, ROLES, {
    playOn: (state, chance) => light.playOn(state, chance),
    worldsOf(view) {
      const imagine = rules.imagining(view);
      const field = new Field();
      return (chance) => {
        const world = imagine(chance);
        guessBets(world, view, field, variants.light ?? [], chance);
        return world;
      };
    },
  });
}

/** Bids higher than a club, and keeps powers like one: searching those showed no gain. */
function searcher(
  rules: DownforceRules,
  { club = [], light = [] }: LevelVariants,
  effort: Effort,
): Bot<DownforceView> {
  const search = (weigh: Weigh) => searching(weigh, effort, light);
  const level = levelOf(
    { ...CLUB, bid: bidding(SEARCHER_BIDDING), bet: search(CLUB.bet), drive: search(CLUB.drive) },
    EXPLAINED,
    rankByTaste,
  );
  return level(
    rules,
    club.map((variant) => searched(variant, search)),
  );
}

/** What a club makes of a variant, searched. */
function searched({ isPlayed, judged, drive }: LevelVariant, search: (weigh: Weigh) => Weigh): LevelVariant {
  const phases = Object.entries(judged).map(
    ([phase, { weigh, explain }]) => [phase, { weigh: search(weigh), explain }] as const,
  );
  return { isPlayed, judged: Object.fromEntries(phases), drive: search(drive) };
}
