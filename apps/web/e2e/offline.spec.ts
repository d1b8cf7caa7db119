import { expect, test } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { mousePerson } from './support/people.ts';
import { downloadRecord, provedEnd } from './support/record.ts';
import { startServer } from './support/server.ts';
import { playOn } from './support/table.ts';

test('after the first visit a whole race is played without a network', async ({ page }) => {
  const { address, stop } = await startServer();
  await prepareDevice(page, { speed: 'off' });
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Race now: Formula' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 30_000,
  });
  await stop();

  await page.reload();
  await page.getByRole('button', { name: 'Race now: Formula' }).click();
  await playOn(page, mousePerson);
  expect(provedEnd(await downloadRecord(page)).public.results).toHaveLength(1);
  await page.goto(`${address}#/rules/formula/F-K1`);
  await expect(page.getByRole('heading', { name: /^Overtake/ }).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('paddock.lang', '"fr"'));
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Dépassement/ }).first()).toBeVisible();
});
