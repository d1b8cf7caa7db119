import { namesOf } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import {
  choicesOn,
  DOWNFORCE,
  isAnswer,
  OPEN,
  rawSocketAt,
  startedTable,
  type MadeTable,
} from './testing/tables.ts';
import { makeWorld, type World } from './testing/world.ts';

/** Who sits where in a running game, and what people there may do. */

let world: World;
/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
const closing: { close(): void }[] = [];

beforeAll(async () => {
  world = await makeWorld({}, { now: () => Date.now() + ahead });
}, 60_000);

afterEach(() => {
  for (const each of closing.splice(0)) each.close();
});

afterAll(() => world.end());

function join(name: string): Promise<Player> {
  return Player.join(world.running.url, name);
}

async function watch(player: Player, { id, key }: MadeTable): Promise<Screen> {
  const client = player.connect();
  closing.push(client);
  const screen = new Screen(client, id, key, DOWNFORCE);
  await screen.until(({ now }) => now !== undefined);
  return screen;
}

/** Everything the server noted about people is written down. */
function settled(): Promise<void> {
  return world.running.server.presence.write();
}

describe('a bot’s seat in a running game', () => {
  it.each([
    ['a public table', true],
    ['a table found by its link', false],
  ])('S1: nobody sits down there: %s', async (_, isPublic) => {
    const [ana, eve] = [await join('Ana'), await join('Eve')];
    const made = await startedTable([ana], { seats: [OPEN, OPEN, OPEN], isPublic });
    const sit = (body: object) => eve.call('POST', `/api/tables/${made.id}/sit`, { key: made.key, ...body });
    for (const seat of [1, 2]) {
      expect(await sit({ seat })).toMatchObject({ status: 409, body: { code: 'seat-is-a-bot' } });
    }
    expect(await sit({})).toMatchObject({ status: 409, body: { code: 'table-full' } });
    const screen = await watch(eve, made);
    expect(screen.viewer).toBe('public');
    expect(screen.view).not.toHaveProperty('own');
  });
});

describe('a player who leaves', () => {
  it('S2: has used up every id that a stand-in might send, and the game goes on all the same', async () => {
    const [ana, rui, eve] = [await join('Ana'), await join('Rui'), await join('Eve')];
    const made = await startedTable([ana, rui, eve]);
    const screen = await watch(ana, made);
    const [first = '', second = ''] = choicesOn(await watch(eve, made));
    const socket = await rawSocketAt(eve, made);
    closing.push(socket);
    for (let number = 0; number < 16; number++) {
      const play = { type: 'play', table: made.id, id: `bot-${number}`, asked: 0 };
      const answer = await socket.ask({ ...play, do: [number % 2 === 0 ? first : second] }, isAnswer);
      expect(answer).toMatchObject({ type: 'ok' });
    }
    for (const who of [ana, rui]) await who.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
    await eve.ok('POST', `/api/tables/${made.id}/leave`);
    await screen.until(({ now }) => (now?.length ?? 0) > 20);
  });
});

describe('a player’s seat in a running game', () => {
  const RESERVED = { plan: { kind: 'reserved' } };
  const BOT = { plan: { kind: 'bot', level: 'rookie' } };

  it('S3: the host cannot open it while the player is there, nor by way of a bot', async () => {
    const [ana, rui] = [await join('Ana'), await join('Rui')];
    const made = await startedTable([ana, rui]);
    const screen = await watch(rui, made);
    const give = (body: object) => ana.call('PUT', `/api/tables/${made.id}/seats/1`, body);
    for (const plan of [RESERVED, { plan: OPEN }]) {
      expect(await give(plan)).toMatchObject({ status: 409, body: { code: 'still-there' } });
    }
    expect(screen.viewer).toBe(1);
    expect(await give(BOT)).toMatchObject({ status: 200 });
    await screen.until(({ viewer }) => viewer === 'public');
    expect(await give(RESERVED)).toMatchObject({ status: 409, body: { code: 'still-there' } });
    ahead += 2 * LIMITS.away;
    expect(await give(RESERVED)).toMatchObject({ status: 409 });
    expect(screen.info?.news).toMatchObject([{ seat: 1, kind: 'replaced', name: 'Rui' }]);
  });

  it('S3: it opens after a long absence, and everybody learns of it', async () => {
    const [ana, rui, zoe] = [await join('Ana'), await join('Rui'), await join('Zoé')];
    const made = await startedTable([ana, rui]);
    const screen = await watch(ana, made);
    await rui.ok('GET', `/api/tables/${made.id}`);
    await settled();
    const open = () => ana.call('PUT', `/api/tables/${made.id}/seats/1`, RESERVED);
    ahead += LIMITS.away - 60_000;
    expect(await open()).toMatchObject({ body: { code: 'still-there' } });
    ahead += 60_000;
    const { status, body } = await open();
    expect(status).toBe(200);
    await zoe.ok('POST', `/api/tables/${made.id}/sit`, { key: body['key'] });
    await screen.until(({ info }) => info?.news.length === 2);
    expect(screen.info?.news).toMatchObject([
      { number: 0, seat: 1, kind: 'opened', name: 'Rui' },
      { number: 1, seat: 1, kind: 'sat', name: 'Zoé', from: 'Rui' },
    ]);
    const room = await world.running.server.rooms.open(made.id);
    const record = await room?.read(({ table }) => table?.record());
    expect(record && namesOf(record)).toEqual(['Ana', 'Zoé']);
  });

  it('S3: nobody counts as away before they could be there: the server has just started', async () => {
    const [ana, rui] = [await join('Ana'), await join('Rui')];
    const made = await startedTable([ana, rui]);
    ahead += 2 * LIMITS.away;
    await world.restart();
    for (const player of [ana, rui]) player.url = world.running.url;
    const opened = await ana.call('PUT', `/api/tables/${made.id}/seats/1`, RESERVED);
    expect(opened).toMatchObject({ body: { code: 'still-there' } });
  });

  it('S3: in a game over days it opens when the player’s time has run out', async () => {
    const [ana, rui] = [await join('Ana'), await join('Rui')];
    const made = await startedTable([ana, rui], { clock: { kind: 'days', days: 1 } });
    const screen = await watch(ana, made);
    const open = () => ana.call('PUT', `/api/tables/${made.id}/seats/1`, RESERVED);
    await settled();
    ahead += 80_000_000;
    expect(await open()).toMatchObject({ body: { code: 'still-there' } });
    ahead += 10_000_000;
    await world.running.server.rooms.pollDue();
    await screen.until(({ info }) => info?.seats[1]?.standIn !== null);
    expect(await open()).toMatchObject({ status: 200 });
  });
});

describe('names', () => {
  const ALIKE = [
    'Ana\uFE0F',
    'Ana\u034F',
    'Ana\u3164',
    'Ana\uFFA0',
    'Ana\u17B4',
    'Ana\u180B',
    'Ana\u2800',
    '\u0410na',
    'A\u0301na',
    `Ana${'\u0301'.repeat(21)}`,
  ];

  it.each(ALIKE)('that look like another’s are told apart at a table: %j', async (name) => {
    const ana = await join('Ana');
    const other = await join(name);
    const made = (await ana.ok('POST', '/api/tables', { game: 'formula', seats: [OPEN, OPEN] })) as unknown;
    const { id, key } = made as MadeTable;
    await other.ok('POST', `/api/tables/${id}/sit`, { key });
    const { seats } = await ana.ok('GET', `/api/tables/${id}`);
    expect(seats).toMatchObject([{ name: 'Ana' }, { name: `${name} (2)` }]);
  });

  it('that are the bots’, or show nothing, are refused', async () => {
    const eve = new Player(world.running.url, 'Eve');
    for (const name of ['Bot 2', 'bot', 'Вот 2', 'Bot\u2800 2']) {
      const refused = await eve.call('PUT', '/api/me', { name });
      expect(refused).toMatchObject({ status: 400, body: { code: 'bots-name' } });
    }
    for (const name of ['\u3164', '\u2800', '\u0301'.repeat(23), '\u17B4\uFE0F']) {
      expect(await eve.call('PUT', '/api/me', { name })).toMatchObject({ body: { code: 'bad-request' } });
    }
    expect(eve.cookie).toBeUndefined();
  });
});
