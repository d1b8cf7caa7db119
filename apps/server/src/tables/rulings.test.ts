import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyLegalTurn } from '@paddock/bots';
import type { DownforceView } from '@paddock/downforce';
import { fastChance, isRefusal, verify } from '@paddock/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFrom } from '../admin/import.ts';
import { rulesOf } from '../find-game.ts';
import { openStore } from '../store/open.ts';
import { after, foldLog } from './after.ts';
import { play } from './decide.ts';
import type { LiveTable } from './live-table.ts';
import { readEvents, type LoggedEvent } from './log.ts';

/**
 * Written under rulings 1: three people in the middle of a race with timely betting. Ana, in the first seat, declined at
 * the first line and bet at the second; the third is still to come. Never regenerated.
 */
const EVENTS = JSON.parse(
  readFileSync(new URL('./fixtures/timely-1.json', import.meta.url), 'utf8'),
) as LoggedEvent[];
const ID = 'p5v8w2n3n3wn5s3n9jvt';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-rulings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

function openOf({ table }: LiveTable): DownforceView['public'] {
  return table?.view('public').public as DownforceView['public'];
}

describe('a stored table of rulings 1', () => {
  it('D-V5: goes on under rulings 1 on a server that makes tables of rulings 3, and its record verifies', async () => {
    const file = join(folder, 'all.jsonl');
    const dataDir = join(folder, 'data');
    const people = EVENTS.flatMap(({ event }) => (event.kind === 'sat' ? [event] : []));
    const lines = [
      { kind: 'paddock-export', version: 2 },
      ...people.map(({ person, name }) => ({ kind: 'person', id: person, name, made: 1 })),
      ...EVENTS.map(({ at, event }, seq) => ({
        kind: 'event',
        match: ID,
        seq,
        at,
        body: JSON.stringify(event),
      })),
      { kind: 'end', people: 3, tables: 1, events: EVENTS.length },
    ];
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    await importFrom({ dataDir }, file);
    const store = await openStore({ dataDir });
    let live = foldLog(ID, await readEvents(store, ID, 0));
    expect(openOf(live)).toMatchObject({ betsAsked: 2, variant: { backed: [2, null, null] } });
    const chance = fastChance('to the end');
    const asked: (readonly number[])[] = [];
    while (live.table?.isOver === false) {
      const { table } = live;
      const [seat = 0] = table.toAct;
      if (openOf(live).phase === 'betting' && openOf(live).betsAsked === 3) asked.push(openOf(live).asked);
      const texts = anyLegalTurn(table.rules, table.view(seat), seat, chance);
      const id = `c${live.length}`;
      const sitter = people[seat];
      const person = sitter ? { id: sitter.person, name: sitter.name } : null;
      const decided = play(live, person, { id, asked: table.asked(seat), do: texts });
      if (!('event' in decided)) throw new Error(isRefusal(decided) ? decided.code : 'nothing came of it');
      const at = Date.now();
      await store.append({ match: ID, seq: live.length, at, body: JSON.stringify(decided.event) });
      live = after(live, decided.event, at, decided.next);
    }
    expect(asked[0]).toEqual([1, 2]);
    const again = foldLog(ID, await readEvents(store, ID, 0));
    await store.close();
    const newest = rulesOf('downforce');
    const record = again.table?.record();
    if (newest === undefined || record === undefined) throw new Error('the table is gone');
    expect([newest.rulings, record.rulings]).toEqual([3, 1]);
    expect(verify(newest, record)).toMatchObject({ ok: true, proof: { finished: true } });
  });

  it.each([0, 4, 'x'])('is not taken up under rulings that this server does not know: %s', (rulings) => {
    const text = JSON.stringify(EVENTS).replace('"rulings":1', `"rulings":${JSON.stringify(rulings)}`);
    expect(() => foldLog(ID, JSON.parse(text) as LoggedEvent[])).toThrow(
      `there is no game downforce under rulings ${rulings}`,
    );
  });
});
