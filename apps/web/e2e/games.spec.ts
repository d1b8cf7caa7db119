import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { formula } from '@paddock/formula';
import { isRefusal, resolveOptions, type GameRecord } from '@paddock/kernel';
import { Table } from '@paddock/table';
import { prepareDevice, savedEntries } from './support/device.ts';
import { unfold } from './support/form.ts';
import { mousePerson } from './support/people.ts';
import { isOver, seedFormula } from './support/positions.ts';
import { playOn, whatIsAsked } from './support/table.ts';

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off' });
});

async function downloadFrom(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

async function dropIn(page: Page, text: string): Promise<void> {
  await page.goto('/#/games');
  await page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a finished game is listed, watched, linked to, verified, downloaded, dropped in and deleted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedFormula(page, { until: isOver });
  await page.goto('/#/games');
  const text = await downloadFrom(page);

  await page.getByRole('link', { name: 'Watch' }).click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(0);
  const last = Number(await slider.getAttribute('max'));
  const start = Number(await slider.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue(String(start + 1));
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(String(start));
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(last));
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('Space');
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await slider.fill(String(start + 5));
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(new RegExp(`/${start + 5}$`));
  const link = await copied();
  await page.goto('/');
  await page.goto(link);
  await expect(slider).toHaveValue(String(start + 5));

  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(page.getByRole('dialog')).toContainText('every draw follows from secrets sealed beforehand');

  await dropIn(page, text);
  await expect(slider).toBeVisible();

  await page.goto('/#/games');
  await expect(page.getByRole('heading', { name: 'Records from elsewhere' })).toBeVisible();
  for (let left = 2; left > 0; left--) {
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(left - 1);
  }
  await expect(page.getByText('No games yet')).toBeVisible();
});

test('a record that was altered is found out at its own entry, and bad files do no harm', async ({
  page,
}) => {
  await seedFormula(page, { until: isOver });
  await page.goto('/#/games');
  const record = JSON.parse(await downloadFrom(page)) as GameRecord;
  const at = record.entries.findIndex(({ then }) => then[0]?.startsWith('draw') === true);
  const another = record.entries[at]?.then[0] === 'draw crash' ? 'draw spin-out' : 'draw crash';
  const entries = record.entries.map((entry, number) =>
    number === at ? { ...entry, then: [another, ...entry.then.slice(1)] } : entry,
  );

  await dropIn(page, JSON.stringify({ ...record, entries }));
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Step ${at + 1}:`);

  for (const [file, sentence] of [
    ['no json', 'This is not a game record.'],
    ['{"paddock": 3}', 'written by a newer version'],
    [JSON.stringify({ ...record, entries: [{ do: 7 }] }), 'This record is damaged'],
    ['[]', 'This is not a game record.'],
  ] as const) {
    await dropIn(page, file);
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
  await dropIn(page, JSON.stringify({ ...record, game: 'chess' }));
  await expect(page.getByRole('heading', { name: 'This record is not valid' })).toBeVisible();
  await page.goto('/#/games');
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
});

test('running games are told apart by how and where they are played', async ({ page }) => {
  for (const way of ['War of Whispers', 'Dice auction']) {
    await page.goto('/#/new/downforce');
    await page.getByRole('radio', { name: way, exact: true }).check();
    await page.getByRole('button', { name: 'To the grid' }).click();
    await expect(page.locator('.df-board')).toBeVisible();
  }
  await page.goto('/#/games');
  const rows = page.locator('.game-row');
  await expect(rows.filter({ hasText: 'War of Whispers · Marina Bay' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Dice auction · Marina Bay' })).toHaveCount(1);
  await expect(rows.locator('time').first()).toHaveText(/^\d+ \w+ \d{4}, \d\d:\d\d$/);
});

test('two people share the device: hands are hidden until it is handed over', async ({ page }) => {
  await seedFormula(page, { seats: ['person', 'person'], until: () => true });
  const takers: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await expect.poll(() => whatIsAsked(page)).toBe('device');
    await expect(page.locator('.card')).toHaveCount(0);
    takers.push(await page.locator('.hand-over h2').innerText());
    await page.locator('.hand-over button').click();
    await expect(page.locator('.card')).toHaveCount(5);
    const before = (await savedEntries(page)).length;
    await playOn(
      page,
      mousePerson,
      async (asked) => asked === 'device' && (await savedEntries(page)).length > before,
    );
  }
  expect(takers[0]).not.toBe(takers[1]);
  expect(takers[2]).toBe(takers[0]);
});

test('an unplayable choice of the form says why to somebody who has set it', async ({ page }) => {
  await page.goto('/#/new/formula');
  await unfold(page);
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await expect(page.getByRole('radio', { name: '24 cards out' })).toBeDisabled();
  await expect(page.getByText('at least six per player')).toHaveCount(0);
  await page.getByRole('radio', { name: '6 cards out' }).check();
  await expect(page.getByText('at least six per player')).toBeVisible();
  await page.getByRole('radio', { name: 'Picked now' }).check();
  await page.getByRole('button', { name: 'To the grid' }).press('Enter');
  await expect(page).toHaveURL(/#\/new\/formula$/);
  await expect(page.getByRole('status')).toContainText('every player takes the same number of teams');
  await page.getByRole('link', { name: 'Rule F-O1' }).click();
  await expect(page.getByRole('article', { name: /Shorter races/ })).toBeFocused();
});

test('the rules are searched without minding accents and capitals', async ({ page }) => {
  await prepareDevice(page, { lang: 'fr' });
  await page.goto('/#/rules/formula');
  await page.getByRole('searchbox').fill('DEPASSEMENT boite');
  await expect(page.getByRole('status')).toContainText('1 règle');
  await expect(page.getByRole('article')).toHaveCount(1);
});

for (const [game, title] of [
  ['downforce', 'Downforce'],
  ['formula', 'Formula Motor Racing'],
] as const) {
  test(`the rules of ${title} lead to its lesson`, async ({ page }) => {
    await page.goto(`/#/rules/${game}`);
    await page.getByRole('link', { name: 'Learn in five minutes' }).click();
    await expect(page).toHaveURL(new RegExp(`#/learn/${game}$`));
    await expect(page.getByLabel(/^Lesson, step 1 of/)).toBeVisible();
  });
}

test('a search that finds nothing says so, and goes on in the other game’s rules', async ({ page }) => {
  await page.goto('/#/rules/formula');
  const games = page.getByRole('navigation', { name: 'Games' });
  await expect(games.locator('[aria-current]')).toHaveText('Formula Motor Racing');
  await page.getByRole('searchbox').fill('Speed-8');
  await expect(page.getByRole('status')).toHaveText('No rule of Formula Motor Racing mentions that.');
  await page.getByRole('link', { name: 'Search the rules of Downforce' }).click();
  await expect(games.locator('[aria-current]')).toHaveText('Downforce');
  await expect(page.getByRole('searchbox')).toHaveValue('Speed-8');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a file with several records keeps them all; one that has not begun says so', async ({ page }) => {
  const records = ['one', 'two'].map((match) => notBegun(match));
  await dropIn(page, records.map((record) => JSON.stringify(record)).join('\n'));
  await expect(page.getByText('2 games added to the records.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch' })).toHaveCount(2);

  await dropIn(page, JSON.stringify(records[0]));
  await expect(page.getByRole('heading', { name: 'Nothing has been played yet' })).toBeVisible();

  await dropIn(page, `${JSON.stringify(records[0])}\n{"half":`);
  await expect(page.getByRole('alert')).toContainText('This is not a game record.');
});

test('what another version has kept is said to be so, and can be deleted', async ({ page }) => {
  await page.goto('/#/games');
  // The stores are made before the list is there.
  await expect(page.getByText('No games yet')).toBeVisible();
  await page.evaluate(async () => {
    const opening = indexedDB.open('paddock');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction(['games', 'saves'], 'readwrite');
    transaction.objectStore('games').put({ id: 'bare', game: 'formula' });
    const summary = {
      game: 'downforce',
      seats: [{ name: 'Ana' }],
      races: 1,
      racesRun: 0,
      started: 1,
      touched: 1,
    };
    transaction.objectStore('games').put({ id: 'old', ...summary });
    const head = { match: 'old', options: { wheels: 4 }, seats: [{ name: 'Ana' }] };
    transaction.objectStore('games').put({ id: 'empty', ...summary });
    transaction.objectStore('saves').put({ id: 'empty', revision: 1 });
    transaction.objectStore('saves').put({ id: 'old', revision: 1, table: { head }, ownSalts: [], plan: [] });
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    opening.result.close();
  });
  await page.goto('/#/play/old');
  await expect(page.getByRole('heading', { name: 'This game cannot be opened here' })).toBeVisible();

  await page.goto('/#/games');
  const unreadable = page.getByRole('listitem').filter({ hasText: 'bare' });
  await unreadable.getByRole('button', { name: 'Delete' }).click();
  await unreadable.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(unreadable).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Carry on' })).toHaveCount(2);
});

function notBegun(match: string): GameRecord {
  const options = resolveOptions(formula.options, 3, {});
  if (isRefusal(options)) throw new Error(options.code);
  const seats = ['Ana', 'Rui', 'Zoé'].map((name) => ({ name }));
  return Table.make(formula, { match, options, seats }, () => '0'.repeat(64)).record();
}
