import { expect, test } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { expectAccessible } from './support/look.ts';

test('the settings lead to the licences of everything in the site', async ({ page }) => {
  await prepareDevice(page, { theme: 'dark' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Licences' }).click();
  const licences = await opened;
  await licences.waitForLoadState();
  const errors = watchErrors(licences);
  await licences.reload();
  for (const name of [/^preact 11/, /^@fontsource\/inter/]) {
    await expect(licences.getByRole('heading', { name })).toBeVisible();
  }
  await expect(licences.getByText('SIL OPEN FONT LICENSE').first()).toBeVisible();
  await expectAccessible(licences, 'the licences, dark');
  await licences.evaluate(() => localStorage.setItem('paddock.theme', '"light"'));
  await licences.reload();
  await expectAccessible(licences, 'the licences, light');
  expect(errors).toEqual([]);
});
