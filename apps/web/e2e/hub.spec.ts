import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectFlawless } from './support/look.ts';
import { leaveToBot, PHONE, somebody, tableOf } from './support/online.ts';
import { shiftsOf } from './support/shifts.ts';
import { startServer, type OwnServer } from './support/server.ts';

const CLOCK = path.resolve(import.meta.dirname, 'support/clock-ahead.ts');

let server: OwnServer;

test.beforeAll(async () => {
  server = await startServer(undefined, { BOT_PAUSE_MS: '0', NODE_OPTIONS: `--import=${CLOCK}` });
});
test.afterAll(() => server.stop());

async function findRace(page: Page, name: string): Promise<void> {
  await page.goto('/#/online');
  await page.getByRole('radio', { name: 'Formula Motor Racing' }).check();
  await page.getByRole('button', { name: 'Find a race' }).click();
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
}

test('a quick race from an empty page to its replay: two people, bots, and somebody who watches', async ({
  browser,
}) => {
  const { address } = server;
  const third = await somebody(browser, address, 'Eva', {
    ...PHONE,
    settings: { lang: 'fr', isPainted: true },
  });
  await test.step('nothing goes on, and the page is alive', async () => {
    await third.page.goto('/#/online');
    await expect(third.page.getByRole('button', { name: 'Trouver une course' })).toBeVisible();
    await expect(third.page.getByRole('heading', { name: 'La course du jour' })).toBeVisible();
    await expect(third.page.getByRole('link', { name: /Classements/ })).toHaveAttribute(
      'href',
      '#/club/ratings',
    );
    expect(await shiftsOf(third.page)).toEqual([]);
    await expectFlawless(third.page, 'an empty hub');
    await expectAccessible(third.page, 'an empty hub');
  });

  const ana = await somebody(browser, address, 'Ana');
  const rui = await somebody(browser, address, 'Rui');
  await findRace(ana.page, 'Ana');
  await expect(ana.page.getByRole('timer')).toHaveText(/^Starts in 0:\d\d$|^Starts in 1:00$/);
  await expect(third.page.getByText('Ana attend.')).toBeHidden();
  await third.page.getByRole('radio', { name: 'Formula Motor Racing' }).check();
  await expect(third.page.getByText('Ana attend.')).toBeVisible();
  await findRace(rui.page, 'Rui');
  expect(new URL(rui.page.url()).hash).toBe(new URL(ana.page.url()).hash);
  await expect(ana.page.locator('.room-seat').nth(1)).toContainText('Rui');

  server.signal('SIGUSR2');
  await expect(ana.page.locator('.table')).toBeVisible();
  await expect(rui.page.locator('.table')).toBeVisible();

  const row = third.page.locator('.game-row').filter({ hasText: 'Rui' });
  await test.step('watch it', async () => {
    await expect(row.locator('.hub-glance')).toHaveText(/ en tête$|^Avant le départ$/);
    await row.getByRole('link', { name: 'Regarder' }).click();
    await expect(third.page.locator('.watching-line')).toBeVisible();
    await expect(third.page.locator('.watching-line a')).toHaveAttribute('href', '#/online');
  });

  await test.step('replay it', async () => {
    const id = tableOf(ana.page);
    for (const { page } of [ana, rui]) await leaveToBot(page, id);
    await expect(third.page.locator('.champion')).toBeVisible({ timeout: 120_000 });
    await third.page.goto('/#/online');
    await expect(row.getByRole('link', { name: 'Analyser' })).toHaveAttribute('href', `#/review/${id}`);
    await row.getByRole('link', { name: 'Revoir' }).first().click();
    await expect(third.page.locator('.slider')).toBeVisible();
    expect(new URL(third.page.url()).hash).toContain(id);
  });
  expect([...ana.errors, ...rui.errors, ...third.errors]).toEqual([]);
});
