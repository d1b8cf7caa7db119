import { expect, test } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { drive } from './support/drive.ts';
import { downloadRecord, provedDownforce, provedEnd } from './support/record.ts';
import { startServer } from './support/server.ts';

test('after the first visit a whole race of each game is played without a network', async ({ page }) => {
  const { address, stop } = await startServer();
  await prepareDevice(page, { speed: 'off', worksOffline: true });
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Race now: Formula' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  await stop();

  await page.reload();
  await page.getByRole('button', { name: 'Race now: Formula' }).click();
  await drive(page, 'formula');
  expect(provedEnd(await downloadRecord(page)).public.results).toHaveLength(1);
  await page.goto(address);
  await page.getByRole('button', { name: 'Race now: Downforce' }).click();
  await drive(page, 'downforce');
  expect(provedDownforce(await downloadRecord(page)).public.phase).toBe('over');
  await expect(page.locator('.df-results')).toBeVisible();
  await page.goto(`${address}#/rules/formula/F-K1`);
  await expect(page.getByRole('heading', { name: /^Overtake/ }).first()).toBeVisible();
  await page.goto(`${address}#/score`);
  await page.getByRole('button', { name: 'New Downforce pad' }).click();
  for (const car of ['Black', 'Blue', 'Green', 'Yellow', 'Orange'])
    await page.getByRole('button', { name: car }).click();
  await page.getByRole('button', { name: 'Open the bets and add up' }).click();
  await expect(page.getByRole('heading', { name: /share the win$/ })).toBeVisible();
  // The link of a table opens the page all the same.
  await page.goto(`${address}t/0123456789abcdefghij#AbC`);
  await expect(page.locator('h1')).toBeVisible();
  await page.goto(`${address}#/rules/formula/F-K1`);
  await page.evaluate(() => localStorage.setItem('paddock.lang', '"fr"'));
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Dépassement/ }).first()).toBeVisible();
});
