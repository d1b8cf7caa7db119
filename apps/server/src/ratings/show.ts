import type { Leader, RatedGames, RatingChanges, RatingHistory, ShownPlayer } from '@paddock/protocol';
import type { Server } from '../server.ts';
import type { Store } from '../store/port.ts';
import type { PastRating, Ranked } from '../store/parts/sql-ratings.ts';
import type { Person } from '../tables/decision.ts';
import { playerOf, type RatingChange } from './fold.ts';
import { pointsOf, shown } from './model.ts';
import { ALL_TIMES, seasonOf } from './season.ts';

/** Ratings as they go over the wire. */

export function shownLeader({ rank, player, name, games, ...rating }: Ranked): Leader {
  return { rank, player, name, games, ...shown(rating, games) };
}

export function pastOf({ at, after, games }: PastRating): RatingHistory['past'][number] {
  const { points, spread } = shown(after, games);
  return { at, points, spread };
}

export function shownChange({
  seat,
  player,
  before,
  after,
  games,
}: RatingChange): RatingChanges['changes'][number] {
  const { points, isProvisional } = shown(after, games);
  return { seat, player, before: pointsOf(before.mu), after: points, isProvisional };
}

export async function playerShown(
  { store, now }: Server,
  player: string,
  me: Person | null,
): Promise<ShownPlayer | undefined> {
  const { ratings } = store.parts;
  const all = await ratings.of(player);
  const [first] = all;
  if (first === undefined) return undefined;
  const seasons = new Set([ALL_TIMES, seasonOf(now())]);
  const isMe = me?.id === player;
  const shownRatings = [];
  for (const { game, season, kind } of all.filter((each) => seasons.has(each.season))) {
    const ranked = await ratings.rankOf(game, season, player);
    if (ranked === undefined) continue;
    const { rank, games } = ranked;
    const total = await ratings.count({ game, season, kind });
    shownRatings.push({ game, season: season || 'all', rank, total, games, ...shown(ranked, games) });
  }
  return {
    player,
    kind: first.kind,
    name: (await store.person(player))?.name ?? null,
    isMe,
    ratings: shownRatings,
    versus: me === null || isMe ? null : await ratings.versus(me.id, player),
  };
}

/** A table by link is named only to those who sat there. */
export async function ratedGamesOf(
  { parts: { ratings, results } }: Store,
  player: string,
  before: number,
  limit: number,
  me: string | null,
): Promise<RatedGames['games']> {
  const games = [];
  for (const number of await ratings.numbersOf(player, before, limit)) {
    const [result] = await results.every(number - 1, 1);
    if (result?.number !== number) continue;
    const { game, at, match, isPublic, seats } = result;
    const changes = await ratings.changesOf(match);
    const isMine = me !== null && seats.some(({ person }) => person === me);
    games.push({
      number,
      game,
      at,
      table: isPublic || isMine ? match : null,
      seats: seats.map((seat) => {
        const change = changes.find((each) => each.seat === seat.seat);
        const { name, place, score, hasLeft } = seat;
        const [was, is] = [pointsOf(change?.before.mu ?? 0), pointsOf(change?.after.mu ?? 0)];
        return { player: playerOf(seat), name, place, score, hasLeft, before: was, after: is };
      }),
    });
  }
  return games;
}
