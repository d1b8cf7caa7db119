import { LIMITS, type SeatNews } from '@paddock/protocol';
import type { TableEvent } from './event.ts';
import { botName } from './started-seats.ts';
import type { LiveTable } from './live-table.ts';

/** What the table is told of seats in a running game. `live`: before the event. */
export function withNews(live: LiveTable, event: TableEvent): readonly SeatNews[] {
  const told = live.status === 'running' ? newsOf(live, event) : undefined;
  if (told === undefined) return live.news;
  const number = (live.news.at(-1)?.number ?? -1) + 1;
  const entry = live.table?.length ?? 0;
  return [...live.news, { number, entry, ...told }].slice(-LIMITS.seatNews);
}

function newsOf(
  { seats, table }: LiveTable,
  event: TableEvent,
): Omit<SeatNews, 'number' | 'entry'> | undefined {
  if (event.kind !== 'sat' && event.kind !== 'left' && event.kind !== 'planned') return undefined;
  const { seat } = event;
  const before = seats[seat]?.name ?? null;
  const name = before ?? table?.seats[seat]?.name ?? botName(seat, seats);
  if (event.kind === 'sat') return { seat, kind: 'sat', name: event.name, from: name };
  if (event.kind === 'left') return { seat, kind: 'left', name };
  if (event.plan.kind !== 'bot') return { seat, kind: 'opened', name };
  return before === null ? undefined : { seat, kind: 'replaced', name };
}
