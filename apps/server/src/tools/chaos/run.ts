import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastChance } from '@paddock/kernel';
import { ChildServer } from './child.ts';
import { playTables } from './table.ts';

export interface ChaosSettings {
  readonly tables: number;
  readonly seconds: number;
  readonly seed: string;
  readonly databaseUrl?: string | undefined;
}

export interface ChaosReport {
  readonly tables: number;
  readonly games: number;
  readonly commands: number;
  readonly kills: number;
  readonly cut: number;
  readonly duplicated: number;
  readonly delayed: number;
  readonly faults: readonly string[];
}

/** On a slow machine the run is longer, never gentler. */
const FEWEST_KILLS = 2;

const FAULTS = { cut: 15, duplicated: 100, delayed: 150, longestDelayMs: 120 };

/** Plays while the server is killed at random moments and the network does its worst; judged by the clients' journals. */
export async function runChaos({ tables, seconds, seed, databaseUrl }: ChaosSettings): Promise<ChaosReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'paddock-chaos-'));
  const chance = fastChance(seed);
  const counts = { cut: 0, duplicated: 0, delayed: 0 };
  const server = await ChildServer.start({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    LIMIT_SCALE: '100000',
    BOT_PAUSE_MS: '0',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const end = Date.now() + seconds * 1000;
  const isOver = () => Date.now() > end && server.kills >= FEWEST_KILLS;
  const killing = killAtRandom(server, isOver, (below) => chance.below(below));
  try {
    const reports = await Promise.all(
      Array.from({ length: tables }, (_, table) =>
        playTables({
          url: server.url,
          chance: fastChance(`${seed} ${table}`),
          faults: FAULTS,
          counts,
          isOver,
        }),
      ),
    );
    await killing;
    return {
      tables,
      games: reports.reduce((sum, report) => sum + report.games, 0),
      commands: reports.reduce((sum, report) => sum + report.commands, 0),
      kills: server.kills,
      ...counts,
      faults: reports.flatMap((report) => report.faults),
    };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function killAtRandom(
  server: ChildServer,
  isOver: () => boolean,
  below: (n: number) => number,
): Promise<void> {
  while (!isOver()) {
    await new Promise((resolve) => setTimeout(resolve, 700 + below(2_500)));
    await server.kill();
    await server.up();
  }
}
