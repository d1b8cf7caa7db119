import { expect, test, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { byKeyboard, byTouch, nextMark, playLesson } from './support/lesson.ts';
import { expectAccessible } from './support/look.ts';

async function markNow(page: Page): Promise<string> {
  const mark = await nextMark(page, '');
  return mark === 'done' ? mark : mark.step;
}

test('Downforce is learned by keyboard: left, taken up again, played to the end, and on to a race with hints', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: /^Learn in five minutes.*Downforce/ }).focus();
  await page.keyboard.press('Enter');
  await byKeyboard(page);
  // Another card is answered kindly, and nothing is lost.
  await nextMark(page, '');
  await page.keyboard.press('2');
  await expect(page.locator('.coach-ask')).toContainText('let’s do this first. Choose the red 5.');
  await expectAccessible(page, 'a mark, after another choice');
  // With Tab the focus is the learner's again.
  await page.keyboard.press('Tab');
  await page.locator('.confirm.lit').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Choose the red 5.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.confirm.lit')).toHaveCount(0);
  // Without a plan, Escape offers to leave.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toContainText('Leave the lesson?');
  await page.getByRole('button', { name: 'Leave the lesson' }).last().press('Enter');
  await expect(page.getByRole('button', { name: 'Race now: Downforce' })).toBeVisible();
  await page.getByRole('link', { name: /^Learn in five minutes.*Downforce/ }).press('Enter');
  await expect.poll(() => markNow(page)).toBe('2/11');

  await playLesson(page, byKeyboard);
  await expectAccessible(page, 'the end of a lesson');
  expect(errors).toEqual([]);
  await page.getByRole('link', { name: 'Now a whole race, with hints' }).press('Enter');
  await expect(page.locator('.hint-text')).toContainText(/Hint .+[.]/);
  await page.goto('/#/games');
  await expect(page.getByText('No games yet.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Formula is learned by touch, in French', async ({ page }) => {
    await prepareDevice(page, { speed: 'off', lang: 'fr' });
    await page.goto('/#/learn/formula');
    await playLesson(page, byTouch, async (_, number) => {
      if (number === 2) await expectAccessible(page, 'a mark on a phone');
    });
    await page.getByRole('link', { name: 'Apprendre aussi Downforce' }).tap();
    await expect.poll(() => markNow(page)).toBe('1/11');
  });
});
