import { readFileSync } from 'node:fs';
import { anyLegalTurn } from '@paddock/bots';
import type { DownforcePublic } from '@paddock/downforce';
import { fastChance, isRefusal, verify, type ViewShape } from '@paddock/kernel';
import { Table } from '@paddock/table';
import { describe, expect, it } from 'vitest';
import { loadDownforce } from '../downforce/rules.ts';
import { readGame } from '../statistics/read-game.ts';
import type { GameSummary, SavedGame } from './store.ts';

/**
 * Kept under rulings 1, when saves did not say so: a race with timely betting. The person declined at the first line and
 * bet at the second; the third is still to come. Never regenerated.
 */
const { summary, game: kept } = JSON.parse(
  readFileSync(new URL('./fixtures/timely-1.json', import.meta.url), 'utf8'),
) as { readonly summary: GameSummary; readonly game: SavedGame };

const openOf = (view: ViewShape) => view.public as DownforcePublic;

async function resumed(saved: SavedGame['table']): Promise<ReturnType<typeof Table.resume>> {
  const { rules } = await loadDownforce(saved.head);
  return Table.resume(rules, saved, () => '5'.repeat(64));
}

describe('a game kept under rulings 1', () => {
  it('D-V5: goes on under rulings 1, is kept with their number, and its record verifies', async () => {
    const opened = await resumed(kept.table);
    if (!(opened instanceof Table)) throw new Error(JSON.stringify(opened));
    let table: typeof opened = opened;
    const chance = fastChance('to the end');
    while (!table.isOver) {
      const [seat = 0] = table.toAct;
      const open = openOf(table.view('public'));
      if (open.phase === 'betting') expect([open.betsAsked, open.asked]).toEqual([3, [1, 2]]);
      const texts = anyLegalTurn(table.rules, table.view(seat), seat, chance);
      const next = table.command({ seat, id: `${table.length}`, asked: table.asked(seat), do: texts });
      if (isRefusal(next) || !('table' in next)) throw new Error(JSON.stringify(next));
      // As the device does after every command.
      const again = await resumed(JSON.parse(JSON.stringify(next.table.save())) as SavedGame['table']);
      if (!(again instanceof Table)) throw new Error(JSON.stringify(again));
      table = again;
    }
    const record = table.record();
    const { rules } = await loadDownforce('everything');
    expect([record.rulings, table.save().rulings, rules.rulings]).toEqual([1, 1, 3]);
    expect(verify(rules, record)).toMatchObject({ ok: true, proof: { finished: true } });
    const result = record.result ?? { standings: [] };
    const { score, downforce } = readGame(rules, { ...summary, result }, table.save()) ?? {};
    const { prizes = 0, bets = 0, paid = 0 } = downforce ?? {};
    expect(prizes + bets - paid).toBe(score);
  });

  it.each([0, 4])('says so where rulings are unknown: %i', async (rulings) => {
    expect(await resumed({ ...kept.table, rulings })).toEqual({ unknownRulings: rulings });
  });
});
