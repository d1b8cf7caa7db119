import { LIMITS } from '@paddock/protocol';
import type { TableEvent } from './event.ts';
import { newsWithout } from '../accounts/forgotten.ts';
import { botName } from './started-seats.ts';
import { seatOf, type LiveTable, type ToldNews } from './live-table.ts';

/** News of seats in a running game. `live`: before the event. */
export function withNews(live: LiveTable, event: TableEvent): readonly ToldNews[] {
  const before = event.kind === 'forgotten' ? newsWithout(live.news, event.person) : live.news;
  const told = live.status === 'running' ? newsOf(live, event) : undefined;
  if (told === undefined) return before;
  const number = (before.at(-1)?.number ?? -1) + 1;
  const entry = live.table?.length ?? 0;
  return [...before, { number, entry, ...told }].slice(-LIMITS.seatNews);
}

function newsOf(live: LiveTable, event: TableEvent): Omit<ToldNews, 'number' | 'entry'> | undefined {
  const { seats, table } = live;
  if (event.kind === 'forgotten') {
    const seat = seatOf(live, event.person);
    if (seat === undefined) return undefined;
    return { seat, kind: 'left', name: '', people: { name: null, from: null } };
  }
  if (event.kind !== 'sat' && event.kind !== 'left' && event.kind !== 'planned') return undefined;
  const { seat } = event;
  const { person = null, name: before = null, called = null, isNameless = false } = seats[seat] ?? {};
  const recorded = isNameless ? '' : table?.seats[seat]?.name;
  const name = before ?? recorded ?? botName(seat, seats);
  const whose = before === null ? called : person;
  if (event.kind === 'sat') {
    const isForgotten = live.forgotten.has(event.person);
    const people = { name: event.person, from: whose };
    return { seat, kind: 'sat', name: isForgotten ? '' : event.name, from: name, people };
  }
  const people = { name: whose, from: null };
  if (event.kind === 'left') return { seat, kind: 'left', name, people };
  if (event.plan.kind !== 'bot') return { seat, kind: 'opened', name, people };
  return before === null ? undefined : { seat, kind: 'replaced', name, people };
}
