import { downforce, downforceGame } from '@paddock/downforce';
import { formula } from '@paddock/formula';
import { verify, type GameRecord, eraseGame } from '@paddock/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';

const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', level: 'rookie' };

let world: World;
const closing: { close(): void }[] = [];

beforeEach(async () => {
  world = await makeWorld();
}, 60_000);

afterEach(async () => {
  for (const each of closing.splice(0)) each.close();
  await world.end();
});

interface Seated {
  readonly player: Player;
  readonly screen: Screen;
  readonly sockets: WebSocket[];
}

async function enter(name: string, table: string, key?: string): Promise<Seated> {
  const player = await Player.join(world.running.url, name);
  if (key !== undefined) await player.ok('POST', `/api/tables/${table}/sit`, { key });
  return watch(player, table, key);
}

function watch(player: Player, table: string, key?: string): Seated {
  const sockets: WebSocket[] = [];
  const client = player.connect({}, sockets);
  closing.push(client);
  return { player, screen: new Screen(client, table, key), sockets };
}

/** Answers every question until the game is over. */
async function playOut(
  people: readonly Seated[],
  beforeTurn: (turn: number) => Promise<void> = async () => {},
): Promise<void> {
  let turns = 0;
  const first = people[0]?.screen;
  while (first?.now?.isOver !== true) {
    const next = people.find(({ screen }) => screen.isMyTurn);
    if (next === undefined) {
      await Promise.race(
        people.map(({ screen }) => screen.until((each) => each.isMyTurn || each.now?.isOver === true)),
      );
      continue;
    }
    await beforeTurn(turns++);
    const asked = next.screen.now?.asked;
    const refusal = await next.screen.feed.play(next.screen.plan());
    if (refusal !== undefined && refusal.code !== 'stale-question') throw new Error(refusal.code);
    await next.screen.until(({ now }) => now?.asked !== asked || now?.isOver === true);
  }
}

describe('play over the socket', () => {
  it('two people and two bots play a season; everybody sees the same, and the record verifies', async () => {
    const host = await Player.join(world.running.url, 'Ana');
    const made = await host.ok('POST', '/api/tables', {
      game: 'formula',
      options: { races: 2 },
      seats: [OPEN, BOT, OPEN, BOT],
    });
    const table = String(made['id']);
    const ana = watch(host, table);
    const rui = await enter('Rui', table, String(made['key']));
    const zoe = watch(await Player.join(world.running.url, 'Zoé'), table, String(made['key']));
    await Promise.all([ana, rui, zoe].map(({ screen }) => screen.until(({ info }) => info !== undefined)));
    expect([ana.screen.viewer, rui.screen.viewer, zoe.screen.viewer]).toEqual([0, 2, 'public']);
    await host.ok('POST', `/api/tables/${table}/start`);
    await playOut([ana, rui]);
    await zoe.screen.until(({ now }) => now?.isOver === true);

    expect(zoe.screen.wholes).toBe(1);
    expect(zoe.screen.view?.public).toEqual(ana.screen.view?.public);
    expect(zoe.screen.view).not.toHaveProperty('own');
    const record = (await zoe.player.ok('GET', `/api/tables/${table}/record`, undefined, {
      'x-table-key': String(made['key']),
    })) as unknown as GameRecord;
    expect(verify(formula, record)).toMatchObject({ ok: true, proof: { dealsProved: 2, finished: true } });
    for (const { screen, seat } of [
      { screen: ana.screen, seat: 0 },
      { screen: rui.screen, seat: 2 },
    ]) {
      const salts = record.deals.map((deal) => deal.salts[seat]);
      expect(salts).toEqual(screen.parts?.salts);
      expect(salts.join()).toMatch(/^[0-9a-f]{32},[0-9a-f]{32}$/);
      expect(screen.isCheated).toBe(false);
      const seen = await screen.feed.moments(0, record.entries.length);
      expect(seen).toEqual(screen.moments);
    }
    const history = await rui.player.ok('GET', '/api/me/history');
    expect(history['tables']).toMatchObject([{ id: table, status: 'over', seat: 2 }]);
  });

  it('two people, a spectator and two bots play Downforce, sealed choices and all', async () => {
    const rules = eraseGame(downforceGame).rules;
    const host = await Player.join(world.running.url, 'Ana');
    const bot = { kind: 'bot', level: 'random' };
    const made = await host.ok('POST', '/api/tables', { game: 'downforce', seats: [OPEN, OPEN, bot, bot] });
    const table = String(made['id']);
    const guest = await Player.join(world.running.url, 'Rui');
    await guest.ok('POST', `/api/tables/${table}/sit`, { key: made['key'] });
    const seated = [host, guest, await Player.join(world.running.url, 'Zoé')].map((player) => {
      const client = player.connect();
      closing.push(client);
      return { player, screen: new Screen(client, table, String(made['key']), rules), sockets: [] };
    });
    const [ana, rui, zoe] = seated;
    if (ana === undefined || rui === undefined || zoe === undefined) throw new Error('three are there');
    await Promise.all(seated.map(({ screen }) => screen.until(({ info }) => info !== undefined)));
    await host.ok('POST', `/api/tables/${table}/start`);
    await playOut([ana, rui]);
    await zoe.screen.until(({ now }) => now?.isOver === true);
    const record = (await host.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;
    expect(verify(downforce, record)).toMatchObject({ ok: true, proof: { finished: true } });
    expect(zoe.screen.view?.public).toEqual(ana.screen.view?.public);
    expect(await rui.screen.feed.moments(0, record.entries.length)).toEqual(rui.screen.moments);
  });

  it('a lost connection, a restart and a repeated command lose nothing and play nothing twice', async () => {
    const host = await Player.join(world.running.url, 'Ana');
    const made = await host.ok('POST', '/api/tables', {
      game: 'formula',
      options: { races: 1 },
      seats: [OPEN, BOT, BOT],
    });
    const table = String(made['id']);
    const ana = watch(host, table);
    await ana.screen.until(({ info }) => info !== undefined);
    await host.ok('POST', `/api/tables/${table}/start`);
    await playOut([ana], async (turn) => {
      if (turn === 2) ana.sockets.at(-1)?.terminate();
      if (turn === 4) {
        const { port } = new URL(world.running.url);
        Object.assign(world.settings, { port: Number(port) });
        await world.restart();
      }
      if (turn === 6) {
        const command = {
          type: 'play',
          table,
          id: 'twice',
          asked: ana.screen.now?.asked,
          do: ana.screen.plan(),
        };
        const raw = ana.sockets.at(-1);
        for (let times = 0; times < 3; times++) raw?.send(JSON.stringify(command));
        await ana.screen.until(({ now }) => now?.asked !== command.asked || now?.isOver === true);
        await ana.screen.until((screen) => screen.isMyTurn || screen.now?.isOver === true);
      }
    });
    const record = (await host.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;
    expect(verify(formula, record)).toMatchObject({ ok: true, proof: { finished: true } });
    expect(ana.sockets.length).toBeGreaterThanOrEqual(3);
    expect(await ana.screen.feed.moments(0, record.entries.length)).toEqual(ana.screen.moments);
  });
});
