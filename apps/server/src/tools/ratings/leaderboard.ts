import { fastChance } from '@paddock/kernel';
import { join } from 'node:path';
import { stepOf } from '../../ratings/write.ts';
import { readSettings } from '../../settings.ts';
import { startServer } from '../../start.ts';
import { DATABASE_FILE, openStore, type Place } from '../../store/open.ts';
import { PostgresEngine } from '../../store/postgres/engine.ts';
import type { Sql } from '../../store/sql.ts';
import { SqliteEngine } from '../../store/sqlite.ts';
import { Player } from '../../testing/player.ts';

export interface Asked {
  readonly what: string;
  /** Milliseconds: of the store's answers, and of whole requests. */
  readonly store: number;
  readonly request: number;
  /** Of whole requests. */
  readonly best: number;
  readonly slowest: number;
}

const CHUNK = 1_000;
const LIST = { game: 'formula', season: '', kind: 'person' } as const;

/** How long a leaderboard of `players` players takes: medians of `times` questions each. */
export async function askLeaderboard(place: Place, players: number, times: number): Promise<Asked[]> {
  await (await openStore(place)).close();
  const { databaseUrl: url } = place;
  const engine =
    url === undefined ? new SqliteEngine(join(place.dataDir, DATABASE_FILE)) : new PostgresEngine(url);
  await engine.transaction((sql) => fill(sql, players));
  // PostgreSQL does this by itself, a minute after this many new rows.
  if (url !== undefined) await engine.all('ANALYZE');
  await engine.close();
  const running = await startServer(
    readSettings({
      PORT: '0',
      DATA_DIR: place.dataDir,
      ...(url !== undefined && { DATABASE_URL: url }),
      LOG_LEVEL: 'silent',
      LIMIT_SCALE: '1000',
    }),
  );
  try {
    const { ratings } = running.server.store.parts;
    const ana = new Player(running.url, 'Ana');
    const page = async (from: number) => {
      await ratings.top(LIST, from, 50);
      await ratings.count(LIST);
    };
    const request = (from: number) => ana.ok('GET', `/api/ratings?game=formula&from=${from}`);
    const middle = Math.floor(players / 2);
    const questions: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
      ['the first 50', () => page(0), () => request(0)],
      ['50 in the middle', () => page(middle), () => request(middle)],
      ['the last 50', () => page(players - 50), () => request(players - 50)],
      [
        'the rank of one',
        () => ratings.rankOf('formula', '', idOf(middle)),
        () => ana.ok('GET', `/api/ratings/players/${idOf(middle)}`),
      ],
    ];
    const asked: Asked[] = [];
    for (const [what, ofStore, ofServer] of questions) {
      const answers = await timed(ofStore, times);
      const whole = await timed(ofServer, times);
      asked.push({
        what,
        store: median(answers),
        request: median(whole),
        best: Math.min(...whole),
        slowest: Math.max(...whole),
      });
    }
    return asked;
  } finally {
    await running.stop();
  }
}

function idOf(player: number): string {
  return `p${String(player).padStart(19, '0')}`;
}

/** As if they had played: only what lists are made of. */
async function fill(sql: Sql, players: number): Promise<void> {
  for (const table of ['ratings', 'rating_steps']) await sql.all(`DELETE FROM ${table}`);
  const chance = fastChance('leaderboard');
  for (let from = 0; from < players; from += CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, players - from) }, (_, at) => {
      const even = () => chance.below(1_000_000) / 1_000_000;
      const mu = 25 + 8 * (even() + even() + even() - 1.5);
      const rated = {
        ...LIST,
        player: idOf(from + at),
        mu,
        sigma: 2 + 6 * even(),
        games: chance.below(60) + 1,
        last: 0,
      };
      return { ...rated, step: stepOf(rated) };
    });
    const rows = chunk.map(({ player, mu, sigma, games, step }) => {
      return `('formula', '', '${player}', 'person', ${mu}, ${sigma}, ${games}, 0, ${step})`;
    });
    await sql.all(
      `INSERT INTO ratings (game, season, player, kind, mu, sigma, games, last, step) VALUES ${rows.join(', ')}`,
    );
    const people = chunk.map(({ player }) => `('${player}', 'Name of ${player.slice(-6)}', 0, 0, 0)`);
    await sql.all(`INSERT INTO people (id, name, made, seen, sessions) VALUES ${people.join(', ')}`);
  }
  await sql.all(
    `INSERT INTO rating_steps (game, season, kind, step, count)
     SELECT game, season, kind, step, COUNT(*) FROM ratings GROUP BY game, season, kind, step`,
  );
}

async function timed(ask: () => Promise<unknown>, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const begin = performance.now();
    await ask();
    taken.push(performance.now() - begin);
  }
  return taken;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
