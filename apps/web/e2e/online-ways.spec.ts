import { expect, test, type Page } from '@playwright/test';
import { lettersOf } from './support/downforce.ts';
import { drive } from './support/drive.ts';
import { leaveToBot, makeTable, PHONE, recordOf, sitDown, somebody, tableOf } from './support/online.ts';
import { openSide } from './support/side.ts';

/** The seat's whispers, as its own sheet has them. */
async function whispers(page: Page): Promise<readonly string[]> {
  return page.locator('.df-whisper-sheet tbody td').allTextContents();
}

test('D-V6: online, a sealed prediction is changed before the last one is in, and survives a reload', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  const link = await makeTable(ana, 'Downforce', async (page) => {
    await page.getByRole('radio', { name: '6', exact: true }).check();
    await page.getByRole('radio', { name: 'War of Whispers', exact: true }).check();
    for (const seat of [3, 4, 5, 6])
      await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('rookie');
  });
  await sitDown(rui, link);
  const { page } = ana;
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([
    drive(page, 'downforce', '.df-whisper-row'),
    drive(rui.page, 'downforce', '.df-whisper-row'),
  ]);

  await test.step('on a phone, chat and menu leave the panel free', async () => {
    const box = async (part: string) => {
      const { y = 0, height = 0 } = (await rui.page.locator(part).boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    for (const tool of ['.tool-chat', '.tool-menu'])
      await expect
        .poll(async () => (await box(tool)).top - (await box('.df-stage')).bottom)
        .toBeGreaterThanOrEqual(0);
  });

  const rows = page.locator('.df-whisper-row');
  const change = page.getByRole('button', { name: 'Change my choice' });
  const cars = await rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-predict') ?? ''));
  await page.getByRole('button', { name: 'As they stand now' }).click();
  await page.locator('.confirm.lit').click();
  await change.click();
  // It begins with what was told before.
  await expect(page.locator('.confirm.lit')).toBeVisible();
  await expect
    .poll(() => rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-predict'))))
    .toEqual(cars);
  await rows.nth(0).click();
  await rows.nth(3).click();
  await page.locator('.confirm.lit').click();
  await expect(change).toBeVisible();
  // Beside each place the car that stands there now, and the one predicted.
  const foretold = [1, 2, 3, 0, 4, 5].map((place) => cars[place] ?? '');
  const predicted = async () => (await whispers(page)).filter((_, cell) => cell % 2 === 1);
  const isForetold = async () => {
    const cells = await predicted();
    return cells.length === 6 && cells.every((cell, place) => cell.includes(foretold[place] ?? '?'));
  };
  await openSide(page);
  await expect.poll(isForetold).toBe(true);
  await page.reload();
  await expect(change).toBeVisible();
  await openSide(page);
  await expect.poll(isForetold).toBe(true);
  await expect(page.locator('.df-whisper')).toHaveCount(0);

  for (const each of [ana, rui]) await leaveToBot(each.page, tableOf(page));
  await expect(page.locator('.df-results')).toBeVisible({ timeout: 60_000 });
  const letters = lettersOf(foretold);
  const { entries } = await recordOf(page);
  const told = entries.filter(({ seat, do: done }) => seat === 0 && done[0]?.startsWith('predict '));
  expect(told).toMatchObject([{ do: [`predict ${letters}`] }]);
  expect([...ana.errors, ...rui.errors]).toEqual([]);
});
