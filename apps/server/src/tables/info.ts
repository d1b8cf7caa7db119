import { levelOfBot } from '@paddock/bots';
import type { Seat } from '@paddock/kernel';
import type { SeatInfo, SeatNews, TableInfo } from '@paddock/protocol';
import { botPlayer } from '../ratings/fold.ts';
import { botOwnerAt, seatOf, type LiveTable, type ToldNews } from './live-table.ts';
import { startsAt } from './quick/quick.ts';
import { botName } from './started-seats.ts';

/** What everybody who may see the table sees of it. */
export function infoOf(
  live: LiveTable,
  isOnline: (person: string) => boolean,
  watching: number,
  now: number,
): TableInfo {
  const starts = startsAt(live);
  const { id, made, madeAt, content, status, isStarting, seats, host, rematch, muted, news } = live;
  return {
    id,
    game: made.game,
    rulings: made.rulings,
    options: made.options,
    ...(content && { content: { digest: content.digest, names: content.names } }),
    status,
    isPublic: made.isPublic,
    ...(made.isRated && { isRated: made.isRated }),
    ...(made.league && { league: made.league }),
    clock: made.clock,
    startsWhenFull: made.startsWhenFull,
    isStarting,
    ...(starts !== undefined && { startsIn: Math.max(0, starts - now) }),
    seats: seats.map((_, seat) => seatInfo(live, seat, isOnline)),
    host: seatOf(live, host.person) ?? null,
    hostName: host.name,
    watching,
    made: madeAt,
    rematch,
    muted: [...muted],
    news: news.map(shownNews),
  };
}

function shownNews({ people: _people, ...news }: ToldNews): SeatNews {
  return news;
}

function seatInfo(live: LiveTable, number: Seat, isOnline: (person: string) => boolean): SeatInfo {
  const { seats, table, made } = live;
  const { plan = { kind: 'open' } as const, person = null, name = null, gone = null } = seats[number] ?? {};
  const botOf = botOwnerAt(live, number);
  const bots = plan.kind === 'bot' ? botPlayer(levelOfBot(plan.level)) : null;
  const player = person ?? gone?.person ?? bots;
  const { bot: level, name: called } = table?.seats[number] ?? {};
  const botsName = () => (level === undefined ? botName(number, seats) : (called ?? null));
  // A bot whose seat is open to somebody plays on like one that stands in.
  const standIn = (plan.kind === 'bot' ? null : level) ?? table?.standIn(number) ?? null;
  return {
    plan,
    name: name ?? (plan.kind === 'bot' ? botsName() : null),
    isOnline: person !== null && isOnline(person),
    ...(made.isRated === true && player !== null && { player }),
    standIn,
    ...(botOf !== null && { botOf }),
  };
}
