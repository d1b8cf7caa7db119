import type { Engine, Row } from '../../sql.ts';

/** Somebody whom a person does not want to hear, nor to have at their tables. */
export interface BlockRow {
  /** Says nothing of who it is. */
  readonly id: string;
  readonly person: string;
  readonly blocked: string;
  /** As they were called then. */
  readonly name: string;
  readonly at: number;
}

export const SANCTIONS = ['silence', 'ban', 'name'] as const;
/** Not heard; not at public tables; not free to choose a name. */
export type SanctionKind = (typeof SANCTIONS)[number];

/** What an admin has decided about a person, for a time. */
export interface SanctionRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly kind: SanctionKind;
  readonly at: number;
  readonly until: number;
}

export interface StandingRow {
  /** Whom they have blocked. */
  readonly hides: readonly string[];
  /** Who of those that were asked about has blocked them. */
  readonly barredBy: readonly string[];
  readonly sanctions: readonly SanctionRow[];
}

/** Who is blocked from whom: by people themselves, and by admins. */
export class SqlBlocks {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** A second one of the same two is the same. False: the person has as many as they may. */
  async put({ id, person, blocked, name, at }: BlockRow, most: number): Promise<boolean> {
    const [row] = await this.#engine.all(
      'SELECT COUNT(*) AS n, SUM(CASE WHEN blocked = ? THEN 1 ELSE 0 END) AS own FROM blocks WHERE person = ?',
      [blocked, person],
    );
    if (Number(row?.['own'] ?? 0) > 0) return true;
    if (Number(row?.['n'] ?? 0) >= most) return false;
    await this.#engine.all(
      `INSERT INTO blocks (id, person, blocked, name, at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (person, blocked) DO NOTHING`,
      [id, person, blocked, name, at],
    );
    return true;
  }

  /** Newest first. */
  async of(person: string): Promise<BlockRow[]> {
    const rows = await this.#engine.all('SELECT * FROM blocks WHERE person = ? ORDER BY at DESC, id', [
      person,
    ]);
    return rows.map(blockOf);
  }

  /** Whom it was about; undefined: that person has no such block. */
  async remove(person: string, id: string): Promise<string | undefined> {
    const [row] = await this.#engine.all('DELETE FROM blocks WHERE person = ? AND id = ? RETURNING blocked', [
      person,
      id,
    ]);
    return row && String(row['blocked']);
  }

  /** `hosts`: those at whose tables the person might be. */
  async standing(person: string, hosts: readonly string[], now: number): Promise<StandingRow> {
    const hides = await this.#engine.all('SELECT blocked FROM blocks WHERE person = ?', [person]);
    const barredBy = await this.#engine.all(
      `SELECT person FROM blocks WHERE blocked = ?
         AND person IN (SELECT person FROM ${this.#engine.dialect.rowsFrom({ person: 'text' })})`,
      [person, JSON.stringify(hosts.map((host) => ({ person: host })))],
    );
    return {
      hides: hides.map((row) => String(row['blocked'])),
      barredBy: barredBy.map((row) => String(row['person'])),
      sanctions: await this.sanctionsOn(person, now),
    };
  }

  /** A new one of the same kind replaces the old one. */
  async sanction({ id, person, name, kind, at, until }: SanctionRow): Promise<void> {
    await this.#engine.all(
      `INSERT INTO sanctions (id, person, name, kind, at, until) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (person, kind) DO UPDATE
       SET id = excluded.id, name = excluded.name, at = excluded.at, until = excluded.until`,
      [id, person, name, kind, at, until],
    );
  }

  /** Those that still hold. */
  async sanctionsOn(person: string, now: number): Promise<SanctionRow[]> {
    const rows = await this.#engine.all(
      'SELECT * FROM sanctions WHERE person = ? AND until > ? ORDER BY kind',
      [person, now],
    );
    return rows.map(sanctionOf);
  }

  async sanctions(now: number, limit: number): Promise<SanctionRow[]> {
    const rows = await this.#engine.all(
      'SELECT * FROM sanctions WHERE until > ? ORDER BY at DESC, id LIMIT ?',
      [now, limit],
    );
    return rows.map(sanctionOf);
  }

  async lift(id: string): Promise<SanctionRow | undefined> {
    const [row] = await this.#engine.all('DELETE FROM sanctions WHERE id = ? RETURNING *', [id]);
    return row && sanctionOf(row);
  }

  /** Wherever the store writes names down; tables have their own. */
  async rename(person: string, name: string): Promise<void> {
    await this.#engine.transaction(async (sql) => {
      await sql.all('UPDATE people SET name = ? WHERE id = ?', [name, person]);
      await sql.all('UPDATE result_seats SET name = ? WHERE person = ?', [name, person]);
      await sql.all('UPDATE daily SET name = ? WHERE person = ?', [name, person]);
    });
  }

  /** Removes sanctions that ended before that time, and blocks of and by people who are no longer there. */
  async tidy(before: number): Promise<void> {
    await this.#engine.all('DELETE FROM sanctions WHERE until < ?', [before]);
    await this.#engine.all(
      `DELETE FROM blocks WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = blocks.person)
         OR NOT EXISTS (SELECT 1 FROM people WHERE people.id = blocks.blocked)`,
    );
  }

  async aboutMe(person: string): Promise<object> {
    const blocked = (await this.of(person)).map(({ name, at }) => ({ name, at }));
    const sanctions = await this.sanctionsOn(person, 0);
    return { blocked, sanctions: sanctions.map(({ kind, at, until }) => ({ kind, at, until })) };
  }

  async forgetMe(person: string): Promise<void> {
    await this.#engine.all('DELETE FROM blocks WHERE person = ? OR blocked = ?', [person, person]);
    await this.#engine.all('DELETE FROM sanctions WHERE person = ?', [person]);
  }
}

function blockOf(row: Row): BlockRow {
  return {
    id: String(row['id']),
    person: String(row['person']),
    blocked: String(row['blocked']),
    name: String(row['name']),
    at: Number(row['at']),
  };
}

function sanctionOf(row: Row): SanctionRow {
  return {
    id: String(row['id']),
    person: String(row['person']),
    name: String(row['name']),
    kind: SANCTIONS.find((kind) => kind === row['kind']) ?? 'silence',
    at: Number(row['at']),
    until: Number(row['until']),
  };
}
