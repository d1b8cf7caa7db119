import { describe, expect, it } from 'vitest';
import { runNotices } from './notices/run.ts';

describe('notices', () => {
  it('while the server and its peers are killed: one per turn and channel, none lost, none to a watcher', async () => {
    const report = await runNotices({
      turns: 16,
      tables: 3,
      seed: 'short',
      kills: 1,
      delayMs: 300,
      peers: 1,
    });
    expect(report.faults).toEqual([]);
    expect(report.turns).toBeGreaterThanOrEqual(16);
    expect(report.notices).toBeGreaterThanOrEqual(3 * 16);
    expect([report.serverKills, report.peerKills]).toEqual([1, 1]);
    expect(report.watched).toBeGreaterThan(0);
  }, 120_000);
});
