import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, stopListener, type TestDatabase } from '../../testing/postgres.ts';
import { openStore } from '../open.ts';
import type { Append, ForeignChange, Store } from '../port.ts';
import { patiently } from './engine.ts';

let database: TestDatabase;
const open: Store[] = [];

beforeAll(async () => {
  database = await startPostgres();
}, 120_000);

afterAll(() => database.stop());

afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

async function opened(died: (error: Error) => void = () => undefined): Promise<Store> {
  const listener = { committed: () => undefined, died };
  const store = await openStore({ dataDir: '', databaseUrl: database.url }, listener);
  open.push(store);
  return store;
}

/** On a busy machine a restart may take longer than a call waits: then the log tells whether it was kept. */
async function appended(store: Store, item: Append): Promise<boolean> {
  for (;;) {
    try {
      return await store.append(item);
    } catch {
      const [kept] = await patiently(() => store.events(item.match, item.seq, 1), Infinity);
      if (kept !== undefined) return kept.body === item.body;
    }
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(20);
}

describe('a PostgreSQL that restarts', () => {
  it(
    'costs nothing: every append is kept once, and the listener hears again',
    { timeout: 180_000 },
    async () => {
      const [here, there] = [await opened(), await opened()];
      const heard = new Set<string>();
      there.onForeign({
        changed: (changes) => changes.forEach(({ match }) => heard.add(match)),
        present: () => {},
        missed: () => {},
      });
      const run = { isOver: false };
      const refused: string[] = [];
      const writers = Array.from({ length: 12 }, async (_, writer) => {
        let seq = 0;
        for (; !run.isOver; seq++) {
          const store = writer % 2 === 0 ? here : there;
          const isKept = await appended(store, { match: `w${writer}`, seq, at: seq, body: `{"n":${seq}}` });
          if (!isKept) refused.push(`w${writer} ${seq}`);
        }
        return seq;
      });
      for (const how of ['immediate', 'fast', 'immediate'] as const) {
        await database.restart(how);
        const events = async () => (await patiently(() => here.counts(), Infinity)).events;
        const before = await events();
        await until(async () => (await events()) > before + 20);
      }
      run.isOver = true;
      const written = await Promise.all(writers);
      expect(refused).toEqual([]);
      for (const [writer, length] of written.entries()) {
        expect(await here.events(`w${writer}`, 0, 100_000)).toHaveLength(length);
      }
      await until(() => !there.isDeaf());
      await here.append({ match: 'after', seq: 0, at: 0, body: '{}' });
      await until(() => heard.has('after'));
    },
  );
});

describe('a listener', () => {
  it('that has gone deaf is noticed and replaced; meanwhile it says so', { timeout: 180_000 }, async () => {
    const store = await opened();
    const changes: ForeignChange[] = [];
    // Being deaf can be over in a few milliseconds.
    const missed: { readonly isBack: boolean; readonly isDeaf: boolean }[] = [];
    store.onForeign({
      changed: (heard) => changes.push(...heard),
      present: () => undefined,
      missed: (isBack) => missed.push({ isBack, isDeaf: store.isDeaf() }),
    });
    const pid = await stopListener(database.url, store.owner);
    try {
      await until(() => missed.some(({ isBack }) => isBack));
      expect(missed[0]).toEqual({ isBack: false, isDeaf: true });
      expect(missed.find(({ isBack }) => isBack)?.isDeaf).toBe(false);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    const other = await opened();
    const table = {
      match: 'm',
      game: 'formula',
      status: 'open',
      isPublic: true,
      made: 0,
      touched: 0,
      card: '{}',
      host: '',
      people: [],
    };
    await other.append({ match: 'm', seq: 0, at: 0, body: '{}', table, concerns: ['ana', 'rui'] });
    await until(() => changes.length > 0);
    expect(changes).toEqual([{ match: 'm', concerns: ['ana', 'rui'], isLobby: true }]);
  });

  it('splits long notices instead of telling everybody', async () => {
    const [store, other] = [await opened(), await opened()];
    const matches = new Set<string>();
    const people = new Set<string>();
    other.onForeign({
      changed: (changes) =>
        changes.forEach(({ match, concerns }) => {
          matches.add(match);
          for (const person of concerns) people.add(person);
        }),
      present: () => undefined,
      missed: () => undefined,
    });
    const rows = Array.from({ length: 400 }, (_, n) => `many-tables-${n}`);
    await Promise.all(
      rows.map((match) =>
        store.append({
          match,
          seq: 0,
          at: 0,
          body: '{}',
          concerns: [`person of ${match}`.replaceAll(' ', '-')],
        }),
      ),
    );
    await until(() => matches.size === 400);
    expect(people.size).toBe(400);
  });
});

describe('the lock', () => {
  it('that another has taken meanwhile ends the server', async () => {
    const dead = Promise.withResolvers<Error>();
    await opened(dead.resolve);
    const importing = new Client(database.url);
    await importing.connect();
    await importing.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'`);
    // Waits until the ended connection has let go of it.
    await importing.query('SELECT pg_advisory_lock(1885431151)');
    expect((await dead.promise).message).toContain('in use by an import');
    await importing.end();
  });
});
