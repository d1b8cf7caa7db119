import { expect, test, type Locator, type Page } from '@playwright/test';
import { downforceGame } from '@paddock/downforce';
import { prepareDevice } from './support/device.ts';
import { mousePerson, playOn } from './support/downforce.ts';
import { inPhase, planTo, seedDownforce } from './support/positions.ts';
import { seedGame } from './support/seed.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en', theme: 'dark' });
});

/** Whole, and not only a part of it. */
async function expectInSight(things: Locator): Promise<void> {
  await expect(things).not.toHaveCount(0);
  for (const thing of await things.all()) await expect(thing).toBeInViewport({ ratio: 1 });
}

function tableOverflow(page: Page): Promise<number> {
  return page.locator('.table').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}

test('a wild that may move any car: all are in reach, and so is taking the card back', async ({ page }) => {
  await seedDownforce(page, {
    players: 4,
    until: (view) => planTo(view, 'wild', 6) !== undefined,
    plan: (view) => planTo(view, 'wild', 6) ?? [],
  });
  const cars = page.locator('.df-wild');
  await expect(cars).toHaveCount(6);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => tableOverflow(page)).toBe(0);
    await expectInSight(cars);
    await expectInSight(page.locator('.undo'));
    await expectInSight(page.locator('.rail-score'));
    const smallest = async () => {
      const boxes = await Promise.all((await cars.all()).map((car) => car.boundingBox()));
      return Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)));
    };
    await expect.poll(smallest).toBeGreaterThanOrEqual(44);
  }
});

test('six at the table: the player in turn is in sight', async ({ page }) => {
  const seats = Array.from({ length: 6 }, () => 'person');
  await seedGame(page, downforceGame, { seats, options: { auction: 'none' }, until: inPhase('playing') });
  const seen = new Set<string | null>();
  await playOn(page, mousePerson, async (asked) => {
    if (asked !== 'card') return false;
    const seat = page.locator('.rail-seat.turn');
    await expect(seat).toBeInViewport({ ratio: 1 });
    seen.add(await seat.getAttribute('data-seat'));
    return seen.size === 6;
  });
  expect(seen.size).toBe(6);
});

test('each car has its own box on the grid', async ({ page }) => {
  await seedDownforce(page, { options: { auction: 'none' }, until: inPhase('playing') });
  const boxes = page.locator('.df-board .grid-box');
  await expect(boxes).toHaveCount(6);
  const places = () =>
    boxes.evaluateAll((found) =>
      found.map((box) => {
        const { x, y } = box.getBoundingClientRect();
        return `${Math.round(x)} ${Math.round(y)}`;
      }),
    );
  await expect.poll(async () => new Set(await places()).size).toBe(6);
});
