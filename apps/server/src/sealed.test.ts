import { LIMITS } from '@paddock/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import type { RawSocket } from './testing/raw-socket.ts';
import { Screen } from './testing/seat.ts';
import {
  choicesOn,
  DOWNFORCE,
  isAnswer,
  rawSocketAt,
  startedTable,
  type MadeTable,
} from './testing/tables.ts';
import { makeWorld, type World } from './testing/world.ts';

/** Sealed choices may be changed until the last is in; nobody else learns of it. */

const CLOCK = { kind: 'live', moveSeconds: 30, reserveSeconds: 60 };
const NOW = 1_800_000_000_000;
/** Longer than lists wait before they are sent again. */
const LISTS_MS = 600;

let world: World;
const closing: { close(): void }[] = [];

beforeAll(async () => {
  world = await makeWorld({}, { now: () => NOW });
}, 60_000);

afterEach(() => {
  for (const each of closing.splice(0)) each.close();
});

afterAll(() => world.end());

/** Ana has bid, and then changes her bid that many times before Rui bids. What everybody else is sent meanwhile. */
async function seenByOthers(changes: number): Promise<string[][]> {
  const people = await joinAs('Ana', 'Rui', 'Zoé', 'Sven');
  const [ana, rui, zoe] = people as [Player, Player, Player, Player];
  const made = await startedTable([ana, rui, zoe], { clock: CLOCK, isPublic: true });
  const bids = [await choicesOf(ana, made), await choicesOf(rui, made)] as const;
  const sockets = await Promise.all(people.map((player) => rawSocketAt(player, made)));
  const [first, second, third, watcher] = sockets as [RawSocket, RawSocket, RawSocket, RawSocket];
  for (const socket of sockets) {
    for (const list of ['mine', 'lobby'] as const) {
      await socket.ask({ type: list, on: true }, ({ type }) => type === list);
    }
  }
  await listsAreSent();
  const others = [third, watcher];
  const from = others.map(({ bytes }) => bytes.length);
  const shown = () => others.map(({ heard }) => heard.filter(({ type }) => type === 'moments').length);
  const isMoreThan = (before: readonly number[]) =>
    shown().every((count, index) => count > (before[index] ?? 0));
  const before = shown();
  await bid(first, made, bids[0][0] ?? '', 0);
  await until(() => isMoreThan(before));
  for (let times = 1; times <= changes; times++) {
    await bid(first, made, bids[0][times % bids[0].length] ?? '', times);
  }
  await listsAreSent();
  const between = shown();
  await bid(second, made, bids[1][0] ?? '', 0);
  await until(() => isMoreThan(between));
  await listsAreSent();
  for (const socket of sockets) socket.close();
  return others.map(({ bytes }, index) =>
    bytes
      .slice(from[index])
      .map((text) => text.replaceAll(made.id, 'table').replaceAll(/[0-9a-f]{64}/g, 'sum')),
  );
}

function joinAs(...names: readonly string[]): Promise<Player[]> {
  return Promise.all(names.map((name) => Player.join(world.running.url, name)));
}

function listsAreSent(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LISTS_MS));
}

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > 20_000) throw new Error(`it never came: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function choicesOf(player: Player, { id, key }: MadeTable): Promise<string[]> {
  const client = player.connect();
  const screen = new Screen(client, id, key, DOWNFORCE);
  await screen.until(({ view }) => view !== undefined);
  client.close();
  return choicesOn(screen);
}

async function bid(socket: RawSocket, { id }: MadeTable, text: string, number: number): Promise<void> {
  const play = { type: 'play', table: id, id: `c${number}`, asked: 0, do: [text] };
  expect(await socket.ask(play, isAnswer)).toMatchObject({ type: 'ok' });
}

describe('a sealed choice', () => {
  it('is changed, and what the others are sent is the same, byte for byte', async () => {
    const without = await seenByOthers(0);
    expect(without.map(({ length }) => length > 1)).toEqual([true, true]);
    expect(await seenByOthers(5)).toEqual(without);
  });

  it('can be changed a limited number of times; the last change stands', async () => {
    const [ana, rui, zoe] = (await joinAs('Ana', 'Rui', 'Zoé')) as [Player, Player, Player];
    const made = await startedTable([ana, rui, zoe]);
    const socket = await rawSocketAt(ana, made);
    closing.push(socket);
    const texts = await choicesOf(ana, made);
    const send = (times: number) => {
      const play = { type: 'play', table: made.id, id: `c${times}`, asked: 0 };
      return socket.ask({ ...play, do: [texts[times % texts.length]] }, isAnswer);
    };
    for (let times = 0; times <= LIMITS.changes; times++) {
      expect(await send(times)).toMatchObject({ type: 'ok' });
    }
    expect(await send(LIMITS.changes + 1)).toMatchObject({ problem: { code: 'changed-too-often' } });
    expect(await send(LIMITS.changes)).toMatchObject({ type: 'ok' });
    const room = await world.running.server.rooms.open(made.id);
    const done = await room?.read(({ table }) => table?.entries.at(-1)?.do);
    expect(done).toEqual([texts[LIMITS.changes % texts.length]]);
    await world.restart();
    const again = await world.running.server.rooms.open(made.id);
    expect(await again?.read(({ table }) => table?.entries.at(-1)?.do)).toEqual(done);
  });
});
