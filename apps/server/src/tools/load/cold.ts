import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@paddock/kernel';
import { ChildServer } from '../chaos/child.ts';
import { newTableId } from '../../secrets.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/port.ts';
import { makeTable } from '../../tables/make-table.ts';
import { begin } from '../../tables/shuffle.ts';
import type { TableEvent } from '../../tables/event.ts';
import { after, madeTable } from '../../tables/after.ts';
import { dueOf, rowOf } from '../../tables/listed.ts';
import type { LiveTable } from '../../tables/live-table.ts';

const EVENTS_OF_A_STORED_GAME = 40;
/** What `npm start` runs. */
const PADDOCK = [join(import.meta.dirname, '../../../../cli/src/main.js'), 'serve'];

export interface ColdReport {
  readonly stored: number;
  readonly running: number;
  /** Without the compile cache, and with it. */
  readonly first: number;
  readonly again: number;
}

/** From nothing to serving, on data that has seen some use. */
export async function measureColdStart(stored: number, running: number): Promise<ColdReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paddock-cold-'));
  try {
    const store = await openStore({ dataDir });
    for (let game = 0; game < stored; game += 500) {
      await Promise.all(Array.from({ length: Math.min(500, stored - game) }, () => storeFinished(store)));
    }
    await Promise.all(Array.from({ length: running }, () => storeRunning(store)));
    await store.close();
    // The page is built, and everything is compiled once.
    await timeOfStart({ DATA_DIR: dataDir });
    const first = await timeOfStart({ DATA_DIR: dataDir, NODE_DISABLE_COMPILE_CACHE: '1' });
    return { stored, running, first, again: await timeOfStart({ DATA_DIR: dataDir }) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timeOfStart(env: Readonly<Record<string, string>>): Promise<number> {
  const begin = performance.now();
  const server = await ChildServer.start({ ...env, LOG_LEVEL: 'error' }, PADDOCK);
  const milliseconds = Math.round(performance.now() - begin);
  await server.stop();
  return milliseconds;
}

function made(): { id: string; table: LiveTable; first: TableEvent } {
  const seats = [{ kind: 'bot', level: 'random' } as const, { kind: 'bot', level: 'random' } as const];
  const given = {
    game: 'formula',
    options: {},
    seats,
    isPublic: true,
    startsWhenFull: false,
    hostPlays: false,
  };
  const maker = makeTable({ ...given, clock: { kind: 'none' } }, { id: 'nobody', name: 'Nobody' });
  if (isRefusal(maker)) throw new Error(maker.code);
  const id = newTableId();
  return {
    id,
    table: madeTable(id, maker.table, Date.now()),
    first: { kind: 'made', table: maker.table },
  };
}

async function storeFinished(store: Store): Promise<void> {
  const { id: match, table, first } = made();
  const body = JSON.stringify(first);
  const row = { ...rowOf(table), status: 'over' };
  for (let seq = 0; seq < EVENTS_OF_A_STORED_GAME; seq++) {
    await store.append({ match, seq, at: seq, body, ...(seq === 0 && { table: row, due: null }) });
  }
}

/** A bot's turn waits in every one of them. */
async function storeRunning(store: Store): Promise<void> {
  const { id: match, table, first } = made();
  const at = Date.now();
  await store.append({ match, seq: 0, at, body: JSON.stringify(first) });
  const decision = begin(table);
  if (isRefusal(decision) || 'done' in decision) throw new Error('the game does not start');
  const started = after(table, decision.event, at, decision.next);
  const body = JSON.stringify(decision.event);
  await store.append({ match, seq: 1, at, body, table: rowOf(started), due: dueOf(started, at, 0) });
}
