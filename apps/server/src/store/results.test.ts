import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestDatabase } from '../testing/postgres.ts';
import { openStore } from './open.ts';
import type { Store } from './port.ts';
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
    if (kind === 'postgres') database = await startPostgres();
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
    await results.forget('person-5');
    expect((await results.of('d'))?.seats.map(({ name }) => name)).toEqual(['Name 4', '']);
  });

  it('numbers games that end at once in several processes without gaps', async () => {
    const games = Array.from({ length: 40 }, (_, index) => finished(`many-${index}`));
    const kept = await Promise.all(games.map((game, index) => end(game, index % 2 === 0 ? store : other)));
    expect(kept).not.toContain(false);
    const numbers = (await store.parts.results.every(4, 100)).map(({ number }) => number);
    expect(numbers).toEqual(games.map((_, index) => 5 + index));
  });
});
