import { readFileSync } from 'node:fs';
import { isRefusal, RECORD_FORMAT } from '@paddock/kernel';
import { Table } from '@paddock/table';
import { botName, cast, seatsNow } from './started-seats.ts';
import { describe, expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { makeTable } from './make-table.ts';
import { setStandIn, start } from './decide.ts';
import { planSeat, sit } from './seating.ts';
import type { TableEvent } from './event.ts';
import { begin } from './shuffle/shuffle.ts';
import { gameNames, levelsOf, standInOf } from '../find-game.ts';
import { after, foldLog, madeTable } from './after.ts';
import { infoOf } from './info.ts';
import type { LiveTable } from './live-table.ts';
import type { LoggedEvent } from './log.ts';

/** Written before events said who was seated: one person, an empty seat, a bot, and a stand-in. Never regenerated. */
const FIRST = JSON.parse(
  readFileSync(new URL('./fixtures/empty-seat.json', import.meta.url), 'utf8'),
) as LoggedEvent[];
const ID = 'p5v8w2n3n3wn5s3n9jvq';
const ANA = { id: 'zjab32xzhrj4ytvrbev7', name: 'Ana' };

function eventOf(decided: Decision<unknown> | { readonly code: string }): TableEvent {
  if (!('event' in decided)) throw new Error(JSON.stringify(decided));
  return decided.event;
}

/** A table with Ana and an empty seat, before its start. */
function openTable(): { table: LiveTable; events: LoggedEvent[] } {
  const open = { kind: 'open' } as const;
  const made = makeTable(
    {
      game: 'formula',
      options: {},
      seats: [open, open],
      isPublic: true,
      clock: { kind: 'none' },
      startsWhenFull: false,
      hostPlays: true,
    },
    ANA,
  );
  if (isRefusal(made)) throw new Error(made.code);
  const empty = madeTable(ID, made.table, 1);
  const sat = eventOf(sit(empty, ANA, undefined, undefined));
  return {
    table: after(empty, sat, 2),
    events: [
      { at: 1, event: { kind: 'made', table: made.table } },
      { at: 2, event: sat },
    ],
  };
}

describe('a table started with an empty seat', () => {
  it('is taken up from a log that does not say who was seated, as it was then', () => {
    const table = foldLog(ID, FIRST);
    expect(table.table?.seats).toEqual([
      { name: 'Ana' },
      { name: 'Bot 2', bot: 'club' },
      { name: 'Bot 3', bot: 'random' },
    ]);
    expect(table.table?.standIn(0)).toBe('club');
    expect(table.table?.length).toBe(9);
  });

  it('keeps its bot where the record is of the first format, which cannot say who took over', () => {
    const { seats, ...table } = foldLog(ID, FIRST);
    const planned = planSeat({ ...table, seats }, ANA, 1, { kind: 'reserved' }, null);
    expect(planned).toMatchObject({ code: 'seat-is-a-bot' });
    expect(seats[1]?.plan).toEqual({ kind: 'bot', level: 'club' });
  });

  it('says who is seated, and which level stands in', () => {
    const { table } = openTable();
    const event = eventOf(begin(after(table, eventOf(start(table, ANA)), 3)));
    expect(event).toMatchObject({
      kind: 'started',
      seats: [{ name: 'Ana' }, { name: 'Ada', bot: `${standInOf('formula')}/Ada` }],
    });
    expect(eventOf(setStandIn(after(table, event, 3), ANA, true, 3))).toMatchObject({
      level: standInOf('formula'),
    });
  });

  it('stays as it was written when bots are called something else', () => {
    const { table, events } = openTable();
    const seats = [{ name: 'Ana' }, { name: 'Roboter', bot: 'champion' }];
    const { secret, options } = table.made;
    const made = Table.make(table.rules, { match: ID, options, seats }, () => secret);
    const dealt = made.withOwnSalts(['', '']);
    const started = isRefusal(dealt) ? dealt : dealt.start();
    if (isRefusal(started)) throw new Error(started.code);
    const folded = foldLog(ID, [
      ...events,
      { at: 3, event: { kind: 'started', paddock: RECORD_FORMAT, seats, change: started.change } },
      { at: 4, event: { kind: 'stood-in', seat: 0, isOn: true, level: 'champion', why: 'word' } },
    ]);
    expect(folded.table?.seats).toEqual(seats);
    expect(folded.table?.standIn(0)).toBe('champion');
    const info = infoOf(folded, () => false, 0, 4);
    expect(info.seats[1]).toMatchObject({ name: 'Roboter', plan: { kind: 'bot', level: 'champion' } });
  });

  it.each(gameNames())('has a level to stand in: %s', (game) => {
    expect(levelsOf(game)).toContain(standInOf(game));
  });
});

describe('bots’ names', () => {
  const person = (name: string) => ({ name, plan: { kind: 'open' } as const });
  const bot = (level: string) => ({ name: null, plan: { kind: 'bot', level } as const });
  const empty = { name: null, plan: { kind: 'open' } as const };

  it('are the page’s own, and give way to a person with that name', () => {
    expect([0, 1, 2, 5].map((seat) => botName(seat, []))).toEqual(['Freya', 'Ada', 'Bruno', 'Elif']);
    expect(botName(1, [person('Ana'), bot('club'), person('ADA')])).toBe('Bot 2');
  });

  it('are those of their characters; the second of two goes by its number', () => {
    const seats = [person('Ana'), bot('club/Elif'), bot('pro/Elif'), bot('club/Ada')];
    expect(seats.map((_, seat) => botName(seat, seats)).slice(1)).toEqual(['Elif', 'Bot 3', 'Ada']);
  });

  it('a bot that came without a character gets one that nobody has', () => {
    const seats = [person('bruno'), bot('club'), bot('club/Ada'), bot('random')];
    const level = (seat: number) => cast('formula', seats[seat]?.plan ?? empty.plan, seat, seats);
    expect(level(1)).toEqual({ kind: 'bot', level: 'club/Chiara' });
    expect(level(2)).toEqual({ kind: 'bot', level: 'club/Ada' });
    expect(level(3)).toEqual({ kind: 'bot', level: 'random' });
    expect(level(0)).toEqual({ kind: 'open' });
  });

  it('empty seats are filled with different ones', () => {
    const seats = [person('Ana'), empty, bot('rookie/Bruno'), empty];
    expect(seatsNow('formula', seats, 'club')).toEqual([
      { name: 'Ana' },
      { name: 'Ada', bot: 'club/Ada' },
      { name: 'Bruno', bot: 'rookie/Bruno' },
      { name: 'Chiara', bot: 'club/Chiara' },
    ]);
  });
});
