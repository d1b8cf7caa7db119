import type { Round } from './meetings.ts';

/** Seats the players of each table so that everybody sits in each seat about as often as in any other. */
export function seated(players: number, rounds: readonly Round[]): Round[] {
  const sat = Array.from({ length: players }, () => Array<number>(8).fill(0));
  const times = (player: number, seat: number) => sat[player]?.[seat] ?? 0;
  return rounds.map((round) =>
    round.map((table) => {
      const order = fairest(table, times);
      order.forEach((player, seat) => {
        const mine = sat[player];
        if (mine !== undefined) mine[seat] = times(player, seat) + 1;
      });
      return order;
    }),
  );
}

/** Of all orders the first whose players have sat there least; a seat held twice counts more than two held once. */
function fairest(
  table: readonly number[],
  times: (player: number, seat: number) => number,
): readonly number[] {
  let best = table;
  let least = Infinity;
  for (const order of orders(table)) {
    const cost = order.reduce((sum, player, seat) => sum + times(player, seat) ** 2, 0);
    if (cost < least) [best, least] = [order, cost];
  }
  return best;
}

function orders(of: readonly number[]): number[][] {
  if (of.length < 2) return [[...of]];
  return of.flatMap((first, index) => orders(of.toSpliced(index, 1)).map((others) => [first, ...others]));
}
