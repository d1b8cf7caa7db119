import { expect, test } from '@playwright/test';
import { savedEntries } from './support/device.ts';
import { mousePerson, playOn, setUpDownforce } from './support/downforce.ts';
import { watchScripts } from './support/scripts.ts';

test('champions race, and the page fetches how they search', async ({ page }) => {
  const scripts = watchScripts(page);
  await setUpDownforce(page, { players: 3, choices: ['Beginner’s game'], bots: 'champion' });
  // Once round the table: every champion has played a card.
  let plays = 0;
  await playOn(page, mousePerson, async (asked) => {
    if (asked !== 'card') return false;
    plays = (await savedEntries(page)).filter((entry) => JSON.stringify(entry).includes('play ')).length;
    return plays >= 3;
  });
  expect(plays).toBeGreaterThanOrEqual(3);
  expect([...scripts].some((path) => path.includes('search'))).toBe(true);
});
