/** Who sits together: one list of players for each table. */
export type Round = readonly (readonly number[])[];

/** How often each pair of players has met. A pair is one number, whichever of the two comes first. */
export function pairOf(a: number, b: number): number {
  return a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a;
}

export function pairsIn(players: number): number {
  return (players * (players - 1)) / 2;
}

export function pairsOf(round: Round): number[] {
  return round.flatMap((table) =>
    table.flatMap((player, index) => table.slice(0, index).map((other) => pairOf(player, other))),
  );
}

/** Most minus fewest meetings over all pairs, after each round. */
export function spreads(players: number, rounds: readonly Round[]): number[] {
  const met = new Uint8Array(pairsIn(players));
  return rounds.map((round) => {
    for (const pair of pairsOf(round)) met[pair] = (met[pair] ?? 0) + 1;
    return Math.max(...met) - Math.min(...met);
  });
}
