import { personalParts } from '../store/parts.ts';
import type { Store } from '../store/port.ts';
import { closeHostless, forget } from '../tables/decide.ts';
import type { Rooms } from '../tables/rooms.ts';

interface Services {
  readonly store: Store;
  readonly rooms: Rooms;
  now(): number;
  failed(table: string, error: unknown): void;
}

const PAGE = 100;
const PEOPLE_AT_ONCE = 10;

/**
 * Deletes everything about a person. The request is stored first, so that a server that is stopped halfway resumes it: see
 * `forgetTheRest`. Signing in ends before anything else is deleted.
 */
export async function forgetPerson(services: Services, person: string): Promise<void> {
  const { mentions, ownBots } = services.store.parts;
  await mentions.forget(person, services.now());
  // A person's bots go with them, while it is still known whose they are.
  for (const bot of await ownBots.everyOf(person)) await forgetPerson(services, bot);
  await forgetInParts(services, person);
  await forgetAtTables(services, person);
  // A game may have ended before its table forgot them.
  await forgetInParts(services, person);
  await mentions.forgot(person);
}

async function forgetInParts({ store }: Services, person: string): Promise<void> {
  for (const [, part] of personalParts(store.parts)) await part.forgetMe(person);
}

/** Finishes deletions, and removes names that a process wrote before it knew. */
export async function forgetTheRest(services: Services): Promise<void> {
  const people = await services.store.parts.mentions.toForget(services.now(), PEOPLE_AT_ONCE);
  for (const person of people) await forgetPerson(services, person);
}

async function forgetAtTables(services: Services, person: string): Promise<void> {
  const { mentions } = services.store.parts;
  for (let after = ''; ;) {
    const tables = await mentions.of(person, after, PAGE);
    for (const id of tables) {
      try {
        if (await forgetAt(services, person, id)) await mentions.removed(person, id);
      } catch (error) {
        // A damaged log must not keep the others' names.
        services.failed(id, error);
      }
    }
    if (tables.length < PAGE) return;
    after = tables.at(-1) ?? '';
  }
}

/** False: it could not be written down. */
async function forgetAt({ rooms }: Services, person: string, id: string): Promise<boolean> {
  const room = await rooms.open(id);
  if (room === undefined) return true;
  const done = await room.act((table) => forget(table, person));
  if (done === null) await room.act(closeHostless);
  return done === null;
}
