import { expect, test } from '@playwright/test';
import { savedEntries } from './support/device.ts';
import { mousePerson, playOn, setUpDownforce } from './support/downforce.ts';
import { watchScripts } from './support/scripts.ts';

test('champions race, and the page fetches how they search', async ({ page }) => {
  const scripts = watchScripts(page);
  await setUpDownforce(page, { players: 3, choices: ['Beginner’s game'], bots: 'champion' });
  const haveChampionsPlayed = async () =>
    (await savedEntries(page)).some(({ seat, do: done }) => seat !== 0 && done?.[0]?.startsWith('play '));
  await playOn(page, mousePerson, haveChampionsPlayed);
  await expect.poll(haveChampionsPlayed).toBe(true);
  expect([...scripts].some((path) => path.includes('search'))).toBe(true);
});
