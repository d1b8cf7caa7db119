import { seatSet } from '@paddock/kernel';
import type { TableCard } from '@paddock/protocol';
import type { DueRow, TableRow } from '../store/port.ts';
import { isFree, isToStart, outcomeOf, type LiveTable } from './live-table.ts';

/** What the store keeps of a table for lists. */
export function rowOf(live: LiveTable): TableRow {
  const { id, made, madeAt, status, touched, seats } = live;
  return {
    match: id,
    game: made.game,
    status,
    isPublic: made.isPublic,
    made: madeAt,
    touched,
    card: JSON.stringify(cardOf(live)),
    people: seats.flatMap(({ person }, seat) => (person === null ? [] : [{ person, seat }])),
  };
}

/** When the server must look at this table next. */
export function dueOf(live: LiveTable, now: number, botPauseMs: number): DueRow | null {
  const { status, table, clocks } = live;
  if (status === 'over' || status === 'closed') return null;
  if (table === undefined) return { at: isToStart(live) ? now : null, turn: 0, deadline: null };
  const deadline = clocks.nextDeadline() ?? null;
  const isBotsTurn = table.botTasks().length > 0;
  return { at: isBotsTurn ? now + botPauseMs : deadline, turn: seatSet(...table.toAct), deadline };
}

function cardOf(live: LiveTable): TableCard {
  const { id, made, madeAt, status, touched, seats, table } = live;
  const result = outcomeOf(live);
  const isOpen = (seat: number) => isFree(live, seat) && seats[seat]?.plan.kind === 'open';
  return {
    id,
    game: made.game,
    status,
    isPublic: made.isPublic,
    clock: made.clock,
    options: made.options,
    seats: seats.map(({ name, plan }, seat) => {
      const bot = plan.kind === 'bot' ? plan.level : table?.seats[seat]?.bot;
      return { name, ...(bot !== undefined && { bot }) };
    }),
    openSeats: status === 'open' && !live.isStarting ? seats.filter((_, seat) => isOpen(seat)).length : 0,
    made: madeAt,
    touched,
    ...(result && { result }),
  };
}
