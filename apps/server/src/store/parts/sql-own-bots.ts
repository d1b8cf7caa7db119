import type { PersonRow } from '../port.ts';
import type { Engine, Row } from '../sql.ts';

/** Somebody's bot. */
export interface BotRow extends PersonRow {
  readonly owner: string;
}

const BOT = `SELECT p.id, p.name, p.made, p.owner
  FROM bot_tokens b JOIN people p ON p.id = b.bot JOIN people o ON o.id = p.owner`;

/** Bots that people bring: a bot is somebody, with an owner and a token. */
export class SqlOwnBots {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** `hash`: of its token. */
  async make(
    bot: { readonly id: string; readonly name: string; readonly made: number; readonly owner: string },
    hash: string,
  ): Promise<void> {
    const { id, name, made, owner } = bot;
    await this.#engine.transaction(async (sql) => {
      await sql.all('INSERT INTO people (id, name, made, seen, owner) VALUES (?, ?, ?, ?, ?)', [
        id,
        name,
        made,
        made,
        owner,
      ]);
      await sql.all('INSERT INTO bot_tokens (bot, hash) VALUES (?, ?)', [id, hash]);
    });
  }

  async byToken(hash: string): Promise<BotRow | undefined> {
    const [row] = await this.#engine.all(`${BOT} WHERE b.hash = ?`, [hash]);
    return row && botOf(row);
  }

  /** Oldest first. */
  async ofOwner(owner: string): Promise<BotRow[]> {
    const rows = await this.#engine.all(`${BOT} WHERE p.owner = ? ORDER BY p.made, p.id`, [owner]);
    return rows.map(botOf);
  }

  async find(bot: string): Promise<BotRow | undefined> {
    const [row] = await this.#engine.all(`${BOT} WHERE b.bot = ?`, [bot]);
    return row && botOf(row);
  }

  /** Of all that somebody has made, removed ones too, the ids. */
  async everyOf(owner: string): Promise<string[]> {
    const rows = await this.#engine.all('SELECT id FROM people WHERE owner = ?', [owner]);
    return rows.map((row) => String(row['id']));
  }

  /** Those of the tokens that are good, by their hashes. */
  async alive(hashes: readonly string[]): Promise<string[]> {
    const given = this.#engine.dialect.rowsFrom({ hash: 'text' });
    const rows = await this.#engine.all(
      `SELECT b.hash FROM bot_tokens b JOIN people p ON p.id = b.bot JOIN people o ON o.id = p.owner
       WHERE b.hash IN (SELECT hash FROM ${given})`,
      [JSON.stringify(hashes.map((hash) => ({ hash })))],
    );
    return rows.map((row) => String(row['hash']));
  }

  async aboutMe(person: string): Promise<object[]> {
    return (await this.ofOwner(person)).map(({ name, made }) => ({ name, made }));
  }

  /** A bot's own token, or those of somebody's bots. */
  async forgetMe(person: string): Promise<void> {
    await this.#engine.all(
      'DELETE FROM bot_tokens WHERE bot = ? OR bot IN (SELECT id FROM people WHERE owner = ?)',
      [person, person],
    );
  }

  /** The old token is worth nothing from now on. False: there is no such bot. */
  async renew(bot: string, hash: string): Promise<boolean> {
    const rows = await this.#engine.all('UPDATE bot_tokens SET hash = ? WHERE bot = ? RETURNING bot', [
      hash,
      bot,
    ]);
    return rows.length > 0;
  }

  /** Its games stay, and nobody plays as it any more. */
  async remove(bot: string): Promise<void> {
    await this.#engine.all('DELETE FROM bot_tokens WHERE bot = ?', [bot]);
  }

  /** Removes the tokens of bots that have been forgotten, or whose owners have. */
  async tidy(): Promise<void> {
    await this.#engine.all(
      `DELETE FROM bot_tokens WHERE bot NOT IN (
         SELECT p.id FROM people p JOIN people o ON o.id = p.owner)`,
    );
  }

  /** Tables at which somebody sits and that are not over. */
  async tablesOf(bot: string): Promise<string[]> {
    const rows = await this.#engine.all(
      `SELECT s.match FROM seats s JOIN tables t ON t.match = s.match
       WHERE s.person = ? AND t.status IN ('open', 'running')`,
      [bot],
    );
    return rows.map((row) => String(row['match']));
  }
}

function botOf(row: Row): BotRow {
  return {
    id: String(row['id']),
    name: String(row['name']),
    made: Number(row['made']),
    owner: String(row['owner']),
  };
}
