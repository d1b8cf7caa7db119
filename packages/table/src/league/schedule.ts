import { fastChance } from '@paddock/kernel';
import { pairsIn, pairsOf, type Round } from './meetings.ts';
import { PROVEN } from './proven.ts';
import { searchRound } from './search-round.ts';
import { seated } from './seat-order.ts';
import { SEEDS } from './seeds.ts';
import { tableSizes } from './sizes.ts';

/**
 * The fixtures of a league: round by round, the players of each table in the order of their seats. Up to twelve players the
 * spread of meetings after every round is the least there is, as far as it was proved (`npm run fixtures`); after that, and
 * with more players, it is what a search with a fixed seed finds. The same numbers give the same fixtures.
 */
export function schedule(players: number, rounds: number, wanted = 4): Round[] {
  return seated(players, meetings(players, rounds, tableSizes(players, wanted)));
}

/** The same without an order of seats. */
export function meetings(
  players: number,
  rounds: number,
  sizes: readonly number[],
  seed = SEEDS[`${players}/${sizes.length}`] ?? 0,
): Round[] {
  const known = provenRounds(players, rounds, sizes);
  const met = new Uint8Array(pairsIn(players));
  const chance = fastChance(`league ${players}/${sizes.length} ${seed}`);
  return Array.from({ length: rounds }, (_, index) => {
    const round = known[index] ?? searchRound(sizes, met, chance);
    for (const pair of pairsOf(round)) met[pair] = (met[pair] ?? 0) + 1;
    return round;
  });
}

function provenRounds(players: number, rounds: number, sizes: readonly number[]): Round[] {
  if (sizes.length === 1)
    return Array.from({ length: rounds }, () => [Array.from({ length: players }, (_, player) => player)]);
  const proven = PROVEN[`${players}/${sizes.length}`];
  if (proven === undefined) return [];
  const known = readRounds(proven.rounds);
  if (!proven.isCycle) return known.slice(0, rounds);
  return Array.from({ length: rounds }, (_, index) => known[index % known.length] ?? []);
}

/** `0123.4567 0145.2367`: players as digits, tables, rounds. */
export function readRounds(text: string): Round[] {
  return text
    .split(' ')
    .map((round) =>
      round.split('.').map((table) => Array.from(table, (player) => Number.parseInt(player, 36))),
    );
}

export function writeRounds(rounds: readonly Round[]): string {
  return rounds
    .map((round) => round.map((table) => table.map((player) => player.toString(36)).join('')).join('.'))
    .join(' ');
}
