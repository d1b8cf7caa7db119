/** Over 300 lines: every statement about leagues, one short method each. */
import type { Engine, Row, Sql } from '../sql.ts';

export interface LeagueRow {
  readonly id: string;
  readonly name: string;
  /** What is played and how, as JSON. */
  readonly settings: string;
  /** The person who runs it. */
  readonly organiser: string;
  readonly keyHash: string;
  /** The places at each table, round by round, as JSON; empty: it has not started. */
  readonly fixtures: string;
  readonly made: number;
  readonly touched: number;
}

/** A player of a league. Places have gaps until the start, and then none. */
export interface LeaguePlace {
  readonly place: number;
  /** Empty: somebody who has deleted their data. */
  readonly person: string;
  /** As they are called now; empty: somebody who has deleted their data. */
  readonly name: string;
  /** The place is free for somebody else. */
  readonly hasLeft: boolean;
}

export interface LeagueTableRow {
  readonly round: number;
  /** Within the round. */
  readonly number: number;
  readonly match: string;
  /** Of the table's link, with which members watch: its seats are reserved for people. */
  readonly key: string;
}

export interface WholeLeague {
  readonly league: LeagueRow;
  readonly places: readonly LeaguePlace[];
  readonly tables: readonly LeagueTableRow[];
}

export interface ListedLeague {
  readonly league: LeagueRow;
  readonly players: number;
  readonly made: number;
  readonly finished: number;
}

/** Leagues, who plays in them, and the tables that were made for them. */
export class SqlLeagues {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** False: the person runs as many as they may. */
  async make(league: LeagueRow, most: number): Promise<boolean> {
    return this.#engine.transaction(async (sql) => {
      const [row] = await sql.all('SELECT COUNT(*) AS n FROM leagues WHERE organiser = ?', [
        league.organiser,
      ]);
      if (Number(row?.['n'] ?? 0) >= most) return false;
      const { id, name, settings, organiser, keyHash, fixtures, made, touched } = league;
      await sql.all(
        `INSERT INTO leagues (id, name, settings, organiser, key_hash, fixtures, made, touched)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        [id, name, settings, organiser, keyHash, fixtures, made, touched],
      );
      await addPlace(sql, id, 0, organiser);
      return true;
    });
  }

  async league(id: string): Promise<WholeLeague | undefined> {
    const [row] = await this.#engine.all('SELECT * FROM leagues WHERE id = ?', [id]);
    if (row === undefined) return undefined;
    const tables = await this.#engine.all(
      'SELECT * FROM league_tables WHERE league = ? ORDER BY round, number',
      [id],
    );
    return { league: leagueOf(row), places: await placesOf(this.#engine, id), tables: tables.map(tableOf) };
  }

  /** Those the person plays in, the newest first. */
  async ofPerson(person: string, limit: number): Promise<ListedLeague[]> {
    const rows = await this.#engine.all(
      `SELECT l.*, (SELECT COUNT(*) FROM league_places q WHERE q.league = l.id) AS players,
         (SELECT COUNT(*) FROM league_tables t WHERE t.league = l.id) AS tables,
         (SELECT COUNT(*) FROM league_tables t JOIN results r ON r.match = t.match WHERE t.league = l.id) AS finished
       FROM league_places p JOIN leagues l ON l.id = p.league
       WHERE p.person = ? AND p.has_left = 0 ORDER BY l.touched DESC, l.id LIMIT ?`,
      [person, limit],
    );
    return rows.map((row) => ({
      league: leagueOf(row),
      players: Number(row['players']),
      made: Number(row['tables']),
      finished: Number(row['finished']),
    }));
  }

  /**
   * The place of somebody who joins: a new one before the start, later one that was left, their own first. `most`: players
   * of a league, and leagues of a player.
   */
  async join(
    id: string,
    person: string,
    at: number,
    most: { readonly players: number; readonly leagues: number },
  ): Promise<'joined' | 'full' | 'started' | 'gone' | 'too-many'> {
    return this.#engine.transaction(async (sql) => {
      const league = await touch(sql, id, at);
      if (league === undefined) return 'gone';
      const places = await placesOf(sql, id);
      const mine = places.find((each) => each.person === person);
      if (mine?.hasLeft === false) return 'joined';
      const [played] = await sql.all(
        'SELECT COUNT(*) AS n FROM league_places WHERE person = ? AND has_left = 0',
        [person],
      );
      if (Number(played?.['n'] ?? 0) >= most.leagues) return 'too-many';
      if (league.fixtures === '') {
        if (places.length >= most.players) return 'full';
        await addPlace(sql, id, (places.at(-1)?.place ?? -1) + 1, person);
        return 'joined';
      }
      const free = mine ?? places.find(({ hasLeft }) => hasLeft);
      if (free === undefined) return 'started';
      await sql.all(
        `UPDATE league_places SET person = ?, name = COALESCE((SELECT p.name FROM people p WHERE p.id = ?), ''), has_left = 0
         WHERE league = ? AND place = ?`,
        [person, person, id, free.place],
      );
      return 'joined';
    });
  }

  /** The person leaves, or before the start the organiser removes them. False: the person is not one of its players. */
  async leave(id: string, person: string, at: number): Promise<boolean> {
    return this.#engine.transaction(async (sql) => {
      const league = await touch(sql, id, at);
      return league !== undefined && leaveLeague(sql, league, person);
    });
  }

  /** A new name, or before the start anything. False: it is not there, or has started meanwhile. */
  async change(id: string, name: string, settings: string | undefined, at: number): Promise<boolean> {
    const rows =
      settings === undefined
        ? await this.#engine.all('UPDATE leagues SET name = ?, touched = ? WHERE id = ? RETURNING id', [
            name,
            at,
            id,
          ])
        : await this.#engine.all(
            `UPDATE leagues SET name = ?, settings = ?, touched = ? WHERE id = ? AND fixtures = '' RETURNING id`,
            [name, settings, at, id],
          );
    return rows.length > 0;
  }

  async setKey(id: string, keyHash: string): Promise<void> {
    await this.#engine.all('UPDATE leagues SET key_hash = ? WHERE id = ?', [keyHash, id]);
  }

  /** Numbers the places from 0. False: somebody came or went meanwhile, or it has started. */
  async start(id: string, players: readonly number[], fixtures: string, at: number): Promise<boolean> {
    return this.#engine.transaction(async (sql) => {
      const league = await touch(sql, id, at);
      if (league === undefined || league.fixtures !== '') return false;
      const places = await placesOf(sql, id);
      if (places.map(({ place }) => place).join() !== players.join()) return false;
      for (const [index, { place }] of places.entries()) {
        await sql.all('UPDATE league_places SET place = ? WHERE league = ? AND place = ?', [
          index,
          id,
          place,
        ]);
      }
      await sql.all('UPDATE leagues SET fixtures = ? WHERE id = ?', [fixtures, id]);
      return true;
    });
  }

  /** The tables of a round get their ids before they are made: the first to ask says which. */
  async addTables(id: string, tables: readonly LeagueTableRow[], at: number): Promise<void> {
    await this.#engine.transaction(async (sql) => {
      if ((await touch(sql, id, at)) === undefined) return;
      for (const { round, number, match, key } of tables) {
        await sql.all(
          `INSERT INTO league_tables (league, round, number, match, key) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (league, round, number) DO NOTHING`,
          [id, round, number, match, key],
        );
      }
    });
  }

  /** In the place of one that was closed. */
  async replaceTable(id: string, old: string, { match, key }: LeagueTableRow): Promise<void> {
    await this.#engine.all('UPDATE league_tables SET match = ?, key = ? WHERE league = ? AND match = ?', [
      match,
      key,
      id,
      old,
    ]);
  }

  async remove(id: string): Promise<void> {
    await this.#engine.transaction((sql) => removeLeague(sql, id));
  }

  /** Removes some leagues that never started and that nobody has touched since. */
  async forgetUnstarted(before: number, limit: number): Promise<void> {
    const rows = await this.#engine.all(
      "SELECT id FROM leagues WHERE fixtures = '' AND touched < ? LIMIT ?",
      [before, limit],
    );
    for (const row of rows) await this.remove(String(row['id']));
  }

  async aboutMe(person: string): Promise<object[]> {
    const rows = await this.#engine.all(
      `SELECT l.id, l.name, l.made, l.organiser, p.place, p.has_left FROM league_places p
       JOIN leagues l ON l.id = p.league WHERE p.person = ? ORDER BY l.made`,
      [person],
    );
    return rows.map((row) => ({
      league: String(row['id']),
      name: String(row['name']),
      made: Number(row['made']),
      place: Number(row['place']),
      isOrganiser: row['organiser'] === person,
      hasLeft: row['has_left'] === 1,
    }));
  }

  /** Places stay, without a name. */
  async forgetMe(person: string): Promise<void> {
    await this.#engine.transaction(async (sql) => {
      const rows = await sql.all(
        'SELECT l.* FROM league_places p JOIN leagues l ON l.id = p.league WHERE p.person = ?',
        [person],
      );
      for (const row of rows) await leaveLeague(sql, leagueOf(row), person);
      await sql.all("UPDATE league_places SET person = '', name = '' WHERE person = ?", [person]);
    });
  }
}

/** Holds the league until the transaction ends, so that nobody else changes it meanwhile. */
async function touch(sql: Sql, id: string, at: number): Promise<LeagueRow | undefined> {
  const [row] = await sql.all('UPDATE leagues SET touched = ? WHERE id = ? RETURNING *', [at, id]);
  return row && leagueOf(row);
}

async function placesOf(sql: Sql, id: string): Promise<LeaguePlace[]> {
  const rows = await sql.all(
    `SELECT l.place, l.person, COALESCE(p.name, l.name) AS called, l.has_left FROM league_places l
     LEFT JOIN people p ON p.id = l.person WHERE l.league = ? ORDER BY l.place`,
    [id],
  );
  return rows.map((row) => ({
    place: Number(row['place']),
    person: String(row['person']),
    name: String(row['called']),
    hasLeft: row['has_left'] === 1,
  }));
}

async function addPlace(sql: Sql, league: string, place: number, person: string): Promise<void> {
  await sql.all(
    `INSERT INTO league_places (league, place, person, name, has_left)
     VALUES (?, ?, ?, COALESCE((SELECT name FROM people WHERE id = ?), ''), 0)`,
    [league, place, person, person],
  );
}

/** Before the start the place goes; later it waits for somebody else. A league without players goes. */
async function leaveLeague(
  sql: Sql,
  { id, organiser, fixtures }: LeagueRow,
  person: string,
): Promise<boolean> {
  const left = await sql.all(
    fixtures === ''
      ? 'DELETE FROM league_places WHERE league = ? AND person = ? RETURNING place'
      : `UPDATE league_places SET has_left = 1, name = COALESCE((SELECT p.name FROM people p WHERE p.id = league_places.person), name)
         WHERE league = ? AND person = ? AND has_left = 0 RETURNING place`,
    [id, person],
  );
  const players = (await placesOf(sql, id)).filter(({ hasLeft }) => !hasLeft);
  if (players.length === 0) await removeLeague(sql, id);
  else if (organiser === person) await pass(sql, id, players[0]?.person ?? '');
  return left.length > 0;
}

async function pass(sql: Sql, id: string, organiser: string): Promise<void> {
  await sql.all('UPDATE leagues SET organiser = ? WHERE id = ?', [organiser, id]);
}

async function removeLeague(sql: Sql, id: string): Promise<void> {
  for (const table of ['league_places', 'league_tables'])
    await sql.all(`DELETE FROM ${table} WHERE league = ?`, [id]);
  await sql.all('DELETE FROM leagues WHERE id = ?', [id]);
}

function leagueOf(row: Row): LeagueRow {
  return {
    id: String(row['id']),
    name: String(row['name']),
    settings: String(row['settings']),
    organiser: String(row['organiser']),
    keyHash: String(row['key_hash']),
    fixtures: String(row['fixtures']),
    made: Number(row['made']),
    touched: Number(row['touched']),
  };
}

function tableOf(row: Row): LeagueTableRow {
  return {
    round: Number(row['round']),
    number: Number(row['number']),
    match: String(row['match']),
    key: String(row['key']),
  };
}
