/** Over 300 lines: one server for everything that people and admins can do about each other. */
import type { ServerMessage } from '@paddock/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runAdmin } from '../admin.ts';
import { Player } from '../testing/player.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { makeWorld, type World } from '../testing/world.ts';

let world: World;
let hanna: Player;
let rui: Player;
let zed: Player;
let ada: Player;
let adaId = '';
const sockets: RawSocket[] = [];

beforeAll(async () => {
  world = await makeWorld();
  const join = (name: string) => Player.join(world.running.url, name);
  [hanna, rui, ada] = [await join('Hanna'), await join('Rui'), await join('Ada')];
  adaId = await idOf(ada);
  const { accounts } = world.running.server.store.parts;
  const passkey = { id: 'k', person: adaId, name: 'Key', publicKey: '', counter: 0, transports: [], made: 0 };
  await accounts.addPasskey({ ...passkey, used: null }, 5);
  await makeAdmin(adaId);
  await confirm(0);
}, 60_000);

afterAll(() => world.end());

beforeEach(async () => {
  // A new Zed: the last one may be muted or banned.
  zed = await Player.join(world.running.url, 'Zed');
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

async function idOf(player: Player): Promise<string> {
  const { person } = (await player.ok('GET', '/api/me')) as { person: { id: string } };
  return person.id;
}

/** By the host, at the machine. */
function makeAdmin(idOrName: string): Promise<string> {
  return runAdmin('make-admin', idOrName, { DATA_DIR: world.settings.dataDir });
}

/** As if Ada had signed in with her passkey that many minutes ago. */
async function confirm(minutes: number): Promise<void> {
  const { now, store } = world.running.server;
  const [, session = ''] = decodeURIComponent(ada.cookie ?? '').split('~');
  await store.parts.devices.verify(session, now() - minutes * 60_000);
}

interface Made {
  readonly id: string;
  readonly key: string;
}

async function table(isPublic: boolean): Promise<Made> {
  const made = await hanna.ok('POST', '/api/tables', {
    game: 'formula',
    options: { races: 1 },
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    isPublic,
  });
  return made as unknown as Made;
}

async function sit(player: Player, { id }: Made, key?: string): Promise<void> {
  await player.ok('POST', `/api/tables/${id}/sit`, key === undefined ? {} : { key });
}

async function watch(player: Player, { id }: Made, key?: string): Promise<RawSocket> {
  const socket = await RawSocket.open(player);
  sockets.push(socket);
  await socket.ask(
    { type: 'watch', table: id, content: null, ...(key !== undefined && { key }) },
    ({ type }) => type === 'table' || type === 'no',
  );
  return socket;
}

let asked = 0;

/** Ok, or why not. */
async function send(socket: RawSocket, message: Record<string, unknown>): Promise<string> {
  const id = `m${asked++}`;
  const answer = await socket.ask({ id, ...message }, (heard) => 'id' in heard && heard.id === id);
  return answer?.type === 'no' ? answer.problem.code : (answer?.type ?? 'closed');
}

const say = (socket: RawSocket, { id }: Made, text: string) => send(socket, { type: 'say', table: id, text });
const react = (socket: RawSocket, { id }: Made, reaction = 'ouch') =>
  send(socket, { type: 'react', table: id, reaction });

function heard<Type extends ServerMessage['type']>(
  socket: RawSocket,
  type: Type,
): Extract<ServerMessage, { type: Type }>[] {
  return socket.heard.filter((each) => each.type === type) as Extract<ServerMessage, { type: Type }>[];
}

/** Ok, or the code of the refusal. */
async function call(
  player: Player,
  method: string,
  path: string,
  body?: unknown,
  key?: string,
): Promise<string> {
  const headers = key === undefined ? {} : { 'x-table-key': key };
  const answer = await player.call(method, path, body, headers);
  return answer.status === 200 ? 'ok' : String(answer.body['code']);
}

const block = (player: Player, { id }: Made, whom: object) =>
  call(player, 'POST', '/api/moderation/blocks', { table: id, whom });

const report = (player: Player, { id }: Made, whom: object, key?: string) =>
  call(player, 'POST', '/api/moderation/reports', { table: id, whom, reason: 'chat', note: 'Look.' }, key);

interface OpenReport {
  readonly id: string;
  readonly table: string;
  readonly name: string;
  readonly reporter: string;
  readonly lines: readonly { number: number; text: string; isTheirs: boolean; isRemoved?: true }[];
}

async function reportAt({ id }: Made): Promise<OpenReport> {
  const { reports } = (await ada.ok('GET', '/api/admin/reports')) as { reports: readonly OpenReport[] };
  const found = reports.find(({ table: at }) => at === id);
  if (found === undefined) throw new Error('there is no report of that table');
  return found;
}

const act = (open: OpenReport, action: object) => call(ada, 'POST', `/api/admin/reports/${open.id}`, action);

describe('strangers at a public table', () => {
  it('react, and do not write; those who came by a link do both', async () => {
    const made = await table(true);
    await sit(rui, made, made.key);
    await sit(zed, made);
    const [host, friend, stranger] = [
      await watch(hanna, made),
      await watch(rui, made),
      await watch(zed, made),
    ];
    const [passing, guest] = [await watch(ada, made), await watch(ada, made, made.key)];
    const all = [host, friend, stranger, passing, guest];
    const mayChat = all.map((socket) => heard(socket, 'table')[0]?.mayChat);
    expect(mayChat).toEqual([true, true, false, false, true]);
    const said: string[] = [];
    for (const socket of all) said.push(await say(socket, made, 'Hello.'));
    expect(said).toEqual(['ok', 'ok', 'no-chat', 'no-chat', 'ok']);
    expect(await react(stranger, made, 'thanks')).toBe('ok');
    expect(await react(passing, made, 'laugh')).toBe('ok');
    await expect
      .poll(() => heard(host, 'reaction'))
      .toMatchObject([
        { seat: 2, reaction: 'thanks' },
        { seat: null, reaction: 'laugh' },
      ]);
    // Nothing tells who watches.
    expect(host.bytes.join('')).not.toContain(adaId);
    expect(await send(stranger, { type: 'react', table: made.id, reaction: 'go away' })).toBe('bad-message');
  });

  it('leave nothing in the log, however often they react, and write at tables found only by link', async () => {
    const made = await table(false);
    const { store } = world.running.server;
    await sit(zed, made, made.key);
    const socket = await watch(zed, made);
    const before = (await store.events(made.id, 0, 99)).length;
    for (let times = 0; times < 20; times++) expect(await react(socket, made)).toBe('ok');
    expect(await store.events(made.id, 0, 99)).toHaveLength(before);
    expect(await say(socket, made, 'Hello.')).toBe('ok');
  });

  it('are not heard once the host has muted them', async () => {
    const made = await table(true);
    const socket = await watch(zed, made);
    await hanna.ok('PUT', `/api/tables/${made.id}/mute`, { seat: null, isMuted: true });
    expect(await react(socket, made)).toBe('muted');
  });

  it('stay strangers when the same people play again', async () => {
    const made = await table(true);
    await sit(zed, made);
    await hanna.ok('POST', `/api/tables/${made.id}/start`);
    for (const player of [hanna, zed])
      await player.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
    await expect
      .poll(async () => (await hanna.ok('GET', `/api/tables/${made.id}`))['status'], { timeout: 60_000 })
      .toBe('over');
    const next = await hanna.ok('POST', `/api/tables/${made.id}/rematch`);
    const again = { id: String(next['table']), key: made.key };
    expect(await say(await watch(zed, again), again, 'Again!')).toBe('no-chat');
    expect(await say(await watch(hanna, again), again, 'Again!')).toBe('ok');
  });

  it('cannot flood: each has a limit, and all spectators share another', async () => {
    const strict = await makeWorld({ LIMIT_SCALE: '1' });
    const join = (name: string) => Player.join(strict.running.url, name);
    const host = await join('Host');
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const made = (await host.ok('POST', '/api/tables', {
      game: 'formula',
      seats,
      isPublic: true,
    })) as unknown as Made;
    const crowd = await Promise.all(['A', 'B', 'C', 'D'].map(async (name) => watch(await join(name), made)));
    const seated = await watch(host, made);
    const many = (socket: RawSocket) => Promise.all(Array.from({ length: 8 }, () => react(socket, made)));
    const shown = (await Promise.all(crowd.map(many))).flat().filter((answer) => answer === 'ok');
    // Ten at once, and a few more where the machine is slow.
    expect(shown.length).toBeGreaterThanOrEqual(10);
    expect(shown.length).toBeLessThan(20);
    const own = (await many(seated)).filter((answer) => answer === 'ok');
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(own.length).toBeLessThan(8);
    await strict.end();
  });
});

describe('a person who is blocked', () => {
  it('is not heard by people who have blocked them, and by everybody else as before', async () => {
    const made = await table(true);
    const [host, other, blocked] = [
      await watch(rui, made),
      await watch(ada, made),
      await watch(zed, made, made.key),
    ];
    expect(await say(blocked, made, 'First.')).toBe('ok');
    await expect.poll(() => heard(host, 'chat')).toHaveLength(1);
    expect(await block(rui, made, { line: 0 })).toBe('ok');
    // What was said before goes, too.
    await expect.poll(() => heard(host, 'table').at(-1)?.chat).toEqual([]);
    expect(await say(blocked, made, 'Second.')).toBe('ok');
    expect(await react(blocked, made)).toBe('ok');
    await expect.poll(() => heard(other, 'reaction')).toHaveLength(1);
    expect(heard(other, 'chat')).toHaveLength(2);
    expect(heard(host, 'chat')).toHaveLength(1);
    expect(heard(host, 'reaction')).toEqual([]);
    const { blocks } = (await rui.ok('GET', '/api/moderation/blocks')) as {
      blocks: { id: string; name: string }[];
    };
    expect(blocks).toMatchObject([{ name: 'Zed' }]);
    expect(JSON.stringify(blocks)).not.toContain(await idOf(zed));
    const path = `/api/moderation/blocks/${blocks[0]?.id}`;
    expect(await call(zed, 'DELETE', path)).toBe('no-such-block');
    expect(await call(rui, 'DELETE', path)).toBe('ok');
    await expect.poll(() => heard(host, 'table').at(-1)?.chat).toHaveLength(2);
  });

  it('neither watches nor sits at the host’s tables, and is not told why', async () => {
    const [made, hidden] = [await table(true), await table(false)];
    const watching = await watch(zed, made, made.key);
    await say(watching, made, 'Hello.');
    expect(await block(hanna, made, { line: 0 })).toBe('ok');
    await expect.poll(() => heard(watching, 'no').at(-1)?.problem.code).toBe('not-available');
    expect(await react(watching, made)).toBe('not-watching');
    expect(heard(await watch(zed, made), 'no')[0]?.problem.code).toBe('not-available');
    expect(await call(zed, 'GET', `/api/tables/${made.id}`)).toBe('not-available');
    expect(await call(zed, 'POST', `/api/tables/${made.id}/sit`, { key: made.key })).toBe('not-available');
    expect(await call(zed, 'POST', `/api/tables/${hidden.id}/sit`, { key: hidden.key })).toBe(
      'not-available',
    );
    // A table that they have no link to is not there for them, blocked or not.
    expect(await call(zed, 'GET', `/api/tables/${hidden.id}`)).toBe('no-such-table');
    expect(await call(rui, 'GET', `/api/tables/${made.id}`)).toBe('ok');
  });

  it('keeps the seat they have', async () => {
    const made = await table(true);
    await sit(zed, made);
    expect(await block(hanna, made, { seat: 1 })).toBe('ok');
    expect(await call(zed, 'GET', `/api/tables/${made.id}`)).toBe('ok');
    expect(await block(hanna, made, { seat: 0 })).toBe('not-yourself');
    expect(await block(hanna, made, { seat: 2 })).toBe('nobody-there');
    expect(await block(zed, made, { host: true })).toBe('ok');
  });
});

describe('a report', () => {
  it('can be made only by people who see the table, and gives nothing back', async () => {
    const made = await table(false);
    const socket = await watch(rui, made, made.key);
    await say(socket, made, 'Something private.');
    expect(await report(zed, made, { line: 0 })).toBe('no-such-table');
    const answer = await zed.call(
      'POST',
      '/api/moderation/reports',
      { table: made.id, whom: { line: 0 }, reason: 'chat' },
      { 'x-table-key': made.key },
    );
    expect(answer.body).toEqual({ ok: true });
    const open = await reportAt(made);
    expect(open).toMatchObject({ name: 'Rui', reporter: 'Zed' });
    expect(open.lines).toMatchObject([{ text: 'Something private.', isTheirs: true }]);
    expect(JSON.stringify(open)).not.toContain(await idOf(rui));
    expect(await report(zed, made, { line: 7 }, made.key)).toBe('nobody-there');
    expect(await report(new Player(world.running.url, 'Nobody'), made, { line: 0 }, made.key)).toBe(
      'no-person',
    );
  });

  it('keeps only the lines around it', async () => {
    const made = await table(false);
    const [host, other] = [await watch(hanna, made), await watch(zed, made, made.key)];
    for (let line = 0; line < 30; line++) await say(host, made, `Line ${line}.`);
    await say(other, made, 'Theirs.');
    for (let line = 0; line < 10; line++) await say(host, made, `After ${line}.`);
    expect(await report(hanna, made, { line: 30 })).toBe('ok');
    const { lines } = await reportAt(made);
    expect(lines).toHaveLength(30);
    expect(lines.at(-1)?.text).toBe('After 4.');
    expect(lines.filter(({ isTheirs }) => isTheirs).map(({ text }) => text)).toEqual(['Theirs.']);
  });
});

describe('an admin', () => {
  it('is made by the host at the machine, and only from an account', async () => {
    await expect(makeAdmin('Nobody')).rejects.toThrow('there is no such person');
    await expect(makeAdmin(await idOf(zed))).rejects.toThrow('that is a guest');
    expect(await makeAdmin('Ada')).toBe('Ada is an admin');
    const other = await Player.join(world.running.url, 'Ada');
    const passkey = { id: 'k2', name: 'Key', publicKey: '', counter: 0, transports: [], made: 0, used: null };
    const { accounts } = world.running.server.store.parts;
    await accounts.addPasskey({ ...passkey, person: await idOf(other) }, 5);
    await expect(makeAdmin('Ada')).rejects.toThrow(`several accounts have that name; give an id: `);
  });

  it('is asked for a fresh passkey, and nobody else is let in', async () => {
    const made = await table(true);
    await sit(zed, made, made.key);
    expect(await report(hanna, made, { seat: 1 })).toBe('ok');
    const { id } = await reportAt(made);
    const calls = [
      ['GET', '/api/admin/reports', undefined],
      ['POST', `/api/admin/reports/${id}`, { kind: 'close-table' }],
      ['GET', '/api/admin/sanctions', undefined],
      ['DELETE', `/api/admin/sanctions/${id}`, undefined],
      ['GET', '/api/admin/audit', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      expect(await call(hanna, method, path, body)).toBe('not-admin');
      await confirm(15);
      expect(await call(ada, method, path, body)).toBe('stale-passkey');
      await confirm(14);
    }
    const elsewhere = { origin: 'https://elsewhere.example' };
    const forged = await ada.call('POST', `/api/admin/reports/${id}`, { kind: 'close-table' }, elsewhere);
    expect(forged.body['code']).toBe('other-origin');
    expect((await hanna.ok('GET', `/api/tables/${made.id}`))['status']).toBe('open');
  });

  it('removes a line everywhere; the log keeps that it did', async () => {
    const made = await table(true);
    const [host, guest] = [await watch(hanna, made), await watch(zed, made, made.key)];
    await say(guest, made, 'Rubbish.');
    expect(await report(hanna, made, { line: 0 })).toBe('ok');
    const open = await reportAt(made);
    expect(await act(open, { kind: 'remove-line', line: 1 })).toBe('no-such-line');
    expect(await act(open, { kind: 'remove-line', line: 0 })).toBe('ok');
    await expect.poll(() => heard(host, 'chat').at(-1)?.line).toMatchObject({ text: '', isRemoved: true });
    const [whole] = heard(await watch(rui, made), 'table');
    expect(whole?.chat).toMatchObject([{ number: 0, name: 'Zed', text: '', isRemoved: true }]);
    const events = await world.running.server.store.events(made.id, 0, 99);
    expect(events.at(-1)?.body).toBe('{"kind":"unsaid","line":0}');
    expect((await reportAt(made)).lines).toMatchObject([{ text: 'Rubbish.', isRemoved: true }]);
    expect(await act(open, { kind: 'done' })).toBe('ok');
    expect(await act(open, { kind: 'done' })).toBe('no-such-report');
    const { audit } = (await ada.ok('GET', '/api/admin/audit')) as { audit: readonly object[] };
    expect(audit.slice(0, 2)).toMatchObject([
      { action: 'done', admin: 'Ada', name: 'Zed' },
      { action: 'remove-line', admin: 'Ada', name: 'Zed', table: made.id, detail: '0' },
    ]);
  });

  it('notes whose line it removed and which, without its words', async () => {
    const made = await table(false);
    const [own, other] = [await watch(zed, made, made.key), await watch(rui, made, made.key)];
    await say(own, made, 'Mine.');
    await say(other, made, 'Somebody else’s rubbish.');
    expect(await report(hanna, made, { line: 0 })).toBe('ok');
    expect(await act(await reportAt(made), { kind: 'remove-line', line: 1 })).toBe('ok');
    const [noted] = await world.running.server.store.parts.reports.audit(Number.MAX_SAFE_INTEGER, 1);
    expect(noted).toMatchObject({
      action: 'remove-line',
      person: await idOf(rui),
      name: 'Rui',
      match: made.id,
      detail: '1',
    });
    expect(JSON.stringify(noted)).not.toContain('rubbish');
  });

  it('renames at every table that can be written, notes it, and is told of those that cannot', async () => {
    const made = await table(true);
    await sit(zed, made, made.key);
    const { store } = world.running.server;
    const person = await idOf(zed);
    const damaged = '0'.repeat(20);
    await store.append({ match: damaged, seq: 0, at: 1, body: '{"kind":"closed"}', names: [person] });
    expect(await report(hanna, made, { seat: 1 })).toBe('ok');
    const { id } = await reportAt(made);
    const answer = await ada.ok('POST', `/api/admin/reports/${id}`, { kind: 'rename' });
    expect(answer).toEqual({ ok: true, unchanged: [damaged] });
    const name = (await store.person(person))?.name ?? '';
    expect(name).toMatch(/^Driver \d{4}$/);
    const info = await hanna.ok('GET', `/api/tables/${made.id}`);
    expect(info['seats']).toMatchObject([{}, { name }, {}]);
    const [noted] = await store.parts.reports.audit(Number.MAX_SAFE_INTEGER, 1);
    expect(noted).toMatchObject({ action: 'rename', person, name: 'Zed', detail: name });
    await store.parts.mentions.removed(person, damaged);
  });

  it('gives somebody another name: in seats, lists and chat, and they keep it', async () => {
    const made = await table(true);
    await sit(zed, made, made.key);
    const [host, own] = [await watch(hanna, made), await watch(zed, made)];
    await say(own, made, 'Hello.');
    expect(await report(hanna, made, { seat: 1 })).toBe('ok');
    expect(await act(await reportAt(made), { kind: 'rename' })).toBe('ok');
    const { person } = (await zed.ok('GET', '/api/me')) as { person: { name: string } };
    expect(person.name).toMatch(/^Driver \d{4}$/);
    // Their page comes back under it.
    await expect.poll(() => own.code).toBeDefined();
    await expect.poll(() => heard(host, 'table').at(-1)?.chat[0]?.name).toBe(person.name);
    expect(heard(host, 'table').at(-1)?.info.seats[1]?.name).toBe(person.name);
    const { tables } = (await zed.ok('GET', '/api/me/tables')) as {
      tables: { id: string; seats: object[] }[];
    };
    expect(tables.find(({ id }) => id === made.id)?.seats[1]).toMatchObject({ name: person.name });
    expect(await call(zed, 'PUT', '/api/me', { name: 'Zed' })).toBe('name-fixed');
    expect(await call(zed, 'PUT', '/api/me', { name: person.name })).toBe('ok');
    const mine = (await zed.ok('GET', '/api/moderation/me')) as { sanctions: object[] };
    expect(mine.sanctions).toMatchObject([{ kind: 'name' }]);
  });

  it('silences somebody for a time, and lifts it', async () => {
    const made = await table(false);
    const socket = await watch(zed, made, made.key);
    await say(socket, made, 'Hello.');
    expect(await report(hanna, made, { line: 0 })).toBe('ok');
    expect(await act(await reportAt(made), { kind: 'silence', hours: 0 })).toBe('bad-request');
    expect(await act(await reportAt(made), { kind: 'silence', hours: 24 })).toBe('ok');
    expect(await say(socket, made, 'Hello.')).toBe('silenced');
    expect(await react(socket, made)).toBe('silenced');
    const { sanctions } = (await ada.ok('GET', '/api/admin/sanctions')) as {
      sanctions: { id: string; name: string }[];
    };
    expect(sanctions[0]).toMatchObject({ name: 'Zed', kind: 'silence' });
    expect(await call(ada, 'DELETE', `/api/admin/sanctions/${sanctions[0]?.id}`)).toBe('ok');
    expect(await react(socket, made)).toBe('ok');
  });

  it('bans somebody from public tables, and from no others', async () => {
    const [made, hidden] = [await table(true), await table(false)];
    const socket = await watch(zed, made, made.key);
    await say(socket, made, 'Hello.');
    expect(await report(hanna, made, { line: 0 })).toBe('ok');
    expect(await act(await reportAt(made), { kind: 'ban', hours: 24 })).toBe('ok');
    await expect.poll(() => heard(socket, 'no').at(-1)?.problem.code).toBe('not-available');
    expect(await call(zed, 'POST', `/api/tables/${made.id}/sit`, { key: made.key })).toBe('not-available');
    expect(await call(zed, 'POST', `/api/tables/${hidden.id}/sit`, { key: hidden.key })).toBe('ok');
    const wanted = { game: 'formula', seats: [{ kind: 'open' }, { kind: 'open' }] };
    expect(await call(zed, 'POST', '/api/tables', { ...wanted, isPublic: true })).toBe('banned');
    expect(await call(zed, 'POST', '/api/tables', wanted)).toBe('ok');
    expect(await call(zed, 'POST', '/api/hub/quick', { game: 'formula' })).toBe('banned');
  });

  it('closes a table that was reported, and no other', async () => {
    const made = await table(true);
    await sit(zed, made, made.key);
    expect(await report(hanna, made, { seat: 1 })).toBe('ok');
    expect(await act(await reportAt(made), { kind: 'close-table' })).toBe('ok');
    expect((await hanna.ok('GET', `/api/tables/${made.id}`))['status']).toBe('closed');
  });
});
