import { isPrinted, PRINTED_CONTENT, rulesWith, type DownforceView } from '@paddock/downforce';
import { answerer } from '../answerer.ts';
import type { Bot } from '../bot.ts';
import { answerWith, type BotReply, type BotRequest } from '../request.ts';
import { weighBids } from './bids.ts';
import type { BOTS } from './bots.ts';
import { botOf } from './judgement.ts';
import { explainBid } from './reasons.ts';
import { weighBids as weighAsRookie } from './rookieBids.ts';

const printedDownforce = rulesWith(PRINTED_CONTENT, []);

/** What the bots do first in a printed game, and nothing else: with so little a page's thread can begin at once. */
const BIDDERS = {
  rookie: botOf(printedDownforce, { bid: weighAsRookie }, { bid: explainBid }),
  club: botOf(printedDownforce, { bid: weighBids }, { bid: explainBid }),
} satisfies Record<keyof typeof BOTS, Bot<DownforceView>>;

const answer = answerer(printedDownforce, new Map(Object.entries(BIDDERS)));

/** Whether a message asks for a bid on the first car of a printed game. */
export function isOpening(data: unknown): boolean {
  try {
    const { view } = data as BotRequest;
    const { phase, options, auction } = (JSON.parse(view) as DownforceView).public;
    return phase === 'bidding' && auction.round === 1 && isPrinted(options);
  } catch {
    // Whatever it is: all the bots will say what is wrong with it.
    return false;
  }
}

/** As all the bots would answer it. */
export function answerOpening(data: unknown): BotReply {
  return answerWith((game) => (game === printedDownforce.game ? answer : undefined), data);
}
