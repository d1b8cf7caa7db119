import { isRefusal } from '@paddock/kernel';
import { newTableId } from '../../secrets.ts';
import type { Store } from '../../store/port.ts';
import { makeTable } from '../../tables/make-table.ts';
import { begin } from '../../tables/shuffle/shuffle.ts';
import type { TableEvent } from '../../tables/event.ts';
import { after, madeTable } from '../../tables/after.ts';
import { dueOf, rowOf } from '../../tables/listed.ts';
import type { LiveTable } from '../../tables/live-table.ts';

const EVENTS_OF_A_STORED_GAME = 40;

function made(): { id: string; table: LiveTable; first: TableEvent } {
  const seats = [{ kind: 'bot', level: 'random' } as const, { kind: 'bot', level: 'random' } as const];
  const given = {
    game: 'formula',
    options: {},
    seats,
    isPublic: true,
    startsWhenFull: false,
    hostPlays: false,
  };
  const maker = makeTable({ ...given, clock: { kind: 'none' } }, { id: 'nobody', name: 'Nobody' });
  if (isRefusal(maker)) throw new Error(maker.code);
  const id = newTableId();
  return {
    id,
    table: madeTable(id, maker.table, Date.now()),
    first: { kind: 'made', table: maker.table },
  };
}

export async function storeFinished(store: Store): Promise<void> {
  const { id: match, table, first } = made();
  const body = JSON.stringify(first);
  const row = { ...rowOf(table), status: 'over' };
  for (let seq = 0; seq < EVENTS_OF_A_STORED_GAME; seq++) {
    await store.append({ match, seq, at: seq, body, ...(seq === 0 && { table: row, due: null }) });
  }
}

/** A bot's turn waits in every one of them. */
export async function storeRunning(store: Store): Promise<string> {
  const { id: match, table, first } = made();
  const at = Date.now();
  await store.append({ match, seq: 0, at, body: JSON.stringify(first) });
  const decision = begin(table);
  if (isRefusal(decision) || 'done' in decision) throw new Error('the game does not start');
  const started = after(table, decision.event, at, decision.next);
  const body = JSON.stringify(decision.event);
  await store.append({ match, seq: 1, at, body, table: rowOf(started), due: dueOf(started, at, 0) });
  return match;
}
