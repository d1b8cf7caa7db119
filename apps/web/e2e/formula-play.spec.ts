import { expect, test, type Locator, type Page } from '@playwright/test';
import type { FormulaView } from '@paddock/formula';
import { paint, prepareDevice, watchErrors } from './support/device.ts';
import { expectFlawless } from './support/look.ts';
import { mousePerson } from './support/people.ts';
import { isPlaying, seedFormula } from './support/positions.ts';
import { playOn } from './support/table.ts';
import { openSide } from './support/side.ts';

const BACK = ['wrong-line', 'off-circuit', 'lose-control'];

/** A turn of the first player, with such cards in the hand. */
async function myTurn(page: Page, ...cards: readonly string[]): Promise<void> {
  const hasThem = ({ own }: FormulaView) =>
    cards.every((start) => own?.hand.some((card) => card.startsWith(start)));
  await seedFormula(page, { until: (view) => isPlaying(view) && hasThem(view) });
  await expect(page.locator('.hand.asked')).toBeVisible();
}

/** A turn with a card that sends any car back. */
async function turnWithBack(page: Page): Promise<Locator> {
  const hasOne = ({ own }: FormulaView) => own?.hand.some((card) => BACK.includes(card)) === true;
  await seedFormula(page, { until: (view) => isPlaying(view) && hasOne(view) });
  await expect(page.locator('.hand.asked')).toBeVisible();
  return page.locator(BACK.map((card) => `[data-card="${card}"]`).join()).first();
}

const order = (page: Page) => page.locator('.cars').getAttribute('aria-owns');
const toast = (page: Page) => page.locator('.toast');

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off' });
});

test('a card lights its cars, the car shows the new order, and Escape takes it back', async ({ page }) => {
  const errors = watchErrors(page);
  const back = await turnWithBack(page);
  const before = await order(page);
  await back.click();
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
  await myTurn(page, 'overtake');
  await page.locator('.car').first().click();
  await expect(toast(page)).toContainText('Play a card first.');
  await expect(toast(page).getByRole('link')).toHaveAttribute('href', '#/rules/formula/F-T1');
  const card = page.locator('[data-card^="overtake"]').first();
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
  const back = await turnWithBack(page);
  const left = Number(await page.locator('.turns').textContent());
  await back.click();
  await page.locator('.car.candidate').first().click();
  await expect.poll(async () => Number(await page.locator('.turns').textContent())).toBeLessThan(left);
});

test('F-S6: anyone may look through the cards that were played', async ({ page }) => {
  const back = await turnWithBack(page);
  await back.click();
  await page.locator('.car.candidate').first().click();
  const played = await page.locator('.card[aria-pressed="true"] .card-name').textContent();
  await page.locator('.confirm').click();
  await openSide(page);
  await page.getByRole('tab', { name: 'Standings' }).click();
  const pile = page.getByRole('table', { name: 'Cards played in this race' });
  await expect(pile.getByRole('rowheader').filter({ hasText: played ?? '?' })).toHaveCount(1);
});

test('hand and line are one stop each for the tab key, and arrows go along them', async ({ page }) => {
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

test('help lists the keys of this moment, and closes', async ({ page }) => {
  await myTurn(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Help' });
  await expect(dialog).toContainText('choose a card from your hand');
  await expect(dialog).not.toContainText('undo the last choice');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('nothing but what changed moves: choosing, confirming and drawing shift no layout', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('paddock.motion', '"full"'));
  const back = await turnWithBack(page);
  await page.evaluate(() => document.fonts.ready);
  await paint(page);
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
  await back.click();
  await page.locator('.car.candidate').first().click();
  await page.locator('.confirm').click();
  await expect(page.locator('.card[aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('.hand.asked')).toBeVisible();
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
  // What changed: the words of the prompt, and the number of turns left.
  const isChange = (name: string) => name.startsWith('prompt') || name === 'turns' || name === 'text';
  expect(shifts.filter((name) => !isChange(name))).toEqual([]);
});

test.describe('at 200 % zoom', () => {
  // A window of 1280 × 800 at 200 % has half as many CSS pixels.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('a card can be played', async ({ page }) => {
    await myTurn(page);
    await expectFlawless(page, 'a turn at 200 %');
    await playOn(page, mousePerson, (asked) => asked === 'confirm');
    await expect(page.locator('.car').first()).toBeVisible();
    await page.locator('.confirm').click();
    await page.locator('.confirm.lit').waitFor({ state: 'detached' });
  });
});
