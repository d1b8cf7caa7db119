import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentDigest, readRecord, verify, withoutNames, type GameRecord } from '@paddock/kernel';
import { PROTOCOL, type MyTable, type ServerMessage, type TableCard } from '@paddock/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { exportLines } from './admin/export.ts';
import { importFrom } from './admin/import.ts';
import { reading } from './admin/open.ts';
import { readEvents } from './tables/log.ts';
import { OWN, OWN_TABLE } from './testing/own-content.ts';
import { isProblem, Player } from './testing/player.ts';
import { RawSocket } from './testing/raw-socket.ts';
import { Screen } from './testing/seat.ts';
import { DOWNFORCE, OPEN, startedTable, type MadeTable } from './testing/tables.ts';
import { makeWorld, type World } from './testing/world.ts';

/** A custom deck and track: by value once, by digest afterwards, and kept with the table. */

const DIGEST = contentDigest(OWN);
/** In the deck, and nowhere else. */
const VALUE = 'Our cards upside down.';
const NAMES = { deck: 'Ana’s box', track: 'Home Ring' };

let world: World;
const closing: { close(): void }[] = [];

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);

afterEach(() => {
  for (const each of closing.splice(0)) each.close();
});

afterAll(() => world.end());

/** A page, and every byte that it is sent. */
function watch(player: Player, { id, key }: MadeTable): { screen: Screen; bytes: string[] } {
  const bytes: string[] = [];
  const sockets: WebSocket[] = [];
  sockets.push = (socket: WebSocket) => {
    socket.on('message', (data: Buffer) => bytes.push(data.toString()));
    return 1;
  };
  const client = player.connect({}, sockets);
  closing.push(client);
  return { screen: new Screen(client, id, key, DOWNFORCE), bytes };
}

function typeOf(text: string): ServerMessage['type'] {
  return (JSON.parse(text) as ServerMessage).type;
}

async function recordOf(player: Player, id: string): Promise<GameRecord> {
  const record = readRecord(await player.ok('GET', `/api/tables/${id}/record`));
  if ('code' in record) throw new Error(`${record.code} ${record.at}`);
  return record;
}

/** The content of every table of one data folder, after an export and an import into another. */
async function movedTables(dataDir: string): Promise<unknown[]> {
  const lines: string[] = [];
  await reading({ dataDir }, async (backend) => {
    for await (const line of exportLines(backend)) lines.push(JSON.stringify(line));
  });
  const [file, place] = [join(dataDir, 'all.jsonl'), { dataDir: join(dataDir, 'imported') }];
  writeFileSync(file, lines.join('\n'));
  await importFrom(place, file);
  return reading(place, async (backend) => {
    const tables = await backend.everyTable('', 10);
    const first = await Promise.all(tables.map(({ match }) => readEvents(backend, match, 0)));
    return first.map(([made]) => made?.event.kind === 'made' && made.event.table.content);
  });
}

function make(player: Player, more: Record<string, unknown> = {}) {
  return player.call('POST', '/api/tables', { ...OWN_TABLE, seats: [OPEN, OPEN], ...more });
}

describe('a table with a custom deck and track', () => {
  it('is played with bots to its end over a restart; its record verifies where nobody knows them', async () => {
    // Killed servers: `npm run chaos`, and its short form in `tools/chaos.test.ts`.
    const own = await makeWorld();
    try {
      const ana = await Player.join(own.running.url, 'Ana');
      const seats = [OPEN, { kind: 'bot', level: 'rookie' }];
      const made = await startedTable([ana], { ...OWN_TABLE, seats });
      const { screen, bytes } = watch(ana, made);
      const played = screen.playToEnd();
      await screen.until(({ now }) => (now?.length ?? 0) > 12);
      await own.restart();
      ana.url = own.running.url;
      await played;
      expect(screen.content).toEqual(OWN);
      // By value once, over both sockets, and in nothing else.
      expect(bytes.filter((text) => typeOf(text) === 'hello').length).toBeGreaterThan(1);
      expect(bytes.filter((text) => text.includes(VALUE)).map(typeOf)).toEqual(['content']);
      const record = await recordOf(ana, made.id);
      expect(record.content).toEqual({ deck: { value: OWN['deck'] }, track: { value: OWN['track'] } });
      expect(verify(DOWNFORCE, record)).toMatchObject({ ok: true, proof: { finished: true } });
      const { content: _content, ...without } = record;
      expect(verify(DOWNFORCE, without)).toMatchObject({ ok: false });
      const again = await ana.ok('POST', `/api/tables/${made.id}/rematch`);
      expect(await ana.ok('GET', `/api/tables/${String(again['table'])}`)).toMatchObject({
        content: { digest: DIGEST, names: NAMES },
      });
      // The names of people are not in it, and an export carries it.
      expect(
        verify(
          DOWNFORCE,
          withoutNames(record, () => true),
        ),
      ).toMatchObject({ ok: true });
      expect(await movedTables(own.settings.dataDir)).toEqual([OWN, OWN]);
    } finally {
      await own.end();
    }
  }, 60_000);

  it('is in lists only by name, and names are safe to show', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    const deck = { ...OWN['deck'], name: 'Ana\u200B’s \u00AD box ' };
    const { body } = await make(ana, { isPublic: true, content: { ...OWN, deck } });
    const id = String(body['id']);
    const lists = await Promise.all(['/api/tables', '/api/me/tables'].map((path) => ana.ok('GET', path)));
    for (const { tables } of lists as unknown as { tables: readonly (TableCard | MyTable)[] }[]) {
      expect(tables.find((card) => card.id === id)?.content).toEqual(NAMES);
      expect(JSON.stringify(tables)).not.toContain(VALUE);
    }
    const info = await ana.ok('GET', `/api/tables/${id}`);
    expect(info['content']).toMatchObject({ names: NAMES });
    expect(JSON.stringify(info)).not.toContain(VALUE);
    expect(await ana.ok('GET', `/api/tables/${id}/report`)).toMatchObject({ content: { deck } });
  });

  it('is sent by value to a page that has other content or none, and not to one that has it', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    const id = String((await make(ana)).body['id']);
    const isShown = async (content: string | null) => {
      const socket = await RawSocket.open(ana);
      closing.push(socket);
      await socket.ask({ type: 'watch', table: id, content }, ({ type }) => type === 'table');
      return socket.heard.filter(({ type }) => type === 'content');
    };
    const value = { type: 'content', table: id, digest: DIGEST, content: OWN };
    expect(await isShown(null)).toEqual([value]);
    expect(await isShown('0'.repeat(64))).toEqual([value]);
    expect(await isShown(DIGEST)).toEqual([]);
  });

  it('asks a page from before there was any to reload; at other tables that page sees nothing new', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    const own = String((await make(ana)).body['id']);
    const other = String((await make(ana, { content: undefined, options: {} })).body['id']);
    const old = await RawSocket.open(ana);
    closing.push(old);
    await old.ask({ type: 'watch', table: other }, ({ type }) => type === 'table');
    expect(old.bytes.join('')).not.toContain('"content"');
    expect(await old.ask({ type: 'watch', table: own }, ({ type }) => type === 'no')).toEqual({
      type: 'no',
      id: null,
      table: own,
      problem: { code: 'outdated', rule: 'protocol', params: { server: PROTOCOL, page: PROTOCOL } },
    });
    expect(await old.ask({ type: 'ping' }, () => false)).toBeUndefined();
    expect(old.code).toBe(4002);
  });
});

/** Lists inside each other. */
function deep(levels: number): unknown {
  return levels === 0 ? 1 : [deep(levels - 1)];
}

describe('content that is refused', () => {
  const { deck = {}, track = {} } = OWN;
  const cards = deck['cards'] as readonly unknown[];
  it.each<readonly [string, unknown, object]>([
    ['not an object', 'deck', { code: 'not-content' }],
    ['nothing in it', {}, { code: 'not-content' }],
    ['a name of its own', { deck, 'my deck': {} }, { code: 'not-content', params: { content: 'my deck' } }],
    ['a list', { deck: [] }, { code: 'not-content', params: { content: 'deck' } }],
    [
      'too many',
      Object.fromEntries('abcdefghi'.split('').map((name) => [name, {}])),
      { code: 'content-too-large' },
    ],
    [
      'too deep',
      { track: { ...track, note: deep(11) } },
      { code: 'content-too-deep', params: { content: 'track' } },
    ],
    [
      'too large',
      { track: { ...track, note: 'x'.repeat(100_000) } },
      { code: 'content-too-large', params: { content: 'track', at: 'note' } },
    ],
    ['something else', { board: {} }, { code: 'unknown-content', params: { content: 'board' } }],
    [
      'a card',
      { deck: { ...deck, cards: [...cards, { kind: 'r9', count: 1 }] } },
      { code: 'bad-deck', params: { content: 'deck', at: `cards[${cards.length}]` } },
    ],
    [
      'a section',
      { track: { ...track, sections: [] } },
      { code: 'bad-track', params: { content: 'track', at: 'sections' } },
    ],
    [
      'one of our tracks',
      { track: { ...track, id: 'marina-bay' } },
      { code: 'track-id-taken', params: { content: 'track', at: 'id' } },
    ],
  ])('%s: the answer names the place, and nothing is kept', async (_name, content, problem) => {
    const ana = await Player.join(world.running.url, 'Ana');
    const { store } = world.running.server;
    const before = await store.counts();
    const answer = await make(ana, { content });
    expect(answer).toMatchObject({ status: 400, body: problem });
    expect(answer.body).toSatisfy(isProblem);
    expect(await store.counts()).toEqual(before);
  });

  it('a track that the options do not name, a game that takes none, and a body without end', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    expect(await make(ana, { options: { track: 'other-ring' } })).toMatchObject({
      status: 400,
      body: { code: 'bad-option' },
    });
    expect(await make(ana, { game: 'formula', options: {} })).toMatchObject({
      status: 400,
      body: { code: 'unknown-content', params: { content: 'deck' } },
    });
    const long = { deck: { ...deck, note: 'x'.repeat(400_000) } };
    expect(await make(ana, { content: long })).toMatchObject({ status: 413, body: { code: 'too-long' } });
  });
});

describe('S9: what people bring without end', () => {
  let small: World;

  beforeAll(async () => {
    small = await makeWorld({ LIMIT_SCALE: '1', TRUST_PROXY: '1' });
  }, 60_000);

  afterAll(() => small.end());

  it('costs a share for its size, of the person and of the address', async () => {
    const [eve, eva] = [
      await Player.join(small.running.url, 'Eve'),
      await Player.join(small.running.url, 'Eva'),
    ];
    // The game refuses so long a note; it has been paid for.
    const content = { deck: { ...OWN['deck'], note: 'x'.repeat(95_000) } };
    const statusOf = async (player: Player, address: number, more: object = { content }) => {
      const body = { ...OWN_TABLE, seats: [OPEN, OPEN], ...more };
      const from = { 'x-forwarded-for': `192.0.2.${address}` };
      return (await player.call('POST', '/api/tables', body, from)).status;
    };
    for (const address of [1, 1, 2]) expect(await statusOf(eve, address)).toBe(400);
    expect(await statusOf(eve, 3)).toBe(429);
    expect(await statusOf(eva, 1)).toBe(400);
    expect(await statusOf(eva, 1)).toBe(429);
    expect(await statusOf(eva, 2)).toBe(400);
    // A small one, and none at all, may still come.
    expect(await statusOf(eva, 3, {})).toBe(200);
    expect(await statusOf(eve, 1, { content: undefined, options: {} })).toBe(200);
  });

  it('is not sent again and again', async () => {
    const { url, server } = small.running;
    const eve = await Player.join(url, 'Eve');
    const { id } = (await eve.ok('GET', '/api/me'))['person'] as { id: string };
    const table = String((await make(eve)).body['id']);
    const socket = await RawSocket.open(eve);
    closing.push(socket);
    const watchAs = (content: string | null) =>
      socket.ask({ type: 'watch', table, content }, ({ type }) => type === 'table' || type === 'no');
    expect(await watchAs(null)).toMatchObject({ type: 'table' });
    // On a slow machine there may be one left again by the time that the message is read.
    let refused: unknown;
    for (let tries = 0; tries < 40 && refused === undefined; tries++) {
      while (server.limits.take('moments', id));
      const answer = await watchAs(null);
      if (answer?.type === 'no') refused = answer.problem.code;
    }
    expect(refused).toBe('too-often');
    expect(await watchAs(DIGEST)).toMatchObject({ type: 'table' });
  });
});
