import { expect, test, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { expectAccessible, expectFlawless } from './support/look.ts';
import { inPhase, isOver, isPlaying, seedDownforce, seedFormula } from './support/positions.ts';

/** By entry, how many hints the kept game says were taken. */
function hintsIn(page: Page, id: string): Promise<readonly (number | undefined)[]> {
  return page.evaluate(async (key) => {
    const opening = indexedDB.open('paddock');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const request = opening.result.transaction('saves').objectStore('saves').get(key);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    opening.result.close();
    const { entries } = request.result.table as { entries: { hints?: number }[] };
    return entries.map(({ hints }) => hints);
  }, id);
}

test('a hint at Downforce by keyboard: looked at, left, taken, played, and noted in the record', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  const id = await seedDownforce(page, { until: inPhase('playing') });
  const before = (await hintsIn(page, id)).length;
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  await page.keyboard.press('h');
  const panel = page.getByRole('dialog', { name: 'What would you do?' });
  const plans = panel.getByRole('radio');
  await expect(plans).toHaveCount(3);
  await expect(plans.first()).toBeFocused();
  // The best plan is shown on the track, and waits.
  await expect(page.locator('.confirm.lit')).toBeVisible();
  await expect(page.locator('.df-trail').first()).toBeAttached();
  await expectAccessible(page, 'a hint');
  await page.keyboard.press('ArrowDown');
  await expect(plans.nth(1)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.locator('.confirm.lit')).toHaveCount(0);
  // Asked again at the same moment, it is the same hint.
  await page.keyboard.press('h');
  await expect(plans.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(page.locator('.confirm.lit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await hintsIn(page, id))[before]).toBe(1);
  // Help lists the key.
  await page.keyboard.press('?');
  await expect(page.locator('.keys')).toBeVisible();
  expect(errors).toEqual([]);
});

test('what is for sale is worth something to you, and there is no hint beside another person', async ({
  page,
}) => {
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  const id = await seedDownforce(page, { until: inPhase('bidding') });
  const hints = async () => (await hintsIn(page, id)).reduce<number>((sum, taken = 0) => sum + taken, 0);
  for (const taken of [1, 2]) {
    await expect(page.locator('.df-hand.asked')).toBeVisible();
    await page.getByRole('button', { name: 'What would you do?' }).click();
    await expect(page.locator('.hint-plans > p').first()).toHaveText(/^The \w+ car is worth about \$/);
    // The next car is another question, though the cards are the same.
    await page.getByRole('button', { name: 'Take this plan' }).click();
    await page.locator('.confirm.lit').click();
    await expect.poll(hints).toBe(taken);
  }
  await seedDownforce(page, { until: inPhase('bidding'), seats: ['person', 'person', 'rookie'] });
  await page.locator('.hand-over button').click();
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  await expect(page.locator('.tool-hint')).toHaveCount(0);
});

test('asked for when there is nothing to decide, a hint says so and is not noted', async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  const id = await seedDownforce(page, { until: isOver });
  await page.keyboard.press('h');
  const panel = page.getByRole('dialog', { name: 'What would you do?' });
  await expect(panel.getByRole('status')).toHaveText(/^Nothing is asked of you/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect((await hintsIn(page, id)).filter((taken) => taken !== undefined)).toEqual([]);
});

test('the lab: played on from a replay as another seat, and simulated; it is in a list of its own', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  const id = await seedFormula(page, { until: isOver });
  await page.goto(`/#/replay/${id}/12`);
  await page.getByRole('button', { name: 'Lab' }).click();
  const dialog = page.getByRole('dialog', { name: 'What if?' });
  await dialog.getByRole('button', { name: 'Simulate 1,000 games' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1,000 of 1,000 games');
  await expect(dialog.locator('.lab-histogram')).toHaveCount(4);
  await expectAccessible(page, 'the lab');
  await dialog.getByLabel('You play').selectOption('Bruno');
  await dialog.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('.hand.asked')).toBeVisible();
  await expect(page.locator('.rail-seat.you')).toContainText('Player 1');
  await page.goto('/#/games');
  const labs = page.locator('section', { has: page.getByRole('heading', { name: 'Lab' }) });
  await expect(labs.locator('.game-row')).toHaveCount(1);
  await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Finished' }) })).toHaveCount(
    1,
  );
  await page.goto('/#/statistics');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a review of Downforce: fills in, stops, is kept, and leads to its moments', async ({ page }) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  await seedDownforce(page, { until: isOver });
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page.locator('.review-chart path.review-line').first()).toBeVisible();
  await expect(page.locator('.review-sum')).toHaveCount(6);
  await page.getByRole('button', { name: 'Stop' }).click();
  const stopped = page.getByRole('status').filter({ hasText: 'Stopped at' });
  await expect(stopped).toBeVisible();
  await expectAccessible(page, 'a review');
  await page.reload();
  await expect(stopped).toBeVisible();
  await page.locator('.review-table summary').press('Enter');
  await page.locator('.review-table a').nth(20).press('Enter');
  await expect(page.locator('.review-moment .table')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the review' }).press('Enter');
  await expect(page.locator('.review-chart')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a hint at Formula by touch in French, and a review in Portuguese', async ({ page }) => {
    await prepareDevice(page, { speed: 'off', lang: 'fr' });
    await seedFormula(page, { until: isPlaying });
    await page.getByRole('button', { name: 'Un conseil' }).tap();
    await expect(page.locator('.hint-row').first()).toBeVisible();
    await expectAccessible(page, 'a hint on a phone');
    await page.getByRole('button', { name: 'Prendre ce plan' }).tap();
    await expect(page.locator('.confirm.lit')).toBeVisible();
    await seedFormula(page, { until: isOver });
    await page.evaluate(() => localStorage.setItem('paddock.lang', '"pt"'));
    await page.evaluate(() => (location.hash = location.hash.replace('play', 'review')));
    await page.reload();
    await expect(page.locator('.review-chart path.review-line').first()).toBeVisible();
    await expectFlawless(page, 'a review on a phone');
    await page.locator('#review-decisions ~ .review-list a').first().tap();
    await expect(page.locator('.review-judged')).toBeVisible();
    await expect(page.locator('.review-moment .hand .card[aria-pressed="true"]')).toHaveCount(1);
    await expectAccessible(page, 'a moment of a review');
    await expectFlawless(page, 'a moment of a review on a phone');
  });
});
