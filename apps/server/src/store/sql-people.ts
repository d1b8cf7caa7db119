import type { PersonRow } from './port.ts';
import { SqlProcesses } from './sql-processes.ts';
import { number, text, type Engine, type Row } from './sql.ts';

/** Who is known here, when they were last seen, and the links by which another device becomes theirs. */
export class SqlPeople extends SqlProcesses {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super(engine);
    this.#engine = engine;
  }

  async everyPerson(after: string, limit: number): Promise<PersonRow[]> {
    const rows = await this.#engine.all('SELECT * FROM people WHERE id > ? ORDER BY id LIMIT ?', [
      after,
      limit,
    ]);
    return rows.map(personOf);
  }

  async putPerson({ id, name, made, sessions = 0, isAdmin, owner }: PersonRow): Promise<void> {
    await this.#engine.all(
      `INSERT INTO people (id, name, made, seen, sessions, is_admin, owner) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
      [id, name, made, made, sessions, isAdmin === true ? 1 : 0, owner ?? null],
    );
  }

  async person(id: string): Promise<PersonRow | undefined> {
    const [row] = await this.#engine.all('SELECT * FROM people WHERE id = ?', [id]);
    return row && personOf(row);
  }

  async saw(people: readonly string[], at: number): Promise<void> {
    const given = this.#engine.dialect.rowsFrom({ id: 'text' });
    await this.#engine.all(`UPDATE people SET seen = ? WHERE seen < ? AND id IN (SELECT id FROM ${given})`, [
      at,
      at,
      JSON.stringify(people.map((id) => ({ id }))),
    ]);
  }

  async lastSeen(person: string): Promise<number | undefined> {
    const [row] = await this.#engine.all('SELECT seen FROM people WHERE id = ?', [person]);
    return row && number(row, 'seen');
  }

  async forgetPeople(seenBefore: number, limit: number): Promise<number> {
    return this.#engine.transaction(async (sql) => {
      const rows = await sql.all(
        `DELETE FROM people WHERE id IN (SELECT id FROM people p WHERE seen < ? AND account IS NULL
           AND NOT EXISTS (SELECT 1 FROM passkeys k WHERE k.person = p.id)
           AND NOT EXISTS (SELECT 1 FROM bot_tokens b JOIN people o ON o.id = p.owner WHERE b.bot = p.id)
           AND NOT EXISTS (SELECT 1 FROM league_places l WHERE l.person = p.id)
           AND NOT EXISTS (SELECT 1 FROM seats s JOIN tables t ON t.match = s.match
             WHERE s.person = p.id AND t.status <> 'closed') LIMIT ?) RETURNING id`,
        [seenBefore, limit],
      );
      for (const row of rows) {
        for (const table of ['devices', 'mentions'])
          await sql.all(`DELETE FROM ${table} WHERE person = ?`, [text(row, 'id')]);
      }
      return rows.length;
    });
  }

  async signOut(id: string): Promise<number | undefined> {
    for (const table of ['links', 'devices'])
      await this.#engine.all(`DELETE FROM ${table} WHERE person = ?`, [id]);
    const [row] = await this.#engine.all(
      'UPDATE people SET sessions = sessions + 1 WHERE id = ? RETURNING sessions',
      [id],
    );
    return row && number(row, 'sessions');
  }

  async putLink(hash: string, person: string, until: number): Promise<void> {
    await this.#engine.all('INSERT INTO links (hash, person, until) VALUES (?, ?, ?)', [hash, person, until]);
  }

  async takeLink(hash: string, now: number): Promise<string | undefined> {
    await this.#engine.all('DELETE FROM links WHERE until < ?', [now]);
    const [row] = await this.#engine.all('DELETE FROM links WHERE hash = ? RETURNING person', [hash]);
    return row && text(row, 'person');
  }
}

function personOf(row: Row): PersonRow {
  // Data of an older server may be read before it is migrated.
  const sessions = Number(row['sessions'] ?? 0);
  const owner = row['owner'] ?? null;
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    made: number(row, 'made'),
    ...(sessions !== 0 && { sessions }),
    ...(owner !== null && { owner: String(owner) }),
    ...(row['is_admin'] === 1 && { isAdmin: true }),
  };
}
