import { expect, test, type Page } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { leaveToBot, makeTable, sitDown, somebody, tableOf } from './support/online.ts';
import {
  inPhase,
  isOver,
  isPlaying,
  legalIn,
  planTo,
  seedDownforce,
  seedFormula,
} from './support/positions.ts';
import { at, downforce, lookAtAll, STILL, watchIt, type Screen } from './support/screens.ts';

/** Only run by `npm run look`: what is opened over a table or beside it, and places that few visit. */
const MORE: readonly Screen[] = [
  { name: 'the race of the day, not begun', open: at('/#/daily'), shows: '.daily-today' },
  { name: 'an empty deck in its editor', open: at('/#/box/deck/new'), shows: '.deck-starters' },
  {
    name: 'a deck in its editor, with wrong cards',
    async open(page) {
      await page.locator('.deck-starters button').first().click();
      await page.locator('#deck-field').evaluate((field) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', 'r7\nr6r5');
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      });
      await page.locator('.deck-card').last().click();
    },
    shows: '.deck-said.problem',
  },
  { name: 'statistics of nothing', open: at('/#/statistics'), shows: 'h1' },
  downforce('a card that may be called a bid', '[data-declare]', {
    players: 6,
    until: (view) => declarable(view).length > 0,
    plan: (view) => declarable(view).slice(0, 1),
  }),
  {
    name: 'an auction that can be skipped',
    async open(page) {
      await seedDownforce(page, { until: inPhase('bidding') });
      await page.locator('.df-auction').waitFor();
      // As while something moves.
      await page.locator('.tool-skip').evaluate((button) => {
        button.classList.remove('idle');
        button.removeAttribute('aria-hidden');
      });
    },
    shows: '.tool-skip:not(.idle)',
  },
  downforce('the first question of six', '.df-hand.asked', { players: 6, until: inPhase('bidding') }),
  downforce('a wild for any of six cars', '.df-wild', {
    players: 6,
    until: (view) => planTo(view, 'wild', 6) !== undefined,
    plan: (view) => planTo(view, 'wild', 6) ?? [],
  }),
  {
    name: 'help at Downforce',
    async open(page) {
      await seedDownforce(page, { until: inPhase('playing') });
      await page.locator('.df-hand.asked').waitFor();
      await page.keyboard.press('?');
    },
    shows: 'dialog[open] .keys',
  },
  { name: 'the log of Downforce', open: openSide, shows: '.table' },
  {
    name: 'the log of Formula',
    async open(page) {
      await page.keyboard.press('Escape');
      await seedFormula(page, { until: isPlaying });
      await page.locator('.hand.asked').waitFor();
      await openSide(page);
    },
    shows: '.table',
  },
  {
    name: 'sharing a result',
    async open(page) {
      await page.keyboard.press('Escape');
      await seedDownforce(page, { until: isOver });
      await page.locator('.end-share').click();
    },
    shows: '.share-picture img, .share-picture svg',
  },
  {
    name: 'a race, watched',
    async open(page) {
      await page.keyboard.press('Escape');
      await watchIt(page);
      await page.locator('.slider').fill('200');
    },
    shows: '.df-pile',
  },
  {
    name: 'a deal proved',
    open: (page) => page.locator('.controls-more > button').last().click(),
    shows: 'dialog[open] #verdict-title',
  },
  {
    name: 'statistics',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.goto('/#/nowhere');
      await seedFormula(page, { until: isOver });
      await page.goto('/#/statistics');
    },
    shows: '.statistics-game',
  },
  { name: 'my games, with some', open: at('/#/games'), shows: '.game-row' },
  { name: 'the front page of who comes back', open: at('/#/'), shows: '.race-now' },
  { name: 'Downforce with hints', open: at('/#/learn/downforce/race'), shows: '.hint-text' },
  { name: 'Formula with hints', open: at('/#/learn/formula/race'), shows: '.hint-text' },
];

function declarable(view: Parameters<typeof legalIn>[0]): readonly string[] {
  if (view.public.phase !== 'bidding') return [];
  const legal = legalIn(view);
  const declared = legal.find((text) => text.endsWith(' declared'));
  return declared === undefined ? [] : [declared];
}

/** What is written beside the table: a rail on a wide screen, a dialog on a narrow one. */
async function openSide(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.locator('.tool-side').click();
}

test('more: panels over the table, and pages that few visit', async ({ page }) => {
  test.setTimeout(1_200_000);
  await prepareDevice(page, STILL);
  await lookAtAll(page, MORE);
});

const WITH_CLOCK: readonly Screen[] = [
  { name: 'an auction with a clock', open: async () => {}, shows: '.df-auction' },
  {
    name: 'an auction while a bot stands in',
    async open(page) {
      await leaveToBot(page, tableOf(page));
    },
    shows: '.notice',
  },
];

test('more: a table of Downforce with a clock', async ({ browser, baseURL }) => {
  test.setTimeout(1_200_000);
  const ana = await somebody(browser, baseURL, 'Ana', { settings: STILL });
  const rui = await somebody(browser, baseURL, 'Rui Alexandre', { settings: STILL });
  const link = await makeTable(ana, 'Downforce', async (page) => {
    await page.getByRole('radio', { name: 'Live' }).check();
    for (const seat of [3, 4])
      await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('club');
  });
  await sitDown(rui, link);
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(ana.page.locator('.df-auction')).toBeVisible();
  await lookAtAll(ana.page, WITH_CLOCK);
});
