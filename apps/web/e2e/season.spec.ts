import { expect, test, type Locator, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { keyboardPerson, mousePerson, touchPerson } from './support/people.ts';
import { playOn, type Person } from './support/table.ts';

const RACES = 2;

async function seasonIsOver(page: Page): Promise<void> {
  await expect(page.locator('.champion')).toBeVisible();
  await page.goto('/#/games');
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
}

test('one click from a cold load, and a race with three bots is on the grid', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Race now: Formula' }).click();
  await expect(page.locator('.car:not(.absent)')).toHaveCount(12);
  await expect(page.locator('.card')).toHaveCount(5);
  expect(errors).toEqual([]);
});

test('a season of two races with the mouse', async ({ page }) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up a game' }).click();
  await page.getByRole('radio', { name: 'Formula Motor Racing' }).check();
  const races = page.getByRole('spinbutton', { name: 'Races' });
  await page.getByRole('button', { name: 'Fewer' }).click();
  await expect(races).toHaveValue(String(RACES));
  await page.getByRole('button', { name: 'To the grid' }).click();
  await playOn(page, mousePerson);
  expect(errors).toEqual([]);
  await seasonIsOver(page);
});

test('a season of two races by keyboard alone', async ({ page }) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off' });
  await page.goto('/');
  await tabTo(page, 'Set up a game');
  await page.keyboard.press('Enter');
  const downforce = page.getByRole('radio', { name: 'Downforce' });
  await downforce.waitFor();
  for (let pressed = 0; pressed < 20 && !(await isFocused(downforce)); pressed++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('spinbutton', { name: 'Races' })).toBeVisible();
  await tabTo(page, 'Fewer');
  await page.keyboard.press('Space');
  await tabTo(page, 'To the grid');
  await page.keyboard.press('Enter');
  await playOn(page, keyboardPerson);
  expect(errors).toEqual([]);
  await seasonIsOver(page);
});

function isFocused(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement);
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.matches('a, button') !== true) return '';
      return `${activeElement.getAttribute('aria-label') ?? ''} ${activeElement.textContent}`;
    });
    if (focused.includes(name)) return;
  }
  throw new Error(`Tab does not lead to «${name}»`);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a season of two races by touch', async ({ page }) => {
    const errors = watchErrors(page);
    await prepareDevice(page, { speed: 'off' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Set up a game' }).tap();
    await page.getByRole('radio', { name: 'Formula Motor Racing' }).tap();
    await page.getByRole('button', { name: 'Fewer' }).tap();
    await page.getByRole('button', { name: 'To the grid' }).tap();
    await playOn(page, touchPerson satisfies Person);
    expect(errors).toEqual([]);
    await seasonIsOver(page);
  });
});
