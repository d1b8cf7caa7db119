import { expect, test, type Page } from '@playwright/test';
import { fixChance, prepareDevice, raceNow, watchErrors } from './support/device.ts';
import { mousePerson } from './support/people.ts';
import { playOn } from './support/table.ts';

/** The same deal every time. */
const SEED = 9;

async function myTurn(page: Page): Promise<void> {
  await expect(page.locator('.hand.asked')).toBeVisible();
}

const BACK = '[data-card="wrong-line"], [data-card="off-circuit"], [data-card="lose-control"]';
const OVERTAKE = '[data-card^="overtake"]';

/** Plays whole turns until the hand holds such a card. */
async function until(page: Page, card: string): Promise<void> {
  const asked = await playOn(
    page,
    mousePerson,
    async (now) => now === 'card' && (await page.locator(card).count()) > 0,
  );
  expect(asked, `a hand with ${card}`).toBe('card');
}

const order = (page: Page) => page.locator('.cars').getAttribute('aria-owns');
const toast = (page: Page) => page.locator('.toast');

test.beforeEach(async ({ page }) => {
  await fixChance(page, SEED);
  await prepareDevice(page, { speed: 'off' });
});

test('a card lights its cars, the car shows the new order, and Escape takes it back', async ({ page }) => {
  const errors = watchErrors(page);
  await raceNow(page);
  await until(page, BACK);
  const before = await order(page);
  await page.locator(BACK).first().click();
  await expect(page.locator('.car.candidate').first()).toBeVisible();
  await expect(page.locator('.confirm')).toHaveAttribute('aria-disabled', 'true');
  const [leader = ''] = (before ?? '').split(' ');
  await page.locator(`#${leader}`).click();
  await expect(page.locator(`#${leader}`)).toHaveAttribute(
    'aria-label',
    /1st place, would be (2nd|3rd|4th), chosen/,
  );
  await expect.poll(() => order(page)).not.toBe(before);
  await expect(page.locator('.gain.down')).toHaveCount(1);
  await expect(page.locator('.gain.up').first()).toBeVisible();
  await expect(page.locator('.confirm')).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Escape');
  await expect(page.locator('.gain')).toHaveCount(0);
  await expect.poll(() => order(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('.card[aria-pressed="true"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('what cannot be chosen says why, with its rule', async ({ page }) => {
  await raceNow(page);
  await myTurn(page);
  await page.locator('.car').first().click();
  await expect(toast(page)).toContainText('A card has to be played first.');
  await expect(toast(page).getByRole('link')).toHaveAttribute('href', '#/rules/formula/F-T1');
  await until(page, OVERTAKE);
  const card = page.locator(OVERTAKE).first();
  const team = (await card.getAttribute('data-card'))?.split('-')[2] ?? '';
  await card.click();
  await page.locator(`.car:not([data-car^="${team}"])`).first().click();
  await expect(toast(page)).toContainText(`the card is for ${team} cars`);
  await expect(toast(page).getByRole('link')).toHaveAttribute('href', '#/rules/formula/F-K1');
  await page.locator('.undo').click();
  await page.locator('.confirm').click({ force: true });
  await expect(toast(page)).toContainText('There is nothing to confirm yet.');
});

test('without confirmation a plan is played with its last choice', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('paddock.confirm', 'false'));
  await raceNow(page);
  await until(page, BACK);
  const left = Number(await page.locator('.turns').textContent());
  await page.locator(BACK).first().click();
  await page.locator('.car.candidate').first().click();
  await expect.poll(async () => Number(await page.locator('.turns').textContent())).toBeLessThan(left);
});

test('F-S6: anyone may look through the cards that were played', async ({ page }) => {
  await raceNow(page);
  await until(page, BACK);
  await page.locator(BACK).first().click();
  await page.locator('.car.candidate').first().click();
  const played = await page.locator('.card[aria-pressed="true"] .card-name').textContent();
  await page.locator('.confirm').click();
  await page.getByRole('tab', { name: 'Standings' }).click();
  const pile = page.getByRole('table', { name: 'Cards played in this race' });
  await expect(pile.getByRole('rowheader').filter({ hasText: played ?? '?' })).toHaveCount(1);
});

test('hand and line are one stop each for the tab key, and arrows go along them', async ({ page }) => {
  await raceNow(page);
  await myTurn(page);
  await expect(page.locator('.hand [tabindex="0"]')).toHaveCount(1);
  await expect(page.locator('.cars [tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.card').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.card').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.card').last()).toBeFocused();
  const cars = ((await order(page)) ?? '').split(' ');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(`#${cars[0] ?? ''}`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`#${cars[1] ?? ''}`)).toBeFocused();
});

test('the keys are listed, and the list closes', async ({ page }) => {
  await raceNow(page);
  await myTurn(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toContainText('take back the last choice');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('nothing but what changed moves: choosing, confirming and drawing shift no layout', async ({ page }) => {
  await raceNow(page);
  await until(page, BACK);
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        shifts.push(
          ...entry.sources.map(({ node }) =>
            node instanceof Element ? (node.getAttribute('class') ?? node.tagName) : 'text',
          ),
        );
    }).observe({ type: 'layout-shift' });
  });
  await page.locator(BACK).first().click();
  await page.locator('.car.candidate').first().click();
  await page.locator('.confirm').click();
  await expect(page.locator('.card[aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('.hand.asked')).toBeVisible();
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  // The words of the prompt are what changed.
  expect(shifts.filter((name) => !name.startsWith('prompt') && name !== 'text')).toEqual([]);
});
