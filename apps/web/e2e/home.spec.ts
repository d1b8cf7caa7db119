import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { watchErrors } from './support/device.ts';
import { shiftsOf } from './support/shifts.ts';
import { inPhase, seedDownforce } from './support/positions.ts';

// A service worker would fetch everything for later.
test.use({ serviceWorkers: 'block' });

/** All that the pictures of both games may weigh, beyond what the page loads anyway. */
const PICTURES_KB = 40;

/** Everything but the pages themselves, from now on. */
function watchFiles(page: Page): ReadonlySet<string> {
  const found = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(?:js|css|json|svg)$/.test(pathname)) found.add(pathname);
  });
  return found;
}

async function seeBothRaces(page: Page): Promise<void> {
  for (const game of ['downforce', 'formula']) {
    await page.locator(`.race-picture.${game}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`.race-picture.${game} .reel.shown`)).toBeVisible();
    await expect(page.locator(`.race-picture.${game} .reel-ground`)).toBeVisible();
  }
}

/** Where the cars of a picture are drawn now. */
function placesOfCars(page: Page): Promise<string[]> {
  return page
    .locator('.race-picture.downforce .reel-car')
    .evaluateAll((cars) => cars.map((car) => JSON.stringify(car.getBoundingClientRect())));
}

test('the front page replays a race of each game, for at most 40 KB and without a shift of layout', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await test.step('without the pictures', () => page.route('**/assets/reel-*', (route) => route.abort()));
  const anyway = watchFiles(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Race now: Downforce' })).toBeVisible();
  expect([...anyway].some((file) => file.includes('/table-'))).toBe(true);
  const without = new Set(anyway);
  await page.unroute('**/assets/reel-*');

  const files = watchFiles(page);
  await page.reload();
  await seeBothRaces(page);
  const pictures = [...files].filter((file) => !without.has(file));
  expect(pictures).toContain('/races/downforce.json');
  const sizes = await Promise.all(
    pictures.map(async (file) => gzipSync(await (await page.request.get(file)).body(), { level: 9 }).length),
  );
  const weight = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  expect(weight).toBeGreaterThan(PICTURES_KB / 4);
  expect(weight).toBeLessThanOrEqual(PICTURES_KB);

  await test.step('cars move until somebody stops them', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const before = await placesOfCars(page);
    await expect.poll(() => placesOfCars(page)).not.toEqual(before);
    await page.getByRole('button', { name: 'Pause the replay' }).first().click();
    await page.getByRole('button', { name: 'Resume the replay' }).first().waitFor();
    const running = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) =>
                playState === 'running' &&
                effect instanceof KeyframeEffect &&
                effect.target?.closest('.race-picture.downforce .reel-car') != null,
            ).length,
      );
    await expect.poll(running).toBe(0);
    await page.getByRole('button', { name: 'Resume the replay' }).first().click();
    await expect.poll(running).toBeGreaterThan(0);
  });
  expect(await shiftsOf(page)).toEqual([]);
  // The pictures were kept away at first.
  expect(errors.filter((error) => !/reel-|ERR_FAILED/.test(error))).toEqual([]);
});

test('where nothing is to move, the front page shows a still picture of the race', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await seeBothRaces(page);
  await expect(page.locator('.reel-pause')).toHaveCount(0);
  await expect(page.locator('.reel-card')).toHaveCount(0);
  // The cars have been put in their places.
  const inReels = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.reel-world') != null,
          ).length,
    );
  await expect.poll(inReels).toBe(0);
});

test('«Race now» drops the picture, even one that is still on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/races/*.json', () => undefined);
  // The game is a while in coming, so that the front page is still there.
  let letItCome: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (letItCome = resolve));
  await page.route('**/bots-downforce.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.route('**/assets/downforce-rules-*.js', async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest('**/races/downforce.json');
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('downforce.json'));
  await page.goto('/');
  await asked;
  await page.getByRole('button', { name: 'Race now: Downforce' }).click();
  await dropped;
  await expect(page.locator('.reel')).toHaveCount(0);
  await expect(page.locator('.race-picture').first()).toBeVisible();
  letItCome();
  await expect(page.locator('.df-stage')).toBeVisible();
});

for (const width of [390, 1920])
  test(`nothing on the front page moves while it comes: letters, and games to carry on, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1080 });
    // The page waits a second for its letters and its games; however slow the machine is, it does not give up here.
    await page.addInitScript(() => {
      const { setTimeout: set } = globalThis;
      Object.assign(globalThis, {
        setTimeout: (act: () => void, ms?: number) => set(act, ms === 1000 ? 600_000 : ms),
      });
    });
    await seedDownforce(page, { until: inPhase('bidding') });
    await page.goto('about:blank');
    await page.goto('/');
    await expect(page.locator('.carry-on-game')).toBeVisible();
    await expect(page.locator('.other-game')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsOf(page)).toEqual([]);
  });
