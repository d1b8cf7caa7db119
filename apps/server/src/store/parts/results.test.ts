import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestDatabase } from '../../testing/postgres.ts';
import { fastChance } from '@paddock/kernel';
import { isProvisional } from '../../ratings/model.ts';
import { DATABASE_FILE, openStore } from '../open.ts';
import { PostgresEngine } from '../postgres/engine.ts';
import { SqliteEngine } from '../sqlite.ts';
import type { Store } from '../port.ts';
import { NEWEST, type FinishedGame, type FinishedSeat } from './sql-results.ts';

const NOW = 1_800_000_000_000;

function seat(number: number, more: Partial<FinishedSeat> = {}): FinishedSeat {
  return {
    seat: number,
    person: `person-${number}`,
    bot: null,
    name: `Name ${number}`,
    place: number + 1,
    score: 10 - number,
    hasLeft: false,
    ...more,
  };
}

function finished(match: string, more: Partial<FinishedGame> = {}): FinishedGame {
  return {
    match,
    game: 'formula',
    at: NOW,
    isPublic: true,
    isRated: false,
    league: null,
    seats: [seat(0), seat(1)],
    ...more,
  };
}

describe.each(['sqlite', 'postgres'] as const)('results on %s', (kind) => {
  let database: TestDatabase | undefined;
  let dataDir: string;
  /** Two processes where the engine allows it. */
  let store: Store;
  let other: Store;

  const end = (game: FinishedGame, by = store) =>
    by.append({ match: game.match, seq: 0, at: game.at, body: '{}', finished: game });

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'paddock-results-'));
    if (kind === 'postgres') database = await startPostgres({ isHasty: true });
    const place = { dataDir, databaseUrl: database?.url };
    store = await openStore(place);
    other = database === undefined ? store : await openStore(place);
  }, 120_000);

  afterAll(async () => {
    if (other !== store) await other.close();
    await store.close();
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  it('writes a game with the event that ends it, once, and gives it back', async () => {
    const game = finished('a', {
      isRated: true,
      league: { id: 'l', round: 2 },
      seats: [
        seat(0, { hasLeft: true }),
        seat(1, { person: null, bot: 'club' }),
        seat(2, { isOwnBot: true, place: 2 }),
      ],
    });
    expect(await end(game)).toBe(true);
    expect(await end(game)).toBe(false);
    expect(await store.parts.results.of('a')).toEqual({ ...game, number: 1 });
    expect(await store.parts.results.of('nobody')).toBeUndefined();
  });

  it('lists public ones, a league’s and a person’s', async () => {
    await end(finished('b', { league: { id: 'l', round: 1 } }));
    await end(finished('c', { isPublic: false, seats: [seat(0), seat(4)] }));
    await end(finished('d', { seats: [seat(4), seat(5)] }));
    const matches = (results: readonly FinishedGame[]) => results.map(({ match }) => match).join(' ');
    const { results } = store.parts;
    expect(matches(await results.publicOnes(NEWEST, 2))).toBe('d b');
    expect(matches(await results.publicOnes(4, 9))).toBe('b a');
    expect(matches(await results.ofLeague('l'))).toBe('a b');
    expect(matches(await results.ofPerson('person-0', NEWEST, 9))).toBe('c b a');
    expect(matches(await results.ofPerson('person-0', 3, 1))).toBe('b');
    expect(matches(await results.every(1, 2))).toBe('b c');
    expect(matches(await results.aboutMe('person-5'))).toBe('d');
    await results.forgetMe('person-5');
    expect((await results.of('d'))?.seats.map(({ name }) => name)).toEqual(['Name 4', '']);
  });

  it('numbers games that end at once in several processes without gaps', async () => {
    const games = Array.from({ length: 40 }, (_, index) => finished(`many-${index}`));
    const kept = await Promise.all(games.map((game, index) => end(game, index % 2 === 0 ? store : other)));
    expect(kept).not.toContain(false);
    const numbers = (await store.parts.results.every(4, 100)).map(({ number }) => number);
    expect(numbers).toEqual(games.map((_, index) => 5 + index));
  });

  it('counts rated games that end at the same time once each and in order: a recount gives the same', async () => {
    const { ratings } = store.parts;
    const chance = fastChance('ratings');
    const rated = Array.from({ length: 60 }, (_, index) =>
      finished(`rated-${index}`, {
        game: 'downforce',
        isRated: true,
        at: NOW + index,
        seats: Array.from({ length: 2 + chance.below(5) }, (_, number) => {
          const place = 1 + chance.below(3);
          if (number > 3) return seat(number, { person: null, bot: 'club', place });
          const who = 4 * chance.below(10) + number;
          return seat(number, { person: `rated-${String(who).padStart(2, '0')}`, place });
        }),
      }),
    );
    await Promise.all(rated.map((game, index) => end(game, index % 2 === 0 ? store : other)));
    const all = { game: 'downforce', season: '', kind: 'person' } as const;
    const people = await ratings.count(all);
    expect(await ratings.check()).toMatchObject({ results: 61, wrong: 0 });
    const top = await ratings.top(all, 0, 100);
    expect(top).toHaveLength(people);
    expect(top.map(({ rank }) => rank)).toEqual(top.map((_, index) => index + 1));
    const order = top.map((each) => (isProvisional(each.sigma, each.games) ? each.mu - 1_000 : each.mu));
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(await ratings.top(all, 17, 5)).toEqual(top.slice(17, 22));
    expect(await ratings.top(all, people, 5)).toEqual([]);
    expect(await ratings.top({ ...all, game: 'chess' }, 0, 5)).toEqual([]);
    for (const each of [top[0], top[20], top.at(-1)]) {
      expect(await ratings.rankOf('downforce', '', each?.player ?? '')).toEqual(each);
    }
    expect(await ratings.top({ ...all, kind: 'bot' }, 0, 5)).toMatchObject([
      { player: 'bot:club', name: null },
    ]);
    expect(await ratings.seasons('downforce')).toEqual(['2027-1']);
    const [{ player } = { player: '' }] = top;
    const history = await ratings.history(player, 'downforce', 100);
    const { mu, sigma, games } = top[0] ?? {};
    expect(history).toHaveLength(games ?? 0);
    expect(history.at(-1)?.after).toEqual({ mu, sigma });
    expect(await ratings.changesOf(rated[0]?.match ?? '')).toHaveLength(rated[0]?.seats.length ?? 0);
  });

  it('counts who came ahead of whom', async () => {
    expect(await store.parts.ratings.versus('person-0', 'person-1')).toContainEqual({
      game: 'formula',
      ahead: 41,
      behind: 0,
      tied: 0,
    });
    expect(await store.parts.ratings.versus('person-0', 'nobody')).toEqual([]);
  });

  it('finds ratings that were tampered with, and corrects them', async () => {
    const before = await store.parts.ratings.of('rated-00');
    const engine = database
      ? new PostgresEngine(database.url)
      : new SqliteEngine(join(dataDir, DATABASE_FILE));
    await engine.all("UPDATE ratings SET mu = mu + 1 WHERE player = 'rated-00'");
    await engine.all('DELETE FROM rating_changes WHERE number = 45');
    await engine.close();
    const { wrong } = await store.parts.ratings.check();
    expect(wrong).toBeGreaterThan(2);
    expect(await store.parts.ratings.refold()).toMatchObject({ wrong });
    expect(await store.parts.ratings.check()).toMatchObject({ wrong: 0 });
    expect(await store.parts.ratings.of('rated-00')).toEqual(before);
  });
});
