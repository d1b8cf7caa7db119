/** Bounds of a league, and of the tables it plays at. */
export const LEAGUE = {
  leastPlayers: 3,
  mostPlayers: 40,
  leastSeats: 3,
  mostSeats: 6,
  mostRounds: 20,
} as const;

/**
 * The tables of one round, the largest first: as equal as possible, and as near to `wanted` seats as the number of players
 * allows. Of two numbers of tables that are equally near, the fewer.
 */
export function tableSizes(players: number, wanted = 4): number[] {
  const { leastSeats, mostSeats } = LEAGUE;
  let best: number | undefined;
  for (let tables = Math.ceil(players / mostSeats); tables <= players / leastSeats; tables++) {
    if (best === undefined || distance(players, tables, wanted) < distance(players, best, wanted))
      best = tables;
  }
  if (best === undefined)
    throw new RangeError(`${players} players fill no tables of ${leastSeats}–${mostSeats}`);
  return equalSizes(players, best);
}

export function equalSizes(players: number, tables: number): number[] {
  const least = Math.floor(players / tables);
  return Array.from({ length: tables }, (_, table) => least + (table < players % tables ? 1 : 0));
}

/** How far the middle size is from what is wanted. */
function distance(players: number, tables: number, wanted: number): number {
  return Math.abs(players - wanted * tables) / tables;
}
