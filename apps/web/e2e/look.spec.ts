import { expect, test } from '@playwright/test';
import type { DownforceView } from '@paddock/downforce';
import { changeInPage, prepareDevice } from './support/device.ts';
import { unfold } from './support/form.ts';
import { findFlaws } from './support/flaws.ts';
import { expectFlawless, isWholeLook, lookFromAllSides } from './support/look.ts';
import { leaveToBot, makeTable, sitDown, somebody, tableOf } from './support/online.ts';
import { inPhase, isOver, isPlaying, legalIn, planTo } from './support/positions.ts';
import { at, downforce, formula, lookAtAll, STILL, watchIt, type Screen } from './support/screens.ts';

const PAGES: readonly Screen[] = [
  { name: 'the front page', open: at('/'), shows: '.race-now' },
  { name: 'my games', open: at('/#/games'), shows: 'h1' },
  { name: 'the rules of Formula', open: at('/#/rules/formula/F-K1'), shows: 'article' },
  { name: 'the rules of Downforce', open: at('/#/rules/downforce/D-R5'), shows: 'article' },
  { name: 'no such page', open: at('/#/nowhere'), shows: 'h1' },
  { name: 'no such game', open: at('/#/play/nowhere'), shows: 'h1' },
  { name: 'the form of Downforce', open: at('/#/new/downforce'), shows: '.preset' },
  { name: 'the form of Downforce, unfolded', open: unfold, shows: '.options' },
  {
    name: 'the form of Formula',
    async open(page) {
      // Folded again: a form that another one follows keeps open what was opened.
      await page.goto('/#/nowhere');
      await page.goto('/#/new/formula');
    },
    shows: '.preset',
  },
  {
    name: 'the form with everything open',
    async open(page) {
      await changeInPage(page, { lang: 'en', theme: 'dark' });
      await unfold(page);
      await page.getByRole('radio', { name: '6', exact: true }).check();
      await page.getByRole('radio', { name: 'Picked now' }).check();
      await page.getByRole('checkbox', { name: 'One number per race' }).check();
      await page.getByRole('checkbox', { name: 'Name the drivers' }).check();
    },
    shows: '.problem',
  },
  { name: 'the settings', open: (page) => page.locator('.nav button').click(), shows: 'dialog .choices' },
];

const TWO_RACES = { races: 2, removed: 24 };

const FORMULA: readonly Screen[] = [
  formula('a turn', '.hand.asked', { until: isPlaying }),
  formula('a plan', '.confirm.lit', { until: isPlaying, plan: 'whole', seed: 'plan' }),
  formula('between races', '[data-decision="ready"]', { options: TWO_RACES, until: inPhase('resting') }),
  formula('the end', '.champion', { options: TWO_RACES, until: isOver }),
  { name: 'the replay', open: watchIt, shows: '.slider' },
];

const firstBid = (view: DownforceView) => [`bid ${view.own?.hand[0] ?? ''}`];
const laps = ({ public: { cars, phase } }: DownforceView) =>
  phase === 'playing' && cars.some(({ lap }) => lap > 1);
const canPlan = (wanted: string) => (view: DownforceView) => planTo(view, wanted) !== undefined;

const DOWNFORCE: readonly Screen[] = [
  downforce('a bid planned', '.confirm.lit', {
    until: inPhase('bidding'),
    plan: firstBid,
  }),
  downforce('a power to keep', '.df-power-button', { until: inPhase('keeping'), seed: 'keep' }),
  downforce('a turn', '.df-hand.asked', { until: inPhase('playing') }),
  downforce('a step', '.df-target.next', {
    until: canPlan('step'),
    plan: (view) => planTo(view, 'step') ?? [],
  }),
  downforce('a wild', '.df-wild', { until: canPlan('wild'), plan: (view) => planTo(view, 'wild') ?? [] }),
  downforce('a turn planned', '.confirm.lit', { until: inPhase('playing'), plan: 'whole' }),
  downforce('a bet', '.df-slip-car', { until: inPhase('betting') }),
  downforce('hand-over', '.hand-over', { until: () => true, seats: ['person', 'person', 'rookie'] }),
  downforce('the end', '.df-winner.shown', { until: isOver }),
  { name: 'the replay', open: watchIt, shows: '.slider' },
];

const WHISPERS = { goal: 'whispers' } as const;
const WIDESPREAD = { bets: 'widespread' } as const;
const DICE = { auction: 'dice' } as const;
const AUTOMA = { options: { automas: 1 }, seats: ['person', 'automa'] } as const;
const TOUR = { worldTour: ['marina-bay', 'river-station'], bets: 'odds', auction: 'none' } as const;

const VARIANTS: readonly Screen[] = [
  downforce('D-V6: a prediction', '.df-whisper', { options: WHISPERS, until: inPhase('predicting') }),
  downforce('D-V6: a swap', '.df-whisper', { options: WHISPERS, until: inPhase('swapping') }),
  downforce('D-V6: the end', '.df-whisper-tally', { options: WHISPERS, until: isOver }),
  downforce('D-V9: a podium', '.df-podium', { options: WIDESPREAD, until: inPhase('betting') }),
  downforce('D-V7: dice', '.df-die-side', { options: DICE, until: inPhase('bidding') }),
  downforce('D-V8: an automa', '.df-counter', { ...AUTOMA, until: inPhase('playing') }),
  downforce('D-V7, D-V8, D-V9: the end with dice, an automa and podiums', '.df-winner.shown', {
    ...AUTOMA,
    options: { ...AUTOMA.options, ...DICE, ...WIDESPREAD },
    until: isOver,
  }),
  downforce('D-V8h: one of several powers chosen', '.df-power-button[aria-pressed="true"]', {
    ...AUTOMA,
    options: { ...AUTOMA.options, ...DICE, twoPlayerCunning: 'keep' },
    until: inPhase('keeping'),
    plan: (view) => legalIn(view).slice(0, 1),
  }),
  downforce('D-V9: bets at odds', '.df-slip-odds', { options: TOUR, players: 6, until: inPhase('betting') }),
  downforce('D-V4: between two races', '.df-rest .df-tour', {
    options: TOUR,
    players: 6,
    until: inPhase('resting'),
  }),
  downforce('D-V4: the end of a tour', '.df-winner.shown', { options: TOUR, players: 6, until: isOver }),
  downforce('D-V3: laps', '.df-laps .df-lap:not(:empty)', {
    options: { longDistance: 'money', auction: 'none' },
    players: 6,
    until: laps,
  }),
  downforce('D-V5: bet now, or wait', '.df-decline', {
    options: { timely: true, auction: 'none' },
    players: 6,
    until: inPhase('betting'),
  }),
  downforce('D-V9: bets that may cost money', '.df-slip-costs', {
    options: { bets: 'penalty', auction: 'none' },
    players: 6,
    until: inPhase('betting'),
  }),
];

/** They have most of their screen in common: every third will do for the sample, which is to be short. */
const sampled = (screens: readonly Screen[]) =>
  isWholeLook ? screens : screens.filter((_, at) => at % 3 === 0);

for (const [group, screens, first] of [
  ['pages', PAGES, 0],
  ['Formula', sampled(FORMULA), 11],
  // The replay is that of the end.
  ['Downforce', [...sampled(DOWNFORCE.slice(0, -2)), ...DOWNFORCE.slice(-2)], 16],
  ['variants of Downforce', sampled(VARIANTS), 26],
] as const)
  test(`${group}: every screen can be read by everybody`, async ({ page }) => {
    test.setTimeout(1_200_000);
    await prepareDevice(page, STILL);
    await lookAtAll(page, screens, first);
  });

const ROOMS: readonly Screen[] = [
  { name: 'the host’s room', open: async () => {}, shows: '.qr' },
  { name: 'the tables', open: at('/#/online'), shows: '.game-row' },
  {
    name: 'the form of a table',
    async open(page) {
      await page.goto('/#/online/new');
      await unfold(page);
      // Live, in any language: who finds the table comes before it.
      await page.locator('.fold .segment input').nth(3).check();
    },
    shows: '.options',
  },
  { name: 'a one-time link', open: at('/#/claim/0123456789abcdefghijkl'), shows: 'h1' },
  { name: 'no such table', open: at('/#/table/0123456789abcdefghij'), shows: 'h1' },
];

test('online: lobby, form, rooms and one-time link can be read by everybody', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana', { settings: STILL });
  const rui = await somebody(browser, baseURL, 'Rui', { settings: STILL });
  await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: 'Everybody' }).check();
    await page.getByRole('radio', { name: 'Live' }).check();
    await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('reserved');
    await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('club');
  });
  await rui.page.goto(ana.page.url());
  await rui.page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await expect(rui.page.locator('.name-form').first()).toBeVisible();
  await lookFromAllSides(rui.page, 'a guest’s room', 1);
  await lookAtAll(ana.page, ROOMS, 33);
});

const AT_THE_TABLE: readonly Screen[] = [
  { name: 'the table with chat', open: (page) => page.locator('.tool-chat').click(), shows: '.chat-line' },
  {
    name: 'the table with its menu',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.locator('.tool-menu').click();
    },
    shows: '.table-menu',
  },
  { name: 'what was missed', open: (page) => page.locator('.menu-since').click(), shows: '.since li' },
  {
    name: 'a bot that stands in',
    async open(page) {
      await page.keyboard.press('Escape');
      await leaveToBot(page, tableOf(page));
    },
    shows: '.notice',
  },
];

test('online: the table and its panels can be read by everybody', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana', { settings: STILL });
  const rui = await somebody(browser, baseURL, 'Rui', { settings: STILL });
  const link = await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('radio', { name: 'Days' }).check();
  });
  await sitDown(rui, link);
  await ana.page.getByRole('textbox', { name: 'Your message' }).fill('Good luck, have fun!');
  await ana.page.keyboard.press('Enter');
  await expect(rui.page.getByText('Good luck, have fun!')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
  await ana.page.locator('.hand').waitFor();
  await lookAtAll(ana.page, AT_THE_TABLE, 38);
});

test('what nobody could read or press is found, and named', async ({ page }) => {
  await prepareDevice(page, STILL);
  await page.goto('/#/games');
  await page.locator('h1').waitFor();
  await expect.poll(() => findFlaws(page)).toEqual([]);
  await page.evaluate(() => {
    // One by one: the policy of the site allows no style in a text.
    const plant = (tag: string, name: string, text: string, style: string) => {
      const element = Object.assign(document.createElement(tag), { className: name, textContent: text });
      element.style.cssText = style;
      document.body.append(element);
    };
    plant('button', 'planted-below', 'Below', 'position: fixed; top: 100px; left: 9px');
    plant('div', 'planted-cover', '', 'position: fixed; inset: 90px 0 auto; height: 90px; background: red');
    plant(
      'p',
      'planted-cut',
      'A label that is cut off',
      'width: 40px; overflow: hidden; white-space: nowrap',
    );
    plant('button', 'planted-away', 'Away', 'position: fixed; top: -60px');
    plant('p', 'planted-wide', 'Wide', 'width: 3000px');
  });
  const flaws = (await findFlaws(page)).join('\n');
  expect(flaws).toContain('button.planted-below «Below» is below div.planted-cover');
  expect(flaws).toContain('«A label that is cut off» is cut off by p.planted-cut');
  expect(flaws).toContain('button.planted-away «Away» is outside the window');
  expect(flaws).toMatch(/the page is \d+ wide/);
});

test('the header leads to the tables online, to your games and to the rules from a phone too, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/#/games');
  for (const [lang, online] of [
    ['en', 'Friends'],
    ['fr', 'Amis'],
    ['pt', 'Amigos'],
  ] as const) {
    await changeInPage(page, { lang, theme: 'dark' });
    const nav = page.getByRole('navigation', { name: 'Paddock' });
    await nav.getByRole('link', { name: online, exact: true }).click();
    await expect(page).toHaveURL(/#\/online$/);
    await expect(page.locator('.nav [aria-current="page"]')).toHaveAttribute('href', '#/online');
    await page.locator('h1').waitFor();
    await expectFlawless(page, `the header, ${lang}`);
    const rows = async () => {
      const tops = await nav
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      return new Set(tops).size;
    };
    await expect.poll(rows).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(/#\/games$/);
  }
});
