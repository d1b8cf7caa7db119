import { CLOSE } from '@paddock/protocol';
import type { Store } from '../store/port.ts';
import type { Connection } from './connection.ts';

/** Closes the sockets of devices that were signed out since they opened them, here or at another process. */
export async function closeSignedOut(
  connections: ReadonlySet<Connection>,
  { parts }: Pick<Store, 'parts'>,
): Promise<void> {
  const asked = [...connections].filter(({ person }) => person !== null);
  if (asked.length === 0) return;
  const alive = new Set(await parts.devices.alive([...new Set(asked.map(({ session }) => session))]));
  for (const connection of asked) {
    if (!alive.has(connection.session)) connection.close(CLOSE.signedOut, 'signed out');
  }
}
