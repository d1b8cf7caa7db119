import { isRefusal, type Seat } from '@paddock/kernel';
import type { AnyTable } from '../tables/any-table.ts';
import type { TableEvent } from '../tables/event.ts';
import type { LiveTable } from '../tables/live-table.ts';

type Of<Kind extends TableEvent['kind']> = Extract<TableEvent, { kind: Kind }>;
type Changed = Partial<LiveTable>;

/** The line stays where it was, without its words: others see that something was removed. */
export function unsaid({ chat }: LiveTable, { line }: Of<'unsaid'>): Changed {
  return {
    chat: chat.map((said) => (said.number === line ? { ...said, text: '', isRemoved: true as const } : said)),
  };
}

/** In the seat, as host, in the chat, in what is told of seats, and in the game's record. */
export function renamed(live: LiveTable, { person, name }: Of<'renamed'>): Changed {
  const { seats, host, chat, news } = live;
  const old = new Set([
    ...seats.flatMap((seat) => (seat.person === person && seat.name !== null ? [seat.name] : [])),
    ...(host.person === person ? [host.name] : []),
    ...chat.flatMap((line) => (line.person === person ? [line.name] : [])),
  ]);
  const held = seats.findIndex((seat) => seat.person === person);
  return {
    seats: seats.map((seat) => (seat.person === person ? { ...seat, name } : seat)),
    host: host.person === person ? { ...host, name } : host,
    chat: chat.map((line) => (line.person === person ? { ...line, name } : line)),
    news: news.map(({ from, ...told }) => ({
      ...told,
      name: old.has(told.name) ? name : told.name,
      ...(from !== undefined && { from: old.has(from) ? name : from }),
    })),
    ...(live.table !== undefined && held !== -1 && { table: withName(live.table, held, name) }),
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
