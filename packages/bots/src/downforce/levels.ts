import { downforceGameWith, type DownforceRules } from '@paddock/downforce';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { club } from './club/club.ts';
import { rookie } from './rookie/rookie.ts';

/** The levels from the weakest, at tables that are played by these rules. */
export function downforceBotsWith(rules: DownforceRules): GameBots {
  const bots = { random: randomBot(rules), rookie: rookie(rules), club: club(rules) };
  return makeGameBots(downforceGameWith(rules), bots, { simplest: 'random', standIn: 'club' });
}
