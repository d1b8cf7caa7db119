import { refuse } from '@paddock/kernel';
import type { FastifyRequest } from 'fastify';
import { addressOf, knownPerson } from '../http/identity.ts';
import { tooOften } from '../http/me.ts';
import { RefusedError } from '../http/problem.ts';
import { isKeyOf } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { leagueOf, placeOf, type League } from './league.ts';

/**
 * The league that the address names, for its members and people with its link. Everybody else gets the same answer as for
 * a missing one, and only a limited number of them.
 */
export async function visibleLeague(
  server: Server,
  request: FastifyRequest,
  person: Person | null,
): Promise<League> {
  const { id } = request.params as { readonly id: string };
  const who = person?.id ?? addressOf(request);
  const whole = await server.store.parts.leagues.league(id);
  const league = whole && leagueOf(whole);
  if (league !== undefined && placeOf(league, person?.id ?? null) !== undefined) return league;
  if (!server.limits.isLeft('guess', who)) throw new RefusedError(tooOften());
  const key = request.headers['x-table-key'];
  if (league !== undefined && isKeyOf(typeof key === 'string' ? key : undefined, league.row.keyHash))
    return league;
  server.limits.take('guess', who);
  throw new RefusedError(refuse('no-such-league', 'league'));
}

/** The same, but only for its organiser. */
export async function organisedLeague(
  server: Server,
  request: FastifyRequest,
): Promise<{ readonly me: Person; readonly league: League }> {
  const me = await knownPerson(server, request);
  const league = await visibleLeague(server, request, me);
  if (league.row.organiser !== me.id) throw new RefusedError(refuse('not-organiser', 'league'));
  return { me, league };
}
