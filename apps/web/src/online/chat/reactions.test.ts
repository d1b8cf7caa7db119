import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hidesReactions, Reactions } from './reactions.ts';

describe('reactions', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stay at their seats for a few seconds, the newest of each', () => {
    const reactions = new Reactions();
    reactions.hear(1, 'ouch');
    vi.advanceTimersByTime(3_000);
    reactions.hear(1, 'thanks');
    reactions.hear(null, 'laugh');
    vi.advanceTimersByTime(3_000);
    expect([reactions.at(1), reactions.at(null), reactions.at(0)]).toEqual(['thanks', 'laugh', undefined]);
    vi.advanceTimersByTime(2_000);
    expect(reactions.at(1)).toBeUndefined();
    reactions.end();
  });

  it('are read out at once, and then together: the newest of each seat', () => {
    const reactions = new Reactions();
    const told: unknown[] = [];
    const stop = reactions.told.subscribe((now) => told.push(now));
    for (let times = 0; times < 10; times++) {
      reactions.hear(0, times % 2 === 0 ? 'ouch' : 'laugh');
      reactions.hear(2, 'thinking');
    }
    vi.advanceTimersByTime(4_900);
    expect(told).toEqual([[], [{ seat: 0, reaction: 'ouch' }]]);
    vi.advanceTimersByTime(200);
    expect(told.at(-1)).toEqual([
      { seat: 0, reaction: 'laugh' },
      { seat: 2, reaction: 'thinking' },
    ]);
    vi.advanceTimersByTime(5_000);
    expect(told.at(-1)).toEqual([]);
    stop();
    reactions.end();
  });

  it('are hidden if the viewer wants', () => {
    const reactions = new Reactions();
    reactions.hear(1, 'ouch');
    hidesReactions.value = true;
    expect(reactions.at(1)).toBeUndefined();
    hidesReactions.value = false;
    reactions.end();
  });
});
