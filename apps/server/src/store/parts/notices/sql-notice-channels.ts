import { CHANNEL_KINDS, type ChannelKind } from '@paddock/protocol';
import type { Engine, Row, Sql } from '../../sql.ts';

/** `unconfirmed`: an address that nobody has answered for yet. `stopped`: nothing arrives there. */
export type ChannelState = 'unconfirmed' | 'on' | 'stopped';

/** One place where somebody wants notices: a browser, an e-mail address, a webhook. */
export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  /** The push service's endpoint, the e-mail address, or the webhook's URL. */
  readonly address: string;
  /** JSON: keys and secrets. */
  readonly data: string;
  readonly state: ChannelState;
  readonly made: number;
  /** Tries that have failed since the last one that did not. */
  readonly failures: number;
  /** Those of them that the other side has refused for good. */
  readonly refusals: number;
}

/** How somebody wants their notices. */
export interface NoticePerson {
  readonly person: string;
  readonly language: string;
  /** IANA: `Europe/Lisbon`. */
  readonly zone: string;
  /** JSON: by kind of notice, the kinds of channels that it goes to. */
  readonly choices: string;
  /** Minutes after midnight in the zone; null: notices come at any time. */
  readonly quiet: { readonly from: number; readonly until: number } | null;
}

/** Where notices go, and how people want them. */
export class SqlNoticeChannels {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async settingsOf(person: string): Promise<NoticePerson | undefined> {
    const [row] = await this.#engine.all('SELECT * FROM notice_people WHERE person = ?', [person]);
    return row && noticePersonOf(row);
  }

  async putSettings({ person, language, zone, choices, quiet }: NoticePerson): Promise<void> {
    await this.#engine.all(
      `INSERT INTO notice_people (person, language, zone, choices, quiet_from, quiet_until) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (person) DO UPDATE SET language = excluded.language, zone = excluded.zone,
         choices = excluded.choices, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`,
      [person, language, zone, choices, quiet?.from ?? null, quiet?.until ?? null],
    );
  }

  /** In the order in which they were made. */
  async of(person: string): Promise<ChannelRow[]> {
    const rows = await this.#engine.all('SELECT * FROM notice_channels WHERE person = ? ORDER BY made, id', [
      person,
    ]);
    return rows.map(channelOf);
  }

  async channel(id: string): Promise<ChannelRow | undefined> {
    const [row] = await this.#engine.all('SELECT * FROM notice_channels WHERE id = ?', [id]);
    return row && channelOf(row);
  }

  /** One more of its kind, unless the person has as many: then the oldest gives way. */
  put(row: ChannelRow, most: number): Promise<void> {
    const { id, person, kind, address, data, state, made } = row;
    return this.#engine.transaction(async (sql) => {
      const old = await sql.all(
        `SELECT id, address FROM notice_channels WHERE person = ? AND kind = ? ORDER BY made DESC, id`,
        [person, kind],
      );
      const same = old.filter((each) => each['address'] === address);
      const others = old.filter((each) => each['address'] !== address).slice(most - 1);
      // A browser is one person's: the one who uses it now.
      const elsewhere =
        kind === 'push'
          ? await sql.all('SELECT id FROM notice_channels WHERE kind = ? AND address = ? AND person <> ?', [
              kind,
              address,
              person,
            ])
          : [];
      for (const each of [...same, ...others, ...elsewhere]) await removeOne(sql, String(each['id']));
      await sql.all(
        `INSERT INTO notice_channels
           (id, person, kind, address, data, state, made, failures, refusals, retry_at, lease, owner)
         VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, '')`,
        [id, person, kind, address, data, state, made],
      );
    });
  }

  /** With what waits there. `person`: only if it is theirs. False: there is none. */
  async remove(id: string, person?: string): Promise<boolean> {
    return this.#engine.transaction(async (sql) => {
      const [row] = await sql.all('SELECT person FROM notice_channels WHERE id = ?', [id]);
      if (row === undefined || (person !== undefined && row['person'] !== person)) return false;
      await removeOne(sql, id);
      return true;
    });
  }

  /** False: there is no such channel. */
  async setState(id: string, state: ChannelState): Promise<boolean> {
    const rows = await this.#engine.all(
      'UPDATE notice_channels SET state = ?, failures = 0, refusals = 0, retry_at = 0 WHERE id = ? RETURNING id',
      [state, id],
    );
    return rows.length > 0;
  }

  async aboutMe(person: string): Promise<object> {
    const [settings, channels] = [await this.settingsOf(person), await this.of(person)];
    return {
      settings: settings ?? null,
      channels: channels.map(({ kind, address, state, made }) => ({ kind, address, state, made })),
    };
  }

  forgetMe(person: string): Promise<void> {
    return this.#engine.transaction(async (sql) => {
      for (const table of ['notices', 'notice_channels', 'notice_people'])
        await sql.all(`DELETE FROM ${table} WHERE person = ?`, [person]);
    });
  }

  /** Addresses that nobody has confirmed since then, and what belongs to people who are not there any more. */
  async sweep(unconfirmedBefore: number): Promise<void> {
    await this.#engine.all("DELETE FROM notice_channels WHERE state = 'unconfirmed' AND made < ?", [
      unconfirmedBefore,
    ]);
    for (const table of ['notice_channels', 'notice_people']) {
      await this.#engine.all(
        `DELETE FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM people p WHERE p.id = ${table}.person)`,
      );
    }
  }
}

async function removeOne(sql: Sql, id: string): Promise<void> {
  await sql.all('DELETE FROM notices WHERE channel = ?', [id]);
  await sql.all('DELETE FROM notice_channels WHERE id = ?', [id]);
}

export function channelOf(row: Row): ChannelRow {
  return {
    id: String(row['id']),
    person: String(row['person']),
    kind: CHANNEL_KINDS.find((kind) => kind === row['kind']) ?? 'webhook',
    address: String(row['address']),
    data: String(row['data']),
    state: row['state'] === 'on' ? 'on' : row['state'] === 'stopped' ? 'stopped' : 'unconfirmed',
    made: Number(row['made']),
    failures: Number(row['failures']),
    refusals: Number(row['refusals']),
  };
}

export function noticePersonOf(row: Row): NoticePerson {
  const [from, until] = [row['quiet_from'], row['quiet_until']];
  const isQuiet = from !== null && from !== undefined && until !== null && until !== undefined;
  return {
    person: String(row['person']),
    language: String(row['language']),
    zone: String(row['zone']),
    choices: String(row['choices']),
    quiet: isQuiet ? { from: Number(from), until: Number(until) } : null,
  };
}
