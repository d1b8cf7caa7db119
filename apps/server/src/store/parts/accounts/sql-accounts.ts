import type { Engine, Row, Sql } from '../../sql.ts';

/** A passkey as the server keeps it: nothing here signs anybody in. */
export interface PasskeyRow {
  /** The credential's id, in base64url. */
  readonly id: string;
  readonly person: string;
  /** As its owner calls it. */
  readonly name: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** How a browser reaches it: `internal`, `hybrid`, `usb` … */
  readonly transports: readonly string[];
  readonly made: number;
  /** Null: not since it was made. */
  readonly used: number | null;
}

/** By the first letters, proved by the hash. */
export interface RecoveryCodeRow {
  readonly start: string;
  readonly hash: string;
}

/** What makes an account of a guest: passkeys and recovery codes, and who is an admin. */
export class SqlAccounts {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** An account is a person with a passkey. */
  async isAccount(person: string): Promise<boolean> {
    const rows = await this.#engine.all('SELECT id FROM passkeys WHERE person = ? LIMIT 1', [person]);
    return rows.length > 0;
  }

  /** Only an account is one. */
  async isAdmin(person: string): Promise<boolean> {
    const rows = await this.#engine.all(
      `SELECT id FROM people p WHERE id = ? AND is_admin = 1
         AND EXISTS (SELECT 1 FROM passkeys k WHERE k.person = p.id)`,
      [person],
    );
    return rows.length > 0;
  }

  /** False: that is not an account. */
  async setAdmin(person: string, isAdmin: boolean): Promise<boolean> {
    const rows = await this.#engine.all(
      `UPDATE people SET is_admin = ? WHERE id = ?
         AND EXISTS (SELECT 1 FROM passkeys k WHERE k.person = people.id) RETURNING id`,
      [isAdmin ? 1 : 0, person],
    );
    return rows.length > 0;
  }

  /** `person`: whose passkey it is for, or empty where anybody may sign in. */
  async putChallenge(challenge: string, person: string, now: number, until: number): Promise<void> {
    await this.#engine.all('DELETE FROM challenges WHERE until < ?', [now]);
    await this.#engine.all('INSERT INTO challenges (challenge, person, until) VALUES (?, ?, ?)', [
      challenge,
      person,
      until,
    ]);
  }

  /** Once: false for one that was used, has run out, or is for somebody else. */
  async takeChallenge(challenge: string, person: string, now: number): Promise<boolean> {
    const rows = await this.#engine.all(
      'DELETE FROM challenges WHERE challenge = ? AND person = ? AND until >= ? RETURNING challenge',
      [challenge, person, now],
    );
    return rows.length > 0;
  }

  /** `first`: with it the person is an account. */
  async addPasskey(passkey: PasskeyRow, most: number): Promise<'first' | 'added' | 'taken' | 'too-many'> {
    const { id, person, name, publicKey, counter, transports, made } = passkey;
    return this.#engine.transaction(async (sql) => {
      const held = await heldBy(sql, person);
      if (held.length >= most) return 'too-many';
      const rows = await sql.all(
        `INSERT INTO passkeys (id, person, name, public_key, counter, transports, made)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, person, name, publicKey, counter, transports.join(' '), made],
      );
      if (rows.length === 0) return 'taken';
      return held.length === 0 ? 'first' : 'added';
    });
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    const [row] = await this.#engine.all('SELECT * FROM passkeys WHERE id = ?', [id]);
    return row && passkeyOf(row);
  }

  /** The oldest first. */
  async passkeysOf(person: string): Promise<PasskeyRow[]> {
    const rows = await this.#engine.all('SELECT * FROM passkeys WHERE person = ? ORDER BY made, id', [
      person,
    ]);
    return rows.map(passkeyOf);
  }

  async renamePasskey(id: string, person: string, name: string): Promise<boolean> {
    const rows = await this.#engine.all(
      'UPDATE passkeys SET name = ? WHERE id = ? AND person = ? RETURNING id',
      [name, id, person],
    );
    return rows.length > 0;
  }

  /** Never the last one. */
  async removePasskey(id: string, person: string): Promise<'removed' | 'last' | 'none'> {
    return this.#engine.transaction(async (sql) => {
      const held = await heldBy(sql, person);
      if (!held.includes(id)) return 'none';
      if (held.length === 1) return 'last';
      await sql.all('DELETE FROM passkeys WHERE id = ?', [id]);
      return 'removed';
    });
  }

  /** False: its counter has not gone up since, so that it may be a copy. Many passkeys do not count: theirs stays 0. */
  async usedPasskey(id: string, counter: number, at: number): Promise<boolean> {
    const rows = await this.#engine.all(
      `UPDATE passkeys SET counter = ?, used = ?
       WHERE id = ? AND (counter < ? OR (counter = 0 AND 0 = ?)) RETURNING id`,
      [counter, at, id, counter, counter],
    );
    return rows.length > 0;
  }

  /** In place of all before. */
  async putCodes(person: string, codes: readonly RecoveryCodeRow[]): Promise<void> {
    await this.#engine.transaction(async (sql) => {
      await sql.all('DELETE FROM recovery_codes WHERE person = ?', [person]);
      for (const { hash, start } of codes) {
        await sql.all('INSERT INTO recovery_codes (hash, start, person) VALUES (?, ?, ?)', [
          hash,
          start,
          person,
        ]);
      }
    });
  }

  async codesLeft(person: string): Promise<number> {
    const [row] = await this.#engine.all('SELECT COUNT(*) AS n FROM recovery_codes WHERE person = ?', [
      person,
    ]);
    return Number(row?.['n'] ?? 0);
  }

  /** The hashes of all codes with that beginning. */
  async codesFrom(start: string): Promise<string[]> {
    const rows = await this.#engine.all('SELECT hash FROM recovery_codes WHERE start = ?', [start]);
    return rows.map((row) => String(row['hash']));
  }

  /** Once. Returns whose it was. */
  async takeCode(hash: string): Promise<string | undefined> {
    const [row] = await this.#engine.all('DELETE FROM recovery_codes WHERE hash = ? RETURNING person', [
      hash,
    ]);
    return row && String(row['person']);
  }

  async aboutMe(person: string): Promise<object> {
    const passkeys = await this.passkeysOf(person);
    return {
      passkeys: passkeys.map(({ name, transports, made, used }) => ({ name, transports, made, used })),
      recoveryCodesLeft: await this.codesLeft(person),
      isAdmin: await this.isAdmin(person),
    };
  }

  /** The person, too: a cookie, a link or a passkey leads nowhere from now on. */
  async forgetMe(person: string): Promise<void> {
    await this.#engine.transaction(async (sql) => {
      for (const table of ['passkeys', 'recovery_codes', 'challenges', 'links']) {
        await sql.all(`DELETE FROM ${table} WHERE person = ?`, [person]);
      }
      await sql.all('DELETE FROM people WHERE id = ?', [person]);
    });
  }
}

/** The person's passkeys. Their row is held until the end, so that two calls at once count one after the other. */
async function heldBy(sql: Sql, person: string): Promise<string[]> {
  await sql.all('UPDATE people SET is_admin = is_admin WHERE id = ?', [person]);
  const rows = await sql.all('SELECT id FROM passkeys WHERE person = ?', [person]);
  return rows.map((row) => String(row['id']));
}

function passkeyOf(row: Row): PasskeyRow {
  const used = row['used'];
  return {
    id: String(row['id']),
    person: String(row['person']),
    name: String(row['name']),
    publicKey: String(row['public_key']),
    counter: Number(row['counter']),
    transports: String(row['transports'])
      .split(' ')
      .filter((each) => each !== ''),
    made: Number(row['made']),
    used: used === null || used === undefined ? null : Number(used),
  };
}
