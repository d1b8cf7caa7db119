import type { MyTable, TableCard } from '@paddock/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { RawSocket } from './testing/raw-socket.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';

const OPEN = { kind: 'open' };

let world: World;
/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
const closing: { close(): void }[] = [];

beforeAll(async () => {
  world = await makeWorld({}, { now: () => Date.now() + ahead, shuffleMs: 100 });
}, 60_000);

afterEach(() => {
  for (const each of closing.splice(0)) each.close();
});

afterAll(() => world.end());

function join(name: string): Promise<Player> {
  return Player.join(world.running.url, name);
}

function watch(player: Player, table: string, key?: string): Screen {
  const client = player.connect();
  closing.push(client);
  return new Screen(client, table, key);
}

interface Made {
  readonly id: string;
  readonly key: string;
}

async function makeTable(host: Player, more: Record<string, unknown> = {}): Promise<Made> {
  return (await host.ok('POST', '/api/tables', {
    game: 'formula',
    seats: [OPEN, OPEN],
    ...more,
  })) as unknown as Made;
}

/** Ana and Rui at a table that has started. */
async function started(more: Record<string, unknown> = {}) {
  const [ana, rui] = [await join('Ana'), await join('Rui')];
  const made = await makeTable(ana, more);
  await rui.ok('POST', `/api/tables/${made.id}/sit`, { key: made.key });
  await ana.ok('POST', `/api/tables/${made.id}/start`);
  const screens = [watch(ana, made.id), watch(rui, made.id, made.key)] as const;
  for (const screen of screens) await screen.until(({ now }) => now !== undefined);
  const mine = screens[0].isMyTurn ? 0 : 1;
  return {
    made,
    players: [ana, rui] as const,
    screens,
    next: screens[mine],
    nextPlayer: mine === 0 ? ana : rui,
    mine,
  };
}

async function playUntil(screens: readonly Screen[], isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns++) {
    if (turns > 500) throw new Error('it never comes');
    const next = screens.find((screen) => screen.isMyTurn);
    if (next === undefined) {
      await Promise.race(screens.map((screen) => screen.until((each) => each.isMyTurn || isSo())));
      continue;
    }
    const asked = next.now?.asked;
    await next.feed.play(next.plan());
    await next.until(({ now }) => now?.asked !== asked || now?.isOver === true);
  }
}

describe('a table', () => {
  it('starts by itself when it is full, and is in the lobby and in everybody’s own list meanwhile', async () => {
    const [ana, rui] = [await join('Ana'), await join('Rui')];
    const lobby: (readonly TableCard[])[] = [];
    const mine: (readonly MyTable[])[] = [];
    const client = rui.connect({
      lobby: (tables) => lobby.push(tables),
      mine: (tables) => mine.push(tables),
    });
    closing.push(client);
    client.listenToLobby(1);
    client.listenToMine(true);
    const made = await makeTable(ana, { isPublic: true, startsWhenFull: true });
    const shown = (status: string) =>
      lobby.at(-1)?.some(({ id, ...card }) => id === made.id && card.status === status);
    await until(() => shown('open') === true);
    await rui.ok('POST', `/api/tables/${made.id}/sit`, {});
    await until(() => shown('running') === true);
    await until(() => mine.at(-1)?.some(({ id }) => id === made.id) === true);
    const turns = await Promise.all([ana, rui].map((who) => who.ok('GET', '/api/me/tables')));
    const mineNow = turns.map(
      ({ tables }) => (tables as MyTable[]).find(({ id }) => id === made.id)?.isYourTurn,
    );
    expect(new Set(mineNow)).toEqual(new Set([false, true]));
    expect((await ana.ok('GET', `/api/tables/${made.id}`))['status']).toBe('running');
  });

  it('is not made where its maker would find no seat, and is where they only watch', async () => {
    const ana = await join('Ana');
    const bots = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ];
    const listed = async () => ((await ana.ok('GET', '/api/tables'))['tables'] as TableCard[]).length;
    const before = await listed();
    const asked = { game: 'formula', seats: bots, isPublic: true };
    const refused = await ana.call('POST', '/api/tables', asked);
    expect(refused).toMatchObject({ status: 409, body: { code: 'table-full' } });
    const automas = { game: 'downforce', seats: [bots[0], OPEN], options: { automas: 1 }, isPublic: true };
    expect((await ana.call('POST', '/api/tables', automas)).body).toMatchObject({ code: 'table-full' });
    expect(await listed()).toBe(before);
    await ana.ok('POST', '/api/tables', { ...asked, hostPlays: false });
    expect(await listed()).toBe(before + 1);
  });

  it('a bot stands in for a person who runs out of time, until they take the seat back', async () => {
    const { made, next, nextPlayer, screens, mine } = await started({
      clock: { kind: 'live', moveSeconds: 30, reserveSeconds: 60 },
    });
    expect(next.now?.clocks).toMatchObject([{ seat: mine, reserve: 60_000 }]);
    expect(next.now?.clocks[0]?.left).toBeGreaterThan(80_000);
    ahead += 120_000;
    await world.running.server.rooms.pollDue();
    await next.until(({ info }) => info?.seats[mine]?.standIn !== null);
    await screens[1 - mine]?.until(({ isMyTurn }) => isMyTurn);
    expect(await next.feed.play(['play crash'])).toMatchObject({ code: 'stand-in-plays' });
    await nextPlayer.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: false });
    await next.until(({ info }) => info?.seats[mine]?.standIn === null);
    await playUntil(screens, () => (next.now?.length ?? 0) > 8);
    expect(next.isGone).toBe(false);
  });

  it('a season rests between two races: no clock runs, and the host can go on without a seat', async () => {
    const { made, players, screens } = await started({
      options: { races: 2, removed: 24 },
      clock: { kind: 'live', moveSeconds: 60, reserveSeconds: 0 },
    });
    const [ana] = screens;
    await playUntil(screens, () => screens.some(({ view }) => view?.public.phase === 'resting'));
    await ana.until(({ view }) => view?.public.phase === 'resting');
    expect(ana.now?.clocks).toEqual([]);
    expect(ana.deals).toHaveLength(2);
    expect(ana.deals[0]).toHaveProperty('secret');
    expect(ana.deals[1]).toEqual({ commitment: ana.deals[1]?.commitment });
    expect(await players[1].call('POST', `/api/tables/${made.id}/seats/0/hurry`)).toMatchObject({
      status: 403,
    });
    // The seat that played the race's last card may have said so already.
    for (const seat of ana.now?.toAct ?? []) {
      await players[0].ok('POST', `/api/tables/${made.id}/seats/${seat}/hurry`);
    }
    await ana.until(({ view }) => view?.public.phase === 'playing');
    expect(ana.now?.clocks).toHaveLength(1);
  });

  it('a bot stands in for a person who leaves; the host’s link lets somebody else sit down, and only they see the hand', async () => {
    const { made, players, screens } = await started();
    const [ana, rui] = screens;
    await players[1].ok('POST', `/api/tables/${made.id}/leave`);
    await rui.until(({ viewer }) => viewer === 'public');
    expect(rui.view).not.toHaveProperty('own');
    const zoe = await join('Zoé');
    const refused = await zoe.call('POST', `/api/tables/${made.id}/sit`, { key: made.key });
    expect(refused.body).toMatchObject({ code: 'seat-reserved' });
    const seat = await players[0].ok('PUT', `/api/tables/${made.id}/seats/1`, { plan: { kind: 'reserved' } });
    await zoe.ok('POST', `/api/tables/${made.id}/sit`, { key: seat['key'] });
    const screen = watch(zoe, made.id);
    await screen.until(({ view }) => view !== undefined);
    expect(screen.viewer).toBe(1);
    // The bot may have played a card meanwhile.
    const room = await world.running.server.rooms.open(made.id);
    const own = await room?.read(({ table }) => table?.view(1).own);
    expect(screen.view?.own?.hand.length).toBeGreaterThan(0);
    expect(screen.view?.own).toEqual(own);
    await ana.until(({ info }) => info?.seats[1]?.name === 'Zoé' && info.seats[1].standIn === null);
    await playUntil([ana, screen], () => (screen.now?.length ?? 0) > 6);
  });

  it('the same people play again at one table, no matter who asks first', async () => {
    const { made, players, screens } = await started({ options: { races: 1, removed: 24 } });
    await playUntil(screens, () => screens[0].now?.isOver === true);
    const [first, second] = await Promise.all(
      players.map((who) => who.ok('POST', `/api/tables/${made.id}/rematch`)),
    );
    expect(second).toEqual(first);
    const again = await players[1].ok('GET', `/api/tables/${String(first?.['table'])}`);
    expect(again).toMatchObject({ status: 'open', seats: [{ name: 'Ana' }, { name: 'Rui' }] });
    await screens[1].until(({ info }) => info?.rematch === first?.['table']);
  });

  it('has a chat: each line once, by people who may write, in plain text', async () => {
    const { made, players, screens } = await started();
    const socket = await RawSocket.open(players[0]);
    closing.push(socket);
    await socket.ask({ type: 'watch', table: made.id }, ({ type }) => type === 'table');
    const line = { type: 'say', table: made.id, id: 'l1', text: 'Bonne course ! 🏁' };
    for (let times = 0; times < 3; times++) await socket.ask(line, ({ type }) => type === 'ok');
    await screens[1].until(({ chat }) => chat.length > 0);
    expect(screens[1].chat).toMatchObject([{ seat: 0, name: 'Ana', text: 'Bonne course ! 🏁' }]);
    for (const text of ['a\nb', 'a\u202Eb', ' a', 'x'.repeat(401)]) {
      const answer = await socket.ask({ ...line, id: 'l2', text }, ({ type }) => type === 'no');
      expect(answer).toMatchObject({ problem: { code: 'bad-message' } });
    }
    await players[0].ok('PUT', `/api/tables/${made.id}/mute`, { seat: 1, isMuted: true });
    expect(await screens[1].feed.say('hello?')).toMatchObject({ code: 'muted' });
    expect(screens[0].chat).toHaveLength(1);
    const zoe = watch(await join('Zoé'), made.id, made.key);
    await zoe.until(({ info }) => info !== undefined);
    expect(await zoe.feed.say('hello')).toBeUndefined();
    await players[0].ok('PUT', `/api/tables/${made.id}/mute`, { seat: null, isMuted: true });
    expect(await zoe.feed.say('hello again')).toMatchObject({ code: 'muted' });
  });

  it('one-time links move a person to another device, once', async () => {
    const { made, players, screens } = await started();
    const { key } = await players[1].ok('POST', '/api/me/links');
    const phone = new Player(world.running.url, 'Rui');
    await phone.ok('POST', '/api/me/claim', { key });
    const screen = watch(phone, made.id);
    await screen.until(({ view }) => view !== undefined);
    expect(screen.view).toEqual(screens[1].view);
    const late = new Player(world.running.url, 'Eve');
    expect(await late.call('POST', '/api/me/claim', { key })).toMatchObject({ status: 404 });
    expect(late.cookie).toBeUndefined();
  });

  it('is put away when nobody looks, and is the same when somebody comes back', async () => {
    const { made, screens, players } = await started();
    await playUntil(screens, () => (screens[0].now?.length ?? 0) > 5);
    const before = screens[0].view;
    for (const each of closing.splice(0)) each.close();
    await until(() => !world.running.server.isOnline('nobody'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    ahead += 120_000;
    await world.running.server.rooms.sweep();
    expect(world.running.server.rooms.size).toBe(0);
    const again = watch(players[0], made.id);
    await again.until(({ view }) => view !== undefined);
    expect(again.view).toEqual(before);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += 20) {
    if (waited > 20_000) throw new Error(`it never came: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
