import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../store/open.ts';
import type { Append, Store } from '../../store/port.ts';

/** About what a play weighs in the log. */
const BODY = JSON.stringify({ kind: 'played', change: { from: 1, entries: ['x'.repeat(400)] } });

function play(match: string, seq: number): Append {
  return { match, seq, at: Date.now(), body: BODY, due: { at: null, turn: 1, deadline: null } };
}

/** Appends a second: every table waits for its own commit before it goes on. */
async function rateOf(store: Store, tables: number, seconds: number, name: string): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let appended = 0;
  await Promise.all(
    Array.from({ length: tables }, async (_, table) => {
      for (let seq = 0; performance.now() < end; seq++) {
        if (!(await store.append(play(`${name}-${table}`, seq)))) throw new Error('an append was refused');
        appended++;
      }
    }),
  );
  return appended / seconds;
}

export interface WriterReport {
  readonly oneByOne: number;
  readonly together: number;
  readonly ratio: number;
}

/** 300 tables that share commits, against one that has each to itself; turn by turn, so that the machine is the same. */
export async function measureWriter(tables: number, seconds: number): Promise<WriterReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paddock-load-'));
  const store = await openStore({ dataDir });
  const rounds = 3;
  let oneByOne = 0;
  let together = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      oneByOne += (await rateOf(store, 1, seconds, `one${round}`)) / rounds;
      together += (await rateOf(store, tables, seconds, `many${round}`)) / rounds;
    }
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
  return { oneByOne: Math.round(oneByOne), together: Math.round(together), ratio: together / oneByOne };
}
