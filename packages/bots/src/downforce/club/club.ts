import { weighBets } from './bets.ts';
import { bidding, CLUB_BIDDING } from '../bidding/club-bids.ts';
import { weighDrives } from './drives.ts';
import { Outlook } from './outlook.ts';
import { EXPLAINED } from '../levels/explained.ts';
import { levelOf, type Weigh } from '../judgement.ts';
import { onlyWay, thingOf, type Question, type QuestionKind } from '../question.ts';
import { rankByTaste } from '../levels/taste.ts';
import { powerWorth } from '../worth.ts';

/** Plays to win the money: cards by what they leave on the track and in the hand, bets by what they pay. */
export const CLUB = {
  bid: bidding(CLUB_BIDDING),
  keep: ({ texts }) => texts.map((text) => ({ do: [text], value: powerWorth(thingOf(text)) })),
  bet: weighBets,
  ready: onlyWay,
  drive: (question) => weighDrives(question, outlookOf(question)),
} satisfies Record<QuestionKind, Weigh>;

function outlookOf({ state, view, seat, board }: Question): Outlook {
  return new Outlook(state.game.deck, view, seat, board);
}

export const club = levelOf(CLUB, EXPLAINED, rankByTaste);
