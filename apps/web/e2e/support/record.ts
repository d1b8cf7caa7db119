import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { formula, type FormulaView } from '@paddock/formula';
import { readRecord, verify, type GameRecord } from '@paddock/kernel';

/** The record of the season that has just ended on the screen. */
export async function downloadRecord(page: Page): Promise<GameRecord> {
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Download/ })
    .first()
    .click();
  const file = await (await downloading).path();
  const record = readRecord(JSON.parse(await readFile(file, 'utf8')));
  if ('code' in record) throw new Error(`${record.code} ${record.at}`);
  return record;
}

/** The referee's word on a record: nothing wrong in it, and the full view at its end. */
export function provedEnd(record: GameRecord): FormulaView {
  let end: FormulaView | undefined;
  let state: Parameters<typeof formula.view>[0] | undefined;
  const verdict = verify(formula, record, {
    all: () => undefined,
    only: () => undefined,
    entry: (_number, _entry, now) => {
      state = now;
    },
  });
  expect(verdict).toMatchObject({ ok: true, proof: { finished: true } });
  if (state !== undefined) end = formula.view(state, 'all');
  if (end === undefined) throw new Error('the record is empty');
  return end;
}
