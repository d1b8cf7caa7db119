import { POWERS } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { paddock } from '../testing.ts';

interface Told {
  readonly printed: number;
  readonly results: readonly { readonly power: string; readonly worth: { readonly mean: number } }[];
}

describe('paddock powers', () => {
  it('D-V10: measures all twelve powers, and the mean of the printed ones', async () => {
    const { code, out } = await paddock(['powers', '--games', '2', '--players', '6', '--json']);
    expect(code).toBe(0);
    const { printed, results } = JSON.parse(out) as Told;
    expect(results.map(({ power }) => power)).toEqual(POWERS);
    const six = results.slice(0, 6).reduce((sum, { worth }) => sum + worth.mean, 0) / 6;
    expect(printed).toBeCloseTo(six);
  });
});
