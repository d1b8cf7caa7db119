import { LIMITS } from '@paddock/protocol';
import { dailyRace, dayAfter, startOfDay } from '@paddock/table';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refuse } from '@paddock/kernel';
import { z } from 'zod';
import { rulesOf } from '../find-game.ts';
import { knownPerson, personOf } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { orRefuse, PROBLEMS, RefusedError } from '../http/problem.ts';
import type { Server } from '../server.ts';
import type { RankedDaily } from '../store/parts/sql-daily.ts';
import { raceOf, resultOf } from './check-result.ts';

/** Nobody turns more pages than that. */
const MOST_FROM = 100_000;

const day = z.iso.date();
const result = z.object({ rank: z.number(), name: z.string(), score: z.number(), place: z.number() });

/** The race of the day: its deal, and who did how well. */
export function dailyRoutes(server: Server): FastifyPluginCallbackZod {
  const { daily, store } = server;
  return (app, _options, ready) => {
    app.get(
      '/daily',
      {
        schema: {
          summary: 'The race of the day, and the commitment of tomorrow’s',
          response: {
            200: z.object({
              day,
              game: z.string(),
              match: z.string(),
              until: z.number(),
              secret: z.string(),
              commitment: z.string(),
              drawn: z.number(),
              next: z.object({ day, game: z.string(), match: z.string(), commitment: z.string() }),
            }),
            ...PROBLEMS,
          },
        },
      },
      async () => {
        const race = dailyRace(daily.today);
        const next = dailyRace(dayAfter(race.day));
        const { commitment } = await daily.secretOf(next);
        return {
          day: race.day,
          game: race.game,
          match: race.match,
          until: startOfDay(next.day),
          ...(await daily.secretOf(race)),
          next: { day: next.day, game: next.game, match: next.match, commitment },
        };
      },
    );

    app.get(
      '/daily/results',
      {
        schema: {
          summary: 'The results of one day, the best first',
          querystring: z.strictObject({
            day: day.optional(),
            from: z.coerce.number().int().min(0).max(MOST_FROM).optional(),
          }),
          response: {
            200: z.object({
              day,
              total: z.number(),
              results: z.array(result),
              mine: result.nullable(),
            }),
            ...PROBLEMS,
          },
        },
      },
      async (request) => {
        const { day: asked = daily.today, from = 0 } = request.query;
        const me = await personOf(server, request);
        const [total, results, mine] = await Promise.all([
          store.parts.daily.count(asked),
          store.parts.daily.results(asked, from, LIMITS.lobbyPage),
          me === null ? undefined : store.parts.daily.resultOf(asked, me.id),
        ]);
        return {
          day: asked,
          total,
          results: results.map(shown),
          mine: mine === undefined ? null : shown(mine),
        };
      },
    );

    app.post(
      '/daily/result',
      {
        schema: {
          summary: 'My result of the race of the day; the first one counts',
          body: z.strictObject({ record: z.record(z.string(), z.unknown()) }),
          response: { 200: z.object({ day, total: z.number(), mine: result }), ...PROBLEMS },
        },
      },
      async (request) => {
        const me = await knownPerson(server, request);
        if (!server.limits.take('daily', me.id)) throw new RefusedError(tooOften());
        const [record, race] = orRefuse(raceOf(request.body.record, daily.open()));
        const counted = refuse('already-counted', 'daily');
        if ((await store.parts.daily.resultOf(race.day, me.id)) !== undefined)
          throw new RefusedError(counted);
        const rules = rulesOf(race.game);
        if (rules === undefined) throw new RefusedError(refuse('unknown-game', 'daily'));
        const { secret } = await daily.secretOf(race);
        const { score, place } = orRefuse(resultOf(record, race, rules, secret));
        const row = { day: race.day, person: me.id, name: me.name, score, place, at: server.now() };
        if (!(await store.parts.daily.put(row))) throw new RefusedError(counted);
        const mine = await store.parts.daily.resultOf(race.day, me.id);
        return {
          day: race.day,
          total: await store.parts.daily.count(race.day),
          mine: shown(mine ?? { ...row, rank: 1 }),
        };
      },
    );
    ready();
  };
}

/** Without the person: nobody is found by a result. */
function shown({ rank, name, score, place }: RankedDaily): z.infer<typeof result> {
  return { rank, name, score, place };
}
