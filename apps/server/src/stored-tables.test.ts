import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fastChance, isRefusal, verify, type FastChance, type Refusal } from '@paddock/kernel';
import type { Accepted } from '@paddock/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyLegalTurn } from '@paddock/bots';
import { DATABASE_FILE } from './store/open.ts';
import type { Decision } from './tables/decision.ts';
import { play, start } from './tables/decide.ts';
import { rowOf } from './tables/listed.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { Room } from './tables/room.ts';
import { makeWorld, type World } from './testing/world.ts';

/** The database of a server at commit 960b7e2, which played both games. Never regenerated. */
const STORED = gunzipSync(
  readFileSync(new URL('./store/fixtures/tables-960b7e2.sqlite.gz', import.meta.url)),
);
/** A moment after it was stopped: no clock has run out. */
const NOW = Date.UTC(2026, 10, 15, 18, 56, 55);

const WAITING = { downforce: '4nsmzp05981sv7p6frb7', formula: '7r4hbjf9j6v66wb3m35x' };
const FINISHED = { formula: 'bbzen9t3vtwgzwq3de6s', downforce: 'p4j9y1b70jrrasypbvhx' };
const RUNNING = { season: 'ehzq51xm385f4se21dht', variants: 'ps8fdpmb1n5e5h88nzzx' };
/** One of three sealed bids is in, and was changed once. */
const SEALED = 'n5xchyksep20m0yjv6ww';

let world: World;

beforeAll(async () => {
  const fill = (dataDir: string) => writeFileSync(join(dataDir, DATABASE_FILE), STORED);
  world = await makeWorld({}, { now: () => NOW }, fill);
});

afterAll(() => world.end());

async function roomOf(id: string): Promise<Room> {
  const room = await world.running.server.rooms.open(id);
  if (room === undefined) throw new Error(`there is no table ${id}`);
  return room;
}

/** People play any legal turn, bots their own, to the end. */
async function playOut(room: Room): Promise<void> {
  const chance = fastChance('stored');
  for (let turns = 0; turns < 2_000; turns++) {
    if (await room.read(({ status }) => status === 'over')) return;
    const answer = await room.act((table) => nextTurn(table, turns, chance));
    if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
    if (answer === null) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('the game did not end');
}

function nextTurn(live: LiveTable, turn: number, chance: FastChance): Decision<Accepted | null> | Refusal {
  const { table, rules, seats } = live;
  const seat = table?.toAct.find((each) => seats[each]?.person != null);
  const { person, name } = (seat !== undefined && seats[seat]) || {};
  if (table === undefined || seat === undefined || person == null || name == null) return { done: null };
  const texts = anyLegalTurn(rules, table.view(seat), seat, chance);
  return play(live, { id: person, name }, { id: `again-${turn}`, asked: table.asked(seat), do: texts });
}

async function expectProved(room: Room): Promise<void> {
  const { rules, record } = await room.read((table) => ({
    rules: table.rules,
    record: table.table?.record(),
  }));
  if (record === undefined) throw new Error('the game has not started');
  expect(verify(rules, record)).toMatchObject({ ok: true, proof: { finished: true } });
  expect(verify(rules, record)).toMatchObject({ proof: { dealsProved: record.deals.length } });
}

describe('tables that a server of 960b7e2 has stored', () => {
  it('come out as its lists show them', async () => {
    const { store } = world.running.server;
    const rows = await store.everyTable('', 100);
    expect(rows.map(({ game, status }) => `${game} ${status}`).toSorted()).toEqual([
      'downforce open',
      'downforce over',
      'downforce running',
      'downforce running',
      'formula open',
      'formula open',
      'formula over',
      'formula running',
    ]);
    for (const row of rows) {
      const now = await (await roomOf(row.match)).read((table) => rowOf(table));
      expect({ ...now, touched: 0, card: cardOf(now.card) }).toEqual({
        ...row,
        touched: 0,
        card: cardOf(row.card),
      });
    }
  });

  it.each(Object.entries(WAITING))('%s: a waiting one can start and is played to its end', async (_, id) => {
    const room = await roomOf(id);
    expect(await room.act((table) => start(table, null))).toBeNull();
    await playOut(room);
    await expectProved(room);
  });

  it.each(Object.entries(FINISHED))('%s: a finished one verifies', async (_, id) => {
    await expectProved(await roomOf(id));
  });

  it.each(Object.entries(RUNNING))('%s: a running one is played to its end', async (_, id) => {
    const room = await roomOf(id);
    await playOut(room);
    await expectProved(room);
  });

  it('a sealed choice can still be changed, and the game goes on', async () => {
    const room = await roomOf(SEALED);
    const { changeable, toAct } = await room.read(({ table }) => ({
      changeable: table?.changeable(0),
      toAct: table?.toAct,
    }));
    expect({ changeable, toAct }).toEqual({ changeable: 0, toAct: [1, 2] });
    const changed = await room.act((table) => {
      const [seat] = table.seats;
      const done = table.table?.entries[1]?.do ?? [];
      const ana = { id: seat?.person ?? '', name: seat?.name ?? '' };
      return play(table, ana, { id: 'other', asked: 0, do: done });
    });
    expect(changed).toEqual({ from: 1, to: 2 });
    await playOut(room);
    await expectProved(room);
  });
});

/** Without the time of the last event, which a chat line changes and the lists do not follow. */
function cardOf(card: string): unknown {
  return { ...(JSON.parse(card) as object), touched: 0 };
}
