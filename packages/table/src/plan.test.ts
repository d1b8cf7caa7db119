import { fastChance } from '@paddock/kernel';
import { formula } from '@paddock/formula';
import { describe, expect, it } from 'vitest';
import { Plan } from './plan.ts';
import { Table } from './table.ts';
import { Playing } from './testing/playing.ts';

const OPTIONS = { races: 1, removed: 0, teams: 'dealt', championship: 'constructors', drivers: [] } as const;

function table() {
  const seats = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
  const at = new Playing(Table.make(formula, { match: 'p', options: OPTIONS, seats }, () => '7'.repeat(64)));
  at.deal().start();
  return at.table;
}

describe('a plan', () => {
  it('shows exactly what the command will show, up to the first draw', () => {
    let real = table();
    for (let turn = 0; turn < 20 && !real.isOver; turn++) {
      const [seat = 0] = real.toAct;
      const plan = new Plan(formula, seat, real.view(seat), fastChance(`plan ${turn}`));
      while (!plan.isEnded) expect(plan.take(plan.legal().at(-1) ?? '')).toBeUndefined();
      const from = real.length;
      const next = real.command({ seat, id: `${turn}`, asked: real.asked(seat), do: plan.texts });
      if ('table' in next) real = next.table;
      const shown = real.moments(seat, from).slice(0, plan.steps.length);
      expect(shown.map(({ view, facts }) => ({ view, facts }))).toEqual(
        plan.steps.map(({ view, facts }) => ({ view, facts })),
      );
    }
    expect(real.length).toBeGreaterThan(20);
  });

  it('is undone step by step, freely', () => {
    const real = table();
    const [seat = 0] = real.toAct;
    const plan = new Plan(formula, seat, real.view(seat), fastChance('undo'));
    const before = JSON.stringify(plan.view);
    const [card = ''] = plan.legal();
    plan.take(card);
    plan.undo();
    plan.undo();
    expect(plan.texts).toEqual([]);
    expect(JSON.stringify(plan.view)).toBe(before);
    expect(plan.legal()).toContain(card);
  });

  it('gives the reason for a refusal, and stays as it was', () => {
    const real = table();
    const [seat = 0] = real.toAct;
    const plan = new Plan(formula, seat, real.view(seat), fastChance('why'));
    expect(plan.take('car red-1')).toMatchObject({ code: 'play-a-card-first', rule: 'F-T1' });
    expect(plan.refusal('car red-1')).toMatchObject({ code: 'play-a-card-first' });
    expect(plan.take('fly')).toMatchObject({ code: 'unreadable' });
    expect(plan.steps).toEqual([]);
  });
});
