import { expect, test } from '@playwright/test';
import { lookFromAllSides } from './support/look.ts';
import { leaveToBot, makeTable, PHONE, somebody, tableOf } from './support/online.ts';

test('a rated table asks first, shows what it changed, and leads to players and lists', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  const link = await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('radio', { name: '24 cards out' }).check();
    await page.getByRole('radio', { name: 'Rated', exact: true }).check();
  });
  await expect(ana.page.getByText('Rated', { exact: true })).toBeVisible();

  await rui.page.goto(link);
  await rui.page.getByRole('button', { name: /^Sit down/ }).click();
  await expect(rui.page.getByText('counts for everybody’s rating')).toBeVisible();
  await rui.page.getByRole('button', { name: 'Agree and sit down' }).click();
  const field = rui.page.getByRole('textbox', { name: 'Your name' }).first();
  await field.fill('Rui');
  await field.press('Enter');
  await expect(rui.page.getByRole('button', { name: 'Stand up' })).toBeVisible();

  const table = tableOf(ana.page);
  await ana.page.request.post(`/api/tables/${table}/start`);
  for (const who of [ana, rui]) await leaveToBot(who.page, table);
  await expect(rui.page.getByText(/Your rating 1500 → 1[45]\d\d/)).toBeVisible({ timeout: 120_000 });

  await rui.page.getByRole('link', { name: 'Ratings' }).click();
  await expect(rui.page.getByRole('heading', { name: 'Rui', level: 1 })).toBeVisible();
  await expect(rui.page.getByRole('img', { name: /Rating after each of 1 games/ })).toBeVisible();
  await rui.page.getByRole('link', { name: 'Ana' }).click();
  await expect(rui.page.getByRole('heading', { name: 'You and Ana' })).toBeVisible();
  await expect(rui.page.getByText('(left early; a bot played on)').first()).toBeVisible();
  await lookFromAllSides(rui.page, 'a player', 0);
  await rui.page.getByRole('link', { name: 'Formula Motor Racing leaderboard' }).click();
  await expect(rui.page.getByText(/^You are number \d+ of \d+\./)).toBeVisible();
  await rui.page.getByRole('combobox', { name: 'Season' }).selectOption({ index: 1 });
  await expect(rui.page.locator('tr[aria-current]')).toContainText('Rui');
  await lookFromAllSides(rui.page, 'a leaderboard', 5);
  expect([...ana.errors, ...rui.errors]).toEqual([]);
});
