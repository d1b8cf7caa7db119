import { CLOSE } from '@paddock/protocol';
import type { Store } from '../store/port.ts';
import type { Connection } from './connection.ts';

/** Closes the sockets of people who have signed out everywhere since they opened them, here or at another process. */
export async function closeSignedOut(
  connections: ReadonlySet<Connection>,
  store: Pick<Store, 'sessionsOf'>,
): Promise<void> {
  const people = new Set([...connections].flatMap(({ person }) => person?.id ?? []));
  if (people.size === 0) return;
  const sessions = new Map((await store.sessionsOf([...people])).map((each) => [each.id, each.sessions]));
  for (const connection of connections) {
    const { person, session } = connection;
    if (person !== null && people.has(person.id) && sessions.get(person.id) !== session) {
      connection.close(CLOSE.signedOut, 'signed out');
    }
  }
}
