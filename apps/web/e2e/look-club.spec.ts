import { expect, test, type Browser, type Page } from '@playwright/test';
import { atLocalhost, forgetPasskeyUse, withAuthenticator } from './support/authenticator.ts';
import { prepareDevice } from './support/device.ts';
import { leaveToBot, somebody } from './support/online.ts';
import { fileOf, OWN_DECK, OWN_TRACK } from './support/own-box.ts';
import { inPhase, isOver, isPlaying, seedDownforce, seedFormula } from './support/positions.ts';
import { at, lookAtAll, STILL, type Screen } from './support/screens.ts';

/** Only run by `npm run look`: what a club has around its tables, what is on the shelf, and what the bots' minds show. */
const AS_A_GUEST: readonly Screen[] = [
  { name: 'the account of nobody', open: at('/#/club/account'), shows: '.page.account .name-form' },
  { name: 'notices of nobody', open: at('/#/club/notices'), shows: '.notice-part' },
  { name: 'bots of nobody', open: at('/#/club/bots'), shows: '.page.own-bots .panel' },
  { name: 'leagues of nobody', open: at('/#/club/leagues'), shows: 'h1' },
  { name: 'a leaderboard', open: at('/#/club/ratings'), shows: 'h1' },
  { name: 'the page of admins, for others', open: at('/#/club/admin'), shows: 'h1' },
];

function withAccount(league: string, player: string): readonly Screen[] {
  return [
    { name: 'an account', open: at('/#/club/account'), shows: '#account-passkeys' },
    {
      name: 'recovery codes',
      open: (page) => page.locator('[aria-labelledby="account-codes"] .button.lit').click(),
      shows: '.account-codes',
    },
    {
      name: 'confirming with a passkey',
      async open(page) {
        await forgetPasskeyUse(page);
        await page.locator('[aria-labelledby="account-data"] .row .button').first().click();
      },
      shows: '.account-confirm',
    },
    { name: 'notices', open: at('/#/club/notices'), shows: '.notice-part' },
    {
      name: 'a bot and its token',
      async open(page) {
        await page.goto('/#/club/bots');
        await page.locator('.own-bots form input').fill('Turbo');
        await page.locator('.own-bots form .button.lit').click();
      },
      shows: '.own-bots input[readonly]',
    },
    { name: 'leagues', open: at('/#/club/leagues'), shows: `a[href*="${league}"]` },
    { name: 'a league after its last round', open: at(`/#/club/league/${league}`), shows: 'table' },
    { name: 'the form of a league', open: at('/#/club/leagues/new'), shows: '.new-game' },
    { name: 'blocked people', open: at('/#/club/blocks'), shows: 'h1' },
    { name: 'a player', open: at(`/#/club/player/${player}`), shows: 'h1' },
    { name: 'the online page, with finished games', open: at('/#/online'), shows: '.game-row' },
  ];
}

test('club: what strangers and guests see', async ({ page }) => {
  test.setTimeout(1_200_000);
  await prepareDevice(page, STILL);
  await lookAtAll(page, AS_A_GUEST);
});

test('club: an account, its notices, bots and leagues', async ({ browser, baseURL }) => {
  test.setTimeout(1_200_000);
  const { page } = await somebody(browser, atLocalhost(baseURL), 'Ana', { settings: STILL });
  await withAuthenticator(page);
  await page.goto('/#/club/account');
  await page.locator('.name-form input').fill('Ana');
  await page.locator('.name-form input').press('Enter');
  await page.locator('[aria-labelledby="account-passkeys"] .button.lit').click();
  await expect(page.locator('[aria-labelledby="account-passkeys"] li')).toHaveCount(1);
  const { person } = (await (await page.request.get('/api/me')).json()) as { person: { id: string } };
  await lookAtAll(page, withAccount(await playedLeague(page, browser), person.id));
});

/** Of three people and one round. */
async function playedLeague(page: Page, browser: Browser): Promise<string> {
  const ana = page.request;
  const form = { name: 'Mondays', game: 'formula', rounds: 1, scoring: 'places', options: { races: 1 } };
  const made = await ana.post('/api/leagues', { data: form });
  const { id, key } = (await made.json()) as { id: string; key: string };
  const others = await Promise.all(
    ['Rui', 'Zoé'].map(async (name) => {
      const { request } = await browser.newContext({ baseURL: new URL(page.url()).origin });
      await request.put('/api/me', { data: { name } });
      await request.post(`/api/leagues/${id}/join`, { headers: { 'x-table-key': key } });
      return request;
    }),
  );
  await ana.post(`/api/leagues/${id}/next`);
  const league = async () =>
    (await (await ana.get(`/api/leagues/${id}`)).json()) as {
      readonly next: string;
      readonly rounds: readonly { readonly tables: readonly { readonly table: string }[] }[];
    };
  const table = (await league()).rounds[0]?.tables[0]?.table ?? '';
  for (const request of [ana, ...others]) await request.post(`/api/tables/${table}/sit`, { data: {} });
  const isRunning = async () =>
    ((await (await ana.get(`/api/tables/${table}`)).json()) as { status: string }).status === 'running';
  await expect.poll(isRunning).toBe(true);
  for (const request of [ana, ...others]) await leaveToBot({ request }, table);
  await expect.poll(async () => (await league()).next, { timeout: 60_000 }).toBe('over');
  return id;
}

const MINDS: readonly Screen[] = [
  { name: 'an empty shelf', open: at('/#/box'), shows: 'h1' },
  {
    name: 'a shelf with a deck and a circuit',
    async open(page) {
      for (const [number, own] of [OWN_DECK, OWN_TRACK].entries())
        await page.locator('input[type="file"]').setInputFiles(fileOf(own, `${number}.json`));
    },
    shows: '.thing[data-kind="track"]',
  },
  {
    name: 'a hint at Downforce',
    async open(page) {
      await seedDownforce(page, { until: inPhase('playing') });
      await page.locator('.df-hand.asked').waitFor();
      await page.keyboard.press('h');
    },
    shows: '.hint-row',
  },
  {
    name: 'a hint at Formula',
    async open(page) {
      await page.keyboard.press('Escape');
      await seedFormula(page, { until: isPlaying });
      await page.locator('.hand.asked').waitFor();
      await page.keyboard.press('h');
    },
    shows: '.hint-row',
  },
  {
    name: 'the lab',
    async open(page) {
      await page.keyboard.press('Escape');
      const id = await seedFormula(page, { until: isOver });
      await page.goto(`/#/replay/${id}/12`);
      await page.locator('.slider').waitFor();
      await page.locator('.controls-more > button').first().click();
    },
    shows: 'dialog[open] .button',
  },
  {
    name: 'a review',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.goto('/#/nowhere');
      await seedDownforce(page, { until: isOver });
      await page.evaluate(() => (location.hash = location.hash.replace('play', 'review')));
    },
    shows: '.review-chart path.review-line',
  },
];

test('club: the shelf, hints, the lab and a review', async ({ page }) => {
  test.setTimeout(1_200_000);
  await prepareDevice(page, STILL);
  await lookAtAll(page, MINDS);
});
