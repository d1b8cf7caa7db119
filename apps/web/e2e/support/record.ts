import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { downforce, type DownforceView } from '@paddock/downforce';
import { formula, type FormulaView } from '@paddock/formula';
import { readRecord, verify, type GameRecord, type Rules, type ViewShape } from '@paddock/kernel';

/** The record of the game that has just ended on the screen. */
export async function downloadRecord(page: Page): Promise<GameRecord> {
  const downloading = page.waitForEvent('download');
  await page.locator('.end-share').click();
  await page
    .getByRole('button', { name: /Download/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  const file = await (await downloading).path();
  const record = readRecord(JSON.parse(await readFile(file, 'utf8')));
  if ('code' in record) throw new Error(`${record.code} ${record.at}`);
  return record;
}

export function provedEnd(record: GameRecord): FormulaView {
  return endOf(formula, record);
}

export function provedDownforce(record: GameRecord): DownforceView {
  return endOf(downforce, record);
}

/** The referee's word on a record: nothing wrong in it, and the full view at its end. */
function endOf<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  record: GameRecord,
): View {
  let last: State | undefined;
  const verdict = verify(rules, record, {
    all: () => undefined,
    only: () => undefined,
    entry: (_number, _entry, now) => {
      last = now;
    },
  });
  expect(verdict).toMatchObject({ ok: true, proof: { finished: true } });
  if (last === undefined) throw new Error('the record is empty');
  return rules.view(last, 'all');
}
