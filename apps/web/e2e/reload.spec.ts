import { expect, test } from '@playwright/test';
import { prepareDevice, savedEntries, savedPlan } from './support/device.ts';
import { drive } from './support/drive.ts';
import { mousePerson } from './support/people.ts';
import { inPhase, isPlaying, seedFormula } from './support/positions.ts';
import { downloadRecord, provedEnd } from './support/record.ts';
import { playOn, whatIsAsked } from './support/table.ts';

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off' });
});

test('a reload in the middle of a plan keeps the plan and plays nothing', async ({ page }) => {
  await seedFormula(page, { until: isPlaying });
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
  await seedFormula(page, {
    until: ({ public: { phase, turn, card } }) =>
      phase === 'deciding' && turn === 0 && card?.startsWith('charge') === true,
  });
  await expect.poll(() => whatIsAsked(page)).toBe('decision');
  const before = await savedEntries(page);
  expect(before.at(-1)).toMatchObject({ seat: 0, then: [expect.stringMatching(/^die [1-9]$/)] });

  await page.reload();
  await expect.poll(() => whatIsAsked(page)).toBe('decision');
  await expect(page.locator('[data-decision="stop"]')).toBeVisible();
  expect(await savedEntries(page)).toEqual(before);

  await page.locator('[data-decision="again"]').click();
  await expect.poll(async () => (await savedEntries(page)).length).toBeGreaterThan(before.length);
  expect((await savedEntries(page)).slice(0, before.length)).toEqual(before);
  await drive(page, 'formula');
  expect(provedEnd(await downloadRecord(page)).public.results).toHaveLength(1);
});

test('a reload between two races carries the season on', async ({ page }) => {
  await seedFormula(page, { options: { races: 2, removed: 24 }, until: inPhase('resting') });
  await expect.poll(() => whatIsAsked(page)).toBe('ready');
  const before = await savedEntries(page);

  await page.reload();
  await expect.poll(() => whatIsAsked(page)).toBe('ready');
  expect(await savedEntries(page)).toEqual(before);
  await page.goto('/');
  await page.getByRole('link', { name: '1 of 2 races run' }).click();
  await drive(page, 'formula');
  const { results } = provedEnd(await downloadRecord(page)).public;
  expect(results).toHaveLength(2);
});

test('a second tab says so, may take the game over, and the first one stops', async ({ page, context }) => {
  await seedFormula(page, { until: isPlaying });
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'This game is open in another tab' })).toBeVisible();
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await expect(second.locator('.card')).toHaveCount(5);
  await expect(page.getByRole('alert')).toContainText('another tab');
  const before = (await savedEntries(second)).length;
  await playOn(second, mousePerson, async () => (await savedEntries(second)).length > before);
});
