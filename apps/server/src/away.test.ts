import { cpSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import { DOWNFORCE, startedTable, type MadeTable } from './testing/tables.ts';
import { makeWorld, type World } from './testing/world.ts';

/** R6: while no server runs, no clock does. */

const CLOCK = { kind: 'live', moveSeconds: 30, reserveSeconds: 60 };
const HOUR_MS = 3_600_000;

const worlds: World[] = [];
const closing: { close(): void }[] = [];
/** Milliseconds by which the clock is ahead, and for which the process was stopped. */
let [ahead, stopped] = [0, 0];

afterEach(async () => {
  for (const each of closing.splice(0)) each.close();
  for (const world of worlds.splice(0)) await world.end();
  [ahead, stopped] = [0, 0];
});

async function open(fill?: (dataDir: string) => void): Promise<World> {
  const clockwork = { now: () => Date.now() + ahead, elapsed: () => performance.now() + stopped };
  const world = await makeWorld({ COOKIE_SECRET: 'c'.repeat(64) }, clockwork, fill);
  worlds.push(world);
  return world;
}

async function watch(player: Player, { id, key }: MadeTable): Promise<Screen> {
  const client = player.connect();
  closing.push(client);
  const screen = new Screen(client, id, key, DOWNFORCE);
  await screen.until(({ now }) => now !== undefined);
  return screen;
}

async function started(world: World): Promise<{ ana: Player; made: MadeTable }> {
  const ana = await Player.join(world.running.url, 'Ana');
  const rui = await Player.join(world.running.url, 'Rui');
  return { ana, made: await startedTable([ana, rui], { clock: CLOCK }) };
}

/** Everybody has about the time they had at the beginning, and no bot plays for them. */
function expectWholeClocks(screen: Screen): void {
  expect(screen.info?.seats.map(({ standIn }) => standIn)).toEqual([null, null]);
  expect(screen.now?.clocks.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { left } of screen.now?.clocks ?? []) expect(left).toBeGreaterThan(60_000);
}

async function expectOutOfTime(world: World, screen: Screen): Promise<void> {
  ahead += 120_000;
  await world.running.server.rooms.pollDue();
  await screen.until(({ info }) => info?.seats.every(({ standIn }) => standIn !== null) === true);
}

describe('R6: time without a server', () => {
  it('is on nobody’s clock after kill −9: data as they were, taken up hours later', async () => {
    const before = await open();
    const { ana, made } = await started(before);
    await before.running.server.tick();
    ahead += 12 * HOUR_MS;
    const world = await open((dataDir) => cpSync(before.settings.dataDir, dataDir, { recursive: true }));
    ana.url = world.running.url;
    const screen = await watch(ana, made);
    expectWholeClocks(screen);
    const listed = await ana.ok('GET', '/api/me/tables');
    expect((listed['tables'] as { left: number }[])[0]?.left).toBeGreaterThan(60_000);
    await world.restart();
    ana.url = world.running.url;
    expectWholeClocks(await watch(ana, made));
    await expectOutOfTime(world, await watch(ana, made));
  });

  it('is on nobody’s clock after a pause of the whole process', async () => {
    const world = await open();
    const { ana, made } = await started(world);
    const screen = await watch(ana, made);
    ahead += HOUR_MS;
    stopped += HOUR_MS;
    await world.running.server.rooms.pollDue();
    const room = await world.running.server.rooms.open(made.id);
    const standIns = await room?.read((table) => room.info(table).seats.map(({ standIn }) => standIn));
    expect(standIns).toEqual([null, null]);
    expectWholeClocks(await watch(ana, made));
    await expectOutOfTime(world, screen);
  });

  it('is on nobody’s clock where a player is the first to come back after it', async () => {
    const world = await open();
    const { ana, made } = await started(world);
    const screen = await watch(ana, made);
    ahead += HOUR_MS;
    stopped += HOUR_MS;
    expect(await screen.feed.play(screen.plan())).toBeUndefined();
    const room = await world.running.server.rooms.open(made.id);
    const reserve = await room?.read(({ clocks }) => clocks.shown(Date.now() + ahead));
    expect(reserve).toMatchObject([{ seat: 1, reserve: 60_000 }]);
    expect(reserve?.[0]?.left).toBeGreaterThan(60_000);
  });
});
