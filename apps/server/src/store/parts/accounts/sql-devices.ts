import type { Engine, Row } from '../../sql.ts';

/** One session of one person: a browser that is signed in. */
export interface DeviceRow {
  readonly id: string;
  readonly person: string;
  readonly made: number;
  readonly seen: number;
  /** What the browser says of itself, in short. */
  readonly about: string;
}

export interface FoundDevice extends DeviceRow {
  /** The person's. */
  readonly name: string;
  readonly isEnded: boolean;
}

/** When its owner last proved on a device who they are, and how; 0: never. */
interface Proofs {
  readonly byPasskey: number;
  readonly byCode: number;
}

/** One person is signed in on at most this many; the least recently used one is removed. */
const MOST_DEVICES = 50;
/** Older than any cookie. */
const KEPT_MS = 400 * 86_400_000;
/** How exactly it is known when a device was used. */
const SEEN_MS = 600_000;

/** Who is signed in where. */
export class SqlDevices {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** One that is there stays as it is. */
  async add({ id, person, made, seen, about }: DeviceRow): Promise<void> {
    await this.#engine.transaction(async (sql) => {
      await sql.all(
        'INSERT INTO devices (id, person, made, seen, about) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
        [id, person, made, seen, about],
      );
      await sql.all(
        `DELETE FROM devices WHERE person = ? AND ended = 0 AND id NOT IN (
           SELECT id FROM devices WHERE person = ? AND ended = 0 ORDER BY seen DESC, made DESC LIMIT ?)`,
        [person, person, MOST_DEVICES],
      );
    });
  }

  /** Undefined: there is none, or its person is gone. */
  async find(id: string): Promise<FoundDevice | undefined> {
    const [row] = await this.#engine.all(
      'SELECT d.*, p.name FROM devices d JOIN people p ON p.id = d.person WHERE d.id = ?',
      [id],
    );
    return row && { ...deviceOf(row), name: String(row['name']), isEnded: Number(row['ended']) === 1 };
  }

  /** Its owner has used a passkey on it. */
  async verify(id: string, at: number): Promise<void> {
    await this.#engine.all('UPDATE devices SET verified = ? WHERE id = ?', [at, id]);
  }

  /** Its owner has signed in on it with a recovery code. */
  async recover(id: string, at: number): Promise<void> {
    await this.#engine.all('UPDATE devices SET recovered = ? WHERE id = ?', [at, id]);
  }

  async provedAt(id: string): Promise<Proofs> {
    const [row] = await this.#engine.all('SELECT verified, recovered FROM devices WHERE id = ?', [id]);
    return { byPasskey: Number(row?.['verified'] ?? 0), byCode: Number(row?.['recovered'] ?? 0) };
  }

  /** The last used first. */
  async of(person: string): Promise<DeviceRow[]> {
    const rows = await this.#engine.all(
      'SELECT * FROM devices WHERE person = ? AND ended = 0 ORDER BY seen DESC, made DESC',
      [person],
    );
    return rows.map(deviceOf);
  }

  /** Those of them that are signed in. */
  async alive(ids: readonly string[]): Promise<string[]> {
    const rows = await this.#engine.all(
      `SELECT d.id FROM devices d JOIN people p ON p.id = d.person
       WHERE ended = 0 AND d.id IN (SELECT id FROM ${this.#engine.dialect.rowsFrom({ id: 'text' })})`,
      [JSON.stringify(ids.map((id) => ({ id })))],
    );
    return rows.map((row) => String(row['id']));
  }

  async saw(ids: readonly string[], at: number): Promise<void> {
    await this.#engine.all(
      `UPDATE devices SET seen = ? WHERE seen < ? AND ended = 0
         AND id IN (SELECT id FROM ${this.#engine.dialect.rowsFrom({ id: 'text' })})`,
      [at, at - SEEN_MS, JSON.stringify(ids.map((id) => ({ id })))],
    );
  }

  /** `mayComeBack`: an older cookie would create it again, so it is kept as ended. False: that person has no such device. */
  async end(id: string, person: string, mayComeBack: boolean): Promise<boolean> {
    const rows = await this.#engine.all(
      mayComeBack
        ? 'UPDATE devices SET ended = 1 WHERE id = ? AND person = ? AND ended = 0 RETURNING id'
        : 'DELETE FROM devices WHERE id = ? AND person = ? RETURNING id',
      [id, person],
    );
    return rows.length > 0;
  }

  async tidy(now: number): Promise<void> {
    await this.#engine.all('DELETE FROM devices WHERE seen < ?', [now - KEPT_MS]);
  }

  async aboutMe(person: string): Promise<Omit<DeviceRow, 'id' | 'person'>[]> {
    return (await this.of(person)).map(({ made, seen, about }) => ({ made, seen, about }));
  }

  async forgetMe(person: string): Promise<void> {
    await this.#engine.all('DELETE FROM devices WHERE person = ?', [person]);
  }
}

function deviceOf(row: Row): DeviceRow {
  return {
    id: String(row['id']),
    person: String(row['person']),
    made: Number(row['made']),
    seen: Number(row['seen']),
    about: String(row['about']),
  };
}
