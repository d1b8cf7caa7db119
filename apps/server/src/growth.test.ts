import { LIMITS } from '@paddock/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { OPEN, startedTable } from './testing/tables.ts';
import { makeWorld, type World } from './testing/world.ts';

/** S9: what people make without end is bounded, and what nobody uses goes. */

const DAY_MS = 86_400_000;

let world: World;
let ahead = 0;

beforeAll(async () => {
  world = await makeWorld({ LIMIT_SCALE: '1' }, { now: () => Date.now() + ahead });
}, 60_000);

afterAll(() => world.end());

const seats = [OPEN, OPEN];

function make(host: Player, more: object = {}) {
  return host.call('POST', '/api/tables', { game: 'formula', seats, ...more });
}

async function statusOf(host: Player, id: unknown): Promise<unknown> {
  return (await host.ok('GET', `/api/tables/${String(id)}`))['status'];
}

describe('S9: one person’s tables', () => {
  it('that have not started are limited, even if many are made at once', async () => {
    const eve = await Player.join(world.running.url, 'Eve');
    const made = await Promise.all(Array.from({ length: LIMITS.openTables + 5 }, () => make(eve)));
    const refused = made.filter(({ status }) => status === 429).map(({ body }) => body['code']);
    expect(refused).toEqual(Array<string>(5).fill('too-many-open-tables'));
    const first = made.find(({ status }) => status === 200);
    await eve.ok('POST', `/api/tables/${String(first?.body['id'])}/start`);
    expect((await make(eve)).body).not.toMatchObject({ code: 'too-many-open-tables' });
  });

  it('in the lobby are limited, running ones too', async () => {
    const eve = await Player.join(world.running.url, 'Eve');
    for (let times = 0; times < LIMITS.lobbyPlaces; times++) {
      const { body } = await make(eve, { isPublic: true });
      await eve.ok('POST', `/api/tables/${String(body['id'])}/start`);
    }
    const refused = await make(eve, { isPublic: true });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-in-lobby' } });
    expect(await make(eve)).toMatchObject({ status: 200 });
  });
});

describe('S9: what nobody uses', () => {
  it('an open table is closed a day after the last one left, others after a month', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    const empty = (await make(ana, { hostPlays: false })).body['id'];
    const waiting = (await make(ana)).body['id'];
    const running = (await startedTable([ana], { game: 'formula', seats })).id;
    const all = async () => {
      await world.running.server.sweep();
      return Promise.all([empty, waiting, running].map((id) => statusOf(ana, id)));
    };
    ahead += DAY_MS / 2;
    expect(await all()).toEqual(['open', 'open', 'running']);
    ahead += DAY_MS;
    expect(await all()).toEqual(['closed', 'open', 'running']);
    ahead += 30 * DAY_MS;
    expect(await all()).toEqual(['closed', 'closed', 'running']);
  });

  it('a guest without a table or a game is forgotten 90 days after the last visit', async () => {
    const guest = await Player.join(world.running.url, 'Gil');
    const player = await Player.join(world.running.url, 'Pia');
    await startedTable([player], { game: 'formula', seats });
    const known = async (who: Player) => (await who.ok('GET', '/api/me'))['person'] !== null;
    ahead += 80 * DAY_MS;
    await world.running.server.sweep();
    expect([await known(guest), await known(player)]).toEqual([true, true]);
    await world.running.server.presence.write();
    ahead += 91 * DAY_MS;
    await world.running.server.sweep();
    expect([await known(guest), await known(player)]).toEqual([false, true]);
  });
});
