import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../testing/postgres.ts';
import { askLeaderboard } from './ratings/leaderboard.ts';
import { simulate } from './ratings/simulate.ts';
import { storeAndRefold } from './ratings/stored.ts';

/** `npm run ratings`: what the ratings are worth, and how fast they are answered. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '2026-11-16' },
    games: { type: 'string', default: '20000' },
    /** Of those, games that are also ended in a store; on PostgreSQL a tenth of them. */
    stored: { type: 'string', default: '20000' },
    players: { type: 'string', default: '100000' },
    times: { type: 'string', default: '100' },
  },
});
const [games, stored, players, times] = [values.games, values.stored, values.players, values.times].map(
  Number,
);
let isGood = true;

function check(name: string, isHeld: boolean, measured: unknown): void {
  isGood &&= isHeld;
  console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${name}: ${JSON.stringify(measured)}`);
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** Everybody as often; a club, where some play much and most a little; and a large one. */
const POPULATIONS = [
  { players: 200, eagerness: 0 },
  { players: 500, eagerness: 0.7 },
  { players: 1_000, eagerness: 0.7 },
] as const;

const [, club] = await Promise.all(
  POPULATIONS.map(async (population) => {
    const simulation = await simulate({ seed: values.seed, games: games ?? 0, ...population });
    const { order, cover, fewestGames } = simulation;
    const who = `${games} games of ${population.players} players, at least ${fewestGames} each`;
    check(`${who}: order recovered (Spearman ≥ 0.95)`, order >= 0.95, rounded(order));
    check(`${who}: 95 % intervals cover 90–98 %`, cover >= 0.9 && cover <= 0.98, rounded(cover));
    return simulation;
  }),
);
const results = club?.results ?? [];

const dataDir = mkdtempSync(join(tmpdir(), 'paddock-ratings-'));
const database = await startPostgres();
try {
  const places = { sqlite: { dataDir }, postgres: { dataDir, databaseUrl: database.url } } as const;
  for (const [kind, place] of Object.entries(places)) {
    const count = kind === 'sqlite' ? (stored ?? 0) : Math.ceil((stored ?? 0) / 10);
    const refolded = await storeAndRefold(place, results.slice(0, count));
    check(`${kind}: ${refolded.results} games counted anew are as stored`, refolded.wrong === 0, refolded);
  }
  for (const [kind, place] of Object.entries(places)) {
    for (const { what, ...asked } of await askLeaderboard(place, players ?? 0, times ?? 1)) {
      const isFast = asked.store < 20 && asked.request < 20;
      const milliseconds = Object.entries(asked).map(([name, value]) => [name, rounded(value)]);
      check(`${kind}, ${players} players, ${what}: under 20 ms`, isFast, Object.fromEntries(milliseconds));
    }
  }
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
process.exitCode = isGood ? 0 : 1;
