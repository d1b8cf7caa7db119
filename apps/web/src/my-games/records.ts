import {
  canonical,
  isRefusal,
  readRecord,
  sha256Hex,
  type FormatProblem,
  type GameRecord,
} from '@paddock/kernel';
import { Table } from '@paddock/table';
import { findGame } from '../game/find-game.ts';
import { store, type Store } from '../session/store.ts';

const MOST_BYTES = 8_000_000;

export type FileProblem = FormatProblem | { readonly code: 'too-big' } | { readonly code: 'not-read' };

/** One record, or one on each line. The file comes from outside: bounded before anything is made of it. */
export async function readRecordFile(file: File): Promise<readonly GameRecord[] | FileProblem> {
  if (file.size > MOST_BYTES) return { code: 'too-big' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { code: 'not-read' };
  }
  const lines = isJson(text) ? [text] : text.split('\n').filter((line) => line.trim() !== '');
  const records: GameRecord[] = [];
  for (const line of lines) {
    const record = isJson(line) ? readRecord(JSON.parse(line)) : NOT_A_RECORD;
    if ('code' in record) return record;
    records.push(record);
  }
  return records.length > 0 ? records : NOT_A_RECORD;
}

const NOT_A_RECORD = { code: 'not-a-record', at: '' } as const;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** As a server names its tables: anybody may replay a public one. */
const TABLE = /^[0-9a-z]{20}$/;

/** Records that were dropped in, games that are over on this device, and finished tables of the server. */
export async function findRecord(id: string): Promise<GameRecord | undefined> {
  if (TABLE.test(id)) return recordOfTable(id);
  const device = await store();
  return (await device.record(id))?.record ?? recordOfGame(device, id);
}

async function recordOfTable(id: string): Promise<GameRecord | undefined> {
  const { api } = await import('../online/server/api.ts');
  const answer = await api.record(id);
  if (isRefusal(answer)) return undefined;
  const record = readRecord(answer);
  return 'code' in record ? undefined : record;
}

async function recordOfGame(device: Store, id: string): Promise<GameRecord | undefined> {
  const [saved, summary] = await Promise.all([device.game(id), device.summary(id)]);
  const game = findGame(summary?.game);
  if (saved === undefined || game === undefined) return undefined;
  const { rules } = await game.loadGame(saved.table.head);
  const table = Table.resume(rules, saved.table, () => '');
  return table instanceof Table && table.isOver ? table.record() : undefined;
}

/** Named by its content, so that an altered copy never takes the place of the true one. */
export async function keepRecord(record: GameRecord, now: number): Promise<string> {
  const device = await store();
  const id = sha256Hex(canonical(record)).slice(0, 16);
  await device.saveRecord({ id, added: now, record });
  return id;
}
