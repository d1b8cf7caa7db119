import { type DownforceView, downforceGame } from '@paddock/downforce';
import { fastChance, verify, type GameRecord, eraseGame } from '@paddock/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Player } from './testing/player.ts';
import { Screen } from './testing/seat.ts';
import { makeWorld, type World } from './testing/world.ts';

/** What tables do for Downforce: sealed rounds under a clock, questions on another's turn, stand-ins, rematch. */

const RULES = eraseGame(downforceGame).rules;
const OPEN = { kind: 'open' };
const CLOCK = { kind: 'live', moveSeconds: 30, reserveSeconds: 60 };

let world: World;
/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
const closing: { close(): void }[] = [];

beforeAll(async () => {
  world = await makeWorld({}, { now: () => Date.now() + ahead });
}, 60_000);

afterEach(() => {
  for (const each of closing.splice(0)) each.close();
});

afterAll(() => world.end());

interface Seated {
  readonly player: Player;
  readonly screen: Screen;
}

function watch(player: Player, table: string, key: string): Screen {
  const client = player.connect();
  closing.push(client);
  return new Screen(client, table, key, RULES);
}

function viewOf({ view }: Screen): DownforceView['public'] & { readonly own: DownforceView['own'] } {
  const seen = view as unknown as DownforceView;
  return { ...seen.public, own: seen.own };
}

/** Three people at a game that has started; the first is the host. */
async function started(
  more: Record<string, unknown> = {},
): Promise<{ table: string; key: string; seated: [Seated, Seated, Seated] }> {
  const players = [
    await Player.join(world.running.url, 'Ana'),
    await Player.join(world.running.url, 'Rui'),
    await Player.join(world.running.url, 'Zoé'),
  ];
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('a table has a host');
  const seats = players.map(() => OPEN);
  const made = await host.ok('POST', '/api/tables', { game: 'downforce', seats, ...more });
  const [table, key] = [String(made['id']), String(made['key'])];
  for (const guest of guests) await guest.ok('POST', `/api/tables/${table}/sit`, { key });
  await host.ok('POST', `/api/tables/${table}/start`);
  const seated = players.map((player) => ({ player, screen: watch(player, table, key) }));
  for (const { screen } of seated) await screen.until(({ now }) => now !== undefined);
  return { table, key, seated: seated as [Seated, Seated, Seated] };
}

/** Everything the seat may do, as texts. */
function choices(screen: Screen): string[] {
  const { view, viewer } = screen;
  if (view === undefined || viewer === 'public') return [];
  const out: number[] = [];
  const count = RULES.legal(RULES.imagine(view, fastChance('choices')), viewer, out);
  return out.slice(0, count).map((action) => RULES.write(action));
}

async function answer({ screen }: Seated): Promise<void> {
  const { asked, length } = screen.now ?? {};
  const refused = await screen.feed.play(screen.plan());
  if (refused !== undefined) throw new Error(`${refused.code} (${refused.rule})`);
  await screen.until(({ now }) => now?.asked !== asked || now?.length !== length);
}

/** Plays on until it is so, one question after the other; false: the game was over first. */
async function playUntil(seated: readonly Seated[], isSo: () => boolean): Promise<boolean> {
  while (!isSo()) {
    if (seated.some(({ screen }) => screen.now?.isOver === true)) return false;
    const next = seated.find(({ screen }) => screen.isMyTurn);
    if (next !== undefined) await answer(next);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return true;
}

/** Everybody has what the others have. */
async function allAt(seated: readonly Seated[]): Promise<void> {
  const length = Math.max(...seated.map(({ screen }) => screen.now?.length ?? 0));
  for (const { screen } of seated) await screen.until(({ now }) => (now?.length ?? 0) >= length);
}

describe('Downforce over the socket', () => {
  it('a clock that runs out in a sealed round: a bot bids, the round goes on, the seat is taken back', async () => {
    const { table, seated } = await started({ clock: CLOCK });
    const [ana, rui, zoe] = seated;
    expect(viewOf(ana.screen).phase).toBe('bidding');
    expect(ana.screen.now?.clocks.map(({ seat }) => seat)).toEqual([0, 1, 2]);

    const [first = '', second = ''] = choices(ana.screen);
    expect(await ana.screen.feed.play([first])).toBeUndefined();
    await ana.screen.until(({ now }) => (now?.changeable ?? -1) >= 0);
    await rui.screen.until(({ now }) => now?.toAct.includes(0) === false);
    const seen = { view: rui.screen.view, moments: rui.screen.moments.length, wholes: rui.screen.wholes };
    const firstBid = viewOf(ana.screen).own?.bid;
    expect(await ana.screen.feed.play([second])).toBeUndefined();
    await ana.screen.until((screen) => JSON.stringify(viewOf(screen).own?.bid) !== JSON.stringify(firstBid));
    // A changed choice is nobody else's business.
    expect(rui.screen).toMatchObject({ view: seen.view, wholes: seen.wholes });
    expect(rui.screen.moments).toHaveLength(seen.moments);
    await answer(rui);
    // Nobody can be hurried through a choice, nor does the answer tell what is in a hand.
    const hurried = await ana.player.call('POST', `/api/tables/${table}/seats/2/hurry`);
    expect(hurried.body).toMatchObject({ code: 'has-a-choice' });

    ahead += 120_000;
    await world.running.server.rooms.pollDue();
    await zoe.screen.until(({ info }) => info?.seats[2]?.standIn !== null);
    await ana.screen.until((screen) => viewOf(screen).own?.bid === null);
    expect(await zoe.screen.feed.play(choices(zoe.screen).slice(0, 1))).toMatchObject({
      code: 'stand-in-plays',
    });
    await zoe.player.ok('PUT', `/api/tables/${table}/stand-in`, { isOn: false });
    await zoe.screen.until(({ info }) => info?.seats[2]?.standIn === null);
    expect(await playUntil(seated, () => viewOf(ana.screen).phase === 'playing')).toBe(true);
  });

  it('D-P2: Cunning’s owner is asked on another’s turn, and nobody else can answer', async () => {
    let asked = 0;
    for (let games = 0; games < 40 && asked === 0; games++) {
      const { seated } = await started();
      const isOthersTurn = () =>
        seated.some(({ screen }) => {
          const { phase, turn } = viewOf(screen);
          return screen.isMyTurn && phase !== 'betting' && turn !== null && turn !== screen.viewer;
        });
      if (!(await playUntil(seated, isOthersTurn))) continue;
      asked++;
      await allAt(seated);
      const owner = seated.find(({ screen }) => screen.isMyTurn);
      const turn = seated[viewOf(seated[0].screen).turn ?? 0];
      if (owner === undefined || turn === undefined) throw new Error('somebody is asked');
      expect(owner).not.toBe(turn);
      expect(viewOf(owner.screen).phase).toBe('stepping');
      const texts = choices(owner.screen);
      expect(texts.length).toBeGreaterThan(1);
      expect(await turn.screen.feed.play(texts.slice(0, 1))).toMatchObject({
        code: expect.any(String) as string,
      });
      await answer(owner);
    }
    expect(asked).toBe(1);
  });

  it('D-V8: nobody sits at an automa’s seat, and the table plays it', async () => {
    const ana = await Player.join(world.running.url, 'Ana');
    const rui = await Player.join(world.running.url, 'Rui');
    const made = await ana.ok('POST', '/api/tables', {
      game: 'downforce',
      options: { automas: 2 },
      seats: [OPEN, OPEN, OPEN, OPEN],
      startsWhenFull: true,
    });
    const [table, key] = [String(made['id']), String(made['key'])];
    const opened = await ana.call('PUT', `/api/tables/${table}/seats/3`, { plan: OPEN });
    expect(opened.body).toMatchObject({ code: 'seat-is-a-bot' });
    const taken = await rui.call('POST', `/api/tables/${table}/sit`, { key, seat: 2 });
    expect(taken.body).toMatchObject({ code: 'seat-taken' });
    await rui.ok('POST', `/api/tables/${table}/sit`, { key });
    const seated = [ana, rui].map((player) => ({ player, screen: watch(player, table, key) }));
    await Promise.all(seated.map(({ screen }) => screen.until(({ now }) => now !== undefined)));
    expect(await playUntil(seated, () => false)).toBe(false);
    const record = (await ana.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;
    expect(verify(RULES, record)).toMatchObject({ ok: true, proof: { finished: true } });
    expect(record.entries.every(({ seat = 0 }) => seat < 2)).toBe(true);
  });

  it('a person who leaves is replaced, a stand-in plays on request, and the same people play again', async () => {
    const { table, key, seated } = await started();
    const [ana, rui, zoe] = seated;
    await playUntil(seated, () => viewOf(ana.screen).phase === 'playing');
    await zoe.player.ok('POST', `/api/tables/${table}/leave`);
    await zoe.screen.until(({ viewer }) => viewer === 'public');
    expect(viewOf(zoe.screen).own).toBeUndefined();
    const seat = await ana.player.ok('PUT', `/api/tables/${table}/seats/2`, { plan: { kind: 'reserved' } });
    const eva = await Player.join(world.running.url, 'Eva');
    await eva.ok('POST', `/api/tables/${table}/sit`, { key: seat['key'] });
    const new2 = { player: eva, screen: watch(eva, table, key) };
    await new2.screen.until(({ viewer, view }) => viewer === 2 && view !== undefined);
    await rui.player.ok('PUT', `/api/tables/${table}/stand-in`, { isOn: true });
    expect(await playUntil([ana, new2], () => false)).toBe(false);
    await allAt([ana, rui, new2]);

    const record = (await ana.player.ok('GET', `/api/tables/${table}/record`)) as unknown as GameRecord;
    expect(verify(RULES, record)).toMatchObject({ ok: true, proof: { finished: true } });
    expect(record.entries.some(({ seat: by, by: proxy }) => by === 1 && proxy === 'stand-in')).toBe(true);
    const { table: next } = await rui.player.ok('POST', `/api/tables/${table}/rematch`);
    expect(await ana.player.ok('POST', `/api/tables/${table}/rematch`)).toEqual({ table: next });
    const again = await ana.player.ok('GET', `/api/tables/${String(next)}`);
    expect(again).toMatchObject({
      game: 'downforce',
      status: 'open',
      seats: [{ name: 'Ana' }, { name: 'Rui' }, { name: 'Eva' }],
    });
  });
});
