import { createHash } from 'node:crypto';
import type { ChannelKind } from '@paddock/protocol';
import { waitingOf, type ClaimedMessage } from './notice-rows.ts';
import { channelOf, noticePersonOf } from './sql-notice-channels.ts';
import type { Claim } from '../../port.ts';
import type { Columns, Engine, Row, Sql } from '../../sql.ts';

/** How a message went. */
export interface Settled {
  readonly channel: string;
  readonly owner: string;
  readonly at: number;
  readonly sent: readonly string[];
  /** Nobody needs them any more. */
  readonly dropped: readonly string[];
  /** Until a time at which they may come. */
  readonly later?: { readonly ids: readonly string[]; readonly at: number } | undefined;
  /** The tries that have failed so far, those that were refused, and when the next one is. */
  readonly failures: number;
  readonly refusals: number;
  readonly retryAt: number;
  /** Nothing arrives there: no more tries. */
  readonly isStopped?: boolean | undefined;
}

/** What somebody's own export has of it. */
interface AboutNotice {
  readonly kind: string;
  readonly match: string;
  readonly at: number;
  readonly state: string;
}

const NOTICE = {
  id: 'text',
  channel: 'text',
  person: 'text',
  kind: 'text',
  match: 'text',
  ask: 'text',
  said: 'text',
} as const satisfies Columns;
type NewNotice = Readonly<Record<keyof typeof NOTICE, string>>;

/** Notices in one message. */
const MOST_BUNDLED = 50;

/** The same turn of the same person at the same place is the same notice, however often and by whichever process it is noted. */
export function noticeId(match: string, kind: string, ask: string, channel: string): string {
  const told = `paddock notice ${match} ${kind} ${ask} ${channel}`;
  return createHash('sha256').update(told).digest('base64url').slice(0, 32);
}

/** The queue of notices. A row stays after it was sent, so that the same is not sent again. */
export class SqlNotices {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Notes every open turn, of these people or of all, once for each place where they want notices. Returns how many are new. */
  async noteTurns(people: readonly string[] | null, now: number, at: number): Promise<number> {
    const rows = await this.#engine.all(
      `SELECT c.id AS channel, c.person, s.seat, d.match, d.asks FROM notice_channels c
         JOIN notice_people n ON n.person = c.person JOIN seats s ON s.person = c.person JOIN due d ON d.match = s.match
       WHERE c.state = 'on' AND n.choices LIKE '% your-turn:' || c.kind || ' %'
         AND d.asks LIKE '%,' || s.seat || ':%' ${this.#among(people)}`,
      given(people),
    );
    const found = rows.map((row) => {
      const ask = new RegExp(`,${row['seat']}:\\d+,`).exec(String(row['asks']))?.[0] ?? '';
      return newNotice(row, 'your-turn', ask);
    });
    return this.#queue(found, now, at);
  }

  /** Every game that has ended since then, in the same way. */
  async noteEnded(people: readonly string[] | null, since: number, now: number, at: number): Promise<number> {
    const rows = await this.#engine.all(
      `SELECT c.id AS channel, c.person, t.match FROM tables t
         JOIN seats s ON s.match = t.match JOIN notice_channels c ON c.person = s.person
         JOIN notice_people n ON n.person = c.person
       WHERE t.status = 'over' AND t.is_public IN (0, 1) AND t.touched >= ? AND t.touched >= c.made
         AND c.state = 'on' AND n.choices LIKE '% game-over:' || c.kind || ' %' ${this.#among(people)}`,
      [since, ...given(people)],
    );
    return this.#queue(
      rows.map((row) => newNotice(row, 'game-over', '')),
      now,
      at,
    );
  }

  /** Adds a notice from another part of the server. */
  async note(
    { person, kind, match, said }: Pick<NewNotice, 'person' | 'kind' | 'match' | 'said'>,
    now: number,
    at: number,
  ): Promise<number> {
    const rows = await this.#engine.all(
      `SELECT c.id AS channel, c.person FROM notice_channels c JOIN notice_people n ON n.person = c.person
       WHERE c.person = ? AND c.state = 'on' AND n.choices LIKE '% ${kind === 'invited' ? 'invited' : 'rematch'}:' || c.kind || ' %'`,
      [person],
    );
    return this.#queue(
      rows.map((row) => ({ ...newNotice({ ...row, match }, kind, ''), said })),
      now,
      at,
    );
  }

  /** Asks whether an address is its person's. */
  async noteConfirmation(channel: string, person: string, now: number): Promise<void> {
    await this.#queue([newNotice({ channel, person, match: '' }, 'confirm', '')], now, now);
  }

  /** Messages that are due, at most one a channel. Each channel is this process's until its lease ends or it is settled. */
  claim(kind: ChannelKind, { now, owner, leaseMs, limit }: Claim): Promise<ClaimedMessage[]> {
    const { dialect } = this.#engine;
    return this.#engine.transaction(async (sql) => {
      const rows = await sql.all(
        `UPDATE notice_channels SET lease = ?, owner = ? WHERE id IN (
           SELECT c.id FROM notice_channels c
           WHERE c.id IN (SELECT channel FROM notices WHERE state = 'waiting' AND at <= ?) AND c.kind = ? AND c.retry_at <= ?
             AND (c.lease < ? OR (c.owner <> ? AND NOT EXISTS (
               SELECT 1 FROM processes p WHERE p.owner = c.owner AND p.until > ${dialect.now})))
           ORDER BY c.id LIMIT ? ${dialect.skipLocked}) RETURNING *`,
        [now + leaseMs, owner, now, kind, now, now, owner, limit],
      );
      if (rows.length === 0) return [];
      const claimed = JSON.stringify(rows.map(({ id }) => ({ id: id ?? '' })));
      const waiting = await sql.all(
        `SELECT q.*, t.card, d.asks, d.deadline,
           (SELECT MIN(s.seat) FROM seats s WHERE s.match = q.match AND s.person = q.person) AS seat FROM notices q
           LEFT JOIN tables t ON t.match = q.match LEFT JOIN due d ON d.match = q.match
         WHERE q.channel IN (SELECT id FROM ${dialect.rowsFrom({ id: 'text' })}) AND q.state = 'waiting' AND q.at <= ?
         ORDER BY q.at, q.id`,
        [claimed, now],
      );
      const people = await sql.all(
        `SELECT * FROM notice_people WHERE person IN (
           SELECT person FROM notice_channels WHERE id IN (SELECT id FROM ${dialect.rowsFrom({ id: 'text' })}))`,
        [claimed],
      );
      const settings = new Map(people.map((row) => [String(row['person']), noticePersonOf(row)]));
      const messages: ClaimedMessage[] = [];
      for (const row of rows) {
        const channel = channelOf(row);
        const all = waiting.filter((each) => each['channel'] === channel.id);
        const { bundle, notices } = await bundled(sql, all);
        messages.push({ channel, settings: settings.get(channel.person), bundle, notices });
      }
      return messages;
    });
  }

  settle(done: Settled): Promise<void> {
    const { channel, owner, at, sent, dropped, later, failures, refusals, retryAt, isStopped } = done;
    return this.#engine.transaction(async (sql) => {
      await this.#mark(sql, sent, "state = 'sent', said = '', at = ?", at);
      await this.#mark(sql, dropped, "state = 'dropped', said = '', at = ?", at);
      if (later !== undefined) await this.#mark(sql, later.ids, 'bundle = NULL, at = ?', later.at);
      await sql.all(
        `UPDATE notice_channels SET failures = ?, refusals = ?, retry_at = ?, lease = 0 ${isStopped === true ? ", state = 'stopped'" : ''}
         WHERE id = ? AND owner = ?`,
        [failures, refusals, retryAt, channel, owner],
      );
      if (isStopped === true)
        await sql.all("DELETE FROM notices WHERE channel = ? AND state = 'waiting'", [channel]);
    });
  }

  async count(state: 'waiting' | 'sent' | 'dropped'): Promise<number> {
    const [row] = await this.#engine.all('SELECT COUNT(*) AS n FROM notices WHERE state = ?', [state]);
    return Number(row?.['n'] ?? 0);
  }

  async aboutMe(person: string): Promise<AboutNotice[]> {
    const rows = await this.#engine.all(
      'SELECT kind, match, at, state FROM notices WHERE person = ? ORDER BY made',
      [person],
    );
    return rows.map((row) => ({
      kind: String(row['kind']),
      match: String(row['match']),
      at: Number(row['at']),
      state: String(row['state']),
    }));
  }

  async forgetMe(person: string): Promise<void> {
    await this.#engine.all('DELETE FROM notices WHERE person = ?', [person]);
  }

  /** Drops what could not be sent since then, and deletes what nobody can ask for again; an open turn is kept. */
  async sweep(givenUpBefore: number, madeBefore: number): Promise<void> {
    await this.#engine.all("UPDATE notices SET state = 'dropped' WHERE state = 'waiting' AND made < ?", [
      givenUpBefore,
    ]);
    await this.#engine.all(
      `DELETE FROM notices WHERE made < ? AND NOT (kind = 'your-turn' AND EXISTS (
         SELECT 1 FROM due d WHERE d.match = notices.match AND d.asks LIKE '%' || notices.ask || '%'))`,
      [madeBefore],
    );
    await this.#engine.all(
      'DELETE FROM notices WHERE NOT EXISTS (SELECT 1 FROM notice_channels c WHERE c.id = notices.channel)',
    );
  }

  #among(people: readonly string[] | null): string {
    if (people === null) return '';
    return `AND c.person IN (SELECT id FROM ${this.#engine.dialect.rowsFrom({ id: 'text' })})`;
  }

  async #queue(found: readonly NewNotice[], now: number, at: number): Promise<number> {
    if (found.length === 0) return 0;
    const known = await this.#engine.all(
      `SELECT id FROM notices WHERE id IN (SELECT id FROM ${this.#engine.dialect.rowsFrom({ id: 'text' })})`,
      [JSON.stringify(found.map(({ id }) => ({ id })))],
    );
    const ids = new Set(known.map(({ id }) => id));
    const missing = found.filter(({ id }) => !ids.has(id));
    if (missing.length === 0) return 0;
    const columns = Object.keys(NOTICE).join(', ');
    const rows = await this.#engine.all(
      `INSERT INTO notices (${columns}, made, at, state)
       SELECT ${columns}, CAST(? AS BIGINT), CAST(? AS BIGINT), 'waiting' FROM ${this.#engine.dialect.rowsFrom(NOTICE)}
       WHERE true ON CONFLICT (id) DO NOTHING RETURNING id`,
      [now, at, JSON.stringify(missing)],
    );
    return rows.length;
  }

  async #mark(sql: Sql, ids: readonly string[], change: string, at: number): Promise<void> {
    if (ids.length === 0) return;
    await sql.all(
      `UPDATE notices SET ${change} WHERE id IN (SELECT id FROM ${this.#engine.dialect.rowsFrom({ id: 'text' })})`,
      [at, JSON.stringify(ids.map((id) => ({ id })))],
    );
  }
}

function given(people: readonly string[] | null): string[] {
  return people === null ? [] : [JSON.stringify(people.map((id) => ({ id })))];
}

function newNotice(row: Row, kind: string, ask: string): NewNotice {
  const [match, channel] = [String(row['match']), String(row['channel'])];
  const id = noticeId(match, kind, ask, channel);
  return { id, channel, person: String(row['person']), kind, match, ask, said: '' };
}

/** A message that was tried before is tried again as it was; what came meanwhile waits for the next one. */
async function bundled(
  sql: Sql,
  waiting: readonly Row[],
): Promise<Pick<ClaimedMessage, 'bundle' | 'notices'>> {
  const tried = waiting.find(({ bundle }) => bundle !== null)?.['bundle'];
  const rows =
    tried === undefined ? waiting.slice(0, MOST_BUNDLED) : waiting.filter(({ bundle }) => bundle === tried);
  const bundle = String(tried ?? rows[0]?.['id']);
  if (tried === undefined) {
    for (const { id } of rows)
      await sql.all('UPDATE notices SET bundle = ? WHERE id = ?', [bundle, id ?? '']);
  }
  return { bundle, notices: rows.map(waitingOf) };
}
