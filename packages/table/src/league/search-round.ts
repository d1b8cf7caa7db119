import type { FastChance } from '@paddock/kernel';
import { pairOf, type Round } from './meetings.ts';

/** Swaps that are tried for each player of a round. */
const TRIES = 1_000;
/** A swap is kept that is no worse than the state that many swaps before: small hills are climbed over. */
const MEMORY = 40;

/**
 * A round after those that have been: pairs that have met often are kept apart, by trying swaps of two players between
 * tables. Whole numbers alone, so that the same chance gives the same round on every machine.
 */
export function searchRound(sizes: readonly number[], met: Uint8Array, chance: FastChance): Round {
  const seats = shuffled(sizes, chance);
  const players = seats.length;
  const cost = costs(met);
  const tables = sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
  const starts = sizes.map((_, table) => tables.indexOf(table));
  const costWith = (player: number, table: number, without: number): number => {
    const start = starts[table] ?? 0;
    let sum = 0;
    for (let seat = start, end = start + (sizes[table] ?? 0); seat < end; seat++) {
      const other = seats[seat] ?? 0;
      if (other !== player && other !== without) sum += cost[pairOf(player, other)] ?? 0;
    }
    return sum;
  };

  let now = 0;
  let best = 0;
  let kept = [...seats];
  // What counts is the difference to the start, so that both begin at 0.
  const before = Array<number>(MEMORY).fill(0);
  for (let tried = 0; sizes.length > 1 && tried < TRIES * players; tried++) {
    const [one, other] = [chance.below(players), chance.below(players)];
    const [a = 0, b = 0] = [seats[one], seats[other]];
    const [from = 0, to = 0] = [tables[one], tables[other]];
    if (from === to) continue;
    const change = costWith(a, to, b) + costWith(b, from, a) - costWith(a, from, a) - costWith(b, to, b);
    const slot = tried % MEMORY;
    if (change > 0 && now + change > (before[slot] ?? 0)) {
      before[slot] = now;
      continue;
    }
    seats[one] = b;
    seats[other] = a;
    now += change;
    before[slot] = now;
    if (now < best) {
      best = now;
      kept = [...seats];
    }
  }
  return sizes.map((size, table) => kept.slice(starts[table], (starts[table] ?? 0) + size));
}

/** Each meeting more than the fewest makes a pair eight times as dear. */
function costs(met: Uint8Array): Int32Array {
  const fewest = met.reduce((one, other) => Math.min(one, other), 255);
  return Int32Array.from(met, (times) => 8 ** Math.min(times - fewest, 6));
}

function shuffled(sizes: readonly number[], chance: FastChance): number[] {
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const line = Array.from({ length: players }, (_, player) => player);
  for (let left = players; left > 1; left--) {
    const drawn = chance.below(left);
    [line[left - 1], line[drawn]] = [line[drawn] ?? 0, line[left - 1] ?? 0];
  }
  return line;
}
