import { circuit, pictureOf, readTrack, STEP, type Spot } from '@paddock/downforce';
import { placeRoad, poseAt } from '@paddock/downforce/editing';
import { devices, expect, test, type Locator, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { lookFromAllSides } from './support/look.ts';

const RIVER = circuit('river-station');
const BOX = pictureOf(RIVER).viewBox;

/** Along the middle of the road, from the finish line on, as parts of the picture's width and height. */
function clicksAlong(): Spot[] {
  return placeRoad(RIVER.file).stretches.flatMap((stretch) => {
    const count = Math.max(1, Math.round(stretch.long / STEP / 1.5));
    return Array.from({ length: count }, (_, i): Spot => {
      const { x, y } = poseAt(stretch, i / count);
      return [(x - BOX.x) / BOX.width, (y - BOX.y) / BOX.height];
    });
  });
}

/** The circuit on the shelf, as the device holds it. */
async function tracedOn(page: Page): Promise<unknown> {
  const [item] = await page.evaluate(
    () =>
      new Promise<readonly { readonly value: { readonly direction: string } }[]>((resolve, reject) => {
        const opening = indexedDB.open('paddock');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const request = opening.result.transaction('shelf').objectStore('shelf').getAll();
          request.addEventListener('success', () => {
            opening.result.close();
            resolve(request.result);
          });
        });
      }),
  );
  return {
    isTrack: readTrack(item?.value).ok,
    direction: item?.value.direction,
    hasPhoto: JSON.stringify(item).includes('data:image'),
  };
}

/** Where it is, once it no longer moves. */
async function restingPlace(thing: Locator): Promise<Box> {
  const seen: (Box | null)[] = [];
  const isStill = async () => {
    seen.push(await thing.boundingBox());
    return seen.at(-1) != null && JSON.stringify(seen.at(-1)) === JSON.stringify(seen.at(-2));
  };
  await expect.poll(isStill).toBe(true);
  const place = seen.at(-1);
  if (place == null) throw new Error('it is gone');
  return place;
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** A finger on something of the drawing, and off again somewhere else. */
async function pull(
  page: Page,
  thing: Locator,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const box = await restingPlace(thing);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: at.x + by.x * share, y: at.y + by.y * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', share);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a circuit traced over a photo by clicks can be raced on, and is kept without the photo', async ({
  page,
}) => {
  await prepareDevice(page, { speed: 'off', lang: 'en', theme: 'dark', isPainted: true });
  // A picture of a board: the road as this site draws it.
  await page.setViewportSize({ width: 1000, height: Math.round((1000 * BOX.height) / BOX.width) });
  await page.goto('/grounds/river-station.svg');
  const picture = await page.screenshot();
  const errors = watchErrors(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/#/box/track/new');
  await page.getByRole('button', { name: 'Trace a photo' }).click();
  await expect(page.getByText('The photo never leaves this device')).toBeVisible();
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: picture });
  const image = page.locator('.ce-svg image');
  await expect(image).toHaveAttribute('href', /^data:image/);
  await page.getByRole('button', { name: 'Everything' }).click();
  await page.getByRole('tab', { name: 'Trace' }).click();
  const frame = await restingPlace(image);
  const high = (frame.width * BOX.height) / BOX.width;
  const top = frame.y + (frame.height - high) / 2;
  for (const [x, y] of clicksAlong()) await page.mouse.click(frame.x + frame.width * x, top + high * y);
  await expect(page.getByText('The road follows your points.')).toBeVisible();
  // The shelf has it a moment later, and nothing of the photo.
  const { direction } = RIVER.file;
  await expect.poll(() => tracedOn(page)).toEqual({ isTrack: true, direction, hasPhoto: false });

  await page.reload();
  await expect(page.getByText('In order:')).toBeVisible();
  await expect(image).toHaveAttribute('href', /^data:image/);
  // Arrow keys walk over the spaces; how many rows the first section has depends on a pixel of the clicks.
  await page.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(
    page.getByText(/Section \d+, lane \d\. .*Leads to lanes? .* steps to the finish\./),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Balance' }).click();
  await expect(page.getByText(/^\d+ races/)).toBeVisible();
  await lookFromAllSides(page, 'the circuit editor, balance', 3);
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['iPhone 13'];
  test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch });

  test('a finger changes sections, pulls at the road and takes it back', async ({ page }) => {
    await prepareDevice(page, { speed: 'off', lang: 'en', theme: 'light' });
    await page.goto('/#/box/track/new');
    await page.getByRole('button', { name: 'A plain oval' }).tap();
    await expect(page.getByText('In order: 156 spaces')).toBeVisible();
    await page.getByRole('button', { name: /^4 Straight, 8 rows, 3 lanes/ }).tap();
    await page.getByRole('radio', { name: '1', exact: true }).tap();
    await expect(page.getByRole('button', { name: /^4 Narrows 3 → 2/ })).toBeVisible();
    await expect(page.getByText('In order: 146 spaces')).toBeVisible();
    await page.getByRole('button', { name: 'Rows: more' }).tap();
    await page.getByRole('button', { name: 'Rows: more' }).tap();
    await expect(page.getByRole('button', { name: /^6 Straight, 6 rows, 1 lane/ })).toBeVisible();
    // The steps of one button are one.
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('button', { name: /^6 Straight, 4 rows, 1 lane/ })).toBeVisible();
    const bend = page.getByRole('button', { name: /^2 Right 90°/ });
    await expect(async () => {
      await pull(page, page.locator('.ce-handle.corner').first(), { x: -25, y: 30 });
      await expect(bend).toHaveCount(0, { timeout: 3_000 });
    }).toPass();
    await expect(page.getByText('In order:')).toBeVisible();
    await expect(async () => {
      if (!(await bend.isVisible())) await page.getByRole('button', { name: 'Undo' }).tap();
      await expect(bend).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await lookFromAllSides(page, 'the circuit editor, road', 2);
  });
});
