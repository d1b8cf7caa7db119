import { isRefusal, refuse } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import { leagueCard, leagueView, linkKey, newLeague, tableId } from '@paddock/protocol/schemas';
import { LEAGUE } from '@paddock/table/league';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { knownPerson, personOf } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { PROBLEMS, RefusedError } from '../http/problem.ts';
import { DONE, done } from '../http/table-calls.ts';
import { hashOf, newKey, newTableId } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { RateName } from '../wire/limits.ts';
import { cardOf } from './card.ts';
import { takeNextStep } from './next-round.ts';
import { everySize, settingsRefusal } from './play-settings.ts';
import { viewOf } from './view.ts';
import { organisedLeague, visibleLeague } from './visible.ts';

/** What every call at a league takes. The header has the secret of its link, for people who are not members. */
const atLeague = {
  params: z.object({ id: tableId }),
  headers: z.object({ 'x-table-key': linkKey.optional() }),
} as const;
const atPlace = {
  ...atLeague,
  params: z.object({ id: tableId, place: z.coerce.number().int().min(0).max(10_000) }),
} as const;

/** Private leagues of groups. */
export function leagueRoutes(server: Server): FastifyPluginCallbackZod {
  const { leagues } = server.store.parts;
  const pay = (rate: RateName, person: string) => {
    if (!server.limits.take(rate, person)) throw new RefusedError(tooOften());
  };
  return (app, _options, ready) => {
    app.get(
      '/leagues',
      {
        schema: {
          summary: 'The leagues that I play in',
          response: { 200: z.object({ leagues: z.array(leagueCard) }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const mine = await leagues.ofPerson(me.id, LIMITS.leaguesPlayed);
        return { leagues: mine.map((each) => cardOf(each, me.id)) };
      },
    );

    app.post(
      '/leagues',
      {
        schema: {
          summary: 'Make a league; its link is shown this once',
          body: newLeague,
          response: { 200: z.object({ id: tableId, key: linkKey }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        const settings = request.body;
        const refusal = settingsRefusal(settings, everySize(settings));
        if (refusal !== undefined) throw new RefusedError(refusal);
        pay('newLeague', me.id);
        const [id, key, at] = [newTableId(), newKey(), server.now()];
        const row = { id, name: settings.name, settings: JSON.stringify(settings), organiser: me.id };
        const most = server.limits.scaled(LIMITS.leaguesRun);
        const isMade = await leagues.make(
          { ...row, keyHash: hashOf(key), fixtures: '', made: at, touched: at },
          most,
        );
        if (!isMade) throw new RefusedError(refuse('too-many-leagues', 'limits', { most }));
        return { id, key };
      },
    );

    app.get(
      '/leagues/:id',
      { schema: { summary: 'A league', ...atLeague, response: { 200: leagueView, ...PROBLEMS } } },
      async (request) => {
        const me = await personOf(server, request);
        const league = await visibleLeague(server, request, me);
        return viewOf(server, league, me?.id ?? null);
      },
    );

    app.put(
      '/leagues/:id',
      {
        schema: {
          summary: 'Change a league: all of it before the start, its name at any time',
          ...atLeague,
          body: newLeague,
          response: done,
        },
      },
      async (request) => {
        const { me, league } = await organisedLeague(server, request);
        pay('league', me.id);
        const settings = request.body;
        const isSame =
          JSON.stringify({ ...settings, name: '' }) === JSON.stringify({ ...league.settings, name: '' });
        const hasStarted = league.fixtures !== undefined;
        const started = refuse('league-started', 'league');
        if (hasStarted && !isSame) throw new RefusedError(started);
        const refusal = hasStarted ? undefined : settingsRefusal(settings, everySize(settings));
        if (refusal !== undefined) throw new RefusedError(refusal);
        const isChanged = await leagues.change(
          league.row.id,
          settings.name,
          hasStarted ? undefined : JSON.stringify(settings),
          server.now(),
        );
        if (!isChanged) throw new RefusedError(started);
        return DONE;
      },
    );

    app.delete(
      '/leagues/:id',
      {
        schema: {
          summary: 'Delete a league; its tables stay what they are, and count for nothing',
          ...atLeague,
          response: done,
        },
      },
      async (request) => {
        const { me, league } = await organisedLeague(server, request);
        pay('league', me.id);
        await leagues.remove(league.row.id);
        return DONE;
      },
    );

    app.post(
      '/leagues/:id/join',
      { schema: { summary: 'Play in a league', ...atLeague, response: done } },
      async (request) => {
        const me = await knownPerson(server, request);
        const { row } = await visibleLeague(server, request, me);
        pay('league', me.id);
        const most = { players: LEAGUE.mostPlayers, leagues: server.limits.scaled(LIMITS.leaguesPlayed) };
        const joined = await leagues.join(row.id, me.id, server.now(), most);
        if (joined !== 'joined')
          throw new RefusedError(refuse(WHY_NOT[joined], 'league', { most: most.players }));
        return DONE;
      },
    );

    app.post(
      '/leagues/:id/leave',
      { schema: { summary: 'Play in a league no more', ...atLeague, response: done } },
      async (request) => {
        const me = await knownPerson(server, request);
        const { row } = await visibleLeague(server, request, me);
        pay('league', me.id);
        if (!(await leagues.leave(row.id, me.id, server.now())))
          throw new RefusedError(refuse('not-member', 'league'));
        return DONE;
      },
    );

    app.delete(
      '/leagues/:id/places/:place',
      { schema: { summary: 'Remove a player before the start', ...atPlace, response: done } },
      async (request) => {
        const { me, league } = await organisedLeague(server, request);
        pay('league', me.id);
        if (league.fixtures !== undefined) throw new RefusedError(refuse('league-started', 'league'));
        const player = league.places.find(({ place }) => place === request.params.place);
        if (player === undefined) throw new RefusedError(refuse('not-member', 'league'));
        await leagues.leave(league.row.id, player.person, server.now());
        return DONE;
      },
    );

    app.post(
      '/leagues/:id/link',
      {
        schema: {
          summary: 'A new link, shown this once; the old one is good for nothing then',
          ...atLeague,
          response: { 200: z.object({ key: linkKey }), ...PROBLEMS },
        },
      },
      async (request) => {
        const { me, league } = await organisedLeague(server, request);
        pay('league', me.id);
        const key = newKey();
        await leagues.setKey(league.row.id, hashOf(key));
        return { key };
      },
    );

    app.post(
      '/leagues/:id/next',
      {
        schema: {
          summary: 'Start the league, or make the tables of its next round',
          ...atLeague,
          response: { 200: leagueView, ...PROBLEMS },
        },
      },
      async (request) => {
        const { me, league } = await organisedLeague(server, request);
        pay('leagueRound', me.id);
        const refusal = await takeNextStep(server, league, await viewOf(server, league, me.id), me);
        if (isRefusal(refusal)) throw new RefusedError(refusal);
        return viewOf(server, await visibleLeague(server, request, me), me.id);
      },
    );
    ready();
  };
}

const WHY_NOT = {
  full: 'league-full',
  started: 'league-started',
  gone: 'no-such-league',
  'too-many': 'too-many-leagues',
} as const;
