import type { Refusal } from '@paddock/kernel';
import { linkKey, seatNumber, tableId } from '@paddock/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { barred } from '../moderation/standing.ts';
import { noTable, refusalToShow } from '../wire/guesses.ts';
import type { Server } from '../server.ts';
import type { Decision, Person } from '../tables/decision.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Room } from '../tables/room.ts';
import { addressOf, knownPerson } from './identity.ts';
import { tooOften } from './me.ts';
import { orRefuse, PROBLEMS, RefusedError } from './problem.ts';

/** What every call at a table takes. The header has the secret of the table's link, for people without a seat there. */
export const atTable = {
  params: z.object({ id: tableId }),
  headers: z.object({ 'x-table-key': linkKey.optional() }),
} as const;

export const atSeat = { ...atTable, params: z.object({ id: tableId, seat: seatNumber }) } as const;

/** The answer of a call that returns nothing else. */
export const DONE = { ok: true } as const;
export const done = { 200: z.object({ ok: z.literal(true) }), ...PROBLEMS } as const;

/** The table, for people who may see it: a stranger does not even learn that it exists. */
export async function visibleTable(
  server: Server,
  request: FastifyRequest,
  id: string,
  person: Person | null,
  given?: string,
): Promise<Room> {
  const address = addressOf(request);
  if (!server.limits.take('message', person?.id ?? address)) throw new RefusedError(tooOften());
  const header = request.headers['x-table-key'];
  const key = given ?? (typeof header === 'string' ? header : undefined);
  const room = await server.rooms.open(id);
  const mayShow = (table?: LiveTable) => refusalToShow(server.limits, { person, address }, table, key);
  const refusal = room === undefined ? mayShow() : await room.read(mayShow);
  server.saw(person);
  if (room === undefined || refusal !== undefined) throw new RefusedError(refusal ?? noTable());
  const { standing } = await server.moderation.seenAt(person, room);
  const isBarred = await room.read((table) => barred(table, person, standing));
  if (isBarred !== undefined) throw new RefusedError(isBarred);
  return room;
}

/** A call at a table by a known person. */
export async function actAt<Answer>(
  server: Server,
  request: FastifyRequest,
  id: string,
  decide: (table: LiveTable, person: Person, now: number) => Decision<Answer> | Refusal,
): Promise<Answer> {
  const person = await knownPerson(server, request);
  const room = await visibleTable(server, request, id, person);
  return orRefuse(await room.act((table, now) => decide(table, person, now)));
}
