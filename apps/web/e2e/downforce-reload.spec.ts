import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { prepareDevice, savedEntries, savedRulings } from './support/device.ts';
import { mousePerson, playOn, raceDownforce, whatIsAsked } from './support/downforce.ts';
import { inPhase, planTo, seedDownforce } from './support/positions.ts';
import { openKept, type Kept } from './support/seed.ts';

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en' });
});

/** What the plan looks like on the screen. */
async function planOnScreen(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    card: document.querySelector('.df-card[aria-pressed="true"]')?.getAttribute('data-card'),
    car: document.querySelector('.df-slip-car[aria-pressed="true"]')?.textContent,
    trails: document.querySelectorAll('.df-trail').length,
    prompt: document.querySelector('.prompt')?.textContent,
    canConfirm: document.querySelector('.confirm.lit') !== null,
  }));
}

/** A reload loses nothing and plays nothing for the player, though bots may still seal their choices; then the plan goes on. */
async function reloadKeepsPlan(page: Page): Promise<void> {
  const plan = await planOnScreen(page);
  const before = await savedEntries(page);
  const since = async () => {
    const entries = await savedEntries(page);
    expect(entries.slice(0, before.length)).toEqual(before);
    return entries.slice(before.length).filter(({ seat }) => seat === 0).length;
  };
  await page.reload();
  await whatIsAsked(page);
  await expect.poll(() => planOnScreen(page)).toEqual(plan);
  expect(await since()).toBe(0);
  // What is confirmed is written down behind the scenes: by then the next thing may have been played.
  await playOn(page, mousePerson, async () => (await since()) > 0);
  await expect.poll(since).toBeGreaterThan(0);
}

test('a reload in the middle of an auction, a turn and a bet keeps the plan and plays nothing', async ({
  page,
}) => {
  await seedDownforce(page, { until: inPhase('bidding') });
  await playOn(page, mousePerson, (asked) => asked === 'confirm');
  await expect(page.locator('.df-auction')).toBeVisible();
  await reloadKeepsPlan(page);

  await seedDownforce(page, { until: (view) => planTo(view, 'step') !== undefined });
  await playOn(page, mousePerson, async (asked) => {
    const hasBegun = (await page.locator('.df-trail').count()) > 0;
    return asked === 'confirm' || (asked === 'step' && hasBegun);
  });
  await reloadKeepsPlan(page);

  await seedDownforce(page, { until: inPhase('betting') });
  await page.locator('.df-slip-car').nth(2).click();
  await expect(page.locator('.confirm.lit')).toBeVisible();
  await reloadKeepsPlan(page);
});

test('D-V5: a game kept under rulings 1 goes on under them', async ({ page }) => {
  const file = new URL('../src/session/fixtures/timely-1.json', import.meta.url);
  await openKept(page, JSON.parse(readFileSync(file, 'utf8')) as Kept);
  const before = (await savedEntries(page)).length;
  await playOn(page, mousePerson, async () => (await savedEntries(page)).length > before);
  await expect.poll(async () => (await savedEntries(page)).length).toBeGreaterThan(before);
  expect(await savedRulings(page)).toBe(1);
});

/** Bots that come late, so that the plan is there first; gives what lets them come. */
async function lateBots(page: Page): Promise<() => void> {
  let letThemCome: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (letThemCome = resolve));
  await page.route('**/bots-downforce.js', async (route) => {
    await late;
    await route.continue();
  });
  return letThemCome;
}

test('D-A2: a plan confirmed in the moment in which another bid comes in is played', async ({ page }) => {
  const letThemCome = await lateBots(page);
  await raceDownforce(page);
  expect(await playOn(page, mousePerson, (asked) => asked === 'confirm')).toBe('confirm');
  // The plan's button goes out while a bot's bid is shown.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('.confirm:not(.lit)');
      if (button === null) return;
      watch.disconnect();
      button.click();
    });
    watch.observe(document.body, { subtree: true, attributes: true, childList: true });
  });
  letThemCome();
  await expect.poll(async () => (await savedEntries(page)).some(({ seat }) => seat === 0)).toBe(true);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('D-A2: a bid confirmed while a bot still thinks asks no bot twice', async ({ page }) => {
  const letThemCome = await lateBots(page);
  await raceDownforce(page);
  await playOn(page, mousePerson, (asked) => asked === 'confirm');
  await page.locator('.confirm.lit').click();
  await expect.poll(async () => (await savedEntries(page)).some(({ seat }) => seat === 0)).toBe(true);
  letThemCome();
  const bidders = async () => new Set((await savedEntries(page)).flatMap(({ seat }) => seat ?? []));
  await expect.poll(async () => (await bidders()).size).toBe(4);
  // The next car is for sale.
  await expect.poll(() => whatIsAsked(page)).toBe('card');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('D-A2: bids that others place meanwhile leave the plan as it is', async ({ page }) => {
  const letThemCome = await lateBots(page);
  await raceDownforce(page);
  expect(await playOn(page, mousePerson, (asked) => asked === 'confirm')).toBe('confirm');
  const plan = await planOnScreen(page);
  await expect(page.locator('.df-bid.laid')).toHaveCount(0);
  letThemCome();
  await expect(page.locator('.df-bid.laid')).toHaveCount(3);
  await expect.poll(() => planOnScreen(page)).toEqual(plan);
  await page.reload();
  await whatIsAsked(page);
  await expect.poll(() => planOnScreen(page)).toEqual(plan);
});

test('D-P2: a reload in the middle of a Cunning question asks it again', async ({ page }) => {
  await seedDownforce(page, {
    players: 2,
    options: { twoPlayerCunning: 'keep' },
    until: ({ public: { phase, turn } }) => phase === 'stepping' && turn !== 0,
  });
  await expect.poll(() => whatIsAsked(page)).toBe('step');
  await expect(page.locator('.df-card[aria-pressed="true"]')).toHaveCount(0);
  await reloadKeepsPlan(page);
});
