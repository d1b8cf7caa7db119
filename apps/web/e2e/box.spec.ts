import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { expectAccessible } from './support/look.ts';
import { fileOf, OWN_TRACK, SMALL_DECK } from './support/own-box.ts';
import { inPhase, seedDownforce } from './support/positions.ts';

async function bring(page: Page, ...files: readonly ReturnType<typeof fileOf>[]): Promise<void> {
  for (const file of files) await page.locator('input[type="file"]').setInputFiles(file);
}

function thing(page: Page, name: string) {
  return page.locator('.thing').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

// A whole game with both is in offline.spec.ts and online-box.spec.ts.
test('the form takes a custom deck and circuit, says for how many they are, and the table shows them', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', confirm: false, lang: 'en' });
  await page.goto('/#/box');
  await bring(page, fileOf(SMALL_DECK, 'deck.json'), fileOf(OWN_TRACK, 'track.json'));
  await thing(page, SMALL_DECK.name).waitFor();
  await thing(page, OWN_TRACK.name).getByRole('link', { name: 'Play with this' }).click();
  await expect(page.getByRole('radio', { name: OWN_TRACK.name })).toBeChecked();
  // That deck is for five at most.
  const players = page.getByRole('group', { name: 'Players' });
  await players.getByRole('radio', { name: '6' }).check({ force: true });
  await page.getByRole('radio', { name: SMALL_DECK.name }).check({ force: true });
  await expect(players).toContainText('too few cards');
  await expect(page.locator('.start-bar')).toContainText('too few cards');
  await players.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'To the grid' }).click();
  await expect(page.locator('.df-ground .spaces path').first()).toBeAttached();
  expect(errors).toEqual([]);
});

test('the shelf keeps, copies, renames, deletes and sends what is on it, and says what is wrong with a file', async ({
  page,
  context,
  browser,
}) => {
  const errors = watchErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  // A device that has kept games since before there was a shelf.
  const game = await seedDownforce(page, { until: inPhase('playing') });
  await page.goto('/#/box');
  const problem = page.locator('.shelf [role="alert"]');
  for (const [wrong, why] of [
    ['{"cards"', /not JSON/],
    [{ paddock: 2 }, /record of a game/],
    [{ name: 'x' }, /neither/],
    [{ cards: [[[[[[[[[[[[]]]]]]]]]]]] }, /neither/],
    [' '.repeat(1_100_000), /too large/],
  ] as const) {
    await bring(page, fileOf(wrong, 'wrong.json'));
    await expect(problem).toHaveText(why);
  }
  const unfinished = { ...SMALL_DECK, name: 'Half a deck', cards: [{ kind: 'r7', count: 1 }] };
  await bring(page, fileOf(OWN_TRACK, 'track.json'), fileOf(unfinished, 'deck.json'));
  await expect(thing(page, 'Half a deck')).toContainText('Card 1 has a line “r7”');
  await expect(thing(page, 'Half a deck').getByRole('link', { name: 'Play with this' })).toHaveCount(0);

  const own = thing(page, OWN_TRACK.name);
  await own.getByText('More', { exact: true }).click();
  await own.getByRole('button', { name: 'Copy' }).click();
  const copy = thing(page, `Copy of ${OWN_TRACK.name}`);
  await copy.getByText('More', { exact: true }).click();
  await copy.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('textbox', { name: 'New name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'New name' }).fill('Lane');
  await page.keyboard.press('Enter');
  await thing(page, 'Lane').getByRole('button', { name: 'Delete' }).click();
  await expect(thing(page, 'Lane')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thing(page, 'Lane')).toHaveCount(1);
  await expectAccessible(page, 'the shelf');

  const downloading = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Save as a file' }).click();
  expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8'))).toEqual(OWN_TRACK);
  await own.getByRole('button', { name: 'Share by a link' }).click();
  await own.getByRole('button', { name: 'Copy the link' }).click();
  await expect(own.getByText('Copied', { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await browser.newPage();
  await prepareDevice(friend, { lang: 'en' });
  await friend.goto(link.slice(0, -40));
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('This link carries no deck or circuit');
  await friend.goto(`${link}.`);
  await expect(thing(friend, OWN_TRACK.name)).toContainText('by Bo');
  await expectAccessible(friend, 'what a link brings');
  await friend.getByRole('button', { name: 'Keep it and play' }).click();
  await expect(friend.getByRole('radio', { name: OWN_TRACK.name })).toBeChecked();
  await friend.close();

  await page.goto('/#/games');
  await expect(page.locator(`a[href="#/play/${game}"]`)).toBeVisible();
  expect(errors).toEqual([]);
});
