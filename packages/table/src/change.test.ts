import { isRefusal, verify, type Refusal } from '@paddock/kernel';
import { formula } from '@paddock/formula';
import { describe, expect, it } from 'vitest';
import type { Accepted, Change } from './change.ts';
import { Table } from './table.ts';
import { sealed } from './testing/sealed.ts';

function newSecrets(): () => string {
  let number = 0;
  return () => (++number).toString(16).padStart(64, '3');
}

const HEAD = { match: 's', options: { rounds: 2 }, seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };

function sealedTable() {
  return Table.make(sealed, HEAD, newSecrets());
}

type SealedTable = ReturnType<typeof sealedTable>;

function accepted(answer: Accepted | Refusal): Accepted {
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
}

function name(
  table: SealedTable,
  seat: number,
  number: number,
  id = `${seat} ${number}`,
): Accepted | Refusal {
  const asked = table.asked(seat) >= 0 ? table.asked(seat) : (table.changeable(seat) ?? -1);
  return table.command({ seat, id, asked, do: [`name ${number}`] });
}

/** Everything that a seat has been shown. */
function shownTo(table: SealedTable, seat: number): unknown {
  return [table.view(seat), table.moments(seat, 0)];
}

describe('a prepared change', () => {
  it('changes nothing until it is accepted, and cannot be accepted late', () => {
    const table = sealedTable();
    table.start();
    const before = JSON.stringify([table.record(), table.view(0), table.asked(0)]);
    const first = table.prepare({ seat: 0, id: 'a', asked: 0, do: ['name 1'] });
    const second = table.prepare({ seat: 1, id: 'b', asked: 0, do: ['name 2'] });
    if (!('change' in first) || !('change' in second)) throw new Error('both are possible');
    expect(JSON.stringify([table.record(), table.view(0), table.asked(0)])).toBe(before);
    expect(table.accept(first)).toEqual({ from: 1, to: 2 });
    expect(() => table.accept(second)).toThrow('has gone on');
    expect(table.length).toBe(2);
  });

  it('does not seal the salts of a deal that then does not start', () => {
    const table = sealedTable();
    const prepared = table.prepareStart();
    expect(isRefusal(prepared)).toBe(false);
    expect(table.addSalt(0, 'aa')).toBeUndefined();
    accepted(table.start());
    expect(table.record().deals[0]?.salts).toEqual(['aa', '', '']);
  });
});

describe('a sealed choice', () => {
  it('is changed until the last is in, and the others see no difference', () => {
    const table = sealedTable();
    table.start();
    const plain = sealedTable();
    plain.start();
    for (const each of [table, plain]) {
      accepted(name(each, 0, 1));
      accepted(name(each, 1, 2));
    }
    accepted(name(table, 0, 5));
    expect(table.view(0).own).toEqual({ seat: 0, named: 5 });
    expect(shownTo(table, 1)).toEqual(shownTo(plain, 1));
    expect(shownTo(table, 2)).toEqual(shownTo(plain, 2));
    expect(table.length).toBe(plain.length);
    accepted(name(table, 2, 3));
    expect(table.view('public').public.shown).toEqual([[5, 2, 3]]);
    expect(table.changeable(0)).toBeUndefined();
  });

  it('is not changed to what is not allowed, nor after the last, nor by a repeated command', () => {
    const table = sealedTable();
    table.start();
    const first = accepted(name(table, 0, 1, 'once'));
    expect(table.command({ seat: 0, id: 'x', asked: 0, do: ['name 9'] })).toMatchObject({
      code: 'unreadable',
    });
    expect(table.command({ seat: 0, id: 'y', asked: 7, do: ['name 2'] })).toMatchObject({
      code: 'not-asked',
    });
    accepted(name(table, 0, 4));
    expect(table.command({ seat: 0, id: 'once', asked: 0, do: ['name 1'] })).toEqual(first);
    expect(table.view(0).own?.named).toBe(4);
    accepted(name(table, 1, 1));
    accepted(name(table, 2, 1));
    expect(table.command({ seat: 0, id: 'late', asked: 0, do: ['name 6'] })).toMatchObject({
      code: 'stale-question',
    });
    for (const seat of [0, 1, 2]) accepted(name(table, seat, seat + 1, `second ${seat}`));
    expect(verify(sealed, table.record())).toMatchObject({
      ok: true,
      proof: { finished: true, dealsProved: 2 },
    });
  });
});

/** A race before a command that forces the next one. */
function untilForced() {
  const options = {
    races: 1,
    removed: 24,
    teams: 'dealt',
    championship: 'constructors',
    drivers: [],
  } as const;
  const head = { match: 'f', options, seats: [{ name: 'A' }, { name: 'B' }] };
  const table = Table.make(formula, head, newSecrets());
  table.start();
  for (let turns = 0; turns < 500; turns++) {
    const [seat = 0] = table.toAct;
    const out: number[] = [];
    formula.legal(formula.imagine(table.view(seat), { below: () => 0 }), seat, out);
    const texts = [formula.write(out[0] ?? 0)];
    const prepared = table.prepare({ seat, id: `${turns}`, asked: table.asked(seat), do: texts });
    if (!('change' in prepared)) throw new Error('it is possible');
    if (prepared.change.entries.length === 2) return { table, forced: prepared.change };
    table.accept(prepared);
  }
  throw new Error('nothing is forced');
}

describe('a log of changes', () => {
  it('makes the same table again, with what may be changed and what was answered', () => {
    const table = sealedTable();
    const log: Change[] = [];
    const act = (prepared: ReturnType<SealedTable['prepare']>) => {
      if (!('change' in prepared)) throw new Error('it is possible');
      log.push(structuredClone(prepared.change));
      table.accept(prepared);
    };
    act(table.prepareStart());
    act(table.prepare({ seat: 0, id: 'a', asked: 0, do: ['name 1'] }));
    act(table.prepare({ seat: 2, id: 'c', asked: 0, do: ['name 3'] }));
    act(table.prepare({ seat: 0, id: 'b', asked: 0, do: ['name 6'] }));
    for (let count = 0; count <= log.length; count++) {
      const again = sealedTable();
      for (const change of log.slice(0, count)) expect(again.redo(change)).toBe(true);
    }
    const again = sealedTable();
    for (const change of log) again.redo(change);
    expect(again.record()).toEqual(table.record());
    expect(again.changeable(0)).toBe(0);
    expect(again.command({ seat: 0, id: 'a', asked: 0, do: ['name 1'] })).toEqual({ from: 1, to: 2 });
    accepted(name(again, 1, 2, 'last'));
    expect(again.view('public').public.shown).toEqual([[6, 2, 3]]);
  });

  it('that was altered is not made again', () => {
    const table = sealedTable();
    const prepared = table.prepareStart();
    if (isRefusal(prepared)) throw new Error(prepared.code);
    const [entry] = prepared.change.entries;
    if (entry === undefined) throw new Error('there is an entry');
    const altered = { ...prepared.change, entries: [{ ...entry, sum: '0'.repeat(16) }] };
    expect(sealedTable().redo(altered)).toBe(false);
    expect(sealedTable().redo({ from: 3, entries: [] })).toBe(false);
  });

  it('is made again as it was written, also where something else counted as forced then', () => {
    const { table, forced } = untilForced();
    const [first, second] = forced.entries;
    if (first === undefined || second === undefined) throw new Error('one is forced');
    expect(second.by).toBe('forced');
    const early = { ...forced, entries: [first] };
    expect(table.redo(early)).toBe(true);
    expect(table.toAct).toEqual([second.seat]);
    const late = { from: table.length, entries: [second] };
    expect(table.redo(late)).toBe(true);
    expect(untilForced().table.redo({ ...forced, entries: [first, { ...second, by: 'host' }] })).toBe(false);
  });

  it('keeps the secret of a race to come', () => {
    const options = {
      races: 2,
      removed: 24,
      teams: 'dealt',
      championship: 'constructors',
      drivers: [],
    } as const;
    const head = { match: 'f', options, seats: [{ name: 'A' }, { name: 'B' }] };
    const table = Table.make(formula, head, newSecrets());
    const again = Table.make(formula, head, newSecrets());
    const first = table.prepareStart();
    if (isRefusal(first)) throw new Error(first.code);
    again.redo(first.change);
    table.accept(first);
    for (let turns = 0; !table.isOver; turns++) {
      if (turns > 500) throw new Error('the game does not end');
      const [seat = 0] = table.toAct;
      const out: number[] = [];
      formula.legal(formula.imagine(table.view(seat), { below: () => 0 }), seat, out);
      const text = formula.write(out[0] ?? 0);
      const prepared = table.prepare({ seat, id: `${turns}`, asked: table.asked(seat), do: [text] });
      if (!('change' in prepared)) throw new Error('it is possible');
      expect(again.redo(prepared.change)).toBe(true);
      table.accept(prepared);
    }
    expect(again.record()).toEqual(table.record());
    expect(verify(formula, again.record())).toMatchObject({ ok: true, proof: { dealsProved: 2 } });
  });
});
