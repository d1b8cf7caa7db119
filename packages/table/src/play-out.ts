import { isRefusal, type ViewShape } from '@paddock/kernel';
import type { BotTask } from './change.ts';
import type { Table } from './table.ts';

/** Bots play a table to its end. A seat without a bot, or a bot that answers what is refused, is an error. */
export async function playOut<Options, State, View extends ViewShape, Fact>(
  table: Table<Options, State, View, Fact>,
  answer: (task: BotTask<View>) => Promise<readonly string[]> | readonly string[],
): Promise<Table<Options, State, View, Fact>> {
  let now = table;
  while (!now.isOver) {
    const [task] = now.botTasks();
    if (task === undefined) throw new Error('nobody plays on');
    const { seat, asked } = task;
    const next = now.botTurn({ seat, asked, do: await answer(task) });
    if (isRefusal(next)) throw new Error(next.code);
    now = next.table;
  }
  return now;
}
