/** Over 300 lines: who may do what is one table, with a row for every call. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLUB_CALLS } from './testing/club-calls.ts';
import { OWN_TABLE } from './testing/own-content.ts';
import { NOBODY, ROLES, type Call, type Made, type Role } from './testing/permission-call.ts';
import { isProblem, Player } from './testing/player.ts';
import { RawSocket } from './testing/raw-socket.ts';
import { makeWorld, type World } from './testing/world.ts';

/** The rules' own answers: anybody who gets one may play. */
const HEARD = new Set(['unreadable', 'stale-question']);
const HIDDEN = 'no-such-table';
const PAD_KEY = { 'x-pad-key': 'A'.repeat(22) };

const MATRIX: readonly Call[] = [
  ...CLUB_CALLS,
  {
    does: 'see the lobby',
    at: 'none',
    http: () => ['GET', '/api/tables'],
    gets: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'list my tables',
    at: 'none',
    http: () => ['GET', '/api/me/tables'],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'list my history',
    at: 'none',
    http: () => ['GET', '/api/me/history'],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'send a result of the race of the day that is none',
    at: 'none',
    http: () => ['POST', '/api/daily/result', { record: {} }],
    gets: [NOBODY, 'bad-record', 'bad-record', 'bad-record', 'bad-record'],
  },
  {
    does: 'see the results of the race of the day',
    at: 'none',
    http: () => ['GET', '/api/daily/results'],
    gets: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'see the race of the day',
    at: 'none',
    http: () => ['GET', '/api/daily'],
    gets: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'read the mailbox of a score pad with its key',
    at: 'none',
    http: () => ['GET', '/api/score-pads'],
    headers: PAD_KEY,
    gets: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'read the mailbox of a score pad without its key',
    at: 'none',
    http: () => ['GET', '/api/score-pads'],
    gets: ['bad-request', 'bad-request', 'bad-request', 'bad-request', 'bad-request'],
  },
  {
    does: 'seal a bet with the score pad’s key',
    at: 'none',
    http: () => ['PUT', '/api/score-pads', { slot: 'seal-0-1', value: '0'.repeat(64) }],
    headers: PAD_KEY,
    gets: ['ok', 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'tell a bet before the race on a score pad is over',
    at: 'none',
    http: () => ['PUT', '/api/score-pads', { slot: 'bets-0', value: 'red' }],
    headers: PAD_KEY,
    gets: ['bets-sealed', 'bets-sealed', 'bets-sealed', 'bets-sealed', 'bets-sealed'],
  },
  {
    does: 'ask for a link to another device',
    at: 'none',
    http: () => ['POST', '/api/me/links'],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'sign out everywhere else',
    at: 'none',
    http: () => ['POST', '/api/me/sign-out'],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'make a table',
    at: 'none',
    http: () => ['POST', '/api/tables', { game: 'formula', seats: [{ kind: 'open' }, { kind: 'open' }] }],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'make a table with a deck and a track of one’s own',
    at: 'none',
    http: () => ['POST', '/api/tables', { ...OWN_TABLE, seats: [{ kind: 'open' }, { kind: 'open' }] }],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'see the names of a deck and a track of its own',
    at: 'own',
    http: ({ id }) => ['GET', `/api/tables/${id}`],
    gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'],
  },
  {
    does: 'be shown a deck and a track of its own',
    at: 'own',
    socket: ({ id }) => ({ type: 'watch', table: id, content: null }),
    gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'],
  },
  {
    does: 'be shown them in a page from before there were any',
    at: 'own',
    socket: ({ id }) => ({ type: 'watch', table: id }),
    gets: [HIDDEN, HIDDEN, 'outdated', 'outdated', 'outdated'],
  },
  {
    does: 'watch in a page from before there were any',
    at: 'open',
    socket: ({ id }) => ({ type: 'watch', table: id }),
    gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'],
  },
  {
    does: 'see the table',
    at: 'open',
    http: ({ id }) => ['GET', `/api/tables/${id}`],
    gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'],
  },
  {
    does: 'report a problem',
    at: 'running',
    http: ({ id }) => ['GET', `/api/tables/${id}/report`],
    gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'],
  },
  {
    does: 'sit on an open seat',
    at: 'open',
    http: ({ id }) => ['POST', `/api/tables/${id}/sit`, {}],
    gets: [NOBODY, HIDDEN, 'seat-reserved', 'ok', 'ok'],
  },
  {
    does: 'sit on an open seat with the table’s link',
    at: 'open',
    http: ({ id, key }) => ['POST', `/api/tables/${id}/sit`, { key }],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'sit on a reserved seat with the table’s link',
    at: 'open',
    http: ({ id, key }) => ['POST', `/api/tables/${id}/sit`, { key, seat: 2 }],
    gets: [NOBODY, 'seat-reserved', 'seat-reserved', 'ok', 'ok'],
  },
  {
    does: 'sit on a reserved seat with its own link',
    at: 'open',
    http: ({ id, seatKeys }) => ['POST', `/api/tables/${id}/sit`, { key: seatKeys[2], seat: 2 }],
    gets: [NOBODY, 'ok', 'ok', 'ok', 'ok'],
  },
  {
    does: 'leave before the start',
    at: 'open',
    http: ({ id }) => ['POST', `/api/tables/${id}/leave`],
    gets: [NOBODY, HIDDEN, 'not-seated', 'ok', 'ok'],
  },
  {
    does: 'leave a running game',
    at: 'running',
    http: ({ id }) => ['POST', `/api/tables/${id}/leave`],
    gets: [NOBODY, HIDDEN, 'not-seated', 'ok', 'ok'],
  },
  {
    does: 'start',
    at: 'open',
    http: ({ id }) => ['POST', `/api/tables/${id}/start`],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'ok'],
  },
  {
    does: 'close',
    at: 'open',
    http: ({ id }) => ['POST', `/api/tables/${id}/close`],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'ok'],
  },
  {
    does: 'close a game that others play',
    at: 'running',
    http: ({ id }) => ['POST', `/api/tables/${id}/close`],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'others-play'],
  },
  {
    does: 'say what a seat is for',
    at: 'open',
    http: ({ id }) => ['PUT', `/api/tables/${id}/seats/1`, { plan: { kind: 'reserved' } }],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'ok'],
  },
  {
    does: 'replace a player',
    at: 'running',
    http: ({ id }) => ['PUT', `/api/tables/${id}/seats/1`, { plan: { kind: 'bot', level: 'random' } }],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'ok'],
  },
  {
    does: 'give a player’s seat to somebody else',
    at: 'running',
    http: ({ id }) => ['PUT', `/api/tables/${id}/seats/1`, { plan: { kind: 'reserved' } }],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'still-there'],
  },
  {
    does: 'open a bot’s seat',
    at: 'running',
    http: ({ id }) => ['PUT', `/api/tables/${id}/seats/3`, { plan: { kind: 'reserved' } }],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'ok'],
  },
  {
    does: 'sit on a bot’s seat with the table’s link',
    at: 'running',
    http: ({ id, key }) => ['POST', `/api/tables/${id}/sit`, { key, seat: 3 }],
    gets: [NOBODY, 'seat-is-a-bot', 'seat-is-a-bot', 'ok', 'ok'],
  },
  {
    does: 'hurry a seat that has a choice',
    at: 'running',
    http: ({ id }) => ['POST', `/api/tables/${id}/seats/5/hurry`],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'not-asked'],
  },
  {
    does: 'let a bot stand in',
    at: 'running',
    http: ({ id }) => ['PUT', `/api/tables/${id}/stand-in`, { isOn: true }],
    gets: [NOBODY, HIDDEN, 'not-seated', 'ok', 'ok'],
  },
  {
    does: 'mute a seat',
    at: 'open',
    http: ({ id }) => ['PUT', `/api/tables/${id}/mute`, { seat: 1, isMuted: true }],
    gets: [NOBODY, HIDDEN, 'not-host', 'not-host', 'ok'],
  },
  {
    does: 'get the record of a running game',
    at: 'running',
    http: ({ id }) => ['GET', `/api/tables/${id}/record`],
    gets: [HIDDEN, HIDDEN, 'not-over', 'not-over', 'not-over'],
  },
  {
    does: 'get the record of a finished game',
    at: 'over',
    http: ({ id }) => ['GET', `/api/tables/${id}/record`],
    gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'],
  },
  {
    does: 'play again',
    at: 'over',
    http: ({ id }) => ['POST', `/api/tables/${id}/rematch`],
    gets: [NOBODY, HIDDEN, 'not-seated', 'ok', 'ok'],
  },
  {
    does: 'watch',
    at: 'running',
    socket: ({ id }) => ({ type: 'watch', table: id, content: null }),
    gets: [HIDDEN, HIDDEN, 'ok', 'ok', 'ok'],
  },
  {
    does: 'play',
    at: 'running',
    socket: ({ id }) => ({ type: 'play', table: id, id: 'c', asked: 0, do: ['fly away'] }),
    gets: ['not-watching', 'not-watching', 'not-seated', 'heard', 'heard'],
  },
  {
    does: 'add the hash of a salt',
    at: 'open',
    socket: ({ id }) => ({ type: 'hash', table: id, id: 'c', deal: 0, hash: '0'.repeat(64) }),
    gets: ['not-watching', 'not-watching', 'not-seated', 'ok', 'ok'],
  },
  {
    does: 'add a salt before the hashes are fixed',
    at: 'open',
    socket: ({ id }) => ({ type: 'salt', table: id, id: 'c', deal: 0, salt: '0123456789abcdef' }),
    gets: ['not-watching', 'not-watching', 'not-seated', 'hashes-open', 'hashes-open'],
  },
  {
    does: 'chat',
    at: 'open',
    socket: ({ id }) => ({ type: 'say', table: id, id: 'c', text: 'hello' }),
    gets: ['not-watching', 'not-watching', 'ok', 'ok', 'ok'],
  },
  {
    does: 'look back',
    at: 'running',
    socket: ({ id }) => ({ type: 'moments', table: id, id: 'c', from: 0, to: 1 }),
    gets: ['not-watching', 'not-watching', 'ok', 'ok', 'ok'],
  },
];

let world: World;
let people: Readonly<Record<Role, Player>>;
let finished: Made;

async function makeTable(at: Call['at']): Promise<Made> {
  const made = (await people.host.ok('POST', '/api/tables', {
    ...(at === 'own' ? OWN_TABLE : { game: 'formula', options: { races: 1 } }),
    ...(at === 'rated' && { isRated: true }),
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'reserved' }, { kind: 'open' }],
  })) as unknown as Made;
  const agrees = at === 'rated' && { isRated: true };
  await people.player.ok('POST', `/api/tables/${made.id}/sit`, { key: made.key, ...agrees });
  if (at === 'running') await people.host.ok('POST', `/api/tables/${made.id}/start`);
  return made;
}

/** Stand-ins play it out. */
async function finishTable(): Promise<Made> {
  const made = await makeTable('running');
  for (const who of [people.host, people.player]) {
    await who.ok('PUT', `/api/tables/${made.id}/stand-in`, { isOn: true });
  }
  for (let waited = 0; ; waited += 50) {
    const { status } = await people.host.ok('GET', `/api/tables/${made.id}`);
    if (status === 'over') return made;
    if (waited > 60_000) throw new Error('the bots do not finish');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

beforeAll(async () => {
  world = await makeWorld();
  const join = (name: string) => Player.join(world.running.url, name);
  people = {
    stranger: new Player(world.running.url, 'Stranger'),
    outsider: await join('Otto'),
    spectator: await join('Sven'),
    player: await join('Paula'),
    host: await join('Hanna'),
  };
  finished = await finishTable();
}, 120_000);

afterAll(() => world.end());

async function outcome(call: Call, made: Made, role: Role): Promise<string> {
  const player = people[role];
  const key = role === 'spectator' ? { 'x-table-key': made.key } : {};
  if (call.http !== undefined) {
    const [method, path, body] = call.http(made);
    const answer = await player.call(method, path, body, { ...key, ...call.headers });
    if (answer.status === 200) return 'ok';
    expect(isProblem(answer.body)).toBe(true);
    return String(answer.body['code']);
  }
  const socket = await RawSocket.open(player);
  const message = call.socket?.(made) ?? {};
  const isWatch = message['type'] === 'watch';
  const watch = isWatch ? message : { type: 'watch', table: made.id, content: null };
  const watched = await socket.ask(
    { ...watch, ...(role === 'spectator' && { key: made.key }) },
    ({ type }) => type === 'table' || type === 'no',
  );
  const isShown = socket.heard.some(({ type }) => type === 'content');
  expect(isShown).toBe(call.at === 'own' && watched?.type === 'table');
  const answer = isWatch
    ? watched
    : await socket.ask(message, (heard) => ['ok', 'past', 'no'].includes(heard.type));
  socket.close();
  if (answer?.type === 'no') return HEARD.has(answer.problem.code) ? 'heard' : answer.problem.code;
  return answer === undefined ? 'closed' : 'ok';
}

describe('who may do what', () => {
  it.each(MATRIX)('$does ($at)', async (call) => {
    const got: string[] = [];
    for (const role of ROLES) {
      got.push(
        await outcome(
          call,
          call.at === 'over' || call.at === 'none' ? finished : await makeTable(call.at),
          role,
        ),
      );
    }
    expect(got).toEqual(call.gets);
  });

  it('covers every call there is', async () => {
    const { paths } = (await people.host.ok('GET', '/api/openapi.json')) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const known = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const made: Made = { id: '{id}', key: 'k', seatKeys: [] };
    const covered = new Set(
      MATRIX.flatMap(({ http }) => {
        const [method, path] = http?.(made) ?? [];
        return method === undefined ? [] : [`${method} ${patternOf(path)}`];
      }),
    );
    /** Open to everybody, or about the caller alone. */
    const open = new Set(['GET /api/games', 'GET /api/me', 'PUT /api/me', 'POST /api/me/claim']);
    expect(known.filter((call) => !covered.has(call) && !open.has(call))).toEqual([]);
  });
});

function patternOf(path = ''): string {
  return path
    .replace(/seats\/\d/, 'seats/{seat}')
    .replace(/bots\/0{20}/, 'bots/{bot}')
    .replace(/[0-9a-z]{20}/, '{id}')
    .replace(/\?.*/, '');
}
