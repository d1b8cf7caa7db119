import { downforce, type DownforceView } from '@paddock/downforce';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { rookie } from './rookie.ts';
import { anAuction, aView } from '../testing.ts';

/** In how many of fifty seeds a rookie begins like this. */
function share(beginning: string, view: DownforceView): number {
  let count = 0;
  for (let mood = 0; mood < 50; mood++) {
    const { do: plan } = rookie(downforce)(view, 0, fastChance(`mood ${mood}`), { iterations: 100_000 });
    if (plan.join(', ').startsWith(beginning)) count++;
  }
  return count;
}

describe('a rookie', () => {
  const toGo = { black: 30, blue: 28, green: 31, yellow: 29, orange: 32, red: 26 };

  it('plays what moves its own car furthest now', () => {
    expect(share('play k6g4r2', aView({ hand: ['k6g4r2', 'b5', 'o5'], toGo }))).toBe(50);
  });

  it('misjudges close choices', () => {
    const close = share('play b5', aView({ hand: ['b5', 'o5'], toGo }));
    expect(close).toBeGreaterThan(10);
    expect(close).toBeLessThan(40);
  });

  it('bets on its own car as long as there is hope', () => {
    const betting = { phase: 'betting', turn: 1, actor: 1, asked: [0, 1, 2, 3], betsAsked: 1 } as const;
    const far = { black: 46, blue: 28, green: 31, yellow: 29, orange: 32, red: 26 };
    expect(share('bet black', aView({ hand: ['k5'], toGo, bets: [], open: betting }))).toBeGreaterThan(40);
    expect(share('bet black', aView({ hand: ['k5'], toGo: far, bets: [], open: betting }))).toBe(0);
  });

  it('bids for the colour it holds', () => {
    const hand = ['k6o5y4b3r2g1', 'k6r4y2o1', 'k6g4r2', 'k5', 'w5k2', 'b5', 'y5', 'o5', 'r5', 'g5'];
    expect(share('bid k', anAuction(hand, 'black'))).toBe(50);
    expect(share('bid g5', anAuction(hand, 'green'))).toBeLessThan(10);
  });
});
