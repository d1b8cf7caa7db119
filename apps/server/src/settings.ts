import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Everything a host can set, by the name of its environment variable. The README's table says the same. */
const SETTINGS = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).max(255).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(?:true|false|\d{1,2}|[\da-fA-F.:/, ]+)$/,
      'true, false, a number of proxies, or their addresses',
    )
    .default('false'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  COOKIE_SECRET: z.string().min(32).max(512).optional(),
  METRICS_TOKEN: z.string().min(16).max(512).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BOT_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  BOT_LIMIT_MS: z.coerce.number().int().min(50).max(60_000).default(3_000),
  BOT_PAUSE_MS: z.coerce.number().int().min(0).max(10_000).default(400),
  LIMIT_SCALE: z.coerce.number().min(0.1).max(1_000_000).default(1),
  SITE_DIR: z.string().min(1).optional(),
});

export const SETTING_NAMES = Object.keys(SETTINGS.shape);

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly trustProxy: boolean | number | string;
  /** The one origin the page comes from, where a proxy changes the host's name. */
  readonly publicUrl?: string | undefined;
  readonly cookieSecret?: string | undefined;
  readonly metricsToken?: string | undefined;
  readonly logLevel: string;
  readonly botThreads: number;
  readonly botLimitMs: number;
  readonly botPauseMs: number;
  /** Multiplies every limit on how often something may be done. */
  readonly limitScale: number;
  /** The built page; absent: the server answers the API alone. */
  readonly siteDir?: string | undefined;
}

/** Says of every wrong setting what is wrong with it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(SETTINGS.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const read = SETTINGS.safeParse(given);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new SettingsError(`These settings cannot be used:\n  ${problems.join('\n  ')}`);
  }
  const { data } = read;
  if (data.SITE_DIR !== undefined && !existsSync(join(data.SITE_DIR, 'index.html'))) {
    throw new SettingsError(`These settings cannot be used:\n  SITE_DIR: there is no index.html in it`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    trustProxy: readProxy(data.TRUST_PROXY),
    publicUrl: data.PUBLIC_URL && new URL(data.PUBLIC_URL).origin,
    cookieSecret: data.COOKIE_SECRET,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    botThreads: data.BOT_THREADS,
    botLimitMs: data.BOT_LIMIT_MS,
    botPauseMs: data.BOT_PAUSE_MS,
    limitScale: data.LIMIT_SCALE,
    siteDir: data.SITE_DIR && resolve(data.SITE_DIR),
  };
}

function readProxy(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
