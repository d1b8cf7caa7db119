import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Player } from '../testing/player.ts';
import { makeWorld, type World } from '../testing/world.ts';

/** Whoever changes an account has just proved that it is theirs: a copied cookie is not enough. */

let world: World;
let ahead = 0;

beforeAll(async () => {
  world = await makeWorld({}, { now: () => Date.now() + ahead });
});
afterAll(() => world.end());

const minutesLater = (minutes: number) => (ahead += minutes * 60_000);

function browser(): Player {
  return new Player(world.running.url, '');
}

async function idOf(player: Player): Promise<string> {
  const { person } = (await player.ok('GET', '/api/me')) as { person: { id: string } | null };
  return person?.id ?? '';
}

/** Ok, or the code of the refusal. */
async function codeOf(player: Player, method: string, path: string, body?: unknown): Promise<string> {
  const answer = await player.call(method, `/api${path}`, body);
  return answer.status === 200 ? 'ok' : String(answer.body['code']);
}

async function addKey(player: Player): Promise<Authenticator> {
  const key = new Authenticator(world.running.url);
  const response = key.create(await player.ok('POST', '/api/account/passkeys/options'));
  await player.ok('POST', '/api/account/passkeys', { name: 'Key', response });
  return key;
}

async function signIn(player: Player, key: Authenticator): Promise<void> {
  const options = await player.ok('POST', '/api/account/sign-in/options');
  await player.ok('POST', '/api/account/sign-in', { response: key.get(options) });
}

/** An admin with two passkeys and ten codes. */
async function joinAsAdmin(): Promise<{ ada: Player; key: Authenticator; keys: string[]; codes: string[] }> {
  const ada = await Player.join(world.running.url, 'Ada');
  const key = await addKey(ada);
  const other = await addKey(ada);
  const { codes } = (await ada.ok('POST', '/api/account/codes')) as { codes: string[] };
  await world.running.server.store.parts.accounts.setAdmin(await idOf(ada), true);
  return { ada, key, keys: [key.kept?.id ?? '', other.kept?.id ?? ''], codes };
}

const withCookieOf = ({ cookie }: Player) => Object.assign(browser(), { cookie });

/** Everything that takes an account over, tells all about it, or ends it. */
async function tryAll(player: Player, person: string, key: string): Promise<string[]> {
  return [
    await codeOf(player, 'POST', '/account/passkeys/options'),
    await codeOf(player, 'DELETE', `/account/passkeys/${key}`),
    await codeOf(player, 'POST', '/account/codes'),
    await codeOf(player, 'GET', '/account/export'),
    await codeOf(player, 'POST', '/account/delete', { person }),
  ];
}

const STALE = Array<string>(5).fill('stale-passkey');

describe('a copied cookie of an account', () => {
  it('neither changes the account nor opens the admins’ page, once its owner has not signed in for a while', async () => {
    const { ada, keys, codes } = await joinAsAdmin();
    const person = await idOf(ada);
    const thief = withCookieOf(ada);
    // Asked for in time, answered too late.
    const options = await thief.ok('POST', '/api/account/passkeys/options');
    minutesLater(15);
    expect(await tryAll(thief, person, keys[1] ?? '')).toEqual(STALE);
    const response = new Authenticator(world.running.url).create(options);
    expect(await codeOf(thief, 'POST', '/account/passkeys', { name: 'Mine', response })).not.toBe('ok');
    expect(await codeOf(thief, 'GET', '/admin/reports')).toBe('stale-passkey');
    expect(await ada.ok('GET', '/api/account')).toMatchObject({ keys: [{}, {}], codes: codes.length });
  });

  it('adds no passkey with a challenge from before there was an account', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    const options = await withCookieOf(ana).ok('POST', '/api/account/passkeys/options');
    const { key } = await ana.ok('POST', '/api/me/links');
    const thief = browser();
    await thief.ok('POST', '/api/me/claim', { key });
    await addKey(ana);
    const response = new Authenticator(world.running.url).create(options);
    expect(await codeOf(thief, 'POST', '/account/passkeys', { name: 'Mine', response })).toBe(
      'stale-passkey',
    );
  });

  it('is of no use by a one-time link either', async () => {
    const { ada, keys } = await joinAsAdmin();
    const { key } = await withCookieOf(ada).ok('POST', '/api/me/links');
    const there = browser();
    await there.ok('POST', '/api/me/claim', { key });
    expect(await tryAll(there, await idOf(ada), keys[1] ?? '')).toEqual(STALE);
    expect(await codeOf(there, 'GET', '/admin/reports')).toBe('stale-passkey');
  });
});

describe('an owner', () => {
  it('has fifteen minutes from the first passkey on, and again after signing in', async () => {
    const { ada, key, keys } = await joinAsAdmin();
    expect(await codeOf(ada, 'GET', '/admin/reports')).toBe('ok');
    minutesLater(14);
    expect(await codeOf(ada, 'POST', '/account/codes')).toBe('ok');
    minutesLater(1);
    expect(await codeOf(ada, 'POST', '/account/codes')).toBe('stale-passkey');
    await signIn(ada, key);
    expect(await tryAll(ada, await idOf(ada), keys[1] ?? '')).toEqual(Array<string>(5).fill('ok'));
  });

  it('who has lost every passkey adds one after a recovery code, which does not open the admins’ page', async () => {
    const { keys, codes } = await joinAsAdmin();
    const there = browser();
    await there.ok('POST', '/api/account/recover', { code: codes[0] });
    expect(await codeOf(there, 'GET', '/admin/reports')).toBe('stale-passkey');
    const key = await addKey(there);
    // Not the first one: it proves no more than the code did.
    expect(await codeOf(there, 'GET', '/admin/reports')).toBe('stale-passkey');
    expect(await codeOf(there, 'DELETE', `/account/passkeys/${keys[0]}`)).toBe('ok');
    await signIn(there, key);
    expect(await codeOf(there, 'GET', '/admin/reports')).toBe('ok');
    const later = browser();
    await later.ok('POST', '/api/account/recover', { code: codes[1] });
    minutesLater(15);
    expect(await codeOf(later, 'POST', '/account/passkeys/options')).toBe('stale-passkey');
  });

  it('who is a guest is asked for nothing', async () => {
    const guest = await Player.join(world.running.url, 'Guest');
    minutesLater(60);
    expect(await codeOf(guest, 'POST', '/account/passkeys/options')).toBe('ok');
    expect(await codeOf(guest, 'POST', '/account/codes')).toBe('no-passkey');
    expect(await codeOf(guest, 'GET', '/account/export')).toBe('ok');
    expect(await codeOf(guest, 'POST', '/account/delete', { person: await idOf(guest) })).toBe('ok');
  });
});
