import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL, type MadeOwnBot, type ServerMessage } from '@paddock/protocol';
import { forgetPerson } from '../accounts/deletion.ts';
import { joinWithPasskey } from '../testing/account.ts';
import { Player } from '../testing/player.ts';
import { seatBot } from '../tables/seating.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { makeWorld, type World } from '../testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await makeWorld({ LIMIT_SCALE: '10' });
});

afterAll(() => world.end());

async function join(name: string): Promise<Player> {
  return Player.join(world.running.url, name);
}

async function makeBot(owner: Player, name = 'Turbo'): Promise<{ bot: Player; id: string }> {
  const { bot, token } = (await owner.ok('POST', '/api/bots', { name })) as unknown as MadeOwnBot;
  return { bot: Player.bot(world.running.url, token), id: bot.id };
}

interface MadeTable {
  readonly id: string;
  readonly key: string;
  readonly seatKeys: readonly (string | null)[];
}

async function makeTable(host: Player, more: Record<string, unknown> = {}): Promise<MadeTable> {
  return (await host.ok('POST', '/api/tables', {
    game: 'formula',
    options: { races: 1 },
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    ...more,
  })) as unknown as MadeTable;
}

function codeOf({ body }: { body: Record<string, unknown> }): unknown {
  return body['code'];
}

describe('a bot that somebody brings', () => {
  it('is asked with what is legal, plays step by step, and is shown as its owner’s', async () => {
    const owner = await joinWithPasskey(world.running.url, 'Olga');
    const { bot, id } = await makeBot(owner);
    const table = await makeTable(owner, { hostPlays: false });
    await owner.ok('POST', `/api/tables/${table.id}/bots`, { bot: id, seat: 0 });
    const socket = await RawSocket.open(bot, true, ['legal', 'view']);
    const mine = await socket.ask({ type: 'mine', on: true }, ({ type }) => type === 'mine');
    expect(mine).toMatchObject({ tables: [{ id: table.id, seat: 0, seats: [{ botOf: 'Olga' }, {}, {}] }] });
    await socket.ask({ type: 'watch', table: table.id, content: null }, ({ type }) => type === 'table');
    await owner.ok('POST', `/api/tables/${table.id}/start`);
    let from = 0;
    for (let plays = 0; plays < 4; plays++) {
      const { asked, legal, view } = await nextTurn(socket, from);
      from = socket.heard.length;
      expect(view).toMatchObject({ own: { seat: 0 } });
      const play = { type: 'play', table: table.id, id: `${plays}`, asked, do: [legal[0]] };
      expect(await socket.ask(play, ({ type }) => type === 'ok' || type === 'no')).toMatchObject({
        type: 'ok',
      });
    }
    const { seats } = (await owner.ok('GET', `/api/tables/${table.id}`)) as { seats: unknown[] };
    expect(seats[0]).toMatchObject({ name: 'Turbo (bot)', botOf: 'Olga', isOnline: true });
    socket.close();
  }, 30_000);

  it('gets the legal actions only if it wants them, and a page never does', async () => {
    const owner = await joinWithPasskey(world.running.url, 'Olga');
    const page = await RawSocket.open(owner, false);
    const refused = await page.ask({ type: 'hello', version: PROTOCOL, wants: ['legal'] }, () => true);
    expect(refused).toMatchObject({ type: 'no', problem: { code: 'bots-only' } });
    page.close();
  });

  it('comes to a table only by its link, even to a public one, and sees none where it does not sit', async () => {
    const owner = await joinWithPasskey(world.running.url, 'Olga');
    const host = await join('Hanna');
    const { bot, id } = await makeBot(owner);
    const table = await makeTable(host, { isPublic: true });
    expect(codeOf(await bot.call('POST', `/api/tables/${table.id}/sit`, {}))).toBe('seat-reserved');
    const seating = { bot: id, seat: 1 };
    expect(codeOf(await owner.call('POST', `/api/tables/${table.id}/bots`, seating))).toBe('not-seated');
    expect(codeOf(await host.call('POST', `/api/tables/${table.id}/bots`, seating))).toBe('no-such-bot');
    const socket = await RawSocket.open(bot);
    const watch = { type: 'watch', table: table.id, key: table.key, content: null };
    const isAnswer = ({ type }: ServerMessage) => type === 'table' || type === 'no';
    expect(await socket.ask(watch, isAnswer)).toMatchObject({ problem: { code: 'no-such-table' } });
    await bot.ok('POST', `/api/tables/${table.id}/sit`, { key: table.key });
    expect(await socket.ask(watch, isAnswer)).toMatchObject({ type: 'table', viewer: 1 });
    await bot.ok('POST', `/api/tables/${table.id}/leave`);
    const hash = { type: 'hash', table: table.id, id: 'h', deal: 0, hash: '0'.repeat(64) };
    expect(await socket.ask(hash, ({ type }) => type === 'no')).toMatchObject({
      problem: { code: 'not-watching' },
    });
    expect(socket.heard).toContainEqual({ type: 'gone', table: table.id });
    socket.close();
  });

  it('takes no seat that is kept for somebody, and none at a quick table', async () => {
    const owner = await joinWithPasskey(world.running.url, 'Olga');
    const { id } = await makeBot(owner);
    const { person } = (await owner.ok('GET', '/api/me')) as { person: { id: string } };
    const me = { id: person.id, name: 'Olga' };
    const bot = { id, name: 'Turbo (bot)', botOf: me.id };
    const room = await world.running.server.rooms.open((await makeTable(owner)).id);
    const tried = await room?.read((live) => {
      const kept = { ...live, seats: live.seats.map((seat) => ({ ...seat, reservedFor: 'somebody' })) };
      const quick = { ...live, made: { ...live.made, quick: { waitMs: 1 } } };
      return [live, kept, quick].map((table) => seatBot(table, me, bot, 1));
    });
    expect(tried).toMatchObject([
      { answer: { seat: 1 } },
      { code: 'seat-reserved' },
      { code: 'seat-reserved' },
    ]);
  });

  it('never becomes the host, and does not keep its host from closing', async () => {
    const owner = await joinWithPasskey(world.running.url, 'Olga');
    const { id } = await makeBot(owner);
    const table = await makeTable(owner);
    await owner.ok('POST', `/api/tables/${table.id}/bots`, { bot: id, seat: 1 });
    await owner.ok('POST', `/api/tables/${table.id}/start`);
    await owner.ok('POST', `/api/tables/${table.id}/leave`);
    const info = (await owner.ok('GET', `/api/tables/${table.id}`)) as { hostName: string };
    expect(info.hostName).toBe('Olga');
    await owner.ok('POST', `/api/tables/${table.id}/close`);
  });

  it('comes along to a rematch, unless it was removed', async () => {
    const owner = await joinWithPasskey(world.running.url, 'Olga');
    const { id } = await makeBot(owner, 'Stays');
    const { id: gone } = await makeBot(owner, 'Goes');
    const table = await makeTable(owner, {
      options: { races: 1, removed: 24 },
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      hostPlays: false,
    });
    for (const [seat, bot] of [id, gone].entries())
      await owner.ok('POST', `/api/tables/${table.id}/bots`, { bot, seat });
    const { rooms } = world.running.server;
    const room = await rooms.open(table.id);
    await owner.ok('POST', `/api/tables/${table.id}/start`);
    // Stand-ins finish it.
    for (const [seat] of [id, gone].entries())
      await room?.act(() => ({
        event: { kind: 'stood-in', seat, isOn: true, level: 'random', why: 'clock' },
        answer: null,
      }));
    room?.wake();
    await expect.poll(() => room?.read(({ status }) => status), { timeout: 20_000 }).toBe('over');
    await owner.ok('DELETE', `/api/bots/${gone}`);
    const { table: next } = await owner.ok('POST', `/api/tables/${table.id}/rematch`);
    const { seats } = (await owner.ok('GET', `/api/tables/${String(next)}`)) as {
      seats: { name: string | null; botOf?: string }[];
    };
    expect(seats.map(({ name, botOf }) => [name, botOf])).toEqual([
      ['Stays (bot)', 'Olga'],
      [null, undefined],
      [null, undefined],
    ]);
  }, 30_000);

  it('goes with its owner, and its name is nowhere any more', async () => {
    const owner = await joinWithPasskey(world.running.url, 'Olga');
    const host = await join('Hanna');
    const { bot, id } = await makeBot(owner, 'Olgas bot');
    const table = await makeTable(host);
    await bot.ok('POST', `/api/tables/${table.id}/sit`, { key: table.key });
    const socket = await RawSocket.open(bot);
    const { person } = (await owner.ok('GET', '/api/me')) as { person: { id: string } };
    const { server } = world.running;
    await forgetPerson(server, person.id);
    await server.endSignedOut();
    expect(await socket.ask({ type: 'ping' }, () => false)).toBeUndefined();
    expect(codeOf(await bot.call('POST', `/api/tables/${table.id}/leave`))).toBe('no-such-token');
    expect(await server.store.person(id)).toBeUndefined();
    const info = await host.ok('GET', `/api/tables/${table.id}`);
    expect(JSON.stringify(info)).not.toContain('Olga');
  });

  it('has a name that no person can have, and none like the table’s own bots', async () => {
    const owner = await joinWithPasskey(world.running.url, 'Olga');
    await makeBot(owner, 'Hanna');
    expect(codeOf(await owner.call('PUT', '/api/me', { name: 'Hanna (bot)' }))).toBe('bots-name');
    for (const name of ['Bot 2', 'Turbo (bot)'])
      expect(codeOf(await owner.call('POST', '/api/bots', { name }))).toBe('bots-name');
    for (const name of ['x'.repeat(19), '', ' a', 'a\u202Eb'])
      expect(codeOf(await owner.call('POST', '/api/bots', { name }))).toBe('bad-request');
  });
});

async function nextTurn(socket: RawSocket, from: number): Promise<Extract<ServerMessage, { type: 'turn' }>> {
  const find = () => socket.heard.slice(from).find((message) => message.type === 'turn');
  await expect.poll(find, { timeout: 20_000, interval: 2 }).toBeDefined();
  const turn = find();
  if (turn === undefined) throw new Error('there is no turn');
  return turn;
}
