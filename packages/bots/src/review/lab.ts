import {
  fastChance,
  FastChance,
  fold,
  resolveOptions,
  isRefusal,
  rulesFor,
  type GameRecord,
} from '@paddock/kernel';
import type { GameBots } from '../game-bots.ts';
import type { LabResult, LabSeat } from './types.ts';
import { scoresBySeat, Tally, WHOLE_WIN } from './worth.ts';

export interface LabQuestion {
  /** Plays on from after this entry, from 0; −1: from before the first. */
  readonly entry: number;
  /** How many continuations. */
  readonly games: number;
  readonly seed: string;
}

/** How many continuations are played between two results. */
const BATCH = 50;

/**
 * Plays on from a moment of a record many times, and yields how it ended after every batch. A caller that has seen
 * enough stops asking. The record must be one that replays.
 */
export function* continueFrom(
  { game, playOn }: GameBots,
  record: GameRecord,
  { entry, games, seed }: LabQuestion,
): Generator<LabResult> {
  const rules = rulesFor(game.rules, record);
  if ('code' in rules) throw new Error(rules.code);
  const players = record.seats.length;
  const options = resolveOptions(rules.options, players, record.options);
  if (isRefusal(options)) throw new Error(options.code);
  const state = rules.start({ players, options });
  fold(rules, state, record.entries, { to: entry + 1 });
  const histogram = new Histogram(players);
  const chance = fastChance(`lab ${seed} ${record.match} ${entry}`);
  const [a, b] = [chance.next(), chance.next()];
  let scratch: unknown;
  for (let played = 1; played <= games; played++) {
    scratch = rules.copy(state, scratch);
    playOn(scratch, new FastChance(a, b, played));
    histogram.add(rules.outcome(scratch) ?? { standings: [] });
    if (played % BATCH === 0 || played === games)
      yield { entry, played, of: games, seats: histogram.seats() };
  }
}

class Histogram extends Tally {
  /** By seat: how often it ended with these points. */
  readonly #counts: readonly Map<number, number>[];

  constructor(players: number) {
    super(players);
    this.#counts = Array.from({ length: players }, () => new Map<number, number>());
  }

  override add(outcome: Parameters<Tally['add']>[0]): void {
    super.add(outcome);
    for (const [seat, score] of scoresBySeat(outcome, this.#counts.length).entries()) {
      const counts = this.#counts[seat];
      counts?.set(score, (counts.get(score) ?? 0) + 1);
    }
  }

  seats(): LabSeat[] {
    return this.#counts.map((counts, seat) => ({
      points: [...counts]
        .map(([points, count]) => ({ points, count }))
        .toSorted((x, y) => x.points - y.points),
      wins: Math.round(((this.wins[seat] ?? 0) / WHOLE_WIN) * 1_000_000),
      mean: Math.round((1_000 * (this.points[seat] ?? 0)) / this.count),
    }));
  }
}
