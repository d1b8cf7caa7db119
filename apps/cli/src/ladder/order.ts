import { playLadderGame, type LadderGame, type LadderTable, type PlayedGame } from '@paddock/bots';
import { isRefusal } from '@paddock/kernel';
import { findGame } from '../find-game.ts';
import type { Contest, Task } from './contest.ts';
import { gaugeFor } from './gauge-for.ts';

/** A game to play, with all that a process needs to know. */
export interface Order {
  readonly game: string;
  readonly table: LadderTable;
  readonly task: LadderGame;
  /** For every possible draw, to measure luck by. */
  readonly rollouts: number;
}

/** What it came to, in numbers short enough for a file. */
export interface Done {
  readonly played: PlayedGame;
  /** Milliseconds of processor time. */
  readonly cpu: number;
}

export function orderFor({ game, players, seed, variants, rollouts }: Contest, task: Task): Order {
  const options = variants.find(({ name }) => name === task.variant)?.options ?? {};
  return { game, table: { players, options, seed }, task, rollouts };
}

export function play({ game: name, table, task, rollouts }: Order): Done {
  const game = findGame(name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  const start = now();
  const played = playLadderGame(game.bots, table, task, { now, gauge: gaugeFor(game, rollouts) });
  // The arguments have been checked, so a refusal is a bug.
  if (isRefusal(played)) throw new Error(played.code);
  const { luck, times } = played;
  return {
    played: {
      ...played,
      luck: luck.map((value) => round(value, 1e6)),
      times: {
        one: times.one.map((time) => round(time, 100)),
        others: times.others.map((time) => round(time, 100)),
      },
    },
    cpu: round(now() - start, 10),
  };
}

/** Processor time: a busy machine makes nobody slower. That of a thread alone is told in ticks of milliseconds. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
