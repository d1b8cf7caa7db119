import { expect, test } from '@playwright/test';
import { hasBotPlayed } from './support/device.ts';
import { mousePerson, playOn, setUpDownforce } from './support/downforce.ts';
import { watchScripts } from './support/scripts.ts';

test('champions race, and the page fetches how they search', async ({ page }) => {
  const scripts = watchScripts(page);
  await setUpDownforce(page, { players: 3, choices: ['Beginner’s game'], bots: 'champion' });
  await playOn(page, mousePerson, () => hasBotPlayed(page));
  await expect.poll(() => hasBotPlayed(page)).toBe(true);
  expect([...scripts].some((path) => path.includes('search'))).toBe(true);
});
