import { test } from '@playwright/test';
const SIZES: [string, number, number][] = [
  ['lap', 1366, 640],
  ['phone', 390, 844],
  ['wide', 1920, 1080],
];
for (const [name, width, height] of SIZES)
  test(`home ${name}`, async ({ page }) => {
    page.on('console', (m) => console.log(name, m.text()));
    page.on('requestfailed', (m) => console.log(name, m.url()));
    await page.setViewportSize({ width, height });
    await page.addInitScript(
      (theme) => localStorage.setItem('paddock.theme', JSON.stringify(theme)),
      process.env['THEME'] ?? 'dark',
    );
    await page.goto('/');
    await page
      .locator('.reel.shown')
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => console.log('no reel'));
    await page.waitForTimeout(6000);
    await page.screenshot({ path: `/tmp/forms/home-${name}.png` });
    await page.locator('.race-picture.formula').scrollIntoViewIfNeeded();
    await page.waitForTimeout(4000);
    await page.screenshot({ path: `/tmp/forms/home2-${name}.png` });
  });
