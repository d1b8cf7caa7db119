import { downforceGameWith, type DownforceRules } from '@paddock/downforce';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { club } from './club/club.ts';
import type { LevelVariant } from './judgement.ts';
import { rookie } from './rookie/rookie.ts';

/** By level. A page loads them with the first table that plays a variant. */
export interface LevelVariants {
  readonly rookie?: readonly LevelVariant[];
  readonly club?: readonly LevelVariant[];
}

/** The levels from the weakest, at tables that are played by these rules. */
export function downforceBotsWith(rules: DownforceRules, variants: LevelVariants): GameBots {
  const bots = {
    random: randomBot(rules),
    rookie: rookie(rules, variants.rookie),
    club: club(rules, variants.club),
  };
  return makeGameBots(downforceGameWith(rules), bots, { simplest: 'random', standIn: 'club' });
}
