import { expect, test } from '@playwright/test';
import { fixChance, prepareDevice, raceNow, savedEntries, savedPlan } from './support/device.ts';
import { BRIEFLY, mousePerson, unlessGone } from './support/people.ts';
import { downloadRecord, provedEnd } from './support/record.ts';
import { playOn, whatIsAsked } from './support/table.ts';

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off' });
});

test('a reload in the middle of a plan keeps the plan and plays nothing', async ({ page }) => {
  await raceNow(page);
  await playOn(page, mousePerson, (asked) => asked === 'confirm');
  const chosen = await page.locator('.card[aria-pressed="true"]').getAttribute('data-card');
  const pressed = page.locator('.car[aria-pressed="true"]');
  const car = (await pressed.count()) === 0 ? null : await pressed.first().getAttribute('data-car');
  await expect
    .poll(() => savedPlan(page))
    .toEqual([`play ${chosen}`, ...(car === null ? [] : [`car ${car}`])]);
  const before = await savedEntries(page);

  await page.reload();
  await expect.poll(() => whatIsAsked(page)).toBe('confirm');
  await expect(page.locator('.card[aria-pressed="true"]')).toHaveAttribute('data-card', chosen ?? '');
  if (car !== null) await expect(pressed.first()).toHaveAttribute('data-car', car);
  expect(await savedEntries(page)).toEqual(before);

  await page.locator('.confirm').click();
  await expect.poll(async () => (await savedEntries(page)).length).toBeGreaterThan(before.length);
  const after = await savedEntries(page);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after[before.length]).toMatchObject({
    seat: 0,
    do: [`play ${chosen}`, ...(car === null ? [] : [`car ${car}`])],
  });
});

test('a reload in the middle of a charge rolls nothing again', async ({ page }) => {
  await fixChance(page, 20261115);
  await raceNow(page);
  /** Charges with an own car as soon as the hand allows it. */
  const charger = {
    ...mousePerson,
    async card() {
      const charge = page.locator('.card[data-card^="charge"]').first();
      const card = (await charge.count()) > 0 ? charge : page.locator('.card').first();
      await unlessGone(card.click({ position: { x: 20, y: 40 }, ...BRIEFLY }));
    },
    async car() {
      const own = page.locator('.car.candidate.own').first();
      const car = (await own.count()) > 0 ? own : page.locator('.car.candidate').first();
      await unlessGone(car.click(BRIEFLY));
    },
  };
  const asked = await playOn(
    page,
    charger,
    async (what) => what === 'decision' && (await page.locator('[data-decision="again"]').count()) > 0,
  );
  expect(asked).toBe('decision');
  const before = await savedEntries(page);
  expect(before.at(-1)).toMatchObject({ seat: 0, then: [expect.stringMatching(/^die [1-9]$/)] });

  await page.reload();
  await expect.poll(() => whatIsAsked(page)).toBe('decision');
  await expect(page.locator('[data-decision="stop"]')).toBeVisible();
  expect(await savedEntries(page)).toEqual(before);

  await page.locator('[data-decision="again"]').click();
  await expect.poll(async () => (await savedEntries(page)).length).toBeGreaterThan(before.length);
  expect((await savedEntries(page)).slice(0, before.length)).toEqual(before);
  await playOn(page, charger);
  expect(provedEnd(await downloadRecord(page)).public.results).toHaveLength(1);
});

test('a reload between two races carries the season on', async ({ page }) => {
  await page.goto('/#/new/formula');
  await page.getByRole('button', { name: 'Fewer' }).click();
  await page.getByRole('radio', { name: '24 cards out' }).check();
  await page.getByRole('button', { name: 'To the grid' }).click();
  expect(await playOn(page, mousePerson, (asked) => asked === 'ready')).toBe('ready');
  const before = await savedEntries(page);

  await page.reload();
  await expect.poll(() => whatIsAsked(page)).toBe('ready');
  // Bots that had not said so yet may have become ready; nothing else has happened.
  expect((await savedEntries(page)).slice(0, before.length)).toEqual(before);
  await page.goto('/');
  await page.getByRole('link', { name: '1 of 2 races run' }).click();
  await playOn(page, mousePerson);
  const { results } = provedEnd(await downloadRecord(page)).public;
  expect(results).toHaveLength(2);
});

test('a second tab is told, may take the game over, and the first one stops', async ({ page, context }) => {
  await raceNow(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await expect(second.locator('.card')).toHaveCount(5);
  await expect(page.getByRole('alert')).toContainText('another tab');
  await playOn(second, mousePerson, async () => (await savedEntries(second)).length > 10);
  await expect.poll(async () => (await savedEntries(second)).length).toBeGreaterThan(10);
});
