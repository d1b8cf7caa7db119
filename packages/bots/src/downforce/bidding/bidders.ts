import { downforceGameWith, type DownforceRules } from '@paddock/downforce';
import { makeGameBots, type GameBots } from '../../game-bots.ts';
import { randomBot } from '../../random.ts';
import { bidding, CLUB_BIDDING, SEARCHER_BIDDING } from './club-bids.ts';
import { explainBid } from './explain-bid.ts';
import { levelOf, type Weigh } from '../judgement.ts';
import { weighBids as weighAsRookie } from './rookie-bids.ts';

export const ROLES = { simplest: 'random', standIn: 'club' } as const;

/** The levels as far as the auction of the printed game, where they bid as they always do: a page begins with these. */
export function biddersWith(rules: DownforceRules): GameBots {
  const bidder = (bid: Weigh) => levelOf({ bid }, { bid: explainBid })(rules);
  const club = bidder(bidding(CLUB_BIDDING));
  const searcher = bidder(bidding(SEARCHER_BIDDING));
  const rookie = bidder(weighAsRookie);
  const bots = { random: randomBot(rules), rookie, club, pro: searcher, champion: searcher };
  return makeGameBots(downforceGameWith(rules), bots, ROLES);
}
