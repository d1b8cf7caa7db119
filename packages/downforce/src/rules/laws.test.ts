import { playUnderLaws } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import { countEverything, countMoney } from '../testing/conservation.ts';
import { ALLOWED_PAIRS, tableFor } from '../testing/tables.ts';
import { downforce } from './whole/downforce.ts';

/** `npm run laws` plays them all. */
const isWhole = process.env['PADDOCK_LAWS'] === 'whole';
const GAMES = isWhole ? 20_000 : 2_160;

describe('the laws of the kernel, for Downforce', () => {
  it(`hold over ${GAMES} random games: every compatible pair of options, every number of players`, () => {
    let checked = 0;
    const tables = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      const setup = tableFor(number);
      tables.add(`${number % ALLOWED_PAIRS.length} ${setup.players}`);
      const run = { seed: `game ${number}`, every: 2500, atEnd: number % 3 === 0, longest: 20_000 };
      const watch = number % 100 === 0 ? countEverything : undefined;
      const report = playUnderLaws(downforce, setup, run, watch);
      checked += report.checked;
      countMoney(report.final);
    }
    expect(tables.size).toBe(ALLOWED_PAIRS.length * 5);
    expect(checked).toBeGreaterThan(GAMES / 2);
  });

  it('hold at every single step of whole games', () => {
    for (let number = 0; number < 540; number += isWhole ? 41 : 97) {
      const run = { seed: `whole ${number}`, every: 1, longest: 20_000 };
      const { checked, actions } = playUnderLaws(downforce, tableFor(number), run, countEverything);
      expect(checked).toBe(actions + 1);
    }
  });
});
