import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin, type AdminCommand } from './admin.ts';
import { startServer } from './start.ts';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';

let world: World;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-admin-'));
  world = await makeWorld();
}, 60_000);

afterEach(async () => {
  await world.end();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

function admin(command: AdminCommand, file: string, dataDir: string): Promise<string> {
  return runAdmin(command, file, { DATA_DIR: dataDir });
}

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
    await admin('backup', file, world.settings.dataDir);
    await expect(admin('backup', file, world.settings.dataDir)).rejects.toThrow('is there already');
    await expect(admin('restore', file, world.settings.dataDir)).rejects.toThrow(
      'is in use by a Paddock server',
    );
    await admin('restore', file, elsewhere);
    expect(await isFoundIn(elsewhere, ana, table, length)).toBe(true);
    writeFileSync(file, 'not a database');
    await expect(admin('restore', file, elsewhere)).rejects.toThrow('is not a backup');
  });

  it('exports a running server, and imports it elsewhere, whole tables only', async () => {
    const { ana, table, length } = await playSome();
    const file = join(folder, 'all.jsonl');
    const elsewhere = join(folder, 'data');
    expect(await admin('tables', '', world.settings.dataDir)).toContain(`${table}\tformula\trunning`);
    await admin('export', file, world.settings.dataDir);
    expect(readFileSync(file, 'utf8')).not.toContain(String(ana.cookie).split('.')[1]);
    await expect(admin('import', file, world.settings.dataDir)).rejects.toThrow('is in use by');
    await admin('import', file, elsewhere);
    expect(await isFoundIn(elsewhere, ana, table, length)).toBe(true);
    await admin('import', file, elsewhere);
    expect(await isFoundIn(elsewhere, ana, table, length)).toBe(true);
    const altered = readFileSync(file, 'utf8').replace(
      /\\"then\\":\[\\"give blue\\"/,
      '\\"then\\":[\\"give red\\"',
    );
    writeFileSync(file, altered.replaceAll(/\\"sum\\":\\"[0-9a-f]/g, '\\"sum\\":\\"g'));
    await expect(admin('import', file, join(folder, 'other'))).rejects.toThrow(
      'does not come out as written',
    );
  });
});
