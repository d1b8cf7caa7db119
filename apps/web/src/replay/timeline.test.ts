import { formula } from '@paddock/formula';
import { describe, expect, it } from 'vitest';
import { playedFormula } from '../testing/played-formula.ts';
import { Timeline } from './timeline.ts';

const SEATS = [{ name: 'Ana' }, { name: 'Ada', bot: 'rookie' }, { name: 'Bruno', bot: 'club' }];

const record = playedFormula('test', SEATS, 2);
const actions = record.entries.reduce((sum, entry) => sum + entry.do.length + entry.then.length, 0);

describe('a record laid out in steps', () => {
  const timeline = new Timeline(formula, record);

  it('has one step for every action', () => {
    expect(timeline.verdict.ok).toBe(true);
    expect(timeline.length).toBe(actions);
    expect(timeline.isFinished).toBe(true);
  });

  it('shows at its end what the record says', () => {
    const { outcome, results } = timeline.view(timeline.length, 'public').public;
    expect(outcome).toEqual(record.result);
    expect(results).toHaveLength(2);
    expect(timeline.toAct(timeline.length)).toEqual([]);
  });

  it('comes to the same view step by step as by a jump', () => {
    for (const position of [1, 23, 24, 25, 48, timeline.length]) {
      expect(timeline.moment(position, 0)?.view).toEqual(timeline.view(position, 0));
    }
    expect(timeline.moment(0, 0)).toBeUndefined();
    expect(timeline.moment(timeline.length + 1, 0)).toBeUndefined();
  });

  it('tells each viewer what that viewer was told', () => {
    const dealt = (viewer: number | 'public') =>
      timeline
        .facts(viewer)
        .flat()
        .filter((fact) => fact.kind === 'dealt' && fact.card !== undefined).length;
    expect(dealt('public')).toBe(0);
    expect(dealt(1)).toBe(10);
  });

  it('leads from an entry to where it ends', () => {
    const first = record.entries[0];
    expect(timeline.endOf(0)).toBe(first?.then.length);
    expect(timeline.entryOf(timeline.endOf(0))).toBe(1);
    expect(timeline.endOf(record.entries.length - 1)).toBe(timeline.length);
  });

  it('ends where the record goes wrong', () => {
    const entries = record.entries.with(5, { ...record.entries[5], sum: '0'.repeat(16) });
    const altered = new Timeline(formula, { ...record, entries });
    expect(altered.verdict).toMatchObject({ ok: false, problem: { entry: 5 } });
    expect(altered.length).toBe(timeline.endOf(5));
    expect(altered.isFinished).toBe(false);
  });

  it('has nothing to show of a record of another game', () => {
    expect(new Timeline(formula, { ...record, game: 'chess' }).isEmpty).toBe(true);
  });
});
