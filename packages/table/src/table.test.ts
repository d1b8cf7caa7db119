import { isRefusal, resolveOptions, verify, type Refusal } from '@paddock/kernel';
import { formula, type FormulaOptions } from '@paddock/formula';
import { describe, expect, it } from 'vitest';
import type { Accepted } from './change.ts';
import { Table } from './table.ts';

const secrets = () => {
  let number = 0;
  return () => (++number).toString(16).padStart(64, '5');
};

function options(given: Record<string, unknown> = {}): FormulaOptions {
  const resolved = resolveOptions(formula.options, 3, { races: 2, ...given });
  if (isRefusal(resolved)) throw new Error(resolved.code);
  return resolved;
}

const SEATS = [{ name: 'Ana' }, { name: 'Rui', bot: 'club' }, { name: 'Zoé' }];

function newTable() {
  return Table.make(formula, { match: 't-1', options: options(), seats: SEATS }, secrets());
}

type FormulaTable = ReturnType<typeof newTable>;

function started(): FormulaTable {
  const table = newTable();
  table.start();
  return table;
}

function accepted(answer: Accepted | Refusal): Accepted {
  if (isRefusal(answer)) throw new Error(`${answer.code} (${answer.rule})`);
  return answer;
}

/** The first legal thing for whoever is first to act. */
function playOne(table: FormulaTable, id = `auto-${table.length}`): Accepted {
  const [seat = 0] = table.toAct;
  const text = legalTexts(table, seat)[0] ?? '';
  return accepted(table.command({ seat, id, asked: table.asked(seat), do: [text] }));
}

function legalTexts(table: FormulaTable, seat: number): string[] {
  const out: number[] = [];
  const state = formula.imagine(table.view(seat), { below: () => 0 });
  return out.slice(0, formula.legal(state, seat, out)).map((action) => formula.write(action));
}

function playUntil(table: FormulaTable, done: () => boolean): void {
  for (let step = 0; !done(); step++) {
    if (step > 2000) throw new Error('the game does not end');
    playOne(table);
  }
}

describe('a table', () => {
  it('publishes the commitment first, takes salts until the deal, and writes them down', () => {
    const table = newTable();
    expect(table.commitments).toHaveLength(1);
    expect(table.addSalt(0, 'c0ffee')).toBeUndefined();
    expect(table.addSalt(9, 'c0ffee')).toMatchObject({ code: 'no-such-seat' });
    expect(table.addSalt(0, 'not hex')).toMatchObject({ code: 'bad-salt' });
    expect(table.command({ seat: 0, id: 'a', asked: 0, do: ['ready'] })).toMatchObject({
      code: 'not-started',
    });
    accepted(table.start());
    expect(table.start()).toMatchObject({ code: 'already-started' });
    expect(table.addSalt(0, 'beef')).toMatchObject({ code: 'deal-sealed' });
    expect(table.record().deals[0]).toMatchObject({
      commitment: table.commitments[0],
      salts: ['c0ffee', '', ''],
    });
  });

  it('plays a command whole or refuses it whole', () => {
    const table = started();
    const [seat = 0] = table.toAct;
    const [card = ''] = legalTexts(table, seat);
    const before = table.length;
    const answer = table.command({ seat, id: 'x', asked: table.asked(seat), do: [card, 'play crash'] });
    expect(isRefusal(answer)).toBe(true);
    expect(table.length).toBe(before);
    expect(table.view('public').public.card).toBeNull();
  });

  it('answers a repeated command again and does not play it again', () => {
    const table = started();
    const [seat = 0] = table.toAct;
    const command = { seat, id: 'once', asked: table.asked(seat), do: [legalTexts(table, seat)[0] ?? ''] };
    const first = table.command(command);
    const length = table.length;
    expect(table.command(command)).toEqual(first);
    expect(table.length).toBe(length);
  });

  it('refuses an answer to an older question', () => {
    const table = started();
    const [seat = 0] = table.toAct;
    const asked = table.asked(seat);
    playUntil(table, () => table.toAct.includes(seat) && table.asked(seat) !== asked);
    const text = legalTexts(table, seat)[0] ?? '';
    expect(table.command({ seat, id: 'late', asked, do: [text] })).toMatchObject({ code: 'stale-question' });
  });

  it('keeps a question open while others answer theirs', () => {
    const table = started();
    playUntil(table, () => table.toAct.length > 1);
    const asked = table.asked(2);
    accepted(table.command({ seat: 0, id: 'r0', asked: table.asked(0), do: ['ready'] }));
    expect(table.asked(2)).toBe(asked);
    expect(table.toAct).toEqual([1, 2]);
  });

  it('makes forced moves itself and marks them, but never answers a question that was put to several', () => {
    const table = started();
    playUntil(table, () => table.toAct.length > 1);
    const forced = table.record().entries.filter((entry) => entry.by === 'forced');
    for (const entry of forced) expect(entry.do).toHaveLength(1);
    accepted(table.command({ seat: 0, id: 'r0', asked: table.asked(0), do: ['ready'] }));
    accepted(table.command({ seat: 1, id: 'r1', asked: table.asked(1), do: ['ready'] }));
    expect(table.toAct).toEqual([2]);
    accepted(table.hurry(2));
    expect(table.record().entries.at(-1)).toMatchObject({ seat: 2, by: 'host', do: ['ready'], deal: 1 });
    expect(table.hurry(table.toAct[0] ?? 0)).toMatchObject({ code: 'has-a-choice' });
  });

  it('commits to the next race when the last is over, and takes new salts', () => {
    const table = started();
    table.addSalt(0, 'aa');
    playUntil(table, () => table.toAct.length > 1);
    expect(table.commitments).toHaveLength(2);
    expect(table.record().deals).toHaveLength(1);
    expect(table.record().deals[0]).toHaveProperty('secret');
    expect(table.addSalt(2, 'bb')).toBeUndefined();
    playUntil(table, () => table.toAct.length === 1 && table.view('public').public.phase === 'playing');
    expect(table.record().deals[1]?.salts).toEqual(['', '', 'bb']);
  });

  it('plays a season to its end, and the record verifies', () => {
    const table = started();
    playUntil(table, () => table.isOver);
    expect(verify(formula, table.record())).toMatchObject({
      ok: true,
      proof: { dealsProved: 2, finished: true },
    });
    expect(table.commitments).toHaveLength(2);
  });

  it('gives bots and stand-ins their tasks, and marks what a stand-in did', () => {
    const table = started();
    playUntil(table, () => table.toAct[0] === 1);
    expect(table.botTasks()).toMatchObject([{ seat: 1, level: 'club', view: { own: { seat: 1 } } }]);
    expect(table.setStandIn(1, 'rookie')).toMatchObject({ code: 'seat-is-a-bot' });
    expect(table.setStandIn(0, 'rookie')).toBeUndefined();
    playUntil(table, () => table.toAct[0] === 0);
    expect(table.botTasks()).toMatchObject([{ seat: 0, level: 'rookie', by: 'stand-in' }]);
    playOne(table);
    expect(table.record().entries.some((entry) => entry.seat === 0 && entry.by === 'stand-in')).toBe(true);
    table.setStandIn(0, null);
    playUntil(table, () => table.toAct[0] === 0);
    expect(table.botTasks()).toEqual([]);
  });

  it('tells what happened in any stretch, as each viewer saw it', () => {
    const table = started();
    const live = new Map<string, unknown[]>();
    for (let plays = 0; plays < 60; plays++) {
      const { from, to } = playOne(table);
      for (const viewer of ['public', 0, 2] as const) {
        const moments = table.moments(viewer, from, to);
        expect(JSON.stringify(moments.at(-1)?.view)).toBe(JSON.stringify(table.view(viewer)));
        live.set(String(viewer), [...(live.get(String(viewer)) ?? []), ...moments]);
      }
    }
    for (const viewer of ['public', 0, 2] as const) {
      const again = table.moments(viewer, 1);
      expect(again).toEqual(live.get(String(viewer)));
      expect(table.moments(viewer, 37, 41)).toEqual(again.filter(({ entry }) => entry >= 37 && entry < 41));
    }
    const drawn = table.moments(0, 0).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'drew'));
    expect(drawn.every((fact) => 'card' in fact === (fact.seat === 0))).toBe(true);
  });

  it('is saved and taken up again in the middle of anything, with the same future', () => {
    const table = started();
    for (let plays = 0; plays < 70; plays++) {
      const saved: ReturnType<FormulaTable['save']> = structuredClone(table.save());
      const again = Table.resume(formula, saved, secrets());
      if ('wrongEntry' in again) throw new Error(`entry ${again.wrongEntry}`);
      expect(again.record()).toEqual(table.record());
      expect(again.toAct.map((seat) => again.asked(seat))).toEqual(
        table.toAct.map((seat) => table.asked(seat)),
      );
      expect(playOne(again)).toEqual(playOne(table));
      expect(again.record()).toEqual(table.record());
    }
  });

  it('is not taken up again from a damaged save', () => {
    const table = started();
    for (let plays = 0; plays < 5; plays++) playOne(table);
    const saved = table.save();
    const entries = saved.entries.map((entry, at) => (at === 2 ? { ...entry, sum: '0'.repeat(16) } : entry));
    expect(Table.resume(formula, { ...saved, entries }, secrets())).toEqual({ wrongEntry: 2 });
  });
});
