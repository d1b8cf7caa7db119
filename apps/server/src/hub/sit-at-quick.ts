import { isRefusal, refuse, type Refusal, type Seat } from '@paddock/kernel';
import type { FastifyRequest } from 'fastify';
import { gameNames } from '../find-game.ts';
import { makeOwn } from '../http/own-tables.ts';
import { orRefuse, RefusedError } from '../http/problem.ts';
import { visibleTable } from '../http/table-calls.ts';
import { refuseSanctioned } from '../moderation/sanctioned.ts';
import { newTableId } from '../secrets.ts';
import type { Server } from '../server.ts';
import type { Person } from '../tables/decision.ts';
import { makeQuick } from '../tables/quick/make-quick.ts';
import { joinQuick, leaveQuick } from '../tables/quick/quick.ts';
import type { Room } from '../tables/room.ts';

/** How many tables to try: each may start just before somebody sits down. */
const TRIES = 5;
/** The table is good: it is the store that is not, or the person is too fast. */
const NOT_DONE = new Set(['not-saved', 'too-busy', 'too-often']);

/**
 * A seat at the quick table that waits, or at a new one. Processes agree on its id before it is made, so that people who
 * ask at the same time meet: one of them makes it, and the others find it.
 */
export async function sitAtQuick(
  server: Server,
  request: FastifyRequest,
  person: Person,
  game: string,
): Promise<{ readonly table: string; readonly seat: Seat }> {
  await refuseSanctioned(server, person.id, 'ban', 'banned');
  await leaveOthers(server, person, game);
  let worn: string | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const table: string = await server.store.parts.hub.agreeOnQuick(game, worn, newTableId());
    const room = await openOrMake(server, request, person, game, table);
    // Another process has made it just now.
    if (room === undefined) continue;
    const sat = await sitDown(server, request, person, table);
    if (!isRefusal(sat)) return { table, seat: sat.seat };
    if (NOT_DONE.has(sat.code)) throw new RefusedError(sat);
    worn = table;
  }
  throw new RefusedError(refuse('too-busy', 'table'));
}

/** As anybody sits down at a table that they may see. */
async function sitDown(
  server: Server,
  request: FastifyRequest,
  person: Person,
  table: string,
): Promise<{ readonly seat: Seat } | Refusal> {
  try {
    const room = await visibleTable(server, request, table, person);
    return await room.act((live) => joinQuick(live, person));
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

async function openOrMake(
  server: Server,
  request: FastifyRequest,
  person: Person,
  game: string,
  id: string,
): Promise<Room | undefined> {
  const found = await server.rooms.open(id);
  if (found !== undefined) return found;
  const made = orRefuse(makeQuick(game, person));
  const room = await makeOwn(server, request, person, true, () => server.rooms.create(id, made));
  return room === false ? server.rooms.open(id) : room;
}

/** One waits for one game at a time: a seat kept elsewhere would only be let go at the start there. */
async function leaveOthers(server: Server, person: Person, game: string): Promise<void> {
  for (const other of gameNames()) {
    const id = other === game ? undefined : await server.store.parts.hub.quickTable(other);
    const room = id === undefined ? undefined : await server.rooms.open(id);
    await room?.act((live) => leaveQuick(live, person));
  }
}
