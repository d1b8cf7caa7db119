import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fastChance, type FastChance } from '@paddock/kernel';
import { ChildServer } from './child.ts';
import { Cluster } from './cluster.ts';
import { playTables } from './table.ts';

export interface ChaosSettings {
  readonly tables: number;
  readonly seconds: number;
  readonly seed: string;
  /** 1: one server with the embedded database. More: servers on PostgreSQL behind HAProxy. */
  readonly processes?: number;
  /** At least that many of each, however long that takes; the last two only with several processes. */
  readonly kills?: number;
  readonly stops?: number;
  readonly restarts?: number;
}

export interface ChaosReport {
  readonly tables: number;
  readonly games: number;
  readonly commands: number;
  readonly kills: number;
  readonly stops: number;
  readonly restarts: number;
  /** Servers that have ended by themselves. */
  readonly dead: number;
  readonly takeoverMs?: { readonly median: number; readonly longest: number; readonly measured: number };
  readonly cut: number;
  readonly duplicated: number;
  readonly delayed: number;
  readonly changed: number;
  readonly stoodIn: number;
  readonly faults: readonly string[];
}

/** What is done to the servers. */
interface Trouble {
  readonly url: string;
  readonly done: Pick<ChaosReport, 'kills' | 'stops' | 'restarts' | 'dead' | 'takeoverMs'>;
  /** One misfortune; false: there have been enough of all of them. */
  strike(): Promise<boolean>;
  stop(): Promise<void>;
}

/** On a slow machine the run is longer, never gentler. */
const FEWEST_KILLS = 2;
const FAULTS = { cut: 15, duplicated: 100, delayed: 150, longestDelayMs: 120 };
const GAMES = ['formula', 'downforce', 'own'] as const;

/** Plays while servers and their database fail at random moments and the network does its worst; judged by the clients' journals. */
export async function runChaos(settings: ChaosSettings): Promise<ChaosReport> {
  const { tables, seconds, seed } = settings;
  const dataDir = mkdtempSync(join(tmpdir(), 'paddock-chaos-'));
  const counts = { cut: 0, duplicated: 0, delayed: 0, changed: 0, stoodIn: 0 };
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'fatal', LIMIT_SCALE: '100000', BOT_PAUSE_MS: '0' };
  const trouble =
    (settings.processes ?? 1) > 1 ? await manyServers(settings, env) : await oneServer(settings, env);
  const end = Date.now() + seconds * 1000;
  const run = { isStruck: false };
  const striking = strikeAtRandom(trouble, () => Date.now() > end, fastChance(seed)).finally(
    () => (run.isStruck = true),
  );
  try {
    const reports = await Promise.all(
      Array.from({ length: tables }, (_, table) =>
        playTables({
          url: trouble.url,
          game: GAMES[table % GAMES.length] ?? 'formula',
          chance: fastChance(`${seed} ${table}`),
          faults: FAULTS,
          counts,
          isOver: () => Date.now() > end && run.isStruck,
        }),
      ),
    );
    await striking;
    return {
      tables,
      games: reports.reduce((sum, report) => sum + report.games, 0),
      commands: reports.reduce((sum, report) => sum + report.commands, 0),
      ...trouble.done,
      ...counts,
      faults: reports.flatMap((report) => report.faults),
    };
  } finally {
    await trouble.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function strikeAtRandom(trouble: Trouble, isLate: () => boolean, chance: FastChance): Promise<void> {
  for (;;) {
    await setTimeout(700 + chance.below(1_500));
    const isMore = await trouble.strike();
    if (isLate() && !isMore) return;
  }
}

async function oneServer(
  { kills = FEWEST_KILLS }: ChaosSettings,
  env: Readonly<Record<string, string>>,
): Promise<Trouble> {
  const server = await ChildServer.start(env);
  return {
    url: server.url,
    get done() {
      return { kills: server.kills, stops: 0, restarts: 0, dead: Number(server.hasEnded) };
    },
    strike: async () => {
      await server.kill();
      await server.up();
      return server.kills < kills;
    },
    stop: () => server.stop(),
  };
}

async function manyServers(
  { processes = 2, seed, kills = FEWEST_KILLS, stops = 0, restarts = 0 }: ChaosSettings,
  env: Readonly<Record<string, string>>,
): Promise<Trouble> {
  const cluster = await Cluster.start(processes, env);
  const chance = fastChance(`${seed} trouble`);
  const left = () => ({
    kill: Math.max(0, kills - cluster.kills),
    stop: Math.max(0, stops - cluster.stops),
    restart: Math.max(0, restarts - cluster.restarts),
  });
  return {
    url: cluster.url,
    get done() {
      const { takeovers, dead } = cluster;
      const sorted = takeovers.toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      return {
        kills: cluster.kills,
        stops: cluster.stops,
        restarts: cluster.restarts,
        dead,
        takeoverMs: { median, longest: sorted.at(-1) ?? 0, measured: sorted.length },
      };
    },
    strike: async () => {
      const { kill, stop, restart } = left();
      const at = chance.below(Math.max(1, kill + stop + restart));
      const server = cluster.servers[chance.below(cluster.servers.length)];
      if (server === undefined || kill + stop + restart === 0) return false;
      if (at < kill) await cluster.kill(server);
      else if (at < kill + stop) await cluster.pause(server, 500 + chance.below(5_000));
      else await cluster.restartDatabase(chance.below(2) === 0 ? 'fast' : 'immediate');
      return true;
    },
    stop: () => cluster.stop(),
  };
}
