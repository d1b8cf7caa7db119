import { isRefusal, resolveOptions, saltHash, verify, type Refusal } from '@paddock/kernel';
import { formula, type FormulaOptions } from '@paddock/formula';
import { describe, expect, it } from 'vitest';
import type { Accepted } from './change.ts';
import { Playing } from './testing/playing.ts';
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
  return new Playing(Table.make(formula, { match: 't-1', options: options(), seats: SEATS }, secrets()));
}

type FormulaTable = ReturnType<typeof newTable>;

function started(): FormulaTable {
  const at = newTable().deal();
  at.start();
  return at;
}

function accepted(answer: Accepted | Refusal): Accepted {
  if (isRefusal(answer)) throw new Error(`${answer.code} (${answer.rule})`);
  return answer;
}

/** The first legal action of the first seat to act. */
function playOne(at: FormulaTable, id = `auto-${at.table.length}`): Accepted {
  if (at.table.isDealOpen) at.deal();
  const [seat = 0] = at.table.toAct;
  const text = legalTexts(at, seat)[0] ?? '';
  return accepted(at.command({ seat, id, asked: at.table.asked(seat), do: [text] }));
}

function legalTexts(at: FormulaTable, seat: number): string[] {
  const out: number[] = [];
  const state = formula.imagine(at.table.view(seat), { below: () => 0 });
  return out.slice(0, formula.legal(state, seat, out)).map((action) => formula.write(action));
}

function playUntil(at: FormulaTable, done: () => boolean): void {
  for (let step = 0; !done(); step++) {
    if (step > 2000) throw new Error('the game does not end');
    playOne(at);
  }
}

describe('a table', () => {
  it('publishes the commitment first, and starts once its deal is sealed', () => {
    const at = newTable();
    expect(at.table.commitments).toHaveLength(1);
    expect(at.start()).toMatchObject({ code: 'deal-not-sealed' });
    expect(at.replace(at.table.withDealSealed())).toMatchObject({ code: 'hashes-open' });
    at.deal(['c0ffee', '', '']);
    expect(at.command({ seat: 0, id: 'a', asked: 0, do: ['ready'] })).toMatchObject({
      code: 'not-started',
    });
    accepted(at.start());
    expect(at.start()).toMatchObject({ code: 'already-started' });
    expect(at.replace(at.table.gather((gathering) => gathering))).toMatchObject({ code: 'deal-sealed' });
    expect(at.table.gathering).toBeUndefined();
    expect(at.table.record().deals[0]).toEqual({
      commitment: at.table.commitments[0],
      hashes: [saltHash('c0ffee', 't-1', 0, 0), '', ''],
      salts: ['c0ffee', '', ''],
    });
  });

  it('plays or refuses a command as a whole', () => {
    const at = started();
    const [seat = 0] = at.table.toAct;
    const [card = ''] = legalTexts(at, seat);
    const before = at.table.length;
    const answer = at.command({ seat, id: 'x', asked: at.table.asked(seat), do: [card, 'play crash'] });
    expect(isRefusal(answer)).toBe(true);
    expect(at.table.length).toBe(before);
    expect(at.table.view('public').public.card).toBeNull();
  });

  it('repeats the answer to a repeated command without playing it again', () => {
    const at = started();
    const [seat = 0] = at.table.toAct;
    const command = { seat, id: 'once', asked: at.table.asked(seat), do: [legalTexts(at, seat)[0] ?? ''] };
    const first = at.command(command);
    const length = at.table.length;
    expect(at.command(command)).toEqual(first);
    expect(at.table.length).toBe(length);
  });

  it('refuses an answer to an older question', () => {
    const at = started();
    const [seat = 0] = at.table.toAct;
    const asked = at.table.asked(seat);
    playUntil(at, () => at.table.toAct.includes(seat) && at.table.asked(seat) !== asked);
    const text = legalTexts(at, seat)[0] ?? '';
    expect(at.command({ seat, id: 'late', asked, do: [text] })).toMatchObject({ code: 'stale-question' });
  });

  it('keeps a question valid while others answer theirs', () => {
    const at = started();
    playUntil(at, () => at.table.toAct.length > 1);
    const asked = at.table.asked(2);
    accepted(at.command({ seat: 0, id: 'r0', asked: at.table.asked(0), do: ['ready'] }));
    expect(at.table.asked(2)).toBe(asked);
    expect(at.table.toAct).toEqual([1, 2]);
  });

  it('makes forced moves itself and marks them, but never answers a question put to several', () => {
    const at = started();
    playUntil(at, () => at.table.toAct.length > 1);
    const forced = at.table.record().entries.filter((entry) => entry.by === 'forced');
    for (const entry of forced) expect(entry.do).toHaveLength(1);
    accepted(at.command({ seat: 0, id: 'r0', asked: at.table.asked(0), do: ['ready'] }));
    accepted(at.command({ seat: 1, id: 'r1', asked: at.table.asked(1), do: ['ready'] }));
    expect(at.table.toAct).toEqual([2]);
    expect(at.hurry(2)).toMatchObject({ code: 'deal-not-sealed' });
    at.deal();
    accepted(at.hurry(2));
    expect(at.table.record().entries.at(-1)).toMatchObject({ seat: 2, by: 'host', do: ['ready'], deal: 1 });
    expect(at.hurry(at.table.toAct[0] ?? 0)).toMatchObject({ code: 'has-a-choice' });
  });

  it('commits to the next race when the last is over, and takes new salts', () => {
    const at = started();
    playUntil(at, () => at.table.toAct.length > 1);
    expect(at.table.commitments).toHaveLength(2);
    expect(at.table.record().deals).toHaveLength(1);
    expect(at.table.record().deals[0]).toHaveProperty('secret');
    at.deal(['', '', 'bb']);
    playUntil(at, () => at.table.toAct.length === 1 && at.table.view('public').public.phase === 'playing');
    expect(at.table.record().deals[1]?.salts).toEqual(['', '', 'bb']);
  });

  it('plays a season to its end, and the record verifies', () => {
    const at = started();
    playUntil(at, () => at.table.isOver);
    expect(verify(formula, at.table.record())).toMatchObject({
      ok: true,
      proof: { dealsProved: 2, finished: true },
    });
    expect(at.table.commitments).toHaveLength(2);
  });

  it('gives bots and stand-ins their tasks, and marks what a stand-in did', () => {
    const at = started();
    playUntil(at, () => at.table.toAct[0] === 1);
    expect(at.table.botTasks()).toMatchObject([{ seat: 1, level: 'club', view: { own: { seat: 1 } } }]);
    expect(at.setStandIn(1, 'rookie')).toMatchObject({ code: 'seat-is-a-bot' });
    expect(at.setStandIn(0, 'rookie')).toBeUndefined();
    playUntil(at, () => at.table.toAct[0] === 0);
    expect(at.table.botTasks()).toMatchObject([{ seat: 0, level: 'rookie', by: 'stand-in' }]);
    playOne(at);
    expect(at.table.record().entries.some((entry) => entry.seat === 0 && entry.by === 'stand-in')).toBe(true);
    at.setStandIn(0, null);
    playUntil(at, () => at.table.toAct[0] === 0);
    expect(at.table.botTasks()).toEqual([]);
  });

  it('shows any stretch of the game as each viewer saw it', () => {
    const at = started();
    const live = new Map<string, unknown[]>();
    for (let plays = 0; plays < 60; plays++) {
      const { from, to } = playOne(at);
      for (const viewer of ['public', 0, 2] as const) {
        const moments = at.table.moments(viewer, from, to);
        expect(JSON.stringify(moments.at(-1)?.view)).toBe(JSON.stringify(at.table.view(viewer)));
        live.set(String(viewer), [...(live.get(String(viewer)) ?? []), ...moments]);
      }
    }
    for (const viewer of ['public', 0, 2] as const) {
      const again = at.table.moments(viewer, 1);
      expect(again).toEqual(live.get(String(viewer)));
      expect(at.table.moments(viewer, 37, 41)).toEqual(
        again.filter(({ entry }) => entry >= 37 && entry < 41),
      );
    }
    const drawn = at.table.moments(0, 0).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'drew'));
    expect(drawn.every((fact) => 'card' in fact === (fact.seat === 0))).toBe(true);
  });

  it('is saved and resumed at any point, with the same future', () => {
    const at = started();
    for (let plays = 0; plays < 70; plays++) {
      const saved: ReturnType<FormulaTable['table']['save']> = structuredClone(at.table.save());
      const resumed = Table.resume(formula, saved, secrets());
      if (!(resumed instanceof Table)) throw new Error(JSON.stringify(resumed));
      const again = new Playing(resumed);
      expect(again.table.record()).toEqual(at.table.record());
      expect(again.table.toAct.map((seat) => again.table.asked(seat))).toEqual(
        at.table.toAct.map((seat) => at.table.asked(seat)),
      );
      expect(playOne(again)).toEqual(playOne(at));
      expect(again.table.record()).toEqual(at.table.record());
    }
  });

  it('does not resume from a damaged save', () => {
    const at = started();
    for (let plays = 0; plays < 5; plays++) playOne(at);
    const saved = at.table.save();
    const entries = saved.entries.map((entry, at) => (at === 2 ? { ...entry, sum: '0'.repeat(16) } : entry));
    expect(Table.resume(formula, { ...saved, entries }, secrets())).toEqual({ wrongEntry: 2 });
  });
});
