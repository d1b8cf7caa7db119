import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  equalSizes,
  LEAGUE,
  leastSpreads,
  meetings,
  PROVEN,
  SEEDS,
  spreads,
  tableSizes,
  writeRounds,
  type Proven,
} from '@paddock/table/league/proof';

/**
 * `npm run fixtures`: proves the least spreads of meetings for up to twelve players and every number of tables, checks the
 * fixtures that leagues use against them, and prints those of the seeded search for more players. `--players 8-10` does a
 * part of it. `--write` writes what was proved into `proven.ts`, and `--seeds N` tries N seeds for more than twelve players
 * and writes the best into `seeds.ts`.
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: `${LEAGUE.leastPlayers}-${LEAGUE.mostPlayers}` },
    rounds: { type: 'string', default: '12' },
    seeds: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** Above that an exhaustive search would take too long. */
const MOST_PROVED = 12;
/** Sizes with too many equally good states: more rounds would take hours. */
const FEWER_ROUNDS: Readonly<Record<string, number>> = { '12/4': 6 };
/** By how seeds are compared: as long as most leagues are. */
const COMPARED_ROUNDS = 12;

const [from = 0, to = from] = values.players.split('-').map(Number);
const rounds = Number(values.rounds);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
console.log(
  `commit ${commit}, ${rounds} rounds\n\n| players | tables | spread after each round | |\n|---|---|---|---|`,
);

const proven: Record<string, Proven> = { ...PROVEN };
const seeds: Record<string, number> = { ...SEEDS };
let wrong = 0;
for (let players = from; players <= to; players++) {
  if (players <= MOST_PROVED) for (const sizes of everySizes(players)) prove(players, sizes);
  else search(players, tableSizes(players));
  // After each, so that a run that is stopped was not for nothing.
  if (values.write) write('proven', proven);
  if (values.seeds !== undefined) write('seeds', seeds);
}
console.log(wrong === 0 ? '\nwhat leagues use is what was proved' : `\n${wrong} differ`);
process.exitCode = wrong === 0 ? 0 : 1;

function everySizes(players: number): number[][] {
  const most = Math.floor(players / LEAGUE.leastSeats);
  const least = Math.ceil(players / LEAGUE.mostSeats);
  return Array.from({ length: most - least + 1 }, (_, more) => equalSizes(players, least + more));
}

function prove(players: number, sizes: readonly number[]): void {
  const key = `${players}/${sizes.length}`;
  const proof = leastSpreads(sizes, Math.min(rounds, FEWER_ROUNDS[key] ?? rounds));
  const found = proof.spreads.join(' ');
  if (values.write && sizes.length > 1) {
    proven[key] = {
      spreads: found,
      rounds: writeRounds(proof.rounds),
      isCycle: proof.isCycle,
    };
  } else {
    const used = spreads(players, meetings(players, proof.spreads.length, sizes)).join(' ');
    if (used !== found) {
      wrong++;
      console.log(`${players}: leagues use ${used}`);
    }
  }
  row(players, sizes, found, proof.isCycle ? 'proved; then from the beginning' : 'proved');
}

function search(players: number, sizes: readonly number[]): void {
  const key = `${players}/${sizes.length}`;
  const spreadsOf = (seed: number, count: number) =>
    spreads(players, meetings(players, count, sizes, seed)).join(' ');
  let best = { seed: seeds[key] ?? 0, found: spreadsOf(seeds[key] ?? 0, COMPARED_ROUNDS) };
  for (let seed = 0; seed < Number(values.seeds ?? 0); seed++) {
    const found = spreadsOf(seed, COMPARED_ROUNDS);
    if (found < best.found) best = { seed, found };
  }
  seeds[key] = best.seed;
  row(players, sizes, spreadsOf(best.seed, rounds), `seed ${best.seed}`);
}

function row(players: number, sizes: readonly number[], found: string, how: string): void {
  console.log(`| ${players} | ${sizes.join('+')} | ${found} | ${how} |`);
}

function write(name: 'proven' | 'seeds', data: Readonly<Record<string, unknown>>): void {
  const file = new URL(`../packages/table/src/league/${name}.ts`, import.meta.url);
  const lines = Object.entries(data).map(([key, value]) => `  '${key}': ${JSON.stringify(value)},\n`);
  const old = readFileSync(file, 'utf8');
  const head = old.slice(0, old.indexOf('= {') + 3);
  writeFileSync(file, `${head}\n${lines.join('')}};\n`);
  execFileSync('oxfmt', [file.pathname]);
}
