import type { Action, FastChance, Seat } from '@paddock/kernel';

/**
 * How much a reply seldom tried is preferred, in utility: half of what a game's result varies by, and less where replies
 * are led by what they look like, since the best then come first. There are fewer of those, too: otherwise rivals would
 * play almost any card.
 */
const CURIOSITY = 5;
const LED_CURIOSITY = 2.5;

/** A card that a seat may play at this point of many worlds, and how games went on from there for that seat. */
export class Reply {
  readonly seat: Seat;
  readonly card: Action;
  visits = 0;
  /** In how many worlds it could have been played when its seat was to choose. */
  available = 0;
  sum = 0;
  readonly replies: Reply[] = [];

  constructor(seat: Seat, card: Action) {
    this.seat = seat;
    this.card = card;
  }

  note(utility: ArrayLike<number>): void {
    this.visits++;
    this.sum += utility[this.seat] ?? 0;
  }
}

/** By card, which of those not tried yet comes first. */
export type Lead = (card: Action) => number;

const untried: Action[] = [];

/**
 * The reply of a seat that holds these cards: a new one while there are few for the visits, otherwise the most promising.
 * Cards that are not held in this world do not count.
 */
export function replyFor(
  node: Reply,
  seat: Seat,
  cards: readonly Action[],
  count: number,
  lead: Lead | undefined,
  chance: FastChance,
): Reply {
  const curiosity = lead === undefined ? CURIOSITY : LED_CURIOSITY;
  let fresh = 0;
  let tried = 0;
  let best: Reply | undefined;
  let most = -Infinity;
  for (let at = 0; at < count; at++) {
    const card = cards[at] ?? 0;
    const reply = find(node.replies, seat, card);
    if (reply === undefined) untried[fresh++] = card;
    else {
      tried++;
      reply.available++;
      const bound =
        reply.sum / reply.visits + curiosity * Math.sqrt(Math.sqrt(reply.available) / reply.visits);
      if (bound > most) {
        best = reply;
        most = bound;
      }
    }
  }
  const enough = lead === undefined ? tried * tried : tried * tried * tried;
  if (best !== undefined && (fresh === 0 || enough >= 1 + node.visits)) return best;
  const opened = new Reply(
    seat,
    lead === undefined ? (untried[chance.below(fresh)] ?? 0) : leading(fresh, lead),
  );
  opened.available = 1;
  node.replies.push(opened);
  return opened;
}

function find(replies: readonly Reply[], seat: Seat, card: Action): Reply | undefined {
  for (const reply of replies) if (reply.card === card && reply.seat === seat) return reply;
  return undefined;
}

function leading(fresh: number, lead: Lead): Action {
  let best = untried[0] ?? 0;
  let most = -Infinity;
  for (let at = 0; at < fresh; at++) {
    const card = untried[at] ?? 0;
    const score = lead(card);
    if (score <= most) continue;
    best = card;
    most = score;
  }
  return best;
}
