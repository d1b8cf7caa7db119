import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../chaos/child.ts';

const ROLES = ['smtp', 'push', 'webhook'] as const;
type Role = (typeof ROLES)[number];

/** One process of the other side. */
export class Peer {
  readonly journal: string;
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;

  constructor(journal: string, keys: string, roles: readonly string[]) {
    this.journal = journal;
    this.#args = [join(import.meta.dirname, 'peer.ts'), journal, keys, ...roles];
  }

  up(): Promise<void> {
    const child = spawn(process.execPath, this.#args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('a peer does not start')));
      child.stdout.once('data', () => resolve());
    });
  }

  kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  }
}

export interface Peers {
  readonly all: readonly Peer[];
  readonly ports: Readonly<Record<Role, number>>;
}

/** All in one process, or each in its own. */
export async function startPeers(folder: string, keys: string, processes: 1 | 3): Promise<Peers> {
  const ports = { smtp: await freePort(), push: await freePort(), webhook: await freePort() };
  const roles = ROLES.map((role) => `${role}:${ports[role]}`);
  const groups = processes === 1 ? [roles] : roles.map((role) => [role]);
  const all = groups.map((group, index) => new Peer(join(folder, `journal-${index}`), keys, group));
  await Promise.all(all.map((peer) => peer.up()));
  return { all, ports };
}
