import { formula } from '@paddock/formula';
import { isRefusal, ownContentOf, refuse, resolveOptions, verify, type OwnContent } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { SavedTable } from './change.ts';
import { Playing } from './testing/playing.ts';
import { Table } from './table.ts';

/** Formula with a custom calendar: how many races there are. */
const takesCalendar: typeof formula = {
  ...formula,
  withContent: ({ calendar }) => {
    const races = calendar?.['races'];
    if (typeof races !== 'number')
      return refuse('bad-calendar', 'content', { content: 'calendar', at: 'races' });
    return {
      ...takesCalendar,
      start: ({ players, options }) => formula.start({ players, options: { ...options, races } }),
    };
  },
};

const CONTENT: OwnContent = { calendar: { races: 2 } };
const SEATS = [{ name: 'Ana' }, { name: 'Rui', bot: 'club' }, { name: 'Zoé' }];
const newSecret = () => '5'.repeat(64);

function started() {
  const rules = takesCalendar.withContent?.(CONTENT) ?? takesCalendar;
  const options = resolveOptions(formula.options, 3, { races: 1 });
  if (isRefusal(rules) || isRefusal(options)) throw new Error('refused');
  const head = { match: 't-1', options, seats: SEATS, content: CONTENT };
  const at = new Playing(Table.make(rules, head, newSecret)).deal();
  at.start();
  return at;
}

/** As storage gives it back. */
function stored(at: ReturnType<typeof started>): SavedTable<never> {
  return JSON.parse(JSON.stringify(at.table.save())) as SavedTable<never>;
}

function reloaded(at: ReturnType<typeof started>): ReturnType<typeof started> {
  const table = Table.resume(takesCalendar, stored(at), newSecret);
  if (!(table instanceof Table)) throw new Error(JSON.stringify(table));
  return new Playing(table);
}

/** The first legal action of the first seat to act. */
function playOne(at: ReturnType<typeof started>): void {
  if (at.table.isDealOpen) at.deal();
  const { rules } = at.table;
  const [seat = 0] = at.table.toAct;
  const out: number[] = [];
  rules.legal(rules.imagine(at.table.view(seat), { below: () => 0 }), seat, out);
  at.command({ seat, id: `${at.table.length}`, asked: at.table.asked(seat), do: [rules.write(out[0])] });
}

describe('a table with custom content', () => {
  it('goes on with it after a reload, and its record is proved with nothing else', () => {
    let at = started();
    for (let step = 0; !at.table.isOver && step < 2_000; step++) {
      if (step % 25 === 0) at = reloaded(at);
      playOne(at);
    }
    expect(at.table.isOver).toBe(true);
    expect(at.table.content).toEqual(CONTENT);
    const record = at.table.record();
    expect(ownContentOf(record)).toEqual(CONTENT);
    // Two races instead of the one in the options.
    expect(verify(takesCalendar, record)).toMatchObject({ ok: true, proof: { deals: 2, finished: true } });
    expect(verify(formula, record)).toMatchObject({ ok: false, problem: { code: 'unknown-content' } });
  });

  it('hands it to bots and stand-ins', () => {
    const at = started();
    at.setStandIn(0, 'club');
    at.setStandIn(2, 'club');
    const tasks = at.table.botTasks();
    expect(tasks.length).toBeGreaterThan(0);
    for (const { content } of tasks) expect(content).toEqual(CONTENT);
  });

  it('does not resume if its content cannot be used, and says why', () => {
    const saved = stored(started());
    expect(Table.resume(formula, saved, newSecret)).toMatchObject({
      badContent: { code: 'unknown-content' },
    });
    const head = { ...saved.head, content: { calendar: {} } };
    expect(Table.resume(takesCalendar, { ...saved, head }, newSecret)).toMatchObject({
      badContent: { code: 'bad-calendar', params: { at: 'races' } },
    });
    const other = { ...saved.head, content: { calendar: { races: 3 } } };
    expect(Table.resume(takesCalendar, { ...saved, head: other }, newSecret)).toEqual({ wrongEntry: 0 });
  });
});
