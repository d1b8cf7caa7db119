import { refuse } from '@paddock/kernel';
import {
  leaderboard,
  gameName,
  leaderboardAsk,
  player as shownPlayer,
  playerId,
  ratedGames,
  ratingHistory,
  tableRatings,
} from '@paddock/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { personOf, whoAsks } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { PROBLEMS, RefusedError } from '../http/problem.ts';
import { atTable, visibleTable } from '../http/table-calls.ts';
import type { Server } from '../server.ts';
import { NEWEST } from '../store/parts/sql-results.ts';
import { pastOf, playerShown, ratedGamesOf, shownChange, shownLeader } from './show.ts';
import { ALL_TIMES } from './season.ts';

const PAGE = 50;
/** Games in a chart. */
const MOST_PAST = 500;
const RECENT = 20;

const ofPlayer = { params: z.object({ id: playerId }) } as const;

/** How strong everybody is: lists, players, and what a game has changed. */
export function ratingRoutes(server: Server): FastifyPluginCallbackZod {
  const { ratings } = server.store.parts;
  const look = (request: FastifyRequest) => {
    if (!server.limits.take('ratings', whoAsks(request))) throw new RefusedError(tooOften());
  };
  return (app, _options, ready) => {
    app.get(
      '/ratings',
      {
        schema: {
          summary: 'A page of a leaderboard, and the row of the person who asks',
          querystring: leaderboardAsk,
          response: { 200: leaderboard, ...PROBLEMS },
        },
      },
      async (request) => {
        look(request);
        const { game, season: asked, kind, from } = request.query;
        const season = asked === 'all' ? ALL_TIMES : asked;
        const list = { game, season, kind };
        const me = await personOf(server, request);
        const [rows, total, seasons, mine] = await Promise.all([
          ratings.top(list, from, PAGE),
          ratings.count(list),
          ratings.seasons(game),
          me === null ? undefined : ratings.rankOf(game, season, me.id),
        ]);
        return {
          season: asked,
          seasons,
          total,
          from,
          rows: rows.map(shownLeader),
          mine: mine?.kind === kind ? shownLeader(mine) : null,
        };
      },
    );

    app.get(
      '/ratings/players/:id',
      {
        schema: {
          summary: 'Somebody with ratings, and our games with each other',
          ...ofPlayer,
          response: { 200: shownPlayer, ...PROBLEMS },
        },
      },
      async (request) => {
        look(request);
        const me = await personOf(server, request);
        return orNobody(await playerShown(server, request.params.id, me));
      },
    );

    app.get(
      '/ratings/players/:id/history',
      {
        schema: {
          summary: 'How somebody’s rating went',
          ...ofPlayer,
          querystring: z.strictObject({ game: gameName }),
          response: { 200: ratingHistory, ...PROBLEMS },
        },
      },
      async (request) => {
        look(request);
        const past = await ratings.history(request.params.id, request.query.game, MOST_PAST);
        return { past: orNobody(past.length > 0 ? past : undefined).map(pastOf) };
      },
    );

    app.get(
      '/ratings/players/:id/games',
      {
        schema: {
          summary: 'Somebody’s rated games, newest first',
          ...ofPlayer,
          querystring: z.strictObject({ before: z.coerce.number().int().min(1).max(NEWEST).default(NEWEST) }),
          response: { 200: ratedGames, ...PROBLEMS },
        },
      },
      async (request) => {
        look(request);
        const { id } = request.params;
        if ((await ratings.of(id)).length === 0) return orNobody(undefined);
        const me = await personOf(server, request);
        return { games: await ratedGamesOf(server.store, id, request.query.before, RECENT, me?.id ?? null) };
      },
    );

    app.get(
      '/ratings/tables/:id',
      {
        schema: {
          summary: 'What a rated game has changed; nothing where it was not rated',
          ...atTable,
          response: { 200: tableRatings, ...PROBLEMS },
        },
      },
      async (request) => {
        const { id } = request.params;
        await visibleTable(server, request, id, await personOf(server, request));
        return { changes: (await ratings.changesOf(id)).map(shownChange) };
      },
    );
    ready();
  };
}

/** Somebody without a rated game and somebody who does not exist get the same answer. */
function orNobody<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RefusedError(refuse('no-such-player', 'ratings'));
  return value;
}
