import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin.ts';
import { call } from '../moderation/actions.ts';
import { openStore } from '../store/open.ts';
import { Player } from '../testing/player.ts';
import { OPEN, startedTable, type MadeTable } from '../testing/tables.ts';
import { makeWorld, type World } from '../testing/world.ts';
import type { Result } from '../store/parts/sql-results.ts';
import type { Store } from '../store/port.ts';

/** Whom a finished game counts for. */

const SHORT = { game: 'formula', options: { races: 1, removed: 24 } };
const CLUB = { kind: 'bot', level: 'club' };

let world: World;
let ana: Player;
let rui: Player;

beforeAll(async () => {
  world = await makeWorld();
  [ana, rui] = [await Player.join(world.running.url, 'Ana'), await Player.join(world.running.url, 'Rui')];
}, 60_000);

afterAll(() => world.end());

async function finishedAt({ id }: MadeTable): Promise<Result> {
  for (;;) {
    const result = await world.running.server.store.parts.results.of(id);
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function idOf(player: Player): Promise<string> {
  const { person } = (await player.ok('GET', '/api/me')) as { person: { id: string } };
  return person.id;
}

/** As an admin does it. */
async function nameAnew(player: Player, { id }: MadeTable, name: string): Promise<void> {
  const { rooms, store } = world.running.server;
  const person = await idOf(player);
  await store.parts.blocks.rename(person, name);
  const room = await rooms.open(id);
  expect(await room?.act((live) => call(live, person, name))).toBeNull();
}

/** What another server has after reading an export of this one. */
async function importedFrom({ settings: { dataDir } }: World): Promise<Store> {
  const [file, copy] = [join(dataDir, 'all.jsonl'), join(dataDir, 'copy')];
  await runAdmin('export', file, { DATA_DIR: dataDir });
  await runAdmin('import', file, { DATA_DIR: copy });
  return openStore({ dataDir: copy });
}

describe('a game that is over', () => {
  it('is kept with its places, including players who left early, and bots by their level', async () => {
    const made = await startedTable([ana, rui], { ...SHORT, seats: [OPEN, OPEN, CLUB] });
    await ana.ok('POST', `/api/tables/${made.id}/leave`);
    await rui.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
    const result = await finishedAt(made);
    expect(result).toMatchObject({
      match: made.id,
      game: 'formula',
      isPublic: false,
      isRated: false,
      league: null,
    });
    expect(result.seats).toMatchObject([
      { seat: 0, person: expect.stringMatching(/^\w{20}$/) as string, bot: null, name: 'Ana', hasLeft: true },
      { seat: 1, bot: null, name: 'Rui', hasLeft: true },
      { seat: 2, person: null, bot: 'club', hasLeft: false },
    ]);
    const { result: outcome } = (await rui.ok('GET', `/api/tables/${made.id}/record`)) as {
      result: { standings: { seat?: number; place: number; score: number }[] };
    };
    for (const { seat, place, score } of result.seats) {
      expect(outcome.standings.find((each) => each.seat === seat)).toMatchObject({ place, score });
    }
  });

  it('has the new name of somebody who left early and was then given another', async () => {
    const rude = await Player.join(world.running.url, 'Rude');
    const made = await startedTable([ana, rude], { ...SHORT, seats: [OPEN, OPEN] });
    await rude.ok('POST', `/api/tables/${made.id}/leave`);
    await nameAnew(rude, made, 'Driver 1234');
    await ana.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
    expect((await finishedAt(made)).seats).toMatchObject([{ name: 'Ana' }, { name: 'Driver 1234' }]);
  });

  it('brings no name back by an export and an import: neither a deleted one nor one that was replaced', async () => {
    const called = (name: string) => Player.join(world.running.url, name);
    const [gone, rude, stays] = [await called('Gone'), await called('Rude'), await called('Stays')];
    const seats = [OPEN, OPEN, OPEN];
    const made = await startedTable([stays, gone, rude], { ...SHORT, seats, isPublic: true });
    for (const player of [stays, gone, rude])
      await player.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
    const before = await finishedAt(made);
    await gone.ok('POST', '/api/account/delete', { person: await idOf(gone) });
    await nameAnew(rude, made, 'Driver 5678');
    const { seats: shown } = await finishedAt(made);
    expect(shown).toMatchObject([{ name: 'Stays' }, { name: '' }, { name: 'Driver 5678' }]);
    const there = await importedFrom(world);
    const after = await there.parts.results.of(made.id);
    await there.close();
    expect(after).toMatchObject({ at: before.at, seats: shown });
  });
});
