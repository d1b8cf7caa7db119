import { expect, test } from '@playwright/test';
import { prepareDevice, savedEntries } from './support/device.ts';
import { mousePerson, playOn, raceDownforce } from './support/downforce.ts';

test('bots whose script does not come are said to have failed, and asked again after a reload', async ({
  page,
}) => {
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  await page.route('**/bots-downforce-all.js', (route) => route.abort());
  await raceDownforce(page);
  const trouble = page.getByRole('alert');
  await expect(page.locator('.df-bid.laid')).toHaveCount(3);
  // The first bid is the opening's; the second is not.
  await playOn(page, mousePerson, (asked) => asked === 'confirm');
  await page.locator('.confirm.lit').click();
  await expect(trouble).toContainText('A bot could not play');
  const before = await savedEntries(page);

  await page.unroute('**/bots-downforce-all.js');
  await page.reload();
  await expect(page.locator('.df-bid.laid')).toHaveCount(3);
  await expect(trouble).toHaveCount(0);
  expect((await savedEntries(page)).slice(0, before.length)).toEqual(before);
});
