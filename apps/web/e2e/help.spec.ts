import { expect, test, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { expectAccessible } from './support/look.ts';
import { mousePerson, playOn } from './support/downforce.ts';
import { inPhase, seedDownforce } from './support/positions.ts';

interface Spied {
  /** Tones and noises that were started. */
  sounds: number;
  buzzes: number;
}

/** Counts what the page plays; nothing is heard in a test. */
async function spyOnSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spied: Spied = { sounds: 0, buzzes: 0 };
    Object.assign(globalThis, { spied });
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
      const start: (this: unknown, ...when: number[]) => void = Reflect.get(source.prototype, 'start');
      Object.defineProperty(source.prototype, 'start', {
        value(this: unknown, ...when: number[]) {
          spied.sounds += 1;
          start.apply(this, when);
        },
      });
    }
    navigator.vibrate = () => {
      spied.buzzes += 1;
      return true;
    };
  });
}

function spied(page: Page): Promise<Spied> {
  return page.evaluate(() => (globalThis as unknown as { spied: Spied }).spied);
}

test('help and rules lie over the table, by keyboard; questions find their rule', async ({ page }) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off' });
  await seedDownforce(page, { until: inPhase('bidding') });
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  const table = page.url();
  await page.locator('.df-card').first().focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help).toContainText('Choose one card.');
  await expect(help).toContainText('choose a card from your hand');
  await expect(help).not.toContainText('line of cars');
  await expectAccessible(page, 'help');

  await help.getByRole('link', { name: 'Rule D-A3' }).press('Enter');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('article', { name: /What a card bids/ })).toBeFocused();
  await expect(
    rules
      .getByRole('img', { name: /The red car is up for bid/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
  await rules.getByRole('searchbox').fill('how do I win');
  await expect(rules.getByRole('link', { name: 'How do I win?' })).toBeVisible();
  await expect(rules.getByRole('article', { name: /Winning/ })).toBeVisible();
  await rules.getByRole('searchbox').fill('bananas');
  await expect(rules).toContainText('Did you mean:');
  await expectAccessible(page, 'rules over the table');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  await expect(help.getByRole('link', { name: 'Rule D-A3' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(page.locator('.df-card').first()).toBeFocused();

  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
  await expect(rules.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toHaveCount(0);
  expect(page.url()).toBe(table);

  await page.goto('/#/rules/formula');
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.locator('.df-hand')).toBeVisible();
  expect(page.url()).toBe(table);
  expect(errors).toEqual([]);
});

test('a table whose sounds cannot be fetched stays, and is played on', async ({ page }) => {
  await prepareDevice(page, { speed: 'off' });
  await page.route(/\/(?:hear-table|sound-tool)-/, (route) => route.abort());
  await seedDownforce(page, { until: inPhase('bidding') });
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('1');
  await failed;
  await page.locator('.confirm.lit').click();
  await expect(page.locator('.confirm.lit')).toHaveCount(0);
  await expect(page.locator('.df-hand.asked')).toBeVisible();
});

test('sounds come after the first tap, and a mute is remembered', async ({ page }) => {
  await prepareDevice(page, { speed: 'off', motion: 'full' });
  await spyOnSound(page);
  await seedDownforce(page, { until: inPhase('bidding') });
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  const sound = page.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveCount(0);
  expect(await spied(page)).toEqual({ sounds: 0, buzzes: 0 });

  await page.keyboard.press('1');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.confirm.lit').click();
  // The sounds may come too late for the first question after them.
  await playOn(page, mousePerson, async () => (await spied(page)).buzzes > 0);
  await expect.poll(async () => (await spied(page)).sounds).toBeGreaterThan(0);

  await page.keyboard.press('m');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  const confirm = page.locator('.confirm.lit');
  // The card may have been chosen before the page was loaded again: then the first press puts it back.
  await expect(async () => {
    await page.keyboard.press('1');
    await expect(confirm).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await confirm.click();
  await playOn(page, mousePerson, async () => (await spied(page)).buzzes > 0);
  expect((await spied(page)).sounds).toBe(0);
});
