import { everyRound } from './every-round.ts';
import { pairsIn, pairsOf, type Round } from './meetings.ts';
import { PairSets } from './pair-sets.ts';
import { metOf, renamed } from './same-meetings.ts';

/** What an exhaustive search has shown for tables of some sizes. */
export interface Proof {
  /** After each round, the least that is possible without a larger one after any round before. */
  readonly spreads: readonly number[];
  /** One way to have them. */
  readonly rounds: readonly Round[];
  /** After the last round everybody has met everybody equally often: it starts over. */
  readonly isCycle: boolean;
}

/** States of one level, each with the state it came from. */
type Level = ReadonlyMap<string, string>;

/**
 * The lexicographically least sequence of spreads: of all schedules those with the least spread after round 1, of these
 * those with the least after round 2, and so on. A level holds every state (who met whom how often, less the fewest, under
 * any names) that such a schedule can reach; the next is every round from every state. Of a level with more than
 * `mostStates` only some are kept: from there on a spread is proved only where no counting allows a smaller one. Stops after
 * `rounds` rounds, at a full cycle, or where nothing more is proved.
 */
export function leastSpreads(sizes: readonly number[], rounds: number, mostStates = 300_000): Proof {
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const search = new Search(players, everyRound(sizes), mostStates);
  const start = '0'.repeat(pairsIn(players));
  const found: number[] = [];
  const levels: Level[] = [new Map([[start, '']])];
  let isCycle = false;
  let isWhole = true;
  while (found.length < rounds && !isCycle) {
    const next = search.next(levels.at(-1) ?? new Map());
    const round = found.length + 1;
    // All pairs can be equal only where the meetings so far can be shared among them.
    const bound = (round * search.meetings) % start.length === 0 ? 0 : 1;
    if (!isWhole && next.spread > bound) break;
    isWhole &&= next.isWhole;
    found.push(next.spread);
    levels.push(next.level);
    isCycle = levels.at(-1)?.has(start) === true;
  }
  return { spreads: found, rounds: search.retrace(levels, isCycle ? start : undefined), isCycle };
}

class Search {
  readonly #players: number;
  readonly #rounds: readonly Round[];
  readonly #pairs: readonly (readonly number[])[];
  readonly #sets: PairSets;
  readonly #mostStates: number;
  /** Of pairs, in each round. */
  readonly meetings: number;

  constructor(players: number, rounds: readonly Round[], mostStates: number) {
    this.#players = players;
    this.#rounds = rounds;
    this.#pairs = rounds.map(pairsOf);
    this.#sets = new PairSets(players, rounds);
    this.#mostStates = mostStates;
    this.meetings = this.#pairs[0]?.length ?? 0;
  }

  /** The least spread after one more round, and every state that has it, unless there are too many to keep. */
  next(level: Level): { spread: number; level: Level; isWhole: boolean } {
    let least = Infinity;
    let reached = new Map<string, string>();
    for (const text of level.keys()) {
      const met = metOf(text);
      this.#sets.spreadsAfter(met, (round, spread, hasAllMet) => {
        if (spread > least) return;
        if (spread < least) reached = new Map();
        least = spread;
        // One too many tells that there are too many.
        if (reached.size > this.#mostStates) return;
        const child = renamed(this.#players, this.#after(met, round, hasAllMet)).text;
        if (!reached.has(child)) reached.set(child, text);
      });
    }
    return { spread: least, level: reached, isWhole: reached.size <= this.#mostStates };
  }

  /** The rounds that lead to a state of the last level: names are given back on the way. */
  retrace(levels: readonly Level[], end = levels.at(-1)?.keys().next().value): Round[] {
    const path = [end ?? ''];
    for (const level of levels.slice(1).toReversed()) path.unshift(level.get(path[0] ?? '') ?? '');
    const rounds: Round[] = [];
    let names: readonly number[] = Array.from({ length: this.#players }, (_, player) => player);
    for (const [index, text] of path.slice(1).entries()) {
      const { round, order } = this.#step(metOf(path[index] ?? ''), text);
      const called = names;
      rounds.push(round.map((table) => table.map((player) => called[player] ?? 0)));
      names = order.map((player) => called[player] ?? 0);
    }
    return rounds;
  }

  #step(met: Uint8Array, text: string): { round: Round; order: readonly number[] } {
    for (const [index, round] of this.#rounds.entries()) {
      const after = this.#after(met, index, false);
      const fewest = Math.min(...after);
      const there = renamed(
        this.#players,
        after.map((times) => times - fewest),
      );
      if (there.text === text) return { round, order: there.order };
    }
    throw new Error('a state without a way to it');
  }

  #after(met: Uint8Array, round: number, hasAllMet: boolean): Uint8Array {
    const out = met.slice();
    for (const pair of this.#pairs[round] ?? []) out[pair] = (out[pair] ?? 0) + 1;
    return hasAllMet ? out.map((times) => times - 1) : out;
  }
}
