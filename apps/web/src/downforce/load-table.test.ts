import '../testing/browser.ts';
import { describe, expect, it } from 'vitest';
import { loadDownforceTable } from './load-table.ts';

const NAMES = { names: ['Ana', 'Bo'] };

describe('a loaded table', () => {
  it.each(['defaults', 'everything'] as const)('tells what happened: %s', async (need) => {
    const { story, game } = await loadDownforceTable(need);
    expect(game.rules.game).toBe('downforce');
    expect(story([{ kind: 'jammed', car: 'red', lost: 3, by: [] }], NAMES).join(' ')).toMatch(/red/i);
  });

  it('has words for the variants where they are played', async () => {
    const { story } = await loadDownforceTable('everything');
    expect(story([{ kind: 'die-rolled', seat: 0, number: 4 }], NAMES).join(' ')).toContain('Ana');
  });
});
