import { expect, test, type Page } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { drive } from './support/drive.ts';
import { unfold } from './support/form.ts';
import { fileOf, OWN_DECK, OWN_TRACK, proveElsewhere } from './support/own-box.ts';
import { downloadRecord, provedDownforce, provedEnd } from './support/record.ts';
import { startServer } from './support/server.ts';

/** Four people around one screen, and two bots, with a custom deck and circuit. */
async function withOwnBox(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/box`);
  for (const [at, own] of [OWN_DECK, OWN_TRACK].entries())
    await page.locator('input[type="file"]').setInputFiles(fileOf(own, `${at}.json`));
  await page.locator('.thing[data-kind="track"]').getByRole('link', { name: 'Play with this' }).click();
  await page.getByRole('radio', { name: OWN_DECK.name }).check({ force: true });
  await page.getByRole('radio', { name: /Beginner/ }).check({ force: true });
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '6' }).check({ force: true });
  await unfold(page);
  for (const [seat, sitter] of ['person', 'person', 'person', 'person', 'rookie', 'rookie'].entries())
    await page.locator('.form-seat').nth(seat).getByRole('combobox').first().selectOption(sitter);
  await page.getByRole('button', { name: 'To the grid' }).click();
}

test('after the first visit a whole race of each game is played without a network', async ({
  page,
  browser,
  baseURL,
}) => {
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
  await page.locator('.df-hand.asked').waitFor();
  await withOwnBox(page, address);
  await drive(page, 'downforce');
  await expect(page.locator('.df-results')).toBeVisible();
  const record = await downloadRecord(page);
  expect(record.content).toEqual({ deck: { value: OWN_DECK }, track: { value: OWN_TRACK } });
  expect(provedDownforce(record).public).toMatchObject({ phase: 'over', track: OWN_TRACK.id });
  const stranger = await browser.newPage({ ...(baseURL !== undefined && { baseURL }), locale: 'en-GB' });
  await proveElsewhere(stranger, record);
  await stranger.close();
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
