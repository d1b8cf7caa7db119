import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import { drive } from './support/drive.ts';
import { expectAccessible } from './support/look.ts';
import { isOver, seedDownforce, seedFormula } from './support/positions.ts';

async function saved(page: Page, name: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFile(await (await downloading).path());
}

/** Of the two games on the device. */
async function keptOptions(page: Page): Promise<object[]> {
  const kept = await page.evaluate(async () => {
    const opening = indexedDB.open('paddock');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const all = opening.result.transaction('saves').objectStore('saves').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    opening.result.close();
    return (all.result as { table: { head: { options: object } } }[]).map(({ table }) => table.head.options);
  });
  expect(kept).toHaveLength(2);
  return kept;
}

test('the end of Downforce: a podium, a picture, a link to another device, and the next race', async ({
  page,
  context,
  browser,
}) => {
  const errors = watchErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The log stands beside the result where there is room.
  await page.setViewportSize({ width: 1680, height: 900 });
  await prepareDevice(page, { speed: 'off' });
  const id = await seedDownforce(page, {
    players: 4,
    options: { track: 'river-station' },
    until: (view) => isOver(view) && view.public.outcome?.standings[0]?.seat === 0,
  });
  await expect(page.locator('.df-winner')).toHaveText('You win!');
  await expect(page.locator('.decided')).toHaveText(/^You .+\.$/);
  await expect(page.getByRole('list', { name: 'Podium' }).getByRole('listitem')).toHaveCount(3);
  // A key that does nothing now says so elsewhere, and not over the score.
  await page.keyboard.press('Escape');
  const log = page.getByRole('tab', { name: 'Log' });
  if (!(await log.isVisible())) await page.keyboard.press('l');
  await log.click();
  await expect(page.locator('.log-line').last()).toHaveText(/^The game is over: you win with \$\d+M\.$/);
  await expect(page.locator('.toast')).toHaveCount(0);

  await page.getByRole('button', { name: 'Share the result' }).click();
  const png = await saved(page, 'Save as PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2400, 1260]);
  const svg = (await saved(page, 'Save as SVG')).toString();
  for (const part of ['Downforce', 'Player 1 wins', 'font/woff2;base64,', '1 January 2026'])
    expect(svg).toContain(part);
  await page.getByRole('button', { name: 'Copy a link to the replay' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expectAccessible(page, 'sharing');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext({ locale: 'en-GB' });
  const friend = await other.newPage();
  await prepareDevice(friend, { speed: 'off' });
  await friend.goto(link);
  await expect(friend.getByText('From a link: nothing altered, every move legal.')).toBeVisible();
  await friend.getByRole('button', { name: 'Save to My games' }).click();
  await expect(friend.getByText('Saved to My games.')).toBeVisible();
  await friend.keyboard.press('End');
  await expect(friend.locator('.df-winner')).toHaveText('Player 1 wins');
  await expectAccessible(friend, 'a game from a link');
  await friend.goto('/#/games');
  await expect(friend.getByRole('link', { name: 'Watch' })).toHaveCount(1);
  await friend.goto(link.slice(0, -200));
  await expect(friend.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await other.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Race again' }).click();
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  expect(page.url()).not.toContain(id);
  await expect(page.locator('.rail-name')).toHaveText(['Player 1', 'Ada', 'Bruno', 'Chiara']);
  const [before, after] = await keptOptions(page);
  expect(after).toEqual(before);
  expect(errors).toEqual([]);
});

test('bug 12: the end of a single race of Formula is not a season’s, and the form is filled in like the race', async ({
  page,
}) => {
  await prepareDevice(page, { speed: 'off' });
  const id = await seedFormula(page, { options: { races: 1, removed: 24 }, until: isOver });
  await expect(page.locator('.champion .decided')).toHaveText(/ points?: .+ place against .+\.$/);
  await expect(page.locator('.chart')).toHaveCount(0);
  expect(await page.locator('.table').innerText()).not.toMatch(/season|champion/i);

  await page.getByRole('button', { name: 'Change the set-up' }).click();
  await expect(page).toHaveURL(new RegExp(`#/new/formula/${id}$`));
  await page.getByRole('button', { name: 'To the grid' }).click();
  await expect(page.locator('.hand')).toBeVisible();
  const [before, after] = await keptOptions(page);
  expect(after).toEqual(before);
});

test('people around one screen are named, and celebrated where things move', async ({ page }) => {
  await prepareDevice(page, { speed: 'fast', motion: 'full', confirm: false });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.confetti') !== null) document.documentElement.dataset['party'] = 'seen';
    }).observe(document, { childList: true, subtree: true });
  });
  await seedFormula(page, {
    seats: Array.from({ length: 6 }, () => 'person'),
    options: { races: 1, removed: 18 },
    until: (view) => view.public.phase === 'playing' && view.public.playsLeft <= 2,
  });
  await drive(page, 'formula');
  await expect(page.locator('.champion')).toContainText(/^(?:Player 1|Ada|Bruno|Chiara|Dario|Elif) wins/);
  await expect(page.locator('html')).toHaveAttribute('data-party', 'seen');
});
