import { downforceGameWith, type DownforceRules } from '@paddock/downforce';
import { makeGameBots, type GameBots } from '../game-bots.ts';
import { randomBot } from '../random.ts';
import { weighBids as weighAsClub } from './club/bids.ts';
import { explainBid } from './explain-bid.ts';
import { levelOf, type Weigh } from './judgement.ts';
import { weighBids as weighAsRookie } from './rookie/bids.ts';

/** The levels as far as the auction of the printed game, where they bid as they always do: a page begins with these. */
export function biddersWith(rules: DownforceRules): GameBots {
  const bidder = (bid: Weigh) => levelOf({ bid }, { bid: explainBid })(rules);
  const club = bidder(weighAsClub);
  // Those that search bid like clubs.
  const bots = { random: randomBot(rules), rookie: bidder(weighAsRookie), club, pro: club, champion: club };
  return makeGameBots(downforceGameWith(rules), bots, { simplest: 'random', standIn: 'club' });
}
