import { expect, test } from '@playwright/test';
import { serveGallery, type GalleryServer } from './downforce-gallery.ts';
import { mousePerson, playOn } from './downforce-person.ts';
import { prepareDevice } from './support/device.ts';
import { expectNothingCutOff } from './support/look.ts';

let gallery: GalleryServer;
test.beforeAll(async () => {
  gallery = await serveGallery();
});
test.afterAll(() => gallery.close());
test.setTimeout(180_000);

const SCENES = ['auction-late', 'keep', 'race', 'stepping', 'wild', 'bet', 'over'];
const SIZES = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
};

for (const lang of ['en', 'fr', 'pt'] as const)
  for (const [size, viewport] of Object.entries(SIZES))
    test(`nothing is cut off: ${lang}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await prepareDevice(page, { speed: 'off', lang });
      for (const scene of SCENES) {
        await page.goto('about:blank');
        await page.goto(gallery.scene(scene));
        await expect(page.locator('.df-board')).toBeVisible();
        await expectNothingCutOff(page, scene);
      }
    });

test('nothing but what changed moves: a whole turn shifts no layout', async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  await page.goto(gallery.scene('race'));
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const shifted: string[] = [];
    Object.assign(globalThis, { shifted });
    const nameOf = (node: Node | null) =>
      node instanceof Element ? (node.getAttribute('class') ?? node.nodeName) : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        shifted.push(...entry.sources.map(({ node }) => nameOf(node)));
    }).observe({ type: 'layout-shift' });
  });
  let turns = 0;
  await playOn(page, mousePerson, (asked) => asked === 'card' && turns++ > 1);
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: string[] }).shifted);
  // The words of the prompt have changed, and the hand has lost a card.
  const isChanged = (name: string) => name.startsWith('prompt') || name.startsWith('df-card');
  expect([...new Set(shifted)].filter((name) => !isChanged(name))).toEqual([]);
});
