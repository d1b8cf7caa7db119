import { gamesOfDeal, type LadderGame, type Pair } from '@paddock/bots';
import type { Given } from '../game.ts';

/** One set of options that is played, and how much of it. */
export interface Variant {
  /** A preset's name, or '' if only one set of options is played. */
  readonly name: string;
  readonly options: Given;
  /** Seats with a player. */
  readonly people: number;
  readonly deals: number;
}

/** A whole ladder: every pair, in every variant. */
export interface Contest {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly pairs: readonly Pair[];
  /** For every possible draw, to measure luck by; usually none. */
  readonly rollouts: number;
  readonly variants: readonly Variant[];
}

/** One game of it. */
export interface Task extends LadderGame {
  readonly variant: string;
}

/** Deal by deal, and all pairs of a deal together: whenever it is stopped, every row has about as many games. */
export function tasksOf({ pairs, variants }: Contest): Task[] {
  const most = Math.max(...variants.map(({ deals }) => deals));
  return Array.from({ length: most }, (_, deal) => deal).flatMap((deal) =>
    variants
      .filter(({ deals }) => deal < deals)
      .flatMap(({ name, people }) =>
        pairs.flatMap((pair) => gamesOfDeal(pair, deal, people).map((game) => ({ variant: name, ...game }))),
      ),
  );
}

/** The same for two tasks that are the same game. */
export function keyOf({ variant, one, others, deal, seat }: Task): string {
  return [variant, one, others, deal, seat].join(' ');
}

/** Every level with every weaker one, the strongest first; or the one with every other. `levels` from the weakest. */
export function pairsAmong(levels: readonly string[], one?: string): Pair[] {
  if (one !== undefined) return levels.filter((level) => level !== one).map((others) => ({ one, others }));
  return levels
    .toReversed()
    .flatMap((first, at, all) => all.slice(at + 1).map((second) => ({ one: first, others: second })));
}
