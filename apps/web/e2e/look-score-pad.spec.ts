import { expect, test, type Page } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { at, lookAtAll, STILL, type Screen } from './support/screens.ts';

const SEASON = '00000000000000f0';
const RACE = '00000000000000d0';
const LONG = ['Maximiliane von Hohenberg', 'Ana', 'Wolfgangus', 'Zoé', '', 'Jo'].map((name) =>
  name.slice(0, 24),
);
const TEAMS = ['blue', 'green', 'yellow', 'orange', 'red', 'purple'];
const LINE = TEAMS.flatMap((team) => [`${team}-1`, `${team}-2`]);

const common = { made: Date.UTC(2026, 10, 16), changed: 1, names: LONG };
const race = {
  ...common,
  id: RACE,
  game: 'downforce',
  payouts: 'printed',
  hasBets: true,
  sold: { red: { seat: 0, price: 6 }, blue: { seat: 4, price: 2 } },
  bets: LONG.map(() => [{ car: 'red', salt: '0'.repeat(32) }, null, { car: 'yellow', salt: '1'.repeat(32) }]),
  order: ['red', 'blue', 'yellow', 'black', 'green', 'orange'],
  finishers: 4,
};
const season = {
  ...common,
  id: SEASON,
  game: 'formula',
  owners: [0, 1, 2, 3, 4, 5],
  races: 17,
  results: Array.from({ length: 16 }, (_, first) => [
    ...LINE.slice(first % 12),
    ...LINE.slice(0, first % 12),
  ]),
  entering: LINE.slice(3, 8),
};

/** The pad is on the device before the page looks. */
const withPad = (pad: Readonly<Record<string, unknown>>) => async (page: Page) => {
  await page.goto('/#/nowhere');
  await page.evaluate(
    ([id, kept]) => localStorage.setItem(`paddock.pad.${id}`, kept ?? ''),
    [String(pad['id']), JSON.stringify(pad)],
  );
  await page.goto(`/#/score/${String(pad['id'])}`);
};

const INVITATION = `${'A'.repeat(22)}.${'0'.repeat(32)}.${Buffer.from(JSON.stringify(['Ana', 'Maximiliane von Hoh'])).toString('base64url')}`;

const SCREENS: readonly Screen[] = [
  { name: 'score pads, none', open: at('/#/score'), shows: '.pad-doors' },
  { name: 'a race on the pad', open: withPad({ ...race, status: 'playing' }), shows: '.pad-order' },
  {
    name: 'the phone goes round',
    async open(page) {
      await withPad({ ...race, status: 'playing' })(page);
      await page.locator('#pad-bets ~ .row .button').click();
    },
    shows: '.pad-cover .lit',
  },
  { name: 'a bet', open: (page) => page.locator('.pad-cover .lit').click(), shows: '.pad-bet' },
  { name: 'a race added up', open: withPad({ ...race, status: 'done' }), shows: '.pad-totals' },
  { name: 'a season on the pad', open: withPad(season), shows: '.pad-season' },
  { name: 'score pads', open: at('/#/score'), shows: '.pad-list' },
  { name: 'no such pad', open: at('/#/score/0123456789abcdef'), shows: 'h1' },
  { name: 'who are you', open: at(`/#/score/bet/${INVITATION}`), shows: '.pad-who' },
  { name: 'own bets', open: (page) => page.locator('.pad-who button').last().click(), shows: '.pad-bet' },
];

test('the score pads, from all sides', async ({ page }) => {
  test.setTimeout(1_200_000);
  await prepareDevice(page, STILL);
  await page.goto('/#/score');
  await expect(page.locator('h1')).toBeVisible();
  await lookAtAll(page, SCREENS);
});
