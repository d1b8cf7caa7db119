import { expect, test, type Locator, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { unfold } from './support/form.ts';
import { keyboardPerson, mousePerson, touchPerson } from './support/people.ts';
import { playOn, type Person } from './support/table.ts';

const RACES = 2;

async function seasonIsOver(page: Page): Promise<void> {
  await expect(page.locator('.champion')).toContainText('Constructors’ Champion');
  await expect(page.locator('.champion-too')).toContainText('Drivers’ Champion');
  await expect(page.locator('.results .season-table')).toHaveCount(2);
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
  await expect(page.getByText('One race').first()).toBeVisible();
  await unfold(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(races).toHaveValue(String(RACES));
  await page.getByRole('radio', { name: '24 cards out' }).check();
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
  await tabUntil(page, () => isFocused(downforce));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('One race').first()).toBeVisible();
  await tabTo(page, 'More options');
  await page.keyboard.press('Enter');
  const races = page.getByRole('spinbutton', { name: 'Races' });
  await tabUntil(page, () => isFocused(races));
  await page.keyboard.press('ArrowUp');
  await expect(races).toHaveValue(String(RACES));
  const short = page.getByRole('radio', { name: '24 cards out' });
  await tabUntil(page, () => isFocused(page.getByRole('radio', { name: 'no cards out' })));
  for (let step = 0; step < 6 && !(await short.isChecked()); step++) await page.keyboard.press('ArrowRight');
  await tabTo(page, 'To the grid');
  await page.keyboard.press('Enter');
  await playOn(page, keyboardPerson);
  expect(errors).toEqual([]);
  await seasonIsOver(page);
});

function isFocused(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element === document.activeElement);
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

function tabTo(page: Page, name: string): Promise<void> {
  return tabUntil(page, () =>
    page.evaluate((wanted) => {
      const { activeElement: here } = document;
      if (here?.matches('a, button, summary') !== true) return false;
      return `${here.getAttribute('aria-label') ?? ''} ${here.textContent}`.includes(wanted);
    }, name),
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a season of two races by touch', async ({ page }) => {
    const errors = watchErrors(page);
    await prepareDevice(page, { speed: 'off' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Set up a game' }).tap();
    await page.getByRole('radio', { name: 'Formula Motor Racing' }).tap();
    await expect(page.getByText('One race').first()).toBeVisible();
    await unfold(page);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('radio', { name: '24 cards out' }).tap();
    await page.getByRole('button', { name: 'To the grid' }).tap();
    await playOn(page, touchPerson satisfies Person);
    expect(errors).toEqual([]);
    await seasonIsOver(page);
  });
});
