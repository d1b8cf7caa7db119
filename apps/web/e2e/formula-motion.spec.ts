import { expect, test, type Page } from '@playwright/test';
import { fixChance, prepareDevice, raceNow, watchErrors } from './support/device.ts';
import { mousePerson } from './support/people.ts';
import { playOn } from './support/table.ts';

/** Looked at in every frame: a busy machine may show few of them. */
const carsDrive = (page: Page) =>
  page.waitForFunction(() => {
    const moves = document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition));
    return moves.length > 0 && document.querySelector('.tool-skip:not(.idle)') !== null;
  });

test.beforeEach(async ({ page }) => {
  await fixChance(page, 11);
});

test('cars drive, and the space bar skips to what is asked', async ({ page }) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'slow' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Race now: Formula' }).click();
  await carsDrive(page);
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.locator('.hand.asked')).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(page.locator('.live-region')).toContainText('Race 1 starts.');
  expect(errors).toEqual([]);
});

test('a tap on the button skips too', async ({ page }) => {
  await prepareDevice(page, { speed: 'slow' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Race now: Formula' }).click();
  await page.locator('.tool-skip:not(.idle)').click();
  await expect(page.locator('.car:not(.absent)')).toHaveCount(12);
  await expect(page.locator('.card')).toHaveCount(5);
});

test('under reduced motion nothing moves, and everything is read out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    Object.assign(globalThis, { moved: 0 });
    Element.prototype.animate = () => {
      (globalThis as unknown as { moved: number }).moved++;
      throw new Error('nothing may move');
    };
  });
  await raceNow(page);
  await expect(page.locator('.hand.asked')).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBe(0);
  await expect(page.locator('.live-region')).toContainText('Race 1 starts.');
});

test('on the way to the first decision things go fast, and then at the speed one has chosen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const flights: number[] = [];
    Object.assign(globalThis, { flights });
    const animate = Reflect.get(Element.prototype, 'animate') as (...call: unknown[]) => Animation;
    Element.prototype.animate = function (frames, timing) {
      if (this.closest('.discard') !== null && typeof timing === 'object')
        flights.push(Number(timing.duration));
      return animate.call(this, frames, timing);
    };
  });
  const flights = () => page.evaluate(() => (globalThis as unknown as { flights: number[] }).flights);
  await prepareDevice(page, { speed: 'normal' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Race now: Formula' }).click();
  await expect(page.locator('.hand.asked')).toBeVisible({ timeout: 20_000 });
  const before = await flights();
  expect(before.length).toBeGreaterThan(0);
  expect(Math.max(...before)).toBeLessThan(300);
  const isUsual = async () => (await flights()).some((ms) => ms > 500);
  expect(await playOn(page, mousePerson, isUsual)).not.toBe('over');
});
