import { describe, expect, it } from 'vitest';
import type { Moment } from './moments.ts';
import { sumUp, type EstimatedStep } from './sums.ts';
import type { WalkedStep } from './walk.ts';
import { Tally } from './worth.ts';

const TRUST = 1_000;

/** Of a hundred endings, the first seat won that many. */
function moment(wins: number): Moment {
  const tally = new Tally(2);
  for (let game = 0; game < 100; game++) {
    const winner = game < wins ? 0 : 1;
    tally.add({
      standings: [0, 1].map((seat) => ({
        side: String(seat),
        seat,
        place: seat === winner ? 1 : 2,
        score: 0,
      })),
    });
  }
  return { at: 0, tally, trust: TRUST, isEarly: false };
}

function decision(seat: number, entry: number, after: Moment): EstimatedStep {
  const walked: WalkedStep = {
    entry,
    from: 0,
    to: 1,
    cause: 'decision',
    seat,
    before: undefined,
    after: undefined,
    texts: [],
    hasChoice: true,
  };
  return { walked, after, draws: undefined, judged: undefined };
}

const errorOf = (...moments: readonly Moment[]) =>
  Math.round(Math.sqrt(moments.reduce((sum, { tally }) => sum + tally.variance(0, TRUST), 0)));

describe('how far a sum can be off', () => {
  const [start, first, second, third] = [moment(50), moment(40), moment(60), moment(70)];

  it('leaves out what cancels between decisions of the same part', () => {
    const steps = [decision(1, 0, first), decision(1, 1, second), decision(1, 2, third)];
    const [of] = sumUp(start, steps).totals;
    expect(of?.errors).toEqual({ luck: 0, own: 0, others: errorOf(start, third) });
  });

  it('counts a moment in both parts where one decision is one’s own', () => {
    const steps = [decision(1, 0, first), decision(0, 1, second), decision(1, 2, third)];
    const [of] = sumUp(start, steps).totals;
    expect(of?.errors).toEqual({
      luck: 0,
      own: errorOf(first, second),
      others: errorOf(start, first, second, third),
    });
  });
});
