import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_FILE, openStore } from '../store/open.ts';
import type { LoggedEvent } from '../tables/log.ts';
import { exportLines } from './export.ts';
import { importFrom } from './import.ts';
import { reading } from './open.ts';

const EVENTS = JSON.parse(
  readFileSync(new URL('../tables/fixtures/empty-seat.json', import.meta.url), 'utf8'),
) as LoggedEvent[];
const FIRST = 'p5v8w2n3n3wn5s3n9jvq';
/** Another table, open: its game's sums would hold the first one's id. */
const SECOND = 'q5v8w2n3n3wn5s3n9jvq';
const ANA = { kind: 'person', id: 'zjab32xzhrj4ytvrbev7', name: 'Ana', made: 1 };

let folder: string;
let dataDir: string;
let file: string;

function eventsOf(match: string, count: number): object[] {
  return EVENTS.slice(0, count).map(({ at, event }, seq) => ({
    kind: 'event',
    match,
    seq,
    at,
    body: JSON.stringify(event),
  }));
}

const [played, open] = [eventsOf(FIRST, EVENTS.length), eventsOf(SECOND, 2)];
const END = { kind: 'end', people: 1, tables: 2, events: played.length + open.length };

function begin(version: number): object {
  return { kind: 'paddock-export', version };
}

function put(lines: readonly object[]): void {
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

async function tables(): Promise<string[]> {
  const store = await openStore({ dataDir });
  const matches = (await store.everyTable('', 10)).map(({ match }) => match);
  await store.close();
  return matches;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-import-'));
  dataDir = join(folder, 'data');
  file = join(folder, 'all.jsonl');
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

describe('an import', () => {
  it('reads a whole export, and then exports the same', async () => {
    const device = { id: 's1', person: 'ana', made: 1, seen: 2, about: 'Firefox', ended: 0 };
    const row = { kind: 'row', table: 'devices', row: device };
    const lines = [begin(3), ANA, ...played, ...open, row, { ...END, rows: 1 }];
    put(lines);
    expect(await importFrom({ dataDir }, file)).toEqual({ people: 1, tables: 2, events: 14, rows: 1 });
    const again: object[] = [];
    await reading({ dataDir }, async (backend) => {
      for await (const line of exportLines(backend)) again.push(line);
    });
    expect(again).toEqual(lines);
  });

  it('reads an export of the first version, which had no last line', async () => {
    put([begin(1), ANA, ...played]);
    expect(await importFrom({ dataDir }, file)).toEqual({ people: 1, tables: 1, events: 12, rows: 0 });
    expect(await tables()).toEqual([FIRST]);
  });

  it('writes nothing if a later table is bad, and accepts the fixed file', async () => {
    put([begin(2), ANA, ...played, ...open.slice(1), END]);
    await expect(importFrom({ dataDir }, file)).rejects.toThrow(`table ${SECOND} has gaps`);
    expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(false);
    put([begin(2), ANA, ...played, ...open, END]);
    await importFrom({ dataDir }, file);
    expect(await tables()).toEqual([FIRST, SECOND]);
  });

  it('writes nothing if one of the tables exists as another game', async () => {
    put([begin(1), ...eventsOf(FIRST, 2)]);
    await importFrom({ dataDir }, file);
    const other = { ...eventsOf(FIRST, 2)[1], body: JSON.stringify({ kind: 'closed' }) };
    put([begin(1), ANA, ...open, ...eventsOf(FIRST, 1), other]);
    await expect(importFrom({ dataDir }, file)).rejects.toThrow(
      `table ${FIRST} is there already, and is not`,
    );
    expect(await tables()).toEqual([FIRST]);
  });

  it('goes on where one that was stopped has ended', async () => {
    put([begin(1), ...open, ...eventsOf(FIRST, 2)]);
    await importFrom({ dataDir }, file);
    put([begin(2), ANA, ...played, ...open, END]);
    expect(await importFrom({ dataDir }, file)).toEqual({ people: 1, tables: 2, events: 14, rows: 0 });
    expect(await importFrom({ dataDir }, file)).toEqual({ people: 1, tables: 2, events: 14, rows: 0 });
    const store = await openStore({ dataDir });
    expect(await store.events(FIRST, 0, 100)).toHaveLength(played.length);
    await store.close();
  });

  it.each([
    ['empty', [], 'this is not an export: it is empty'],
    ['without its first line', [ANA], 'this is not an export'],
    ['cut off', [begin(2), ANA, ...played], 'the export was cut off'],
    ['cut off at its first line', [begin(2)], 'the export was cut off'],
    ['short of a table', [begin(2), ANA, ...played, END], 'the export is not whole'],
    ['two exports in one', [begin(1), begin(1)], 'line 2 begins another export'],
    [
      'longer than its end',
      [begin(2), { ...END, people: 0, tables: 0, events: 0 }, ANA],
      'line 3 comes after',
    ],
    ['with a table twice', [begin(1), ...open, ANA, ...open], `table ${SECOND} comes twice`],
    ['of a newer server', [begin(4)], 'line 1 is not a line of an export'],
  ])('refuses a file that is %s', async (_name, lines, why) => {
    put(lines);
    await expect(importFrom({ dataDir }, file)).rejects.toThrow(why);
    expect(existsSync(join(dataDir, DATABASE_FILE))).toBe(false);
  });
});
