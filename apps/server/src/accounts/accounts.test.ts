/** Over 300 lines: one server for all of it, from the first passkey to what an attacker might try. */
import { sign } from '@fastify/cookie';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin.ts';
import { startServer } from '../start.ts';
import { DATABASE_FILE } from '../store/open.ts';
import { Authenticator, type Wrong } from '../testing/authenticator.ts';
import { Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { makeWorld, type World } from '../testing/world.ts';

const SECRET = 'x'.repeat(32);

let world: World;
let ahead = 0;

beforeAll(async () => {
  world = await makeWorld({ COOKIE_SECRET: SECRET }, { now: () => Date.now() + ahead });
});
afterAll(() => world.end());

interface Account {
  readonly person: { readonly id: string; readonly name: string } | null;
  readonly passkeys: { readonly can: boolean };
  readonly keys: readonly { readonly id: string; readonly name: string; readonly used: number | null }[];
  readonly codes: number;
  readonly devices: readonly { readonly id: string; readonly about: string; readonly isThis: boolean }[];
}

async function accountOf(player: Player): Promise<Account> {
  return (await player.ok('GET', '/api/account')) as object as Account;
}

/** A browser that nobody has used yet. */
function browser(): Player {
  return new Player(world.running.url, '');
}

async function nameOf(player: Player): Promise<string | null> {
  return (await accountOf(player)).person?.name ?? null;
}

async function idOf(player: Player): Promise<string> {
  return (await accountOf(player)).person?.id ?? '';
}

async function addKey(player: Player, wrong: Wrong = {}, counts = true): Promise<Authenticator> {
  const key = new Authenticator(world.running.url, counts);
  const response = key.create(await player.ok('POST', '/api/account/passkeys/options'), wrong);
  await player.ok('POST', '/api/account/passkeys', { name: 'Key', response });
  return key;
}

/** A guest with a passkey. */
async function joinWithKey(name: string): Promise<[Player, Authenticator]> {
  const player = await Player.join(world.running.url, name);
  return [player, await addKey(player)];
}

async function signIn(player: Player, key: Authenticator, wrong: Wrong = {}): Promise<string> {
  const options = await player.ok('POST', '/api/account/sign-in/options');
  const { status, body } = await player.call('POST', '/api/account/sign-in', {
    response: key.get(options, wrong),
  });
  return status === 200 ? 'ok' : String(body['code']);
}

/** The first thing that goes wrong. */
async function codeOf(player: Player, method: string, path: string, body?: unknown): Promise<string> {
  const answer = await player.call(method, path, body);
  return answer.status === 200 ? 'ok' : String(answer.body['code']);
}

describe('passkeys', () => {
  it('make an account of a guest, and sign in on another device without a name', async () => {
    const [here, key] = await joinWithKey('Ana');
    const there = browser();
    expect(await signIn(there, key)).toBe('ok');
    expect([await idOf(there), await nameOf(there)]).toEqual([await idOf(here), 'Ana']);
    const { keys, devices } = await accountOf(there);
    expect(keys).toMatchObject([{ name: 'Key', used: expect.any(Number) as number }]);
    expect(devices.map(({ isThis }) => isThis)).toEqual([true, false]);
    const { accounts } = world.running.server.store.parts;
    expect(await accounts.isAccount(await idOf(here))).toBe(true);
  });

  it('may be several, are named, and the last one stays', async () => {
    const [ana] = await joinWithKey('Ana');
    await addKey(ana);
    const [first, second] = (await accountOf(ana)).keys;
    await ana.ok('PUT', `/api/account/passkeys/${first?.id}`, { name: 'My phone' });
    expect((await accountOf(ana)).keys[0]?.name).toBe('My phone');
    expect(await codeOf(ana, 'PUT', `/api/account/passkeys/${first?.id}`, { name: 'a\nb' })).toBe(
      'bad-request',
    );
    expect(await codeOf(ana, 'DELETE', `/api/account/passkeys/${first?.id}`)).toBe('ok');
    expect(await codeOf(ana, 'DELETE', `/api/account/passkeys/${second?.id}`)).toBe('last-passkey');
  });

  it('are at most ten, counted one after the other', async () => {
    const [ana] = await joinWithKey('Ana');
    const added = await Promise.allSettled(Array.from({ length: 12 }, () => addKey(ana)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
    const { keys } = await accountOf(ana);
    const removed = await Promise.all(
      keys.map(({ id }) => codeOf(ana, 'DELETE', `/api/account/passkeys/${id}`)),
    );
    expect(removed.filter((code) => code === 'last-passkey')).toHaveLength(1);
  });

  it('are not offered at a number', async () => {
    const ana = await Player.join(world.running.url.replace('localhost', '127.0.0.1'), 'Ana');
    expect((await accountOf(ana)).passkeys).toEqual({
      can: false,
      why: 'address',
      url: world.running.url,
    });
    expect(await codeOf(ana, 'POST', '/api/account/passkeys/options')).toBe('no-passkeys-here');
    expect(await codeOf(ana, 'POST', '/api/account/sign-in/options')).toBe('no-passkeys-here');
  });
});

describe('attacks on passkeys', () => {
  it('a challenge is valid once, for its purpose and its person, and for five minutes', async () => {
    const [ana, key] = await joinWithKey('Ana');
    const options = await ana.ok('POST', '/api/account/sign-in/options');
    const first = key.get(options);
    const other = browser();
    expect(await codeOf(other, 'POST', '/api/account/sign-in', { response: first })).toBe('ok');
    // The same answer, and another to the same challenge.
    for (const response of [first, key.get(options)]) {
      expect(await codeOf(browser(), 'POST', '/api/account/sign-in', { response })).toBe('passkey-refused');
    }
    const forMaking = await ana.ok('POST', '/api/account/passkeys/options');
    const made = key.get({ challenge: forMaking['challenge'] });
    expect(await codeOf(browser(), 'POST', '/api/account/sign-in', { response: made })).toBe(
      'passkey-refused',
    );
    const late = await ana.ok('POST', '/api/account/sign-in/options');
    ahead += 301_000;
    expect(await codeOf(browser(), 'POST', '/api/account/sign-in', { response: key.get(late) })).toBe(
      'passkey-refused',
    );
    const rui = await Player.join(world.running.url, 'Rui');
    const forRui = await rui.ok('POST', '/api/account/passkeys/options');
    const response = new Authenticator(world.running.url).create(forRui);
    expect(await codeOf(ana, 'POST', '/api/account/passkeys', { name: 'Key', response })).toBe(
      'passkey-refused',
    );
  });

  it.each<[string, Wrong | ((other: Authenticator) => Wrong)]>([
    ['another site’s page', { origin: 'http://localhost.example' }],
    ['a challenge that was made up', { challenge: 'AAAA' }],
    ['somebody else’s passkey', (other) => ({ id: other.kept?.id ?? '' })],
    ['somebody else’s name', (other) => ({ userHandle: other.kept?.userHandle ?? '' })],
    ['a counter that has not gone up', { counter: 1 }],
  ])('signing in is refused with %s', async (_name, wrong) => {
    const [, key] = await joinWithKey('Ana');
    const [, other] = await joinWithKey('Rui');
    expect(await signIn(browser(), key)).toBe('ok');
    const tried = browser();
    expect(await signIn(tried, key, typeof wrong === 'function' ? wrong(other) : wrong)).toBe(
      'passkey-refused',
    );
    expect(await nameOf(tried)).toBeNull();
  });

  it('a passkey that does not count signs in again and again', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    const key = await addKey(ana, {}, false);
    expect([await signIn(browser(), key), await signIn(browser(), key)]).toEqual(['ok', 'ok']);
  });

  it('nobody takes somebody else’s passkey over by its id, and nobody changes it', async () => {
    const [ana, key] = await joinWithKey('Ana');
    const [rui] = await joinWithKey('Rui');
    const id = key.kept?.id ?? '';
    const response = new Authenticator(world.running.url).create(
      await rui.ok('POST', '/api/account/passkeys/options'),
      { id },
    );
    expect(await codeOf(rui, 'POST', '/api/account/passkeys', { name: 'Mine', response })).toBe(
      'passkey-refused',
    );
    expect(await codeOf(rui, 'PUT', `/api/account/passkeys/${id}`, { name: 'Mine' })).toBe('no-such-passkey');
    expect(await codeOf(rui, 'DELETE', `/api/account/passkeys/${id}`)).toBe('no-such-passkey');
    expect(await signIn(browser(), key)).toBe('ok');
    expect(await nameOf(ana)).toBe('Ana');
  });

  it('a request from another site’s page changes nothing', async () => {
    const [ana] = await joinWithKey('Ana');
    const origin = { origin: 'http://other.example' };
    const person = await idOf(ana);
    for (const path of ['delete', 'codes', 'sign-in/options']) {
      const answer = await ana.call('POST', `/api/account/${path}`, { person }, origin);
      expect(answer.body['code']).toBe('other-origin');
    }
    expect(await nameOf(ana)).toBe('Ana');
  });
});

describe('devices', () => {
  it('signing in gives a cookie that nobody had before, and ends what the browser was', async () => {
    const [, key] = await joinWithKey('Ana');
    const victim = await Player.join(world.running.url, 'Rui');
    const planted = Object.assign(browser(), { cookie: victim.cookie });
    expect(await signIn(victim, key)).toBe('ok');
    expect([await nameOf(victim), await nameOf(planted)]).toEqual(['Ana', null]);
  });

  it('are signed out one by one, with their sockets, and never somebody else’s', async () => {
    const [here, key] = await joinWithKey('Ana');
    const there = browser();
    await signIn(there, key);
    const rui = await Player.join(world.running.url, 'Rui');
    const socket = await RawSocket.open(there);
    const still = await RawSocket.open(here);
    const other = (await accountOf(here)).devices.find(({ isThis }) => !isThis)?.id ?? '';
    expect(await codeOf(rui, 'DELETE', `/api/account/devices/${other}`)).toBe('no-such-device');
    await here.ok('DELETE', `/api/account/devices/${other}`);
    expect(await socket.ask({ type: 'ping' }, () => false)).toBeUndefined();
    expect(socket.code).toBe(4005);
    expect(await still.ask({ type: 'ping' }, ({ type }) => type === 'pong')).toBeDefined();
    still.close();
    expect([await nameOf(here), await nameOf(there)]).toEqual(['Ana', null]);
  });

  it('say which browser they are, in short', async () => {
    const [ana] = await joinWithKey('Ana');
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { key } = await ana.ok('POST', '/api/me/links');
    const there = browser();
    await there.ok('POST', '/api/me/claim', { key }, { 'user-agent': agent });
    expect((await accountOf(there)).devices.map(({ about }) => about)).toContain('Firefox · Linux');
  });

  it('an older cookie becomes a device when it is seen, and does not come back once it is signed out', async () => {
    const [ana] = await joinWithKey('Ana');
    const id = await idOf(ana);
    const until = Math.floor(Date.now() / 1000) + 31_536_000;
    const older = [id, `${id}~0~${until}`].map((ticket) =>
      Object.assign(browser(), { cookie: `paddock=${encodeURIComponent(sign(ticket, SECRET))}` }),
    );
    const before = older.map(({ cookie }) => cookie);
    expect(await Promise.all(older.map(nameOf))).toEqual(['Ana', 'Ana']);
    const { devices } = await accountOf(ana);
    expect(devices).toHaveLength(3);
    // The page's first call replaces it; both are one device.
    for (const device of older) await device.ok('GET', '/api/me');
    expect(older.map(({ cookie }) => cookie)).not.toEqual(before);
    expect((await accountOf(ana)).devices).toHaveLength(3);
    for (const device of devices) {
      if (!device.isThis) await ana.ok('DELETE', `/api/account/devices/${device.id}`);
    }
    expect(await Promise.all(older.map(nameOf))).toEqual([null, null]);
    for (const [at, device] of older.entries()) device.cookie = before[at];
    expect(await Promise.all(older.map(nameOf))).toEqual([null, null]);
    expect(await nameOf(ana)).toBe('Ana');
  });
});

describe('recovery codes', () => {
  it('are ten, sign a device in once each, and are kept only as hashes', async () => {
    const [ana] = await joinWithKey('Ana');
    const { codes } = (await ana.ok('POST', '/api/account/codes')) as { codes: string[] };
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    const there = browser();
    // As people type: another case, blanks, and letters that look like figures.
    const typed = ` ${first.toUpperCase().replaceAll('-', '  ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
    expect(await there.ok('POST', '/api/account/recover', { code: typed })).toMatchObject({ codes: 9 });
    expect(await nameOf(there)).toBe('Ana');
    expect(await codeOf(browser(), 'POST', '/api/account/recover', { code: first })).toBe('no-such-code');
    const wrong = `${second.slice(0, -1)}${second.endsWith('0') ? '1' : '0'}`;
    expect(await codeOf(browser(), 'POST', '/api/account/recover', { code: wrong })).toBe('no-such-code');
    await ana.ok('POST', '/api/account/codes');
    expect(await codeOf(browser(), 'POST', '/api/account/recover', { code: second })).toBe('no-such-code');
    const database = new DatabaseSync(join(world.settings.dataDir, DATABASE_FILE), { readOnly: true });
    const kept = JSON.stringify(database.prepare('SELECT * FROM recovery_codes').all());
    database.close();
    expect(codes.some((code) => kept.includes(code) || kept.includes(code.replaceAll('-', '')))).toBe(false);
  });

  it('if two people use one at once, one gets in', async () => {
    const [ana] = await joinWithKey('Ana');
    const { codes } = (await ana.ok('POST', '/api/account/codes')) as { codes: string[] };
    const tried = await Promise.all(
      [browser(), browser(), browser()].map((each) =>
        codeOf(each, 'POST', '/api/account/recover', { code: codes[0] }),
      ),
    );
    expect(tried.toSorted()).toEqual(['no-such-code', 'no-such-code', 'ok']);
  });

  it('can be guessed five times and then once a minute, no matter who asks', async () => {
    const strict = await makeWorld({ LIMIT_SCALE: '1' });
    const code = '0'.repeat(20);
    const got: string[] = [];
    for (let tries = 0; tries < 7; tries++) {
      const { url } = strict.running;
      const guesser = tries % 2 === 0 ? new Player(url, '') : await Player.join(url, 'Ana');
      got.push(await codeOf(guesser, 'POST', '/api/account/recover', { code }));
    }
    await strict.end();
    expect(got).toEqual([...Array<string>(5).fill('no-such-code'), 'too-often', 'too-often']);
  });
});

describe('everything about me', () => {
  it('has what is mine, nothing about anybody else, and nothing to sign in with', async () => {
    const [ana, key] = await joinWithKey('Ana');
    const { codes } = (await ana.ok('POST', '/api/account/codes')) as { codes: string[] };
    const rui = await Player.join(world.running.url, 'Rui Secret');
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const made = await ana.ok('POST', '/api/tables', { game: 'formula', seats, isPublic: true });
    // By its link: at a public table strangers do not write.
    await rui.ok('POST', `/api/tables/${made['id'] as string}/sit`, { key: made['key'] });
    for (const [who, text] of [
      [ana, 'mine alone'],
      [rui, 'his alone'],
    ] as const) {
      const socket = await RawSocket.open(who);
      await socket.ask({ type: 'watch', table: made['id'] }, ({ type }) => type === 'table');
      await socket.ask({ type: 'say', table: made['id'], id: 'a', text }, ({ type }) => type === 'ok');
      socket.close();
    }
    const all = await ana.ok('GET', '/api/account/export');
    expect(all).toMatchObject({
      person: { id: await idOf(ana), name: 'Ana' },
      accounts: { passkeys: [{ name: 'Key' }], recoveryCodesLeft: 10 },
      devices: [{ about: expect.any(String) as string }],
      daily: [],
      tables: [{ table: made['id'], seat: 0, isHost: true, game: 'formula' }],
      chat: [{ table: made['id'], text: 'mine alone' }],
    });
    const text = JSON.stringify(all);
    const { store } = world.running.server;
    const row = await store.parts.accounts.passkey(key.kept?.id ?? '');
    for (const secret of ['Rui', 'his alone', row?.publicKey, row?.id, codes[0], made['key']]) {
      expect(text).not.toContain(secret);
    }
  });
});

it('an export of the server carries accounts, so that passkeys and codes work where it is taken up', async () => {
  const [ana, key] = await joinWithKey('Ana');
  const { codes } = (await ana.ok('POST', '/api/account/codes')) as { codes: string[] };
  await world.running.server.store.parts.accounts.setAdmin(await idOf(ana), true);
  const file = join(world.settings.dataDir, 'all.jsonl');
  await runAdmin('export', file, { DATA_DIR: world.settings.dataDir });
  const there = await makeWorld(
    { COOKIE_SECRET: SECRET },
    {},
    () => undefined,
    async (settings, overrides) => {
      await runAdmin('import', file, { DATA_DIR: settings.dataDir });
      return startServer(settings, overrides);
    },
  );
  const at = (player: Player) => Object.assign(player, { url: there.running.url });
  expect(await at(ana).ok('GET', '/api/account')).toMatchObject({ isAdmin: true, codes: 10 });
  expect(await codeOf(at(browser()), 'POST', '/api/account/recover', { code: codes[0] })).toBe('ok');
  const moved = Object.assign(new Authenticator(there.running.url), { kept: key.kept });
  expect(await signIn(at(browser()), moved)).toBe('ok');
  await there.end();
});
