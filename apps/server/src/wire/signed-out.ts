import { CLOSE } from '@paddock/protocol';
import type { Store } from '../store/port.ts';
import type { Connection } from './connection.ts';

/**
 * Closes the sockets of devices that were signed out since they opened them, here or at another process, and of bots whose
 * tokens have ended.
 */
export async function closeSignedOut(
  connections: ReadonlySet<Connection>,
  { parts }: Pick<Store, 'parts'>,
): Promise<void> {
  const sessions = new Set(
    [...connections].flatMap(({ person, session }) => (person === null ? [] : session)),
  );
  if (sessions.size === 0) return;
  const bots = [...connections].flatMap(({ person, session }) =>
    person?.botOf === undefined ? [] : session,
  );
  const alive = new Set(await parts.devices.alive([...sessions]));
  if (bots.length > 0) for (const session of await parts.ownBots.alive(bots)) alive.add(session);
  for (const { session } of connections) if (!sessions.has(session)) alive.add(session);
  for (const connection of connections) {
    const { person, session } = connection;
    if (person !== null && !alive.has(session)) connection.close(CLOSE.signedOut, 'signed out');
  }
}
