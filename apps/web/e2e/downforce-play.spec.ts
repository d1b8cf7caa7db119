import { expect, test, type Page } from '@playwright/test';
import { paint, prepareDevice, watchErrors } from './support/device.ts';
import { drive } from './support/drive.ts';
import {
  keyboardPerson,
  mousePerson,
  playOn,
  raceDownforce,
  setUpDownforce,
  touchPerson,
  whatIsAsked,
} from './support/downforce.ts';
import { unfold } from './support/form.ts';
import { inPhase, planTo, seedDownforce } from './support/positions.ts';
import { downloadRecord, provedDownforce } from './support/record.ts';

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en' });
});

/** A turn with a card played and its first step asked for. */
async function planTurn(page: Page): Promise<void> {
  await seedDownforce(page, {
    players: 4,
    options: { auction: 'none' },
    until: (view) => planTo(view, 'step') !== undefined,
    plan: (view) => planTo(view, 'step') ?? [],
  });
  await expect.poll(() => whatIsAsked(page)).toBe('step');
}

test('a whole game for four by mouse; then it is listed, watched, proved and dropped in again', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await raceDownforce(page);
  expect(await playOn(page, mousePerson)).toBe('over');
  await expect(page.locator('.df-tally tfoot td')).toHaveCount(4);
  await expect(page.locator('.df-winner.shown')).toBeVisible();
  const record = await downloadRecord(page);
  const { sheets } = provedDownforce(record).public;
  const totals = await page.locator('.df-tally tfoot td').allInnerTexts();
  expect(totals.map((text) => Number(text.replace('−', '-').replaceAll(/[$M]/g, '')))).toEqual(
    sheets?.map(({ total }) => total),
  );

  await page.goto('/#/games');
  await expect(page.getByRole('heading', { name: 'Downforce' })).toBeVisible();
  await expect(page.getByText(/^Winner: /)).toBeVisible();
  await page.getByRole('link', { name: 'Watch' }).click();
  const chapters = page.getByRole('combobox', { name: 'Go to' });
  await expect(chapters).toBeVisible();
  const names = await chapters.locator('option').allInnerTexts();
  expect(names.filter((name) => !name.startsWith('bet'))).toEqual(['the auction', 'the start', 'the finish']);
  expect(names.filter((name) => name.startsWith('bet')).length).toBeGreaterThanOrEqual(1);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  const places = new Set<string>();
  let place = '';
  for (const name of names) {
    await chapters.selectOption(name);
    await expect.poll(() => slider.inputValue()).not.toBe(place);
    place = await slider.inputValue();
    places.add(place);
  }
  expect(places.size).toBe(names.length);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('everybody');
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(page.getByRole('dialog')).toContainText('every draw follows from secrets sealed beforehand');

  await page.goto('/#/games');
  await page
    .getByLabel('Choose a file')
    .first()
    .setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
  await expect(slider).toBeVisible();
  expect(errors).toEqual([]);
});

test('a whole game by keyboard alone', async ({ page }) => {
  await raceDownforce(page);
  expect(await playOn(page, keyboardPerson)).toBe('over');
});

test('a game for two', async ({ page }) => {
  await setUpDownforce(page, { players: 2, bots: 'rookie' });
  await playOn(page, mousePerson, (asked) => asked === 'step');
  await expect(page.locator('[data-seat] .rail-score')).toHaveCount(2);
});

test('D-V1: a beginner’s game has no auction, no bets and no money', async ({ page }) => {
  await setUpDownforce(page, { players: 4, choices: ['Beginner’s game'], bots: 'rookie' });
  const { isOver, asked } = await drive(page, 'downforce');
  expect(isOver).toBe(true);
  expect(asked).not.toContain('bet');
  expect(asked).not.toContain('power');
  await expect(page.locator('.df-tally')).toHaveCount(0);
  expect(provedDownforce(await downloadRecord(page)).public.options.goal).toBe('firstHome');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch to the first bets, where the next steps are as large as a thumb', async ({ page }) => {
    await raceDownforce(page);
    await playOn(page, touchPerson, (asked) => asked === 'step');
    const space = page.locator('.df-target.next .df-target-space').first();
    await expect
      .poll(async () => {
        const box = await space.boundingBox();
        return Math.max(box?.width ?? 0, box?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(44);
    expect(await playOn(page, touchPerson, (asked) => asked === 'bet')).toBe('bet');
  });
});

test('D-S3: the live region alone gives owners, prices, places and the score', async ({ page }) => {
  const heard: string[] = [];
  await page.exposeFunction('hear', (sentence: string) => heard.push(sentence));
  await page.addInitScript(() => {
    const { hear } = globalThis as unknown as { hear: (sentence: string) => void };
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof Element && target.matches('.live-region'))
          for (const node of addedNodes) hear(node.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await raceDownforce(page);
  await drive(page, 'downforce');
  const names = ['You', 'Ada', 'Bruno', 'Chiara'];
  const { owners, prices, standing, cars, sheets } = provedDownforce(await downloadRecord(page)).public;
  // The region speaks line by line, a little after what is seen.
  await expect.poll(() => heard.join('\n').match(/prizes [^\n]+? makes /g) ?? []).toHaveLength(names.length);
  const all = heard.join('\n');
  const colours = ['black', 'blue', 'green', 'yellow', 'orange', 'red'];
  for (const [car, owner] of owners.entries()) {
    if (owner === null) continue;
    const name = names[owner] ?? '';
    const verb = owner === 0 ? 'buy' : 'buys';
    const price = prices[car] ?? 0;
    const bought = `${name} ${verb} ${colours[car]} for $${price}${price === 0 ? '' : 'M'}`;
    const taken = new RegExp(`${name} must take ${colours[car]}`);
    expect(all.includes(bought) || taken.test(all), bought).toBe(true);
  }
  const order = /The race is over[^\n]*/.exec(all)?.[0] ?? '';
  const home = standing.filter((car) => cars[colours.indexOf(car)]?.place !== null);
  expect(order.match(/black|blue|green|yellow|orange|red/g)?.slice(0, home.length)).toEqual(home);
  const scores = [...all.matchAll(/prizes [^\n]+? makes (−?\$\d+)/g)].map(([, total = '']) =>
    Number(total.replace('−', '-').replace('$', '')),
  );
  expect(scores.toSorted((a, b) => a - b)).toEqual(
    sheets?.map(({ total }) => total).toSorted((a, b) => a - b),
  );
});

test('D-R5: a space that cannot be reached says why, with its rule', async ({ page }) => {
  await planTurn(page);
  await page.locator('.df-car:not(.active)').first().dispatchEvent('click');
  await expect(page.locator('.toast').getByRole('link')).toHaveAttribute('href', /#\/rules\/downforce\/D-R/);
});

test('a step is taken back with Escape; zooming and turning the device keep the plan', async ({ page }) => {
  await planTurn(page);
  await page.locator('.df-inside').click();
  await expect(page.locator('.df-trail')).not.toHaveCount(0);
  const trails = await page.locator('.df-trail').count();
  const chosen = await page.locator('.df-card[aria-pressed="true"]').getAttribute('data-card');
  await page.locator('.df-window').hover();
  await page.mouse.wheel(0, -600);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.df-trail')).toHaveCount(trails);
  await expect(page.locator('.df-card[aria-pressed="true"]')).toHaveAttribute('data-card', chosen ?? '');
  const pressed = page.locator('.df-card[aria-pressed="true"]');
  for (let press = 0; press < 20 && (await pressed.count()) > 0; press++) await page.keyboard.press('Escape');
  await expect(pressed).toHaveCount(0);
  await expect(page.locator('.df-trail')).toHaveCount(0);
});

test('two people share the device: sealed bids are laid one by one, with the hands hidden', async ({
  page,
}) => {
  await seedDownforce(page, { seats: ['person', 'person'], until: () => true });
  const takers: string[] = [];
  for (let bids = 0; bids < 3; bids++) {
    await expect.poll(() => whatIsAsked(page)).toBe('device');
    await expect(page.locator('.df-card')).toHaveCount(0);
    takers.push(await page.locator('.hand-over h2').innerText());
    await page.locator('.hand-over button').click();
    await expect(page.locator('.df-card')).not.toHaveCount(0);
    await playOn(page, mousePerson, (asked) => asked === 'device');
  }
  expect(takers[0]).not.toBe(takers[1]);
});

test('the form says what the chosen circuit is like', async ({ page }) => {
  await page.goto('/#/new/downforce');
  await page.getByRole('radio', { name: 'Saltpan' }).check();
  await expect(page.getByText('A ring of 60 steps by the shortest way')).toBeVisible();
  await page.getByRole('radio', { name: 'Lantern Pass' }).check();
  await expect(page.getByText('An open road of 54 steps by the shortest way')).toBeVisible();
});

test('a choice of the form that cannot be played says why to somebody who has made it', async ({ page }) => {
  await page.goto('/#/new/downforce');
  await unfold(page);
  const drawn = page.getByRole('radio', { name: 'seven, drawn' });
  await expect(drawn).toBeDisabled();
  const reason = page.getByText('the drawn hand of seven is for two players').and(page.locator('.hint'));
  await expect(reason).toHaveCount(0);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await drawn.check();
  await expect(page.getByText('1 changed')).toBeVisible();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: 'To the grid' }).press('Enter');
  await expect(page).toHaveURL(/#\/new\/downforce$/);
  await expect(page.getByRole('status')).toContainText('for two players');
  await page.getByRole('radio', { name: 'The whole game' }).check();
  await expect(page.getByRole('status')).toHaveCount(0);
  await page.getByRole('link', { name: 'Rule D-P5' }).click();
  await expect(page.getByRole('article', { name: /Tricky/ })).toBeFocused();
});

test('nothing but what changed moves: a whole turn shifts no layout', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('paddock.motion', '"full"'));
  await seedDownforce(page, { players: 4, options: { auction: 'none' }, until: inPhase('playing') });
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await paint(page);
  await page.evaluate(() => {
    const shifted: string[] = [];
    Object.assign(globalThis, { shifted });
    // The words of the prompt change, and the hand loses a card; what has left the page is named no more.
    const hasChanged = (element: Element) => element.closest('.prompt-bar, .df-hand') !== null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element !== null && element !== undefined && !hasChanged(element))
            shifted.push(element.getAttribute('class') ?? element.nodeName);
        }
    }).observe({ type: 'layout-shift' });
  });
  let turns = 0;
  await playOn(page, mousePerson, (asked) => asked === 'card' && turns++ > 1);
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: string[] }).shifted);
  expect([...new Set(shifted)]).toEqual([]);
});
