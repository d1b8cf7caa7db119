import { expect, test } from '@playwright/test';
import { prepareDevice, savedEntries } from './support/device.ts';
import { raceDownforce } from './support/downforce.ts';

test('bots whose script does not come are said to have failed, and asked again after a reload', async ({
  page,
}) => {
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  await page.route('**/bots-downforce.js', (route) => route.abort());
  await raceDownforce(page);
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('A bot could not play');
  const before = await savedEntries(page);

  await page.unroute('**/bots-downforce.js');
  await page.reload();
  await expect(page.locator('.df-bid.laid')).toHaveCount(3);
  await expect(trouble).toHaveCount(0);
  expect((await savedEntries(page)).slice(0, before.length)).toEqual(before);
});
