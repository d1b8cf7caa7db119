import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAdmin } from './admin.ts';
import { startServer } from './start.ts';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';

let world: World;
let folder: string;
let said: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-admin-'));
  said = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((text: unknown) => void said.push(String(text)));
  }
  world = await makeWorld();
}, 60_000);

afterEach(async () => {
  vi.restoreAllMocks();
  await world.end();
  rmSync(folder, { recursive: true, force: true });
});

const env = (dataDir: string) => ({ DATA_DIR: dataDir });

/** A game under way, with Ana at it. */
async function playSome(): Promise<{ ana: Player; table: string; length: number }> {
  const ana = await Player.join(world.running.url, 'Ana');
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }];
  const table = String((await ana.ok('POST', '/api/tables', { game: 'formula', seats }))['id']);
  await ana.ok('POST', `/api/tables/${table}/start`);
  const client = ana.connect();
  const screen = new Screen(client, table);
  for (let turns = 0; turns < 3; turns++) {
    await screen.until(({ isMyTurn }) => isMyTurn);
    const asked = screen.now?.asked;
    await screen.feed.play(screen.plan());
    await screen.until(({ now }) => now?.asked !== asked);
  }
  await screen.until(({ isMyTurn }) => isMyTurn);
  client.close();
  return { ana, table, length: screen.now?.length ?? 0 };
}

/** The same person finds the same game on a server with other data. */
async function isFoundIn(dataDir: string, ana: Player, table: string, length: number): Promise<boolean> {
  const secret = await world.running.server.store.keep('cookie-secret', '');
  const running = await startServer({ ...world.settings, dataDir, cookieSecret: secret });
  const there = new Player(running.url, 'Ana');
  there.cookie = ana.cookie;
  const client = there.connect();
  const screen = new Screen(client, table);
  await screen.until(({ now, isMyTurn }) => now !== undefined && isMyTurn);
  const isSame = screen.now?.length === length;
  client.close();
  await running.stop();
  return isSame;
}

describe('the admin', () => {
  it('backs a running server up, and restores it elsewhere; never under a running one', async () => {
    const { ana, table, length } = await playSome();
    const file = join(folder, 'backup.sqlite');
    const elsewhere = join(folder, 'data');
    expect(await runAdmin(['backup', file], env(world.settings.dataDir))).toBe(0);
    expect(await runAdmin(['backup', file], env(world.settings.dataDir))).toBe(1);
    expect(said.at(-1)).toContain('is there already');
    expect(await runAdmin(['restore', file], env(world.settings.dataDir))).toBe(1);
    expect(said.at(-1)).toContain('is in use by a Paddock server');
    expect(await runAdmin(['restore', file], env(elsewhere))).toBe(0);
    expect(await isFoundIn(elsewhere, ana, table, length)).toBe(true);
    writeFileSync(file, 'not a database');
    expect(await runAdmin(['restore', file], env(elsewhere))).toBe(1);
    expect(said.at(-1)).toContain('is not a backup');
  });

  it('exports a running server, and imports it elsewhere, whole tables only', async () => {
    const { ana, table, length } = await playSome();
    const file = join(folder, 'all.jsonl');
    const elsewhere = join(folder, 'data');
    expect(await runAdmin(['tables'], env(world.settings.dataDir))).toBe(0);
    expect(said.at(-1)).toContain(`${table}\tformula\trunning`);
    expect(await runAdmin(['export', file], env(world.settings.dataDir))).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain(String(ana.cookie).split('.')[1]);
    expect(await runAdmin(['import', file], env(world.settings.dataDir))).toBe(1);
    expect(said.at(-1)).toContain('is in use by');
    expect(await runAdmin(['import', file], env(elsewhere))).toBe(0);
    expect(await isFoundIn(elsewhere, ana, table, length)).toBe(true);
    expect(await runAdmin(['import', file], env(elsewhere))).toBe(1);
    expect(said.at(-1)).toContain(`table ${table} is there already`);
    const altered = readFileSync(file, 'utf8').replace(
      /\\"then\\":\[\\"give blue\\"/,
      '\\"then\\":[\\"give red\\"',
    );
    writeFileSync(file, altered.replaceAll(/\\"sum\\":\\"[0-9a-f]/g, '\\"sum\\":\\"g'));
    expect(await runAdmin(['import', file], env(join(folder, 'other')))).toBe(1);
    expect(said.at(-1)).toContain('does not come out as written');
  });

  it('says how it is used, and what was wrong', async () => {
    expect(await runAdmin(['dance'])).toBe(2);
    expect(said.at(-1)).toContain('paddock admin <command>');
    expect(await runAdmin(['backup', join(folder, 'x')], env(join(folder, 'nothing')))).toBe(1);
    expect(said.at(-1)).toContain('there is no database');
    expect(await runAdmin(['import', join(folder, 'nothing')], env(join(folder, 'd')))).toBe(1);
    writeFileSync(join(folder, 'bad'), '{}\n');
    expect(await runAdmin(['import', join(folder, 'bad')], env(join(folder, 'd')))).toBe(1);
    expect(said.at(-1)).toContain('line 1 is not a line of an export');
  });
});
