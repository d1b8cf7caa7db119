import { isRefusal, type Seat } from '@paddock/kernel';
import { LIMITS } from '@paddock/protocol';
import type { AnyTable } from '../tables/any-table.ts';
import type { TableEvent } from '../tables/event.ts';
import type { LiveTable } from '../tables/live-table.ts';

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;
type Changed = Partial<LiveTable>;

export function muted(live: LiveTable, { seat, isMuted }: Of<'muted'>): Changed {
  const after = new Set(live.muted);
  if (isMuted) after.add(seat);
  else after.delete(seat);
  return { muted: after };
}

export function said(live: LiveTable, { person, id, seat, name, text }: Of<'said'>, at: number): Changed {
  // Every line that was ever said counts: lines may have been removed.
  const number = live.said.size;
  const all = new Set(live.said).add(`${person} ${id}`);
  if (live.forgotten.has(person)) return { said: all };
  return {
    said: all,
    chat: [...live.chat, { number, at, seat, name, text, person }].slice(-LIMITS.chatLines),
  };
}

/** The line stays where it was, without its words: others see that something was removed. */
export function unsaid({ chat }: LiveTable, { line }: Of<'unsaid'>): Changed {
  return {
    chat: chat.map((said) => (said.number === line ? { ...said, text: '', isRemoved: true as const } : said)),
  };
}

/** In the seat or as who left it, as host, in the chat, in the news of seats, and in the game's record. */
export function renamed(live: LiveTable, { person, name }: Of<'renamed'>): Changed {
  const { seats, host, chat, news, table } = live;
  const named = <Line extends { readonly person: string | null; readonly name: string | null }>(line: Line) =>
    line.person === person ? { ...line, name } : line;
  return {
    // Who has left a running game is in its result.
    seats: seats.map((seat) => ({ ...named(seat), ...(seat.gone && { gone: named(seat.gone) }) })),
    host: named(host),
    chat: chat.map(named),
    news: news.map((told) => ({
      ...told,
      ...(told.people.name === person && { name }),
      ...(told.people.from === person && { from: name }),
    })),
    table:
      table &&
      seats.reduce((now, { called }, seat) => (called === person ? withName(now, seat, name) : now), table),
  };
}

/** A record of the first format keeps the names it began with. */
function withName(table: AnyTable, seat: Seat, name: string): AnyTable {
  const standIn = table.standIn(seat);
  const named = table.withHand(seat, table.seats[seat]?.bot ?? null, name);
  if (isRefusal(named)) return table;
  const stood = standIn === null ? named : named.withStandIn(seat, standIn);
  return isRefusal(stood) ? named : stood;
}
