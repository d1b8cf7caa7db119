import type { TableCard } from '@paddock/protocol';
import { TABLE_ID } from '@paddock/protocol';
import { dailyRace, dailySeats, dailyTable } from '@paddock/table';
import { rulesOf, standInOf } from '../find-game.ts';
import type { Server } from '../server.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { cardOf } from '../wire/lobby.ts';
import type { Subject } from './pictures.ts';
import type { Seen } from './seen.ts';

/** Undefined for a private table as for none at all. */
export async function publicCard(server: Server, id: string): Promise<TableCard | undefined> {
  if (!TABLE_ID.test(id)) return undefined;
  const listed = await server.store.publicTable(id);
  const card = listed && cardOf(listed);
  return card?.status === 'closed' ? undefined : card;
}

export async function subjectOfTable(server: Server, id: string): Promise<Subject | undefined> {
  const card = await publicCard(server, id);
  if (card === undefined) return undefined;
  return {
    name: id,
    state: card.status === 'over' ? 'over' : undefined,
    look: async () => (await server.rooms.open(id))?.read(seenOf),
  };
}

/** What everybody may see of a public table. */
export function seenOf({ made, table }: LiveTable): Seen {
  const { game, options, content } = made;
  return { game, options, content, ...(table !== undefined && { open: table.view('public').public }) };
}

/** Today's race as it begins: anybody can see it so. */
export function subjectOfDay(server: Server): Subject {
  const race = dailyRace(server.daily.today);
  const { day, game, options } = race;
  const look = async () => {
    const rules = rulesOf(game);
    if (rules === undefined) return undefined;
    const { secret } = await server.daily.secretOf(race);
    const table = dailyTable(rules, race, dailySeats(standInOf(game), []), secret);
    return { game, options, open: table.view('public').public };
  };
  return { name: 'daily', state: day, look };
}
