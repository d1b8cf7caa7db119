import { test, expect } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';

for (const [name, size] of [['desktop', { width: 1366, height: 768 }], ['phone', { width: 390, height: 844 }]] as const)
  for (const theme of ['dark', 'light'] as const)
  test(`shots ${name} ${theme}`, async ({ page }) => {
    await prepareDevice(page, { speed: 'off', lang: 'en', theme });
    const errors = watchErrors(page);
    page.on('console', (m) => console.log(m.type(), m.text()));
    page.on('pageerror', (e) => console.log(e.stack));
    await page.setViewportSize(size);
    await page.goto('/#/box/track/new');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.screenshot({ path: `/tmp/ce/${name}-${theme}-0-new.png` });
    await page.getByRole('button', { name: 'A copy of Marina Bay' }).click({ timeout: 5000 });
    await expect(page.getByText('In order:')).toBeVisible();
    await page.screenshot({ path: `/tmp/ce/${name}-${theme}-1-road.png` });
    for (const tab of ['Trace', 'Photo', 'Scenery', 'Balance', 'About']) {
      await page.getByRole('tab', { name: tab }).click();
      if (tab === 'Balance') await expect(page.getByText(/^\d+ races/)).toBeVisible();
      await page.screenshot({ path: `/tmp/ce/${name}-${theme}-2-${tab}.png` });
    }
    console.log(errors);
  });
