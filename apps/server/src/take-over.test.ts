import { formulaGame } from '@paddock/formula';
import { eraseGame, handsAfter, namesOf, verify, type GameRecord } from '@paddock/kernel';
import type { Moment } from '@paddock/table';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import { choicesOn, DOWNFORCE, OPEN, rawSocketAt, startedTable, type MadeTable } from './testing/tables.ts';
import { makeWorld, type World } from './testing/world.ts';

/** A friend who comes late takes over from a bot, at the host's word. */

const FORMULA = eraseGame(formulaGame).rules;
const RESERVED = { plan: { kind: 'reserved' } };

let world: World;
const closing: { close(): void }[] = [];

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);

afterEach(() => {
  for (const each of closing.splice(0)) each.close();
});

afterAll(() => world.end());

function join(name: string): Promise<Player> {
  return Player.join(world.running.url, name);
}

async function watch(player: Player, { id, key }: MadeTable, rules = FORMULA): Promise<Screen> {
  const client = player.connect();
  closing.push(client);
  const screen = new Screen(client, id, key, rules);
  await screen.until(({ view }) => view !== undefined);
  return screen;
}

/** Ana against a bot in a short race, after a few turns. */
async function againstBot(ana: Player): Promise<{ made: MadeTable; screen: Screen }> {
  const options = { races: 1, removed: 24 };
  const made = await startedTable([ana], { game: 'formula', seats: [OPEN, OPEN], options });
  const screen = await watch(ana, made);
  while ((screen.now?.length ?? 0) < 6) {
    await screen.until(({ isMyTurn }) => isMyTurn);
    const asked = screen.now?.asked;
    await screen.feed.play(screen.plan());
    await screen.until(({ now }) => now?.asked !== asked);
  }
  return { made, screen };
}

async function openSeat(host: Player, { id }: MadeTable): Promise<string> {
  return String((await host.ok('PUT', `/api/tables/${id}/seats/1`, RESERVED))['key']);
}

describe('a bot’s seat that the host opens', () => {
  it('goes to a friend with its link, everybody learns of it, and the record shows from which entry on', async () => {
    const [ana, zoe, eve] = [await join('Ana'), await join('Zoé'), await join('Eve')];
    const { made, screen } = await againstBot(ana);
    const key = await openSeat(ana, made);
    await screen.until(({ info }) => info?.seats[1]?.plan.kind === 'reserved');
    expect(screen.info?.seats[1]).toMatchObject({ name: null, standIn: 'club/Ada' });
    const sit = (who: Player, given: string) =>
      who.call('POST', `/api/tables/${made.id}/sit`, { key: given, seat: 1 });
    expect(await sit(eve, made.key)).toMatchObject({ body: { code: 'seat-reserved' } });
    expect(await sit(zoe, key)).toMatchObject({ status: 200, body: { seat: 1 } });
    expect(await sit(eve, key)).toMatchObject({ body: { code: 'seat-taken' } });
    const since = screen.now?.length ?? 0;
    await screen.until(({ info }) => info?.seats[1]?.name === 'Zoé');
    expect(screen.info?.news).toMatchObject([
      { seat: 1, kind: 'opened', name: 'Ada' },
      { seat: 1, kind: 'sat', name: 'Zoé', from: 'Ada' },
    ]);
    await world.restart();
    for (const player of [ana, zoe]) {
      player.url = world.running.url;
      await player.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
    }
    const again = await watch(ana, made);
    await again.until(({ now }) => now?.isOver === true);
    const record = (await ana.ok('GET', `/api/tables/${made.id}/record`)) as unknown as GameRecord;
    expect(verify(FORMULA, record)).toMatchObject({ ok: true, proof: { finished: true } });
    const changed = record.entries.findIndex(({ hands }) => hands !== undefined);
    expect(changed).toBeGreaterThanOrEqual(since - 1);
    expect(record.entries[changed]?.hands).toEqual([{ seat: 1 }]);
    expect(record.seats[1]).toMatchObject({ bot: 'club/Ada' });
    expect(namesOf(record)).toEqual(['Ana', 'Zoé']);
    const seats = namesOf(record).map((name, seat) => ({ ...record.seats[seat], name }));
    expect(handsAfter(seats, record.entries)[1]).toEqual({ name: 'Zoé' });
    const byBot = record.entries.filter(({ seat, by }, entry) => seat === 1 && !by && entry < changed);
    expect(byBot.length).toBeGreaterThan(0);
  });

  it('shows its hand from then on, and nothing of it before', async () => {
    const [ana, zoe] = [await join('Ana'), await join('Zoé')];
    const { made, screen } = await againstBot(ana);
    await zoe.ok('POST', `/api/tables/${made.id}/sit`, { key: await openSeat(ana, made) });
    const mine = await watch(zoe, made);
    expect(mine.viewer).toBe(1);
    expect(mine.view?.own?.hand.length).toBeGreaterThan(0);
    expect(mine.lastTurn).toBe(mine.now?.length);
    const since = mine.now?.length ?? 0;
    const past = (await mine.feed.moments(0, since)) as readonly Moment<{ own?: unknown }, unknown>[];
    const theirs = (await screen.feed.moments(0, since)) as readonly Moment<{ own?: unknown }, unknown>[];
    expect(theirs.every(({ view }) => view.own !== undefined)).toBe(true);
    expect(past.map(({ entry }) => entry)).toEqual(theirs.map(({ entry }) => entry));
    const seen = past.filter(({ view }) => view.own !== undefined);
    expect(seen.every(({ entry }) => entry >= since - 1)).toBe(true);
    expect(past.at(-1)?.view).toEqual(mine.view);
    const report = await zoe.ok('GET', `/api/tables/${made.id}/report`);
    expect(report['view']).not.toHaveProperty('own');
  });

  it('goes back to the bot at the host’s word', async () => {
    const [ana, zoe] = [await join('Ana'), await join('Zoé')];
    const { made, screen } = await againstBot(ana);
    const key = await openSeat(ana, made);
    await ana.ok('PUT', `/api/tables/${made.id}/seats/1`, { plan: { kind: 'bot', level: 'rookie' } });
    const refused = await zoe.call('POST', `/api/tables/${made.id}/sit`, { key, seat: 1 });
    expect(refused.body).toMatchObject({ code: 'no-such-table' });
    await screen.until(({ info }) => info?.seats[1]?.plan.kind === 'bot');
    expect(screen.info?.seats[1]).toMatchObject({ name: 'Ada', plan: { kind: 'bot', level: 'club/Ada' } });
  });

  it('keeps the bot’s sealed choice: a friend does not choose in its name', async () => {
    const [ana, zoe] = [await join('Ana'), await join('Zoé')];
    const made = await startedTable([ana], { seats: [OPEN, OPEN, OPEN] });
    const screen = await watch(ana, made, DOWNFORCE);
    await screen.until(({ now }) => now?.toAct.includes(1) === false);
    await zoe.ok('POST', `/api/tables/${made.id}/sit`, { key: await openSeat(ana, made) });
    const mine = await watch(zoe, made, DOWNFORCE);
    expect(mine.now).toMatchObject({ asked: -1, changeable: -1 });
    const socket = await rawSocketAt(zoe, made);
    closing.push(socket);
    const [text] = choicesOn(screen);
    const play = { type: 'play', table: made.id, id: 'c', asked: 0, do: [text] };
    const answer = await socket.ask(play, ({ type }) => type === 'ok' || type === 'no');
    expect(answer).toMatchObject({ type: 'no' });
    const entries = await (
      await world.running.server.rooms.open(made.id)
    )?.read(({ table }) => table?.entries);
    expect(entries?.some(({ do: texts, seat }) => seat === 1 && texts[0] === text)).toBe(false);
  });
});
