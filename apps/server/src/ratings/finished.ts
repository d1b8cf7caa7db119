import { levelOfBot } from '@paddock/bots';
import type { FinishedGame, FinishedSeat } from '../store/parts/sql-results.ts';
import { outcomeOf, type LiveTable } from '../tables/live-table.ts';

/**
 * What a game that is over leaves behind; undefined: it is not over. Where a seat has several sides, as its cars in Formula's
 * drivers' championship, the best of them counts; sides without a player are left out.
 */
export function finishedOf(live: LiveTable, at: number): FinishedGame | undefined {
  const outcome = outcomeOf(live);
  if (outcome === undefined) return undefined;
  const { id, made, seats } = live;
  const played = seats.flatMap((_, seat) => {
    const [standing] = outcome.standings
      .filter((each) => each.seat === seat)
      .toSorted((one, other) => one.place - other.place);
    if (standing === undefined) return [];
    return [{ ...playerOf(live, seat), place: standing.place, score: standing.score }];
  });
  return {
    match: id,
    game: made.game,
    at,
    isPublic: made.isPublic,
    isRated: made.isRated === true,
    league: made.league ?? null,
    seats: played,
  };
}

/** Whom the result is for: the person who sits there, one who left the seat to a stand-in, or the bot that played from the start. */
function playerOf({ seats, table }: LiveTable, seat: number): Omit<FinishedSeat, 'place' | 'score'> {
  const { person = null, name = null, botOf = null, gone = null } = seats[seat] ?? {};
  const standsIn = table?.standIn(seat) ?? null;
  const who = person !== null && name !== null ? { person, name, botOf } : gone;
  if (who === null) {
    const { bot = null, name: called = '' } = table?.seats[seat] ?? {};
    const level = bot === null ? standsIn : levelOfBot(bot);
    return { seat, person: null, bot: level, name: called, hasLeft: false };
  }
  return {
    seat,
    person: who.person,
    bot: null,
    ...(who.botOf !== null && { isOwnBot: true }),
    name: who.name,
    hasLeft: person === null || standsIn !== null,
  };
}
