import { UserFacingError } from '../user-facing-error.ts';
import type { Dialect, Engine, Sql } from './sql.ts';

/** Each step is released once and never changed again; a new one is added at the end. */
const MIGRATIONS: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ rowId }) => [
    // A row id and a unique index: appending stays at the end of the file, which a clustered key would not.
    `CREATE TABLE log (
      id ${rowId}, match TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL)`,
    'CREATE UNIQUE INDEX log_place ON log (match, seq)',
    `CREATE TABLE tables (
      match TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, is_public INTEGER NOT NULL,
      made BIGINT NOT NULL, touched BIGINT NOT NULL, card TEXT NOT NULL)`,
    'CREATE INDEX tables_lobby ON tables (status, is_public, touched)',
    `CREATE TABLE seats (
      match TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (match, seat))`,
    'CREATE INDEX seats_person ON seats (person)',
    `CREATE TABLE due (
      match TEXT PRIMARY KEY, at BIGINT, turn INTEGER NOT NULL, deadline BIGINT,
      lease BIGINT NOT NULL, owner TEXT NOT NULL)`,
    'CREATE INDEX due_at ON due (at)',
    // Nothing uses accounts yet: every person is a guest. They stay because a released step is never changed.
    'CREATE TABLE accounts (id TEXT PRIMARY KEY, made BIGINT NOT NULL, handle TEXT UNIQUE)',
    `CREATE TABLE people (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, made BIGINT NOT NULL, account TEXT REFERENCES accounts (id))`,
    'CREATE TABLE links (hash TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)',
    'CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  () => [
    // When a person was last there. It is unknown for people from before this column: they count from now.
    'ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0',
    `UPDATE people SET seen = ${Date.now()}`,
    // The last sign of life of any process, and when there was none: clocks stop in that time.
    'CREATE TABLE life (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)',
    'CREATE TABLE away (since BIGINT PRIMARY KEY, until BIGINT NOT NULL)',
  ],
  // Raised when a person signs out everywhere: a cookie names the number it was issued for.
  () => ['ALTER TABLE people ADD COLUMN sessions INTEGER NOT NULL DEFAULT 0'],
  () => [
    // Servers that share the database, each alive until its time, and who is connected to them.
    'CREATE TABLE processes (owner TEXT PRIMARY KEY, until BIGINT NOT NULL)',
    `CREATE TABLE present (
      owner TEXT NOT NULL, what TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (owner, what))`,
    'CREATE INDEX due_owner ON due (owner)',
  ],
  ({ name }) => [
    'CREATE INDEX people_seen ON people (seen)',
    // Who is the host of a table: one person has a limited number of open ones.
    "ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT ''",
    `UPDATE tables SET host = COALESCE((SELECT ${name === 'postgres' ? 'body::json' : 'body'} -> 'table' -> 'host' ->> 'person'
      FROM log WHERE log.match = tables.match AND log.seq = 0), '')`,
    'CREATE INDEX tables_host ON tables (host, status)',
  ],
  () => [
    // The race of the day: one result a person and day.
    `CREATE TABLE daily (
      day TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, score INTEGER NOT NULL, place INTEGER NOT NULL,
      at BIGINT NOT NULL, PRIMARY KEY (day, person))`,
  ],
  () => [
    // Mailboxes of score pads, by the hash of their key.
    `CREATE TABLE pad_slots (
      pad TEXT NOT NULL, slot TEXT NOT NULL, value TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (pad, slot))`,
    'CREATE INDEX pad_slots_at ON pad_slots (at)',
  ],
  () => [
    // Finished games, numbered in the order in which they were over.
    'CREATE TABLE result_count (number BIGINT NOT NULL)',
    'INSERT INTO result_count (number) VALUES (0)',
    `CREATE TABLE results (
      number BIGINT PRIMARY KEY, match TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, is_public INTEGER NOT NULL,
      is_rated INTEGER NOT NULL, league TEXT, round INTEGER)`,
    'CREATE UNIQUE INDEX results_match ON results (match)',
    'CREATE INDEX results_public ON results (is_public, number)',
    'CREATE INDEX results_league ON results (league, number)',
    `CREATE TABLE result_seats (
      number BIGINT NOT NULL, seat INTEGER NOT NULL, person TEXT, bot TEXT, is_own_bot INTEGER NOT NULL, name TEXT NOT NULL,
      place INTEGER NOT NULL, score INTEGER NOT NULL, has_left INTEGER NOT NULL, PRIMARY KEY (number, seat))`,
    'CREATE INDEX result_seats_person ON result_seats (person, number)',
    // Ratings follow from the results, in the order of their numbers. Season '': all times. `rating_steps` counts the players
    // of each step of a list, so that a rank needs no counting of players.
    `CREATE TABLE ratings (
      game TEXT NOT NULL, season TEXT NOT NULL, player TEXT NOT NULL, kind TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, last BIGINT NOT NULL, step INTEGER NOT NULL,
      PRIMARY KEY (player, game, season))`,
    'CREATE INDEX ratings_rank ON ratings (game, season, kind, step DESC, mu DESC, player DESC)',
    `CREATE TABLE rating_steps (
      game TEXT NOT NULL, season TEXT NOT NULL, kind TEXT NOT NULL, step INTEGER NOT NULL, count INTEGER NOT NULL,
      PRIMARY KEY (game, season, kind, step))`,
    `CREATE TABLE rating_changes (
      number BIGINT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL,
      mu_before DOUBLE PRECISION NOT NULL, sigma_before DOUBLE PRECISION NOT NULL, mu DOUBLE PRECISION NOT NULL,
      sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (number, seat))`,
    'CREATE INDEX rating_changes_player ON rating_changes (player, game, number)',
  ],
  // The quick table of each game that people are sent to.
  () => ['CREATE TABLE quick_tables (game TEXT PRIMARY KEY, match TEXT NOT NULL)'],
  () => [
    // Bots that people bring: each is somebody, with an owner. A bot without a token here has been removed.
    'ALTER TABLE people ADD COLUMN owner TEXT',
    'CREATE INDEX people_owner ON people (owner)',
    'CREATE TABLE bot_tokens (bot TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE)',
  ],
  ({ name }) => [
    // Accounts. A device is one session of one person; an ended one stays only where an older cookie could bring it back.
    `CREATE TABLE devices (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL, about TEXT NOT NULL,
      ended INTEGER NOT NULL DEFAULT 0)`,
    'CREATE INDEX devices_person ON devices (person)',
    'CREATE INDEX devices_seen ON devices (seen)',
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL,
      transports TEXT NOT NULL, made BIGINT NOT NULL, used BIGINT)`,
    'CREATE INDEX passkeys_person ON passkeys (person)',
    'CREATE TABLE challenges (challenge TEXT PRIMARY KEY, person TEXT NOT NULL, until BIGINT NOT NULL)',
    'CREATE INDEX challenges_until ON challenges (until)',
    // Found by their first letters, and proved by the hash of all of them.
    'CREATE TABLE recovery_codes (hash TEXT PRIMARY KEY, start TEXT NOT NULL, person TEXT NOT NULL)',
    'CREATE INDEX recovery_codes_start ON recovery_codes (start)',
    'CREATE INDEX recovery_codes_person ON recovery_codes (person)',
    'ALTER TABLE people ADD COLUMN is_admin INTEGER NOT NULL DEFAULT 0',
    // Which tables have somebody's name in their logs, and who wants theirs removed.
    'CREATE TABLE mentions (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match))',
    ...[
      ['made', "-> 'table' -> 'host' ->> 'person'"],
      ['sat', "->> 'person'"],
      ['said', "->> 'person'"],
    ].map(
      ([kind, person]) =>
        `INSERT INTO mentions (person, match)
         SELECT DISTINCT ${name === 'postgres' ? 'body::json' : 'body'} ${person}, match FROM log
         WHERE body LIKE '{"kind":"${kind}"%' ON CONFLICT (person, match) DO NOTHING`,
    ),
    'CREATE TABLE forgotten (person TEXT PRIMARY KEY, at BIGINT NOT NULL, is_done INTEGER NOT NULL DEFAULT 0)',
  ],
  () => [
    // Leagues, their players by place, and the tables of their rounds.
    `CREATE TABLE leagues (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, settings TEXT NOT NULL, organiser TEXT NOT NULL, key_hash TEXT NOT NULL,
      fixtures TEXT NOT NULL, made BIGINT NOT NULL, touched BIGINT NOT NULL)`,
    'CREATE INDEX leagues_organiser ON leagues (organiser)',
    "CREATE INDEX leagues_unstarted ON leagues (touched) WHERE fixtures = ''",
    `CREATE TABLE league_places (
      league TEXT NOT NULL, place INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, has_left INTEGER NOT NULL,
      PRIMARY KEY (league, place))`,
    'CREATE INDEX league_places_person ON league_places (person)',
    `CREATE TABLE league_tables (
      league TEXT NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL, match TEXT NOT NULL, key TEXT NOT NULL,
      PRIMARY KEY (league, round, number))`,
    'CREATE UNIQUE INDEX league_tables_match ON league_tables (match)',
  ],
  () => [
    // Notices. Which question each person is asked: a turn is announced once, however many processes look at it and how often.
    "ALTER TABLE due ADD COLUMN asks TEXT NOT NULL DEFAULT ''",
    `CREATE TABLE notice_people (
      person TEXT PRIMARY KEY, language TEXT NOT NULL, zone TEXT NOT NULL, choices TEXT NOT NULL,
      quiet_from INTEGER, quiet_until INTEGER)`,
    // Where notices go. One process at a time sends through one of them: its lease is here.
    `CREATE TABLE notice_channels (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL, data TEXT NOT NULL,
      state TEXT NOT NULL, made BIGINT NOT NULL, failures INTEGER NOT NULL, refusals INTEGER NOT NULL,
      retry_at BIGINT NOT NULL, lease BIGINT NOT NULL, owner TEXT NOT NULL)`,
    'CREATE UNIQUE INDEX notice_channels_place ON notice_channels (person, kind, address)',
    'CREATE INDEX notice_channels_address ON notice_channels (kind, address)',
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY, channel TEXT NOT NULL, person TEXT NOT NULL, kind TEXT NOT NULL, match TEXT NOT NULL,
      ask TEXT NOT NULL, said TEXT NOT NULL, made BIGINT NOT NULL, at BIGINT NOT NULL, state TEXT NOT NULL, bundle TEXT)`,
    "CREATE INDEX notices_waiting ON notices (at) WHERE state = 'waiting'",
    'CREATE INDEX notices_channel ON notices (channel, state)',
    'CREATE INDEX notices_made ON notices (made)',
  ],
  ({ rowId }) => [
    // Who has blocked whom, and what admins have decided about people for a time.
    `CREATE TABLE blocks (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, blocked TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL)`,
    'CREATE UNIQUE INDEX blocks_pair ON blocks (person, blocked)',
    'CREATE INDEX blocks_blocked ON blocks (blocked)',
    `CREATE TABLE sanctions (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL,
      until BIGINT NOT NULL)`,
    'CREATE UNIQUE INDEX sanctions_kind ON sanctions (person, kind)',
    // Reports to admins, and what admins have done. `closed`: when; 0 while it is open.
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY, at BIGINT NOT NULL, match TEXT NOT NULL, reporter TEXT NOT NULL, reporter_name TEXT NOT NULL,
      person TEXT NOT NULL, name TEXT NOT NULL, reason TEXT NOT NULL, note TEXT NOT NULL, context TEXT NOT NULL,
      closed BIGINT NOT NULL)`,
    'CREATE UNIQUE INDEX reports_once ON reports (match, reporter, person, closed)',
    'CREATE INDEX reports_open ON reports (closed, at)',
    `CREATE TABLE audit (
      id ${rowId}, at BIGINT NOT NULL, admin TEXT NOT NULL, admin_name TEXT NOT NULL, action TEXT NOT NULL,
      person TEXT NOT NULL, name TEXT NOT NULL, match TEXT NOT NULL, report TEXT NOT NULL, detail TEXT NOT NULL)`,
    // When a passkey was last used to sign in on the device; 0: never.
    'ALTER TABLE devices ADD COLUMN verified BIGINT NOT NULL DEFAULT 0',
  ],
  () => [
    // When a recovery code was last used to sign in on the device; 0: never.
    'ALTER TABLE devices ADD COLUMN recovered BIGINT NOT NULL DEFAULT 0',
    // What admins have done quoted the chat, and kept names of people who were deleted.
    "UPDATE audit SET detail = '' WHERE action = 'remove-line' OR (action = 'rename' AND person = '')",
  ],
];

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The server is older than its data. */
export class NewerSchemaError extends UserFacingError {
  override readonly name = 'NewerSchemaError';
}

/** All the steps that are missing, each whole or not at all. */
export async function migrate(engine: Engine, upTo = SCHEMA_VERSION): Promise<void> {
  await engine.all('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  for (let version = await versionOf(engine); version < upTo; version = await versionOf(engine)) {
    await engine.transaction(async (sql) => {
      if (engine.dialect.name === 'postgres') await sql.all('LOCK TABLE schema_version IN EXCLUSIVE MODE');
      if ((await versionOf(sql)) !== version) return;
      for (const statement of MIGRATIONS[version]?.(engine.dialect) ?? []) await sql.all(statement);
      await sql.all('DELETE FROM schema_version');
      await sql.all('INSERT INTO schema_version (version) VALUES (?)', [version + 1]);
    });
  }
  await refuseNewer(engine);
}

export async function refuseNewer(sql: Sql): Promise<void> {
  const version = await versionOf(sql);
  if (version > SCHEMA_VERSION) {
    throw new NewerSchemaError(
      `the data has schema ${version}, and this server knows ${SCHEMA_VERSION}: it needs a newer one`,
    );
  }
}

/** 0: nothing has been made yet. */
export async function versionOf(sql: Sql): Promise<number> {
  const [row] = await sql.all('SELECT version FROM schema_version');
  return Number(row?.['version'] ?? 0);
}
