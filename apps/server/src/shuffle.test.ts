/** Over 300 lines: all that can happen to a shuffle, with one set-up. */
import { formula } from '@paddock/formula';
import { commitmentTo, dealKey, FairChance, saltHash, verify, type GameRecord } from '@paddock/kernel';
import type { ServerMessage } from '@paddock/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from './store/port.ts';
import { Player } from './testing/player.ts';
import { RawSocket } from './testing/raw-socket.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';
import { foldLog } from './tables/after.ts';
import { dealsOf } from './tables/live-table.ts';
import type { TableEvent } from './tables/event.ts';

const OPEN = { kind: 'open' };
/** Long enough for any device: a test that comes to wait for it fails. */
const PATIENT = { shuffleMs: 60_000 };
/** Devices that do not answer are not waited for. */
const HASTY = { shuffleMs: 50 };

let world: World;
const closing: { close(): void }[] = [];

afterEach(async () => {
  for (const each of closing.splice(0)) each.close();
  await world.end();
});

async function tableOf(host: Player, given: object = {}): Promise<string> {
  const asked = { game: 'formula', options: { races: 1 }, seats: [OPEN, OPEN], isPublic: true, ...given };
  return String((await host.ok('POST', '/api/tables', asked))['id']);
}

/** A page that is open at the table. */
function follow(player: Player, table: string): Screen {
  const client = player.connect();
  closing.push(client);
  return new Screen(client, table);
}

/** A device that does only what it is told. */
async function bare(player: Player, table: string): Promise<RawSocket> {
  const socket = await RawSocket.open(player);
  closing.push(socket);
  await socket.ask({ type: 'watch', table }, ({ type }) => type === 'table');
  return socket;
}

async function answerTo(socket: RawSocket, message: Readonly<Record<string, unknown>>) {
  const answer = await socket.ask(message, (heard) => 'id' in heard && heard.id === message['id']);
  return answer?.type === 'no' ? answer.problem.code : answer?.type;
}

/** Of a running game too, as its host would have it. */
async function recordOf(table: string): Promise<GameRecord> {
  const room = await world.running.server.rooms.open(table);
  const record = await room?.read((live) => live.table?.record());
  if (record === undefined) throw new Error('the game has not started');
  return record;
}

async function eventsOf(table: string): Promise<TableEvent[]> {
  const rows = await world.running.server.store.events(table, 0, 1_000);
  return rows.map(({ body }) => JSON.parse(body) as TableEvent);
}

const join = (name: string) => Player.join(world.running.url, name);

function fixedIn(heard: readonly ServerMessage[]): readonly string[] | undefined {
  return heard
    .flatMap((message) => (message.type === 'deals' ? (message.deals.list[0]?.hashes ?? []) : []))
    .slice(0, 2);
}

describe('S4: an operator who plays, and knows the secret', () => {
  it('cannot choose a salt after the others’: it is refused, and the deal is not theirs', async () => {
    world = await makeWorld({}, PATIENT);
    const [ana, eve] = [await join('Ana'), await join('Eve')];
    const table = await tableOf(ana);
    await eve.ok('POST', `/api/tables/${table}/sit`, {});
    const honest = follow(ana, table);
    const cheat = await bare(eve, table);
    await honest.until(({ parts }) => parts?.salts.length === 1);
    const [made] = await eventsOf(table);
    const secret = made?.kind === 'made' ? made.table.secret : '';
    expect(honest.deals[0]?.commitment).toBe(commitmentTo(secret, table, 0));
    // Before the hashes are fixed no salt is taken: the last one could be chosen.
    const early = { type: 'salt', table, id: 'early', deal: 0, salt: 'ee'.repeat(16) };
    expect(await answerTo(cheat, early)).toBe('hashes-open');
    const hash = saltHash('ee'.repeat(16), table, 0, 1);
    expect(await answerTo(cheat, { ...early, type: 'hash', id: 'hash', hash, salt: undefined })).toBe('ok');
    const started = ana.ok('POST', `/api/tables/${table}/start`);
    await honest.until(({ deals }) => deals[0]?.hashes !== undefined);
    // The honest salt is out now, so the cheat knows the best of many salts.
    const [shown = ''] = honest.parts?.salts ?? [];
    const firstDraw = (own: string) =>
      new FairChance(dealKey(secret, table, 0, [shown, own])).below(1_000, 'deal');
    const tried = Array.from({ length: 50 }, (_, nr) => nr.toString(16).padStart(32, 'b'));
    const best = tried.reduce((one, other) => (firstDraw(other) > firstDraw(one) ? other : one));
    expect(await answerTo(cheat, { ...early, id: 'best', salt: best })).toMatch(
      /^(?:other-hash|deal-sealed)$/,
    );
    expect(await answerTo(cheat, early)).toBe('ok');
    await started;
    const record = await recordOf(table);
    expect(record.deals[0]?.salts).toEqual([shown, early.salt]);
    expect(verify(formula, record)).toMatchObject({ ok: true, proof: { parts: [{ revealed: [0, 1] }] } });
    expect(honest.isCheated).toBe(false);
  });

  it('can keep a salt back, and the record shows that', async () => {
    world = await makeWorld({}, HASTY);
    const [ana, eve] = [await join('Ana'), await join('Eve')];
    const table = await tableOf(ana);
    await eve.ok('POST', `/api/tables/${table}/sit`, {});
    const hash = saltHash('ee'.repeat(16), table, 0, 1);
    const cheat = await bare(eve, table);
    expect(await answerTo(cheat, { type: 'hash', table, id: 'h', deal: 0, hash })).toBe('ok');
    await ana.ok('POST', `/api/tables/${table}/start`);
    const record = await recordOf(table);
    expect(record.deals[0]).toMatchObject({ hashes: ['', hash], salts: ['', ''] });
    expect(verify(formula, record)).toMatchObject({ ok: true, proof: { parts: [{ unrevealed: [1] }] } });
  });
});

describe('S4b: a table that starts when it is full', () => {
  it('waits for the salt of the last to sit', async () => {
    world = await makeWorld({}, PATIENT);
    const [ana, rui] = [await join('Ana'), await join('Rui')];
    const table = await tableOf(ana, { startsWhenFull: true });
    const screens = [follow(ana, table), follow(rui, table)];
    await Promise.all(screens.map((screen) => screen.until(({ info }) => info !== undefined)));
    await rui.ok('POST', `/api/tables/${table}/sit`, {});
    await Promise.all(screens.map((screen) => screen.until(({ view }) => view !== undefined)));
    const record = await recordOf(table);
    expect(record.deals[0]?.salts).toEqual(screens.map(({ parts }) => parts?.salts[0]));
    const parts = [{ revealed: [0, 1], unrevealed: [] }];
    expect(verify(formula, record)).toMatchObject({ ok: true, proof: { parts } });
  });
});

describe('a shuffle', () => {
  it('takes each message in its stage only, once however often it comes, and nobody sits down in it', async () => {
    world = await makeWorld({}, PATIENT);
    const [ana, rui, zoe] = [await join('Ana'), await join('Rui'), await join('Zoé')];
    const table = await tableOf(ana, { seats: [OPEN, OPEN, OPEN] });
    await rui.ok('POST', `/api/tables/${table}/sit`, {});
    const [one, two] = [await bare(ana, table), await bare(rui, table)];
    const salts = ['aa'.repeat(16), 'bb'.repeat(16)];
    const hash = (seat: number, salt = salts[seat] ?? '') => ({
      type: 'hash',
      table,
      id: `h${seat}${salt}`,
      deal: 0,
      hash: saltHash(salt, table, 0, seat),
    });
    const salt = (seat: number, given = salts[seat] ?? '') => ({
      type: 'salt',
      table,
      id: `s${seat}${given}`,
      deal: 0,
      salt: given,
    });
    for (let times = 0; times < 2; times++) expect(await answerTo(one, hash(0))).toBe('ok');
    expect(await answerTo(one, hash(0, 'ff'))).toBe('hash-given');
    expect(await answerTo(one, { ...hash(0), id: 'x', deal: 1 })).toBe('no-such-deal');
    const started = ana.ok('POST', `/api/tables/${table}/start`);
    await two.ask('{}', (heard) => heard.type === 'info' && heard.info.isStarting);
    expect(await zoe.call('POST', `/api/tables/${table}/sit`, {})).toMatchObject({
      body: { code: 'starting' },
    });
    expect(fixedIn(one.heard)).toEqual([]);
    expect(await answerTo(two, hash(1))).toBe('ok');
    expect(await answerTo(two, { ...hash(1, 'ff'), id: 'y' })).toMatch(/^hash/);
    for (let times = 0; times < 2; times++) expect(await answerTo(one, salt(0))).toBe('ok');
    expect(fixedIn(one.heard)).toEqual([hash(0).hash, hash(1).hash]);
    expect(await answerTo(two, salt(1))).toBe('ok');
    await started;
    expect(await answerTo(two, { ...salt(1), id: 'late' })).toBe('deal-sealed');
    const kinds = (await eventsOf(table)).map(({ kind }) => kind);
    expect(kinds.slice(-7)).toEqual([
      'hashed',
      'starting',
      'hashed',
      'fixed',
      'revealed',
      'revealed',
      'started',
    ]);
    expect((await recordOf(table)).deals[0]?.salts).toEqual([...salts, '']);
  });

  it('goes on without a device that does not answer, and does not wait for people who are away', async () => {
    world = await makeWorld({}, HASTY);
    const [ana, rui] = [await join('Ana'), await join('Rui')];
    const table = await tableOf(ana);
    await rui.ok('POST', `/api/tables/${table}/sit`, {});
    const screen = follow(ana, table);
    await bare(rui, table);
    await screen.until(({ info }) => info !== undefined);
    await ana.ok('POST', `/api/tables/${table}/start`);
    const record = await recordOf(table);
    expect([record.deals[0]?.hashes?.[1], record.deals[0]?.salts[1]]).toEqual(['', '']);
    expect(verify(formula, record)).toMatchObject({ ok: true });
  });

  it('before a later race holds the command that needs it, on the same socket as the salt', async () => {
    world = await makeWorld({}, PATIENT);
    const ana = await join('Ana');
    const seats = [OPEN, { kind: 'bot', level: 'random' }];
    const table = await tableOf(ana, { seats, options: { races: 3, removed: 24 } });
    const screen = follow(ana, table);
    await screen.until(({ info }) => info !== undefined);
    await ana.ok('POST', `/api/tables/${table}/start`);
    while (screen.now?.isOver !== true) {
      await screen.until((each) => each.isMyTurn || each.now?.isOver === true);
      if (!screen.isMyTurn) break;
      const asked = screen.now?.asked;
      expect(await screen.feed.play(screen.plan())).toBeUndefined();
      await screen.until(({ now }) => now?.asked !== asked || now?.isOver === true);
    }
    const record = await recordOf(table);
    expect(record.deals.map(({ salts }) => salts[0])).toEqual(screen.parts?.salts);
    expect(verify(formula, record)).toMatchObject({
      ok: true,
      proof: { dealsProved: 3, parts: [{ revealed: [0] }, { revealed: [0] }, { revealed: [0] }] },
    });
    expect(screen.isCheated).toBe(false);
    // What the page was sent in pieces is the whole.
    const room = await world.running.server.rooms.open(table);
    expect(screen.deals).toEqual(await room?.read(dealsOf));

    // The last hash fixes, and the last salt seals: a log that says so in words is read just the same.
    const events = await eventsOf(table);
    const later = events.slice(events.findIndex(({ kind }) => kind === 'started'));
    expect(later.map(({ kind }) => kind).filter((kind) => kind !== 'played')).toEqual([
      'started',
      'hashed',
      'revealed',
      'hashed',
      'revealed',
    ]);
    const inWords = events.flatMap((event): TableEvent[] => {
      if (!later.includes(event)) return [event];
      if (event.kind === 'hashed') return [event, { kind: 'fixed' }];
      return event.kind === 'revealed' ? [event, { kind: 'sealed' }] : [event];
    });
    const read = foldLog(
      table,
      inWords.map((event) => ({ at: 0, event })),
    );
    expect(read?.table?.record()).toEqual(record);
  });
});

describe('a server that is killed during a shuffle', () => {
  const STEPS = ['hashed', 'hashed', 'starting', 'fixed', 'revealed', 'revealed', 'started'];

  /** A table of two people whose log takes only that many of the steps, until the server comes back. */
  async function cutOff(people: readonly Player[], left: Map<string, number>, steps: number) {
    const [ana, rui] = people as [Player, Player];
    const table = await tableOf(ana);
    await rui.ok('POST', `/api/tables/${table}/sit`, {});
    left.set(table, steps);
    const screens = people.map((player) => follow(player, table));
    const hashed = async () => (await stepsOf(table)).filter((kind) => kind === 'hashed').length;
    await expect.poll(hashed, { timeout: 20_000 }).toBe(Math.min(2, steps));
    const begun = ana.call('POST', `/api/tables/${table}/start`).catch(() => undefined);
    await expect.poll(() => left.get(table), { timeout: 20_000 }).toBeLessThan(0);
    return { table, screens, begun };
  }

  const stepsOf = async (table: string) => (await eventsOf(table)).map(({ kind }) => kind).slice(3);

  it('goes on where it was, whichever step was the last', async () => {
    const left = new Map<string, number>();
    const around = (store: Store): Store => ({
      ...store,
      append: (item) => {
        const more = left.get(item.match) ?? Infinity;
        left.set(item.match, more - 1);
        return more > 0 ? store.append(item) : Promise.reject(new Error('killed'));
      },
    });
    world = await makeWorld({}, { ...PATIENT, around });
    const people = [await join('Ana'), await join('Rui')];
    const tables = await Promise.all(STEPS.map((_, steps) => cutOff(people, left, steps)));
    const restarted = world.restart();
    await Promise.all(tables.map(({ begun }) => begun));
    left.clear();
    await restarted;
    for (const player of people) player.url = world.running.url;
    for (const { table, screens } of tables) {
      if (!(await stepsOf(table)).includes('starting')) {
        const hashed = async () => (await stepsOf(table)).filter((kind) => kind === 'hashed');
        await expect.poll(hashed, { timeout: 20_000 }).toHaveLength(2);
        await people[0]?.ok('POST', `/api/tables/${table}/start`);
      }
      await Promise.all(screens.map((screen) => screen.until(({ view }) => view !== undefined)));
      const kinds = await stepsOf(table);
      expect(kinds.toSorted()).toEqual(STEPS.toSorted());
      expect(kinds.indexOf('fixed')).toBeLessThan(kinds.indexOf('revealed'));
      const record = await recordOf(table);
      expect(record.deals[0]?.salts).toEqual(screens.map(({ parts }) => parts?.salts[0]));
      expect(verify(formula, record)).toMatchObject({ ok: true });
      expect(screens.map(({ isCheated }) => isCheated)).toEqual([false, false]);
    }
  });

  it('waits for the devices of a start that was under way, though nobody is back yet', async () => {
    world = await makeWorld({}, PATIENT);
    const people = [await join('Ana'), await join('Rui')];
    const [ana, rui] = people as [Player, Player];
    const table = await tableOf(ana);
    await rui.ok('POST', `/api/tables/${table}/sit`, {});
    const silent = await bare(rui, table);
    const begun = ana.call('POST', `/api/tables/${table}/start`).catch(() => undefined);
    await silent.ask('{}', (heard) => heard.type === 'info' && heard.info.isStarting);
    await Promise.all([world.restart(), begun]);
    for (const player of people) player.url = world.running.url;
    expect(await stepsOf(table)).toEqual(['starting']);
    const screens = people.map((player) => follow(player, table));
    await Promise.all(screens.map((screen) => screen.until(({ view }) => view !== undefined)));
    expect((await recordOf(table)).deals[0]?.salts).toEqual(screens.map(({ parts }) => parts?.salts[0]));
  });
});
