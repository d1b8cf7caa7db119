import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { verify } from '@paddock/kernel';
import { highCardGame } from '@paddock/kernel/testing/high-card';
import { SITE } from '../serve/build.ts';
import { prepareDevice, watchErrors } from './support/device.ts';
import { expectAccessible } from './support/look.ts';
import { makeTable, recordOf, sitDown, somebody } from './support/online.ts';
import { clickUnlessGone } from './support/press.ts';
import type { OwnServer } from './support/server.ts';
import { openSide } from './support/side.ts';
import { startWithHighCard } from './support/third-game.ts';

// One worker: the site with the third game is built once.
test.describe.configure({ mode: 'default' });

let server: OwnServer;

test.beforeAll(async () => {
  server = await startWithHighCard();
});
test.afterAll(() => server.stop());

/** Stays in every round, and is ready for the next, to the end of the game. */
async function playOut(page: Page): Promise<void> {
  const choice = page.getByRole('button', { name: /^(?:Stay|Ready)$/ });
  const results = page.getByRole('heading', { name: 'Final score' });
  for (;;) {
    await expect(choice.or(results)).toBeVisible();
    if (await results.isVisible()) return;
    await openSide(page);
    const lines = await page.locator('.log-line').count();
    await clickUnlessGone(choice);
    await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(lines);
  }
}

test('a third game is started with one click, played against bots, and watched again', async ({ page }) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off' });
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Race now: High Card' }).click();
  await expect(page.getByText('Round 1 of 2')).toBeVisible();
  await expectAccessible(page, 'High Card');
  await playOut(page);
  await expectAccessible(page, 'High Card, over');
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await page.locator('.slider').waitFor();
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(page.getByText('Proved')).toBeVisible();
  await expectAccessible(page, 'High Card, replay');
  await page.goto(`${server.address}#/games`);
  await expect(page.getByRole('heading', { name: 'High Card' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('its form and its rules are made from what it gives', async ({ page }) => {
  await page.goto(`${server.address}#/rules/high-card/H-3`);
  await expect(page.locator('.rule.sought')).toContainText('Stay or fold');
  await page.goto(`${server.address}#/new/high-card`);
  await page.getByRole('radio', { name: '3', exact: true }).first().check();
  await expectAccessible(page, 'High Card, form');
  await page.getByRole('button', { name: 'To the grid' }).click();
  await expect(page.locator('.table')).toBeVisible();
});

test('two people and two bots play it online, and its record verifies', async ({ browser }) => {
  const ana = await somebody(browser, server.address, 'Ana');
  const rui = await somebody(browser, server.address, 'Rui');
  const link = await makeTable(ana, 'High Card', () => Promise.resolve());
  await sitDown(rui, link);
  await ana.page.getByRole('button', { name: 'Start with 2 more bots' }).click();
  await Promise.all([playOut(ana.page), playOut(rui.page)]);
  expect(verify(highCardGame.rules, await recordOf(ana.page))).toMatchObject({
    ok: true,
    proof: { finished: true },
  });
  expect([...ana.errors, ...rui.errors]).toEqual([]);
});

test('the site that ships knows nothing about it', async ({ request }) => {
  const files = await readdir(SITE, { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) expect(await readFile(path.join(SITE, file), 'utf8')).not.toMatch(/high.card/i);
  expect((await request.get('/bots-high-card.js')).status()).toBe(404);
});
