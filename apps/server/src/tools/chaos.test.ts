import type { GameRecord } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { judge } from './chaos/journal.ts';
import { runChaos } from './chaos/run.ts';

describe('chaos', () => {
  it('kill -9, cuts, duplicates, delays: nothing acknowledged is lost, nothing is played twice', async () => {
    const report = await runChaos({ tables: 6, seconds: 6, seed: 'short' });
    expect(report.faults).toEqual([]);
    expect(report.games).toBeGreaterThanOrEqual(6);
    expect(report.dead).toBe(0);
    expect(report.changed).toBeGreaterThan(0);
    expect(report.kills).toBeGreaterThanOrEqual(2);
    expect(report.duplicated + report.cut + report.delayed).toBeGreaterThan(5);
  });

  it('would have been noticed', () => {
    const record = {
      game: 'formula',
      rulings: 1,
      seats: [],
      options: {},
      deals: [],
      entries: [
        { seat: 0, do: ['play crash'], then: [], sum: '' },
        { seat: 0, do: ['play crash'], then: [], sum: '' },
      ],
    } as unknown as GameRecord;
    const faults = judge(record, [0], [{ seat: 0, id: 'a', do: ['play turbo'], from: 0 }]);
    expect(faults.join('\n')).toMatch(/does not verify[\s\S]*is lost[\s\S]*2 entries and 1 acknowledged/);
  });
});
