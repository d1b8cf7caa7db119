import { expect, test, type Page } from '@playwright/test';
import { changeDevice } from './support/device.ts';
import { expectAccessible, expectNothingCutOff } from './support/look.ts';
import { makeTable, sitDown, somebody } from './support/online.ts';

test.setTimeout(180_000);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** Both themes at both widths, and every language. */
const SIDES = [
  { theme: 'dark', lang: 'en', size: DESKTOP },
  { theme: 'light', lang: 'fr', size: PHONE },
  { theme: 'light', lang: 'pt', size: DESKTOP },
  { theme: 'dark', lang: 'pt', size: PHONE },
] as const;

/** The same screen by night and by noon, in every language, wide and narrow; `arrived` brings it back after a reload. */
async function lookFromAllSides(page: Page, name: string, arrived: () => Promise<unknown>): Promise<void> {
  for (const { theme, lang, size } of SIDES) {
    await page.setViewportSize(size);
    await changeDevice(page, { theme, lang });
    await arrived();
    const where = `${name}, ${theme}, ${lang}, ${size.width}`;
    await expectAccessible(page, where);
    await expectNothingCutOff(page, where);
  }
  await changeDevice(page, { theme: 'dark', lang: 'en' });
  await page.setViewportSize(DESKTOP);
}

test('lobby, form, room and one-time link can be read by everybody', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const { page } = ana;
  await makeTable(ana, 'Formula Motor Racing', async () => {
    await page.getByRole('radio', { name: 'Everybody' }).check();
    await page.getByRole('radio', { name: 'Live' }).check();
    await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('reserved');
    await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('club');
  });
  await lookFromAllSides(page, 'the host’s room', () => page.locator('.qr').first().waitFor());
  const rui = await somebody(browser, baseURL, 'Rui');
  await rui.page.goto(page.url());
  await rui.page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .waitFor();
  await lookFromAllSides(rui.page, 'a guest’s room', async () => {
    await rui.page.locator('.room-seat .button.lit').first().click();
    await rui.page.locator('.name-form').first().waitFor();
  });
  await page.goto('/#/online');
  await lookFromAllSides(page, 'the tables', () => page.locator('.game-row').first().waitFor());
  await page.goto('/#/online/new');
  await lookFromAllSides(page, 'the form of a table', async () => {
    await page.locator('.options').first().waitFor();
    await page.getByRole('radio').nth(11).check();
  });
  await page.goto('/#/claim/0123456789abcdefghijkl');
  await lookFromAllSides(page, 'a one-time link', () => page.locator('h1').waitFor());
  await page.goto('/#/table/0123456789abcdefghij');
  await lookFromAllSides(page, 'no such table', () => page.locator('h1').waitFor());
});

test('the table with chat, with its menu and with what was missed', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui');
  const link = await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('radio', { name: 'Days' }).check();
  });
  await sitDown(rui, link);
  await ana.page.getByRole('textbox', { name: 'Your message' }).fill('Good luck, have fun!');
  await ana.page.keyboard.press('Enter');
  await expect(rui.page.getByText('Good luck, have fun!')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
  const { page } = ana;
  await page.locator('.hand').waitFor();
  await lookFromAllSides(page, 'the table with chat', async () => {
    await page.locator('.hand').waitFor();
    await page.locator('.tool-chat').click();
    await page.locator('.chat-line').waitFor();
  });
  await lookFromAllSides(page, 'the table with its menu', async () => {
    await page.locator('.hand').waitFor();
    await page.locator('.tool-menu').click();
    await page.locator('.table-menu').waitFor();
  });
  await lookFromAllSides(page, 'what was missed', async () => {
    await page.locator('.tool-menu').click();
    await page.locator('.menu-since').click();
    await page.locator('.since li').first().waitFor();
  });
  await page.request.put(`/api/tables/${new URL(link).hash.split('/')[2]}/stand-in`, {
    data: { isOn: true },
  });
  await lookFromAllSides(page, 'a bot that stands in', () => page.locator('.notice').first().waitFor());
});
