import type { Session } from '../session.ts';
import { keyOf, tasksOf, type Contest } from './contest.ts';
import type { GameFile, Line } from './game-file.ts';
import { orderFor } from './order.ts';
import { players, type Player } from './players.ts';

export interface Games {
  readonly lines: readonly Line[];
  /** How many there are once everything is played. */
  readonly all: number;
}

/** Plays what the file lacks, and appends each game as it ends. Ctrl-C ends it early; what is played is kept. */
export async function playContest(
  session: Session,
  contest: Contest,
  file: GameFile,
  processes: number,
): Promise<Games> {
  const tasks = tasksOf(contest);
  const known = new Map(file.lines.map((line) => [keyOf(line), line]));
  const lines = tasks.flatMap((task) => known.get(keyOf(task)) ?? []);
  const left = tasks.filter((task) => !known.has(keyOf(task)));
  const { text, number } = session;
  if (lines.length > 0) session.progress(text.ladder.progress(number(lines.length), number(tasks.length)));
  const team = left.length === 0 ? [] : players(Math.min(processes, left.length));
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    for (const player of team) player.end();
  };
  const work = async (player: Player): Promise<void> => {
    for (let task = left.shift(); task !== undefined && !stopping.signal.aborted; task = left.shift()) {
      const done = await player.play(orderFor(contest, task)).catch((error: unknown) => {
        if (stopping.signal.aborted) return undefined;
        throw error;
      });
      if (done === undefined) return;
      lines.push(file.append({ variant: task.variant, ...done.played, cpu: done.cpu }));
      session.progress(text.ladder.progress(number(lines.length), number(tasks.length)));
    }
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await Promise.all(team.map(work));
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    for (const player of team) player.end();
    session.progress();
  }
  return { lines, all: tasks.length };
}
