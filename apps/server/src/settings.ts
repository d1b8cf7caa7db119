import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { everyLevel } from './find-game.ts';
import { UserFacingError } from './user-facing-error.ts';

function whole(least: number, most: number, byDefault: number) {
  const must = `must be a whole number from ${least} to ${most}`;
  return number(/^\d{1,9}$/, least, most, must).default(byDefault);
}

function number(form: RegExp, least: number, most: number, must: string) {
  return z
    .string()
    .regex(form, must)
    .transform(Number)
    .refine((value) => value >= least && value <= most, must);
}

function secret(least: number) {
  const must = `must have ${least} to 512 characters`;
  return z.string().min(least, must).max(512, must).optional();
}

const LEVELS = everyLevel();
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything a host can set, by the name of its environment variable. The README's table says the same. */
const SETTINGS = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().max(255, 'must be an address of this machine').default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:true|false|\d{1,2}|[\da-fA-F.:/, ]+)$/,
      'must be true, false, a number of proxies, or their addresses',
    )
    .default('false'),
  PUBLIC_URL: z
    .string()
    .refine(
      isOrigin,
      'must be http:// or https:// and a host, such as https://paddock.example, without a path',
    )
    .optional(),
  ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.:*, -]+$/, 'must be names of hosts with commas between them')
    .default(''),
  COOKIE_SECRET: secret(32),
  METRICS_TOKEN: secret(16),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  BOT_THREADS: whole(1, 64, 1),
  BOT_LIMIT_MS: whole(50, 60_000, 3_000),
  BOT_PAUSE_MS: whole(0, 10_000, 400),
  MAX_BOT_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).optional(),
  LIMIT_SCALE: number(
    /^\d{1,7}(?:\.\d{1,9})?$/,
    0.1,
    1_000_000,
    'must be a number from 0.1 to 1000000',
  ).default(1),
  REQUEST_TIMEOUT_MS: whole(1_000, 600_000, 30_000),
  CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000, 256),
  SMTP_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^smtps?:\/\//.test(text),
      'must be smtp:// or smtps:// and a host',
    )
    .optional(),
  SMTP_FROM: z
    .string()
    .max(320, 'must be an address')
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'must be an address, such as Paddock <paddock@example.org>')
    .optional(),
  NOTICES_TO_PRIVATE: z.enum(['true', 'false'], 'must be true or false').default('false'),
  SITE_DIR: z
    .string()
    .refine((folder) => existsSync(join(folder, 'index.html')), 'must be a folder with an index.html')
    .optional(),
});

/** The page is at the root of its address: a path could not be kept. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && `${pathname}${search}${hash}${username}` === '/';
}

export const SETTING_NAMES = Object.keys(SETTINGS.shape);

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly trustProxy: boolean | number | string;
  /** The one origin the page comes from, where a proxy changes the host's name. */
  readonly publicUrl?: string | undefined;
  /** Further names by which people reach this server. */
  readonly allowedHosts: readonly string[];
  readonly cookieSecret?: string | undefined;
  readonly metricsToken?: string | undefined;
  readonly logLevel: string;
  readonly botThreads: number;
  readonly botLimitMs: number;
  readonly botPauseMs: number;
  /** The strongest level that bots may have. */
  readonly maxBotLevel?: string | undefined;
  /** Multiplies every limit on how often something may be done. */
  readonly limitScale: number;
  /** For a request to arrive completely, and for a silent connection. */
  readonly requestTimeoutMs: number;
  /** Connections that one address may hold, times `limitScale`. */
  readonly connectionsPerAddress: number;
  /** E-mails go through it, from that address. */
  readonly smtpUrl?: string | undefined;
  readonly smtpFrom?: string | undefined;
  /** Webhooks may be in the host's own network, and without https. */
  readonly noticesToPrivate: boolean;
  /** The built page; absent: the server answers only the API. */
  readonly siteDir?: string | undefined;
}

/** Says of every wrong setting what is wrong with it. */
export class SettingsError extends UserFacingError {
  override readonly name = 'SettingsError';
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(SETTINGS.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const read = SETTINGS.safeParse(given);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new SettingsError(problems.join('; '), 2);
  }
  const { data } = read;
  const isMail = data.SMTP_URL !== undefined;
  if (isMail && (data.SMTP_FROM === undefined || data.PUBLIC_URL === undefined)) {
    throw new SettingsError('SMTP_URL needs SMTP_FROM and PUBLIC_URL: an e-mail has a sender, and links', 2);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    trustProxy: readProxy(data.TRUST_PROXY),
    publicUrl: data.PUBLIC_URL && new URL(data.PUBLIC_URL).origin,
    allowedHosts: data.ALLOWED_HOSTS.split(/[, ]+/).filter((name) => name !== ''),
    cookieSecret: data.COOKIE_SECRET,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    botThreads: data.BOT_THREADS,
    botLimitMs: data.BOT_LIMIT_MS,
    botPauseMs: data.BOT_PAUSE_MS,
    maxBotLevel: data.MAX_BOT_LEVEL,
    limitScale: data.LIMIT_SCALE,
    requestTimeoutMs: data.REQUEST_TIMEOUT_MS,
    connectionsPerAddress: data.CONNECTIONS_PER_ADDRESS,
    smtpUrl: data.SMTP_URL,
    smtpFrom: data.SMTP_FROM,
    noticesToPrivate: data.NOTICES_TO_PRIVATE === 'true',
    siteDir: data.SITE_DIR && resolve(data.SITE_DIR),
  };
}

function readProxy(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
