import type { Seat } from '@paddock/kernel';
import type { SeatInfo, SeatPlan, TableInfo } from '@paddock/protocol';
import { seatOf, type LiveTable } from './live-table.ts';
import { botName } from './started-seats.ts';

/** What everybody who may see the table sees of it. */
export function infoOf(live: LiveTable, isOnline: (person: string) => boolean, watching: number): TableInfo {
  const { id, made, madeAt, status, isStarting, seats, host, rematch, muted } = live;
  return {
    id,
    game: made.game,
    rulings: made.rulings,
    options: made.options,
    status,
    isPublic: made.isPublic,
    clock: made.clock,
    startsWhenFull: made.startsWhenFull,
    isStarting,
    seats: seats.map((_, seat) => seatInfo(live, seat, isOnline)),
    host: seatOf(live, host.person) ?? null,
    hostName: host.name,
    watching,
    made: madeAt,
    rematch,
    muted: [...muted],
  };
}

function seatInfo(
  { seats, table }: LiveTable,
  number: Seat,
  isOnline: (person: string) => boolean,
): SeatInfo {
  const { plan: planned = { kind: 'open' } as const, person = null, name = null } = seats[number] ?? {};
  const { bot: level, name: called } = table?.seats[number] ?? {};
  const plan: SeatPlan = level === undefined ? planned : { kind: 'bot', level };
  const botsName = level === undefined ? undefined : called;
  return {
    plan,
    name: name ?? (plan.kind === 'bot' ? (botsName ?? botName(number)) : null),
    isOnline: person !== null && isOnline(person),
    standIn: table?.standIn(number) ?? null,
  };
}
