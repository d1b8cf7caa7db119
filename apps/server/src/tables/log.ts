import type { Store } from '../store/port.ts';
import type { TableEvent } from './event.ts';

/** The log says something that cannot have happened. */
export class DamagedLogError extends Error {
  override readonly name = 'DamagedLogError';
}

const PAGE = 5_000;

export interface LoggedEvent {
  readonly at: number;
  readonly event: TableEvent;
}

/** Not checked again: rows were checked when they were written. */
export async function readEvents(
  store: Pick<Store, 'events'>,
  match: string,
  from: number,
): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = [];
  for (;;) {
    const rows = await store.events(match, from + events.length, PAGE);
    for (const { at, body } of rows) events.push({ at, event: JSON.parse(body) as TableEvent });
    if (rows.length < PAGE) return events;
  }
}
