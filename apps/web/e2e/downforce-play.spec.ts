import { expect, test, type Page } from '@playwright/test';
import { serveGallery, type GalleryServer } from './downforce-gallery.ts';
import { keyboardPerson, mousePerson, playOn, touchPerson, whatIsAsked } from './downforce-person.ts';
import { prepareDevice, watchErrors } from './support/device.ts';
import { expectAccessible } from './support/look.ts';

let gallery: GalleryServer;
test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());
test.setTimeout(240_000);

async function open(page: Page, scene: string): Promise<readonly string[]> {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  await page.goto(gallery.scene(scene));
  await expect(page.locator('.df-board')).toBeVisible();
  return errors;
}

async function pickCard(page: Page): Promise<void> {
  await page
    .locator('.df-card')
    .nth(3)
    .click({ position: { x: 9, y: 40 } });
}

test('a whole game for four by mouse, from the auction to the score', async ({ page }) => {
  const errors = await open(page, 'auction');
  expect(await playOn(page, mousePerson)).toBe('over');
  await expect(page.locator('.df-tally tfoot td')).toHaveCount(4);
  await expect(page.locator('.df-winner.shown')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a whole game by keyboard alone', async ({ page }) => {
  await open(page, 'auction');
  expect(await playOn(page, keyboardPerson)).toBe('over');
});

test('a game for two and the beginners’ game', async ({ page }) => {
  await open(page, 'two');
  expect(await playOn(page, mousePerson)).toBe('over');
  await page.goto('about:blank');
  await open(page, 'beginners');
  await expect(page.locator('.df-tally')).toHaveCount(0);
  expect(await playOn(page, mousePerson)).toBe('over');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole game by touch', async ({ page }) => {
    await open(page, 'auction');
    expect(await playOn(page, touchPerson)).toBe('over');
  });

  test('the next steps are as large as a thumb', async ({ page }) => {
    await open(page, 'stepping');
    await expect(page.locator('.df-target.next').first()).toBeVisible();
    const box = await page.locator('.df-target.next .df-target-space').first().boundingBox();
    expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});

test('D-S3: the live region alone gives owners, prices, places and the score', async ({ page }) => {
  await open(page, 'auction');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const region = document.querySelector('.live-region');
    if (region === null) throw new Error('no live region');
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes) heard.push(node.textContent ?? '');
    }).observe(region, { childList: true });
  });
  await playOn(page, mousePerson);
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'));
  expect(heard.match(/buys? \w+ for \$\d+M/g)?.length ?? 0).toBeGreaterThanOrEqual(1);
  expect(heard).toMatch(/The race starts: Marina Bay/);
  expect(heard).toMatch(/moves? \d+ spaces?(?: and \d more)?, to space \d+/);
  expect(heard).toMatch(/The race is over/);
  expect(heard.match(/prizes .+? plus bets .+? minus paid .+? makes/g)).toHaveLength(4);
});

test('D-R5: a space that cannot be reached says why, with its rule', async ({ page }) => {
  await open(page, 'stepping');
  expect(await whatIsAsked(page)).toBe('step');
  const taken = page.locator('.df-car:not(.active)').first();
  await taken.dispatchEvent('click');
  await expect(page.locator('.toast').getByRole('link')).toHaveAttribute('href', /#\/rules\/downforce\/D-R/);
});

test('a step is taken back with Escape, and a new card replaces the plan', async ({ page }) => {
  await open(page, 'race');
  await pickCard(page);
  await playOn(page, mousePerson, (asked) => asked === 'step' || asked === 'confirm');
  await page.keyboard.press('Escape');
  for (
    let press = 0;
    press < 20 && (await page.locator('.df-card[aria-pressed="true"]').count()) > 0;
    press++
  )
    await page.keyboard.press('Escape');
  await expect(page.locator('.df-card[aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('.df-trail')).toHaveCount(0);
});

test('zooming and turning the device keep the plan', async ({ page }) => {
  await open(page, 'race');
  await pickCard(page);
  await playOn(page, mousePerson, (asked) => asked === 'step' || asked === 'confirm');
  const trails = await page.locator('.df-trail').count();
  const chosen = await page.locator('.df-card[aria-pressed="true"]').getAttribute('data-card');
  await page.locator('.df-window').hover();
  await page.mouse.wheel(0, -600);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.df-trail')).toHaveCount(trails);
  await expect(page.locator('.df-card[aria-pressed="true"]')).toHaveAttribute('data-card', chosen ?? '');
});

/** The sheet is written at once, and the last line has faded in. */
async function tallyIsDone(page: Page): Promise<void> {
  await page.locator('.df-results').click({ position: { x: 5, y: 5 } });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing in any phase (${theme})`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('paddock.theme', JSON.stringify(name)), theme);
    for (const scene of ['auction-late', 'keep', 'stepping', 'wild', 'bet', 'over']) {
      await page.goto('about:blank');
      await open(page, scene);
      if (scene === 'over') await tallyIsDone(page);
      await expectAccessible(page, scene);
    }
  });
}
