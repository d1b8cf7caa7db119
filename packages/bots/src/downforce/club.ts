import { CARS, type CardName } from '@paddock/downforce';
import { weighBids } from './bids.ts';
import type { Board } from './board.ts';
import type { Breadth, Wishes } from './drive.ts';
import { expected, Outlook } from './outlook.ts';
import { botOf } from './judgement.ts';
import { thingOf, type Plan, type Question } from './question.ts';
import { without } from './supply.ts';
import { weighTurn } from './turns.ts';
import { powerWorth } from './worth.ts';

const BREADTH: Breadth = { perChoice: 12, inAll: 48 };
const TRUST_IN_OWN = 8;

/** Plays to win the money: cards by what they leave on the track and in the hand, bets by what they pay. */
export const club = botOf({
  bid: weighBids,
  keep: ({ texts }) => texts.map((text) => ({ do: [text], value: powerWorth(thingOf(text)) })),
  bet: weighBets,
  drive: weighDrives,
});

/**
 * D-E2: by what they pay. For an own car more can still be done than the outlook knows, and its bet comes in together with
 * its prize: a table that bets on whoever leads carries the leader home, and wins nothing by it.
 */
function weighBets({ view, seat, board, texts }: Question): Plan[] {
  const { owners, betsAsked } = view.public;
  const outlook = new Outlook(view, seat, board);
  const chances = outlook.chances(board, outlook.supply(outlook.own, board));
  const pays = outlook.payouts.bets[betsAsked - 1] ?? [];
  // D-R8: the best place that is not taken.
  const most = pays[board.homeCount] ?? 0;
  return texts.map((text) => {
    const car = CARS.findIndex((name) => name === thingOf(text));
    const pay = expected(chances[car] ?? [], pays);
    const isTrusted = owners[car] === seat && !board.isHome(car);
    return { do: [text], value: isTrusted ? Math.min(most, TRUST_IN_OWN * pay) : pay };
  });
}

function weighDrives(question: Question): Plan[] {
  const { view, seat, board } = question;
  const outlook = new Outlook(view, seat, board);
  const supplies = new Map<CardName | null, readonly number[]>();
  const supplyAfter = (card: CardName | null): readonly number[] => {
    const known = supplies.get(card);
    if (known !== undefined) return known;
    const supply = outlook.supply(card === null ? outlook.own : without(outlook.own, card), board);
    supplies.set(card, supply);
    return supply;
  };
  return weighTurn(question, wishesOf(outlook, board), BREADTH, (then, card) =>
    outlook.value(then, supplyAfter(card)),
  );
}

/** What a space more or less makes of the outlook, by car. */
function wishesOf(outlook: Outlook, board: Board): Wishes {
  const supply = outlook.supply(outlook.own, board);
  return CARS.map((_, car) => {
    const value = (more: number) => outlook.value(board, supply.with(car, (supply[car] ?? 0) + more));
    return (value(2) - value(-2)) / 4;
  });
}
