import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIMITS, patch, type ServerMessage, type TableCard } from '@paddock/protocol';
import { serverMessage } from '@paddock/protocol/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/port.ts';
import type { Peer } from '../tables/audience.ts';
import { Lobby } from './lobby.ts';

let dataDir: string;
let store: Store;
let lobby: Lobby;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'paddock-lobby-'));
  store = await openStore({ dataDir });
  lobby = new Lobby(store);
});

afterEach(async () => {
  lobby.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

function card(id: string, touched: number, names: readonly (string | null)[]): TableCard {
  return {
    id,
    game: 'downforce',
    status: 'open',
    isPublic: true,
    clock: { kind: 'live', moveSeconds: 60, reserveSeconds: 600 },
    options: { circuit: 'harbour', powers: true, beginners: false, extraPowers: false, timelyBets: false },
    seats: names.map((name) => ({ name })),
    openSeats: names.filter((name) => name === null).length,
    made: 1_800_000_000_000,
    touched,
  };
}

async function put(table: TableCard, seq: number): Promise<void> {
  const { id: match, game, status, isPublic, made, touched } = table;
  const row = {
    match,
    game,
    status,
    isPublic,
    made,
    touched,
    card: JSON.stringify(table),
    host: '',
    people: [],
  };
  await store.append({ match, seq, at: touched, body: '{}', table: row });
}

async function fill(count: number): Promise<void> {
  const tables = Array.from({ length: count }, (_, n) => card(`t${n}`, n, ['Ana', null, null]));
  await Promise.all(tables.map((table) => put(table, 0)));
}

class Watcher implements Peer {
  readonly person = null;
  isGone = false;
  readonly frames: ServerMessage[] = [];
  bytes = 0;
  tables: Readonly<Record<string, TableCard>> = {};

  send(frame: { toString(): string }): void {
    const message = serverMessage.parse(JSON.parse(frame.toString()));
    this.bytes += frame.toString().length;
    this.frames.push(message);
    if (message.type === 'lobby') this.tables = message.tables;
    if (message.type === 'lobby-changes') this.tables = patch(this.tables, message.changes);
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await setTimeout(10);
  }
}

describe('the lobby', () => {
  it('is shown a page at a time, newest first', async () => {
    await fill(2 * LIMITS.lobbyPage + 7);
    const watcher = new Watcher();
    await lobby.watch(watcher, 1);
    expect(Object.keys(watcher.tables)).toHaveLength(LIMITS.lobbyPage);
    expect(watcher.tables['t106']).toBeDefined();
    expect(watcher.frames).toMatchObject([{ type: 'lobby', hasMore: true }]);
    await lobby.watch(watcher, 2);
    expect(Object.keys(watcher.tables)).toHaveLength(2 * LIMITS.lobbyPage);
    await lobby.watch(watcher, 3);
    expect(Object.keys(watcher.tables)).toHaveLength(107);
    expect(watcher.frames.slice(1)).toMatchObject([
      { type: 'lobby-changes', hasMore: true },
      { type: 'lobby-changes', hasMore: false },
    ]);
  });

  it('is sent once, then by what changes: a hundred tables cost a watcher a few bytes', async () => {
    await fill(100);
    const [near, far] = [new Watcher(), new Watcher()];
    await lobby.watch(near, 1);
    await lobby.watch(far, 2);
    near.bytes = far.bytes = 0;
    await put(card('t99', 200, ['Ana', 'Rui', null]), 1);
    lobby.changed();
    await near.until(() => near.tables['t99']?.openSeats === 1);
    await far.until(() => far.tables['t99']?.openSeats === 1);
    expect(near.bytes).toBeLessThan(250);
    // A table beyond the first page comes to the front there, and pushes another out.
    await put(card('t3', 300, ['Ana', 'Rui', null]), 1);
    lobby.changed();
    await near.until(() => near.tables['t3'] !== undefined);
    await far.until(() => far.tables['t3']?.openSeats === 1);
    expect(Object.keys(near.tables)).toHaveLength(LIMITS.lobbyPage);
    expect(Object.keys(far.tables)).toHaveLength(100);
  });

  it('keeps nobody who leaves while it is being read', async () => {
    let reads = 0;
    const watcher = new Watcher();
    const left = new Lobby({
      lobby: (limit) => {
        reads++;
        watcher.isGone = true;
        return store.lobby(limit);
      },
    });
    await left.watch(watcher, 1);
    await put(card('t1', 10, ['Ana']), 0);
    left.changed();
    await setTimeout(300);
    expect([reads, watcher.frames.length]).toEqual([1, 0]);
    left.close();
  });

  it('goes on however many watch it', async () => {
    const one = new Watcher();
    await lobby.watch(one, 1);
    const crowd = Array.from({ length: 200_000 }, () => ({ person: null, send: () => undefined }));
    await Promise.all(crowd.map((peer) => lobby.watch(peer, 1)));
    await put(card('t1', 10, ['Ana', null]), 0);
    lobby.changed();
    await one.until(() => one.tables['t1'] !== undefined);
    expect(one.frames).toHaveLength(2);
  });

  it('is read once for many changes, and not at all for nobody', async () => {
    await fill(3);
    let reads = 0;
    const counted = new Lobby({
      lobby: (limit) => {
        reads++;
        return store.lobby(limit);
      },
    });
    counted.changed();
    const watcher = new Watcher();
    await counted.watch(watcher, 1);
    expect(reads).toBe(1);
    for (let seats = 1; seats < 30; seats++) {
      await put(card('t1', 10 + seats, ['Ana', `Rui ${seats}`, null]), seats);
      counted.changed();
    }
    await watcher.until(() => watcher.tables['t1']?.seats[1]?.name === 'Rui 29');
    expect(watcher.frames.length).toBeLessThanOrEqual(reads);
    expect(reads).toBeLessThan(29);
    counted.forget(watcher);
    const before = reads;
    counted.changed();
    await counted.watch(watcher, 1);
    expect(reads).toBe(before + 1);
    counted.close();
  });
});
