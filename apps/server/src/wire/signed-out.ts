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
  const asked = [...connections].filter(({ person }) => person !== null);
  if (asked.length === 0) return;
  const bots = asked.filter(({ person }) => person?.botOf !== undefined);
  const alive = new Set([
    ...(await parts.devices.alive(sessionsOf(asked))),
    ...(bots.length === 0 ? [] : await parts.ownBots.alive(sessionsOf(bots))),
  ]);
  for (const connection of asked) {
    if (!alive.has(connection.session)) connection.end();
  }
}

function sessionsOf(connections: readonly Connection[]): string[] {
  return [...new Set(connections.map(({ session }) => session))];
}
