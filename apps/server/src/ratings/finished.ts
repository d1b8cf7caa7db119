import { levelOfBot } from '@paddock/bots';
import type { FinishedGame, FinishedSeat } from '../store/sql-results.ts';
import { outcomeOf, type LiveTable } from '../tables/live-table.ts';

/** What a game that is over leaves behind; undefined: it is not over. */
export function finishedOf(live: LiveTable, at: number): FinishedGame | undefined {
  const outcome = outcomeOf(live);
  if (outcome === undefined) return undefined;
  const { id, made, seats } = live;
  const played = seats.flatMap((_, seat) => {
    const standing = outcome.standings.find((each) => each.seat === seat);
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

/** Whom the result is for: who sits there, who went and left the seat to a stand-in, or the bot that played from the start. */
function playerOf({ seats, table }: LiveTable, seat: number): Omit<FinishedSeat, 'place' | 'score'> {
  const { person = null, name = null, gone = null } = seats[seat] ?? {};
  const standsIn = table?.standIn(seat) ?? null;
  if (person !== null && name !== null) return { seat, person, bot: null, name, hasLeft: standsIn !== null };
  if (gone !== null) return { seat, person: gone.person, bot: null, name: gone.name, hasLeft: true };
  const { bot = null, name: called = '' } = table?.seats[seat] ?? {};
  return { seat, person: null, bot: bot === null ? standsIn : levelOfBot(bot), name: called, hasLeft: false };
}
