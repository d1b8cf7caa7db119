import { expect, test, type Page } from '@playwright/test';
import { changeDevice, prepareDevice, raceNow } from './support/device.ts';
import { expectAccessible, expectNothingCutOff } from './support/look.ts';
import { mousePerson } from './support/people.ts';
import { playOn, whatIsAsked } from './support/table.ts';

const LANGUAGES = ['en', 'fr', 'pt'] as const;
const THEMES = ['dark', 'light'] as const;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off' });
});

/** The same screen in every language, theme and width; the game is carried on by the reload each time. */
async function lookFromAllSides(page: Page, name: string, arrived: () => Promise<unknown>): Promise<void> {
  for (const theme of THEMES) {
    for (const lang of LANGUAGES) {
      await changeDevice(page, { theme, lang });
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        await arrived();
        const where = `${name}, ${theme}, ${lang}, ${size.width}`;
        await expectAccessible(page, where);
        await expectNothingCutOff(page, where);
      }
    }
  }
}

for (const [name, address] of [
  ['the front page', '/'],
  ['the form', '/#/new/formula'],
  ['the games', '/#/games'],
  ['the rules', '/#/rules/formula/F-K1'],
  ['no such page', '/#/nowhere'],
  ['no such game', '/#/play/nowhere'],
] as const) {
  test(`${name} can be read by everybody`, async ({ page }) => {
    await page.goto(address);
    for (const [theme, lang, size] of [
      ['dark', 'en', DESKTOP],
      ['light', 'fr', PHONE],
      ['dark', 'pt', PHONE],
    ] as const) {
      await page.setViewportSize(size);
      await changeDevice(page, { theme, lang });
      await page.locator('h1').waitFor();
      await expectAccessible(page, `${name}, ${theme}, ${lang}`);
      await expectNothingCutOff(page, `${name}, ${theme}, ${lang}`);
    }
  });
}

test('the header leads to the tables online, to one’s games and to the rules from a phone too, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/#/games');
  for (const lang of LANGUAGES) {
    await changeDevice(page, { lang });
    const nav = page.getByRole('navigation', { name: 'Paddock' });
    await nav.getByRole('link', { name: lang === 'fr' ? 'En ligne' : 'Online', exact: true }).click();
    await expect(page).toHaveURL(/#\/online$/);
    await expect(page.locator('.nav [aria-current="page"]')).toHaveAttribute('href', '#/online');
    await page.locator('h1').waitFor();
    await expectNothingCutOff(page, `the header, ${lang}`);
    const tops = await nav
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops)).toHaveProperty('size', 1);
    await page.goBack();
    await expect(page).toHaveURL(/#\/games$/);
  }
});

test('the form with everything open can be read by everybody', async ({ page }) => {
  await page.goto('/#/new/formula');
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await page.getByRole('radio', { name: 'Picked now' }).check();
  await page.getByRole('checkbox', { name: 'A number for each race' }).check();
  await page.getByRole('checkbox', { name: 'Name the drivers' }).check();
  await expect(page.getByText('First put this right')).toBeVisible();
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectAccessible(page, 'the open form');
    await expectNothingCutOff(page, 'the open form');
  }
});

test('the settings can be read by everybody', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the settings');
  await expectNothingCutOff(page, 'the settings');
});

test('the table on one’s turn and with a plan, from all sides', async ({ page }) => {
  test.setTimeout(150_000);
  await raceNow(page);
  await playOn(page, mousePerson, (asked) => asked === 'card');
  await lookFromAllSides(page, 'a turn', () => whatIsAsked(page));
  await page.setViewportSize(DESKTOP);
  await playOn(page, mousePerson, (asked) => asked === 'confirm');
  await lookFromAllSides(page, 'a plan', () => whatIsAsked(page));
});

test('between races, at the end, and in the replay, from all sides', async ({ page }) => {
  test.setTimeout(200_000);
  await page.goto('/#/new/formula');
  await page.getByRole('button', { name: 'Fewer' }).click();
  await page.getByRole('radio', { name: '24 cards out' }).check();
  await page.getByRole('button', { name: 'To the grid' }).click();
  await playOn(page, mousePerson, (asked) => asked === 'ready');
  await lookFromAllSides(page, 'between races', () => whatIsAsked(page));
  await page.setViewportSize(DESKTOP);
  await playOn(page, mousePerson);
  await lookFromAllSides(page, 'the end', () => whatIsAsked(page));
  await page.evaluate(() => (location.hash = location.hash.replace('play', 'replay')));
  await lookFromAllSides(page, 'the replay', () => page.locator('.slider').waitFor());
});

test('the hand-over screen, from all sides', async ({ page }) => {
  await page.goto('/#/new/formula');
  await page.getByRole('combobox', { name: 'Who sits here' }).nth(1).selectOption('person');
  await page.getByRole('button', { name: 'To the grid' }).click();
  expect(await whatIsAsked(page)).toBe('device');
  await expect(page.locator('.card')).toHaveCount(0);
  await lookFromAllSides(page, 'hand-over', () => whatIsAsked(page));
});

test.describe('at 200 % zoom', () => {
  // A window of 1280 × 800 at 200 % has half as many CSS pixels.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('a card can be played', async ({ page }) => {
    await raceNow(page);
    await playOn(page, mousePerson, (asked) => asked === 'card');
    await expectNothingCutOff(page, 'a turn at 200 %');
    const plays = page.locator('.car');
    await playOn(page, mousePerson, (asked) => asked === 'confirm');
    await expect(plays.first()).toBeVisible();
    await page.locator('.confirm').click();
    await page.locator('.confirm.lit').waitFor({ state: 'detached' });
  });
});
