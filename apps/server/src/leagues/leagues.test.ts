/** Over 300 lines: a league from its first player to its table of honour, and what others try meanwhile. */
import type { LeagueView } from '@paddock/protocol';
import { LIMITS } from '@paddock/protocol';
import { CIRCUIT_IDS } from '@paddock/downforce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CHOICES, writeChoices } from '../notices/notice.ts';
import { NOBODY } from '../testing/permission-call.ts';
import { Player } from '../testing/player.ts';
import { makeWorld, type World } from '../testing/world.ts';

const DAY_MS = 86_400_000;
const HIDDEN = 'no-such-league';
const NO = 'not-organiser';

let world: World;
let ahead = 0;
let [ana, rui, zoe, eve]: Player[] = [];

const FORM = {
  name: 'Mondays',
  game: 'formula',
  options: { races: 1 },
  rounds: 2,
  scoring: 'places',
} as const;

beforeAll(async () => {
  world = await makeWorld({}, { now: () => Date.now() + ahead, shuffleMs: 20 });
  [ana, rui, zoe, eve] = await Promise.all(
    ['Ana', 'Rui', 'Zoé', 'Eve'].map((name) => Player.join(world.running.url, name)),
  );
}, 60_000);

afterAll(() => world.end());

const byNumber = (one: number, other: number) => one - other;

interface Made {
  readonly id: string;
  readonly key: string;
}

function known(player: Player | undefined): Player {
  if (player === undefined) throw new Error('nobody');
  return player;
}

/** Ana's league, with the others in it. */
async function makeLeague(others: readonly (Player | undefined)[], more: object = {}): Promise<Made> {
  const made = (await known(ana).ok('POST', '/api/leagues', { ...FORM, ...more })) as unknown as Made;
  for (const player of others) await join(known(player), made);
  return made;
}

function join(player: Player, { id, key }: Made) {
  return player.ok('POST', `/api/leagues/${id}/join`, undefined, { 'x-table-key': key });
}

async function view(player: Player | undefined, { id }: Made): Promise<LeagueView> {
  return (await known(player).ok('GET', `/api/leagues/${id}`)) as unknown as LeagueView;
}

async function next(player: Player | undefined, { id }: Made): Promise<LeagueView> {
  return (await known(player).ok('POST', `/api/leagues/${id}/next`)) as unknown as LeagueView;
}

async function refusal(
  player: Player | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  return (await known(player).call(method, path, body)).body['code'];
}

/** Those who come sit down, bots sit in for the others, and stand-ins play it out. */
async function play(league: Made, who: readonly (Player | undefined)[]): Promise<LeagueView> {
  const { rounds, players } = await view(ana, league);
  const round = rounds.findLast(({ tables }) => tables[0]?.table !== undefined);
  for (const { table, seats } of round?.tables ?? []) {
    const names = new Set(seats.map((place) => players[place]?.name));
    const here = who.flatMap((each) => (each !== undefined && names.has(each.name) ? [each] : []));
    for (const player of here) await player.ok('POST', `/api/tables/${table}/sit`, {});
    if (here.length < seats.length) await known(ana).ok('POST', `/api/tables/${table}/start`);
    await expect
      .poll(async () => (await known(here[0]).ok('GET', `/api/tables/${table}`))['status'])
      .toBe('running');
    for (const player of here) await player.ok('PUT', `/api/tables/${table}/stand-in`, { isOn: true });
  }
  await expect.poll(async () => (await view(ana, league)).next, { timeout: 60_000 }).not.toBe('wait');
  return view(ana, league);
}

describe('a league', () => {
  it('is played from the link to the table of honour', async () => {
    const league = await makeLeague([rui]);
    expect(await view(ana, league)).toMatchObject({ status: 'open', next: 'players', organiser: 0, me: 0 });
    expect(await refusal(ana, 'POST', `/api/leagues/${league.id}/next`)).toBe('too-few-players');
    await join(known(zoe), league);
    const { leagues, notices, noticeChannels } = world.running.server.store.parts;
    const ruis = (await leagues.league(league.id))?.places[1]?.person ?? '';
    await noticeChannels.putSettings({
      person: ruis,
      language: 'en',
      zone: 'UTC',
      choices: writeChoices(ALL_CHOICES),
      quiet: null,
    });
    const channel = {
      id: 'c',
      person: ruis,
      kind: 'push',
      address: 'https://127.0.0.1:9/',
      data: '{}',
    } as const;
    await noticeChannels.put({ ...channel, state: 'on', made: 0, failures: 0, refusals: 0 }, 3);

    const begun = await next(ana, league);
    expect(begun).toMatchObject({ status: 'running', next: 'wait' });
    expect(begun.rounds.map(({ tables }) => tables.map(({ seats }) => seats.toSorted(byNumber)))).toEqual([
      [[0, 1, 2]],
      [[0, 1, 2]],
    ]);
    const table = begun.rounds[0]?.tables[0];
    expect(table).toMatchObject({ status: 'open', missing: table?.seats });
    expect(await notices.aboutMe(ruis)).toMatchObject([{ kind: 'invited', match: table?.table }]);
    // In everybody's own list, with the seat that waits for them; and nobody else's.
    for (const player of [ana, rui, zoe]) {
      const { tables } = (await known(player).ok('GET', '/api/me/tables')) as { tables: { id: string }[] };
      expect(tables).toMatchObject([{ id: table?.table, league: { id: league.id, round: 1 } }]);
    }
    expect(await refusal(eve, 'GET', `/api/tables/${table?.table}`)).toBe('no-such-table');
    const withKey = { key: table?.key };
    expect(await refusal(eve, 'POST', `/api/tables/${table?.table}/sit`, withKey)).toBe('seat-reserved');
    expect(await refusal(ana, 'POST', `/api/leagues/${league.id}/next`)).toBe('round-not-over');

    const first = await play(league, [ana, rui, zoe]);
    expect(first).toMatchObject({ status: 'running', next: 'round' });
    const results = first.rounds[0]?.tables[0]?.results ?? [];
    expect(results.map(({ points }) => points).toSorted(byNumber)).toEqual([5, 7, 10]);
    expect(results.some(({ isAbsent }) => isAbsent)).toBe(false);
    expect(first.standings.map(({ rank, points, played }) => [rank, points, played])).toEqual([
      [1, 10, 1],
      [2, 7, 1],
      [3, 5, 1],
    ]);

    // Zoé does not come to the second: a bot sits in, for no points.
    await next(ana, league);
    const over = await play(league, [ana, rui]);
    expect(over).toMatchObject({ status: 'over', next: 'over', isJoinable: false });
    const zoes = over.rounds[1]?.tables[0]?.results?.find(({ place }) => over.players[place]?.name === 'Zoé');
    expect(zoes).toMatchObject({ isAbsent: true, points: 0 });
    expect(over.standings.map(({ played }) => played).toSorted(byNumber)).toEqual([1, 2, 2]);
    expect(await refusal(ana, 'POST', `/api/leagues/${league.id}/next`)).toBe('league-over');
    expect((await known(rui).ok('GET', '/api/leagues'))['leagues']).toMatchObject([
      { id: league.id, status: 'over', round: 2, rounds: 2, players: 3, isOrganiser: false },
    ]);
  }, 120_000);

  it('makes a closed table again, and one round however often it is asked', async () => {
    const league = await makeLeague([rui, zoe]);
    const taps = await Promise.all(
      [1, 2, 3].map(() => known(ana).call('POST', `/api/leagues/${league.id}/next`)),
    );
    expect(taps.some(({ status }) => status === 200)).toBe(true);
    const { rounds } = await view(ana, league);
    expect(rounds.flatMap(({ tables }) => tables.filter(({ table }) => table !== undefined))).toHaveLength(1);
    const closed = rounds[0]?.tables[0]?.table;
    await known(ana).ok('POST', `/api/tables/${closed}/close`);
    expect(await view(rui, league)).toMatchObject({ next: 'again' });
    const again = await next(ana, league);
    expect(again).toMatchObject({ next: 'wait' });
    expect(again.rounds[0]?.tables[0]).toMatchObject({ status: 'open' });
    expect(again.rounds[0]?.tables[0]?.table).not.toBe(closed);
  });

  it('lets players leave and others take their places, and passes the organiser’s work on', async () => {
    const league = await makeLeague([rui, zoe]);
    const { players } = await view(ana, league);
    await known(ana).ok('DELETE', `/api/leagues/${league.id}/places/${players[1]?.place}`);
    expect((await view(ana, league)).players.map(({ name }) => name)).toEqual(['Ana', 'Zoé']);
    await join(known(rui), league);
    await next(ana, league);
    expect(await refusal(ana, 'DELETE', `/api/leagues/${league.id}/places/1`)).toBe('league-started');
    const late = await known(eve).call('POST', `/api/leagues/${league.id}/join`, undefined, {
      'x-table-key': league.key,
    });
    expect(late.body).toMatchObject({ code: 'league-started' });
    await known(ana).ok('POST', `/api/leagues/${league.id}/leave`);
    expect(await refusal(ana, 'GET', `/api/leagues/${league.id}`)).toBe('no-such-league');
    await join(known(eve), league);
    const now = await view(eve, league);
    expect(now.players.map(({ name }) => name)).toEqual(['Eve', 'Zoé', 'Rui']);
    expect([now.me, now.organiser]).toEqual([0, 1]);
  });

  it('forgets somebody who asks for it, and keeps their results', async () => {
    const league = await makeLeague([rui, zoe]);
    await next(ana, league);
    const { leagues } = world.running.server.store.parts;
    const [me] = (await leagues.league(league.id))?.places ?? [];
    expect(await leagues.aboutMe(me?.person ?? '')).toMatchObject([
      {},
      {},
      { league: league.id, isOrganiser: true },
    ]);
    await leagues.forgetMe(me?.person ?? '');
    await leagues.forgetMe(me?.person ?? '');
    expect(await view(rui, league)).toMatchObject({
      organiser: 1,
      players: [{ place: 0, name: '', isMember: false }, { name: 'Rui' }, { name: 'Zoé' }],
    });
    expect(await leagues.aboutMe(me?.person ?? '')).toEqual([]);
  });
});

describe('a league’s settings', () => {
  it('change until the start, and then only the name does', async () => {
    const league = await makeLeague([rui, zoe]);
    const path = `/api/leagues/${league.id}`;
    await known(ana).ok('PUT', path, { ...FORM, rounds: 3, clock: { kind: 'days', days: 2 } });
    const { settings } = await next(ana, league);
    expect(settings).toMatchObject({ rounds: 3, clock: { kind: 'days', days: 2 }, seats: 4 });
    expect(await refusal(ana, 'PUT', path, { ...settings, rounds: 4 })).toBe('league-started');
    await known(ana).ok('PUT', path, { ...settings, name: 'Tuesdays' });
    expect((await view(rui, league)).settings).toMatchObject({ name: 'Tuesdays', rounds: 3 });
    expect(await refusal(rui, 'PUT', path, settings)).toBe('not-organiser');
  });

  it('are refused where tables could not be played with them', async () => {
    const make = (more: object) => refusal(ana, 'POST', '/api/leagues', { ...FORM, ...more });
    expect(await make({ game: 'chess' })).toBe('unknown-game');
    expect(await make({ options: { races: 99 } })).toBe('bad-option');
    expect(await make({ options: { wings: true } })).toBe('unknown-option');
    expect(await make({ game: 'downforce', options: { automas: 1 } })).toBe('league-needs-people');
    for (const more of [
      { rounds: 0 },
      { rounds: 21 },
      { seats: 2 },
      { name: ' ' },
      { scoring: 'luck' },
      { x: 1 },
    ])
      expect(await make(more)).toBe('bad-request');
  });

  it('may be a whole season of Formula or a world tour of Downforce', async () => {
    const season = { options: { races: 17 } };
    const tour = { game: 'downforce', options: { worldTour: CIRCUIT_IDS }, scoring: 'score' };
    for (const form of [season, tour]) {
      const { id } = (await known(zoe).ok('POST', '/api/leagues', { ...FORM, ...form })) as { id: string };
      expect((await view(zoe, { id, key: '' })).settings).toMatchObject(form);
    }
  });
});

/** By who asks: a stranger, somebody else, who holds the link, a player, the organiser. */
const MATRIX: readonly { does: string; call: readonly [method: string, path: string]; gets: string[] }[] = [
  { does: 'see it', call: ['GET', ''], gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'] },
  { does: 'change it', call: ['PUT', ''], gets: [NOBODY, HIDDEN, NO, NO, 'ok'] },
  { does: 'remove a player', call: ['DELETE', '/places/2'], gets: [NOBODY, HIDDEN, NO, NO, 'ok'] },
  { does: 'make a new link', call: ['POST', '/link'], gets: [NOBODY, HIDDEN, NO, NO, 'ok'] },
  { does: 'make the next round', call: ['POST', '/next'], gets: [NOBODY, HIDDEN, NO, NO, 'ok'] },
  { does: 'join it', call: ['POST', '/join'], gets: [NOBODY, HIDDEN, 'ok', 'ok', 'ok'] },
  { does: 'leave it', call: ['POST', '/leave'], gets: [NOBODY, HIDDEN, 'not-member', 'ok', 'ok'] },
  { does: 'delete it', call: ['DELETE', ''], gets: [NOBODY, HIDDEN, NO, NO, 'ok'] },
];

describe('who may do what with a league', () => {
  it.each(MATRIX)('$does', async ({ call: [method, path], gets }) => {
    const got: unknown[] = [];
    const stranger = new Player(world.running.url, 'Stranger');
    for (const [index, player] of [stranger, eve, eve, rui, ana].entries()) {
      // Each player gets a separate league, since the call may change it.
      const { id, key } = await makeLeague([rui, zoe]);
      const answer = await known(player).call(
        method,
        `/api/leagues/${id}${path}`,
        method === 'PUT' ? FORM : undefined,
        index === 2 ? { 'x-table-key': key } : {},
      );
      got.push(answer.status === 200 ? 'ok' : answer.body['code']);
    }
    expect(got).toEqual(gets);
  });

  it('the link shows neither the tables’ links nor anything after it was replaced', async () => {
    const league = await makeLeague([rui, zoe]);
    await next(ana, league);
    const path = `/api/leagues/${league.id}`;
    const header = { 'x-table-key': league.key };
    const seen = (await known(eve).ok('GET', path, undefined, header)) as unknown as LeagueView;
    expect(seen.rounds[0]?.tables[0]?.table).toBeDefined();
    expect(JSON.stringify(seen)).not.toContain('"key"');
    expect(JSON.stringify(await view(rui, league))).toContain('"key"');
    await known(ana).ok('POST', `${path}/link`);
    expect((await known(eve).call('GET', path, undefined, header)).body).toMatchObject({ code: HIDDEN });
  });
});

describe('S9: leagues', () => {
  it('are limited by organiser and player, not found by guessing, and go where they never start', async () => {
    const strict = await makeWorld({ LIMIT_SCALE: '1' }, { now: () => Date.now() + ahead });
    const guest = await Player.join(strict.running.url, 'Gil');
    const made: unknown[] = [];
    for (let times = 0; times < 5; times++)
      made.push((await guest.call('POST', '/api/leagues', FORM)).status);
    expect(made).toEqual([200, 200, 200, 429, 429]);
    const { leagues } = strict.running.server.store.parts;
    const row = { name: 'x', settings: '{}', keyHash: '', fixtures: '', made: 0, touched: Date.now() };
    for (let index = 0; index < LIMITS.leaguesRun; index++) {
      const league = { ...row, id: `l${index}`, organiser: 'p' };
      expect(await leagues.make(league, LIMITS.leaguesRun)).toBe(true);
    }
    expect(await leagues.make({ ...row, id: 'more', organiser: 'p' }, LIMITS.leaguesRun)).toBe(false);
    expect(await leagues.join('l0', 'q', 0, { players: 1, leagues: 9 })).toBe('full');
    expect(await leagues.join('l0', 'p', 0, { players: 1, leagues: 0 })).toBe('joined');
    expect(await leagues.join('l1', 'q', 0, { players: 9, leagues: 0 })).toBe('too-many');
    const codes = new Set<unknown>();
    for (let times = 0; times < 25; times++)
      codes.add(await refusal(guest, 'GET', `/api/leagues/${'a'.repeat(19)}${times % 10}`));
    expect([...codes]).toEqual([HIDDEN, 'too-often']);
    ahead += 91 * DAY_MS;
    await strict.running.server.sweep();
    expect(await leagues.league('l0')).toBeUndefined();
    await strict.end();
  });
});
