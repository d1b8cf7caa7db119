import { isRefusal, verify, type Refusal } from '@paddock/kernel';
import { formula } from '@paddock/formula';
import { describe, expect, it } from 'vitest';
import type { Accepted, Change } from './change.ts';
import { Table } from './table.ts';
import { Playing } from './testing/playing.ts';
import { sealed } from './testing/sealed.ts';

function newSecrets(): () => string {
  let number = 0;
  return () => (++number).toString(16).padStart(64, '3');
}

const HEAD = { match: 's', options: { rounds: 2 }, seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };

function sealedTable() {
  return new Playing(Table.make(sealed, HEAD, newSecrets())).deal();
}

type SealedTable = ReturnType<typeof sealedTable>;
type Answer = ReturnType<SealedTable['table']['command']>;

function accepted(answer: Accepted | Refusal): Accepted {
  if (isRefusal(answer)) throw new Error(answer.code);
  return answer;
}

function name(at: SealedTable, seat: number, number: number, id = `${seat} ${number}`): Accepted | Refusal {
  const asked = at.table.asked(seat) >= 0 ? at.table.asked(seat) : (at.table.changeable(seat) ?? -1);
  return at.command({ seat, id, asked, do: [`name ${number}`] });
}

/** Everything a seat has been shown. */
function shownTo(at: SealedTable, seat: number): unknown {
  return [at.table.view(seat), at.table.moments(seat, 0)];
}

describe('a table', () => {
  it('is immutable: every change gives a new one', () => {
    const at = sealedTable();
    at.start();
    const { table } = at;
    const seen = () => JSON.stringify([table.record(), table.view(0), table.asked(0), table.commitments]);
    const before = seen();
    const first = table.command({ seat: 0, id: 'a', asked: 0, do: ['name 1'] });
    const second = table.command({ seat: 1, id: 'b', asked: 0, do: ['name 2'] });
    if (!('table' in first) || !('table' in second)) throw new Error('both are possible');
    expect(isRefusal(table.withStandIn(0, 'club'))).toBe(false);
    expect(seen()).toBe(before);
    expect(table.standIn(0)).toBeNull();
    expect(first.change).toMatchObject({ from: 1, seat: 0, id: 'a' });
    expect([first, second].map((next) => next.table.entries.at(-1)?.do)).toEqual([['name 1'], ['name 2']]);
    expect(table.moments(0, 0)).toEqual(first.table.moments(0, 0, 1));
    // A change that was dropped leaves no answer behind.
    expect(second.table.command({ seat: 0, id: 'a', asked: 0, do: ['name 1'] })).toHaveProperty('change');
  });

  it('looks back on its own entries, even if those of another table differ', () => {
    const at = sealedTable();
    at.start();
    accepted(name(at, 0, 1));
    const before = at.table;
    accepted(name(at, 0, 5));
    const facts = (table: typeof before) => table.moments(0, 1, 2).flatMap((moment) => moment.facts);
    expect(facts(before)).toEqual([{ kind: 'named', seat: 0, number: 1 }]);
    expect(facts(at.table)).toEqual([{ kind: 'named', seat: 0, number: 5 }]);
    expect(facts(before)).toEqual([{ kind: 'named', seat: 0, number: 1 }]);
  });

  it('gives with each change the same steps as a replay', () => {
    const at = sealedTable();
    const expectSame = (next: Answer) => {
      if (!('table' in next)) throw new Error('it is possible');
      const { from, entries } = next.change;
      const played = next.table.between(from, from + entries.length);
      expect({ before: next.before, steps: next.steps }).toEqual(played);
      at.take(next);
    };
    expectSame(at.table.start());
    expectSame(at.table.command({ seat: 0, id: 'a', asked: 0, do: ['name 1'] }));
    expectSame(at.table.command({ seat: 1, id: 'b', asked: 0, do: ['name 2'] }));
    expectSame(at.table.command({ seat: 0, id: 'c', asked: 0, do: ['name 6'] }));
    expectSame(at.table.command({ seat: 2, id: 'd', asked: 0, do: ['name 3'] }));
  });
});

describe('a sealed choice', () => {
  it('can be changed until the last is in, and the others see no difference', () => {
    const at = sealedTable();
    at.start();
    const plain = sealedTable();
    plain.start();
    for (const each of [at, plain]) {
      accepted(name(each, 0, 1));
      accepted(name(each, 1, 2));
    }
    accepted(name(at, 0, 5));
    expect(at.table.view(0).own).toEqual({ seat: 0, named: 5 });
    expect(shownTo(at, 1)).toEqual(shownTo(plain, 1));
    expect(shownTo(at, 2)).toEqual(shownTo(plain, 2));
    expect(at.table.length).toBe(plain.table.length);
    accepted(name(at, 2, 3));
    expect(at.table.view('public').public.shown).toEqual([[5, 2, 3]]);
    expect(at.table.changeable(0)).toBeUndefined();
  });

  it('cannot be changed to something illegal, nor after the last, nor by a repeated command', () => {
    const at = sealedTable();
    at.start();
    const first = accepted(name(at, 0, 1, 'once'));
    expect(at.command({ seat: 0, id: 'x', asked: 0, do: ['name 9'] })).toMatchObject({
      code: 'unreadable',
    });
    expect(at.command({ seat: 0, id: 'y', asked: 7, do: ['name 2'] })).toMatchObject({
      code: 'not-asked',
    });
    accepted(name(at, 0, 4));
    expect(at.command({ seat: 0, id: 'once', asked: 0, do: ['name 1'] })).toEqual(first);
    expect(at.table.view(0).own?.named).toBe(4);
    accepted(name(at, 1, 1));
    accepted(name(at, 2, 1));
    expect(at.command({ seat: 0, id: 'late', asked: 0, do: ['name 6'] })).toMatchObject({
      code: 'stale-question',
    });
    at.deal();
    for (const seat of [0, 1, 2]) accepted(name(at, seat, seat + 1, `second ${seat}`));
    expect(verify(sealed, at.table.record())).toMatchObject({
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
  const at = new Playing(Table.make(formula, head, newSecrets())).deal();
  at.start();
  for (let turns = 0; turns < 500; turns++) {
    const [seat = 0] = at.table.toAct;
    const out: number[] = [];
    formula.legal(formula.imagine(at.table.view(seat), { below: () => 0 }), seat, out);
    const texts = [formula.write(out[0] ?? 0)];
    const next = at.table.command({ seat, id: `${turns}`, asked: at.table.asked(seat), do: texts });
    if (!('table' in next)) throw new Error('it is possible');
    if (next.change.entries.length === 2) return { at, forced: next.change };
    at.take(next);
  }
  throw new Error('nothing is forced');
}

describe('a log of changes', () => {
  it('rebuilds the same table, with its open choices and its answers', () => {
    const at = sealedTable();
    const log: Change[] = [];
    const act = (next: Answer) => {
      if (!('table' in next)) throw new Error('it is possible');
      log.push(structuredClone(next.change));
      at.take(next);
    };
    act(at.table.start());
    act(at.table.command({ seat: 0, id: 'a', asked: 0, do: ['name 1'] }));
    act(at.table.command({ seat: 2, id: 'c', asked: 0, do: ['name 3'] }));
    act(at.table.command({ seat: 0, id: 'b', asked: 0, do: ['name 6'] }));
    for (let count = 0; count <= log.length; count++) {
      const again = sealedTable();
      for (const change of log.slice(0, count)) expect(again.redo(change)).toBe(true);
    }
    const again = sealedTable();
    for (const change of log) again.redo(change);
    expect(again.table.record()).toEqual(at.table.record());
    expect(again.table.changeable(0)).toBe(0);
    expect(again.command({ seat: 0, id: 'a', asked: 0, do: ['name 1'] })).toEqual({ from: 1, to: 2 });
    accepted(name(again, 1, 2, 'last'));
    expect(again.table.view('public').public.shown).toEqual([[6, 2, 3]]);
  });

  it('is refused if it was altered', () => {
    const at = sealedTable();
    const next = at.table.start();
    if (isRefusal(next)) throw new Error(next.code);
    const [entry] = next.change.entries;
    if (entry === undefined) throw new Error('there is an entry');
    const altered = { ...next.change, entries: [{ ...entry, sum: '0'.repeat(16) }] };
    expect(sealedTable().redo(altered)).toBe(false);
    expect(sealedTable().redo({ from: 3, entries: [] })).toBe(false);
  });

  it('is replayed as written, even if other moves counted as forced then', () => {
    const { at, forced } = untilForced();
    const [first, second] = forced.entries;
    if (first === undefined || second === undefined) throw new Error('one is forced');
    expect(second.by).toBe('forced');
    const early = { ...forced, entries: [first] };
    expect(at.redo(early)).toBe(true);
    expect(at.table.toAct).toEqual([second.seat]);
    const late = { from: at.table.length, entries: [second] };
    expect(at.redo(late)).toBe(true);
    expect(untilForced().at.redo({ ...forced, entries: [first, { ...second, by: 'host' }] })).toBe(false);
  });

  it('keeps the secret of the coming race', () => {
    const options = {
      races: 2,
      removed: 24,
      teams: 'dealt',
      championship: 'constructors',
      drivers: [],
    } as const;
    const head = { match: 'f', options, seats: [{ name: 'A' }, { name: 'B' }] };
    const at = new Playing(Table.make(formula, head, newSecrets())).deal();
    const again = new Playing(Table.make(formula, head, newSecrets()));
    const first = at.table.start();
    if (isRefusal(first)) throw new Error(first.code);
    again.redo(first.change);
    at.take(first);
    for (let turns = 0; !at.table.isOver; turns++) {
      if (turns > 500) throw new Error('the game does not end');
      if (at.table.isDealOpen) at.deal();
      const [seat = 0] = at.table.toAct;
      const out: number[] = [];
      formula.legal(formula.imagine(at.table.view(seat), { below: () => 0 }), seat, out);
      const text = formula.write(out[0] ?? 0);
      const next = at.table.command({ seat, id: `${turns}`, asked: at.table.asked(seat), do: [text] });
      if (!('table' in next)) throw new Error('it is possible');
      expect(again.redo(next.change)).toBe(true);
      at.take(next);
    }
    expect(again.table.record()).toEqual(at.table.record());
    expect(verify(formula, again.table.record())).toMatchObject({ ok: true, proof: { dealsProved: 2 } });
  });

  it('notes hints in the entry, adds those of a changed choice, and replays both', () => {
    const [at, twin] = [sealedTable(), sealedTable()];
    const changes: Change[] = [];
    const play = (next: Answer) => {
      if (!('change' in next)) throw new Error('it is possible');
      changes.push(next.change);
      at.take(next);
    };
    play(at.table.start());
    play(at.table.command({ seat: 0, id: 'a', asked: 0, do: ['name 1'], hints: 2 }));
    expect(at.table.entries.at(-1)?.hints).toBe(2);
    play(at.table.command({ seat: 0, id: 'b', asked: 0, do: ['name 2'], hints: 1 }));
    play(at.table.command({ seat: 1, id: 'c', asked: 0, do: ['name 1'] }));
    expect(at.table.entries.map(({ hints }) => hints)).toEqual([undefined, 3, undefined]);
    for (const change of changes) expect(twin.redo(change)).toBe(true);
    expect(twin.table.record()).toEqual(at.table.record());
    expect(verify(sealed, at.table.record())).toMatchObject({ ok: true });
  });
});
