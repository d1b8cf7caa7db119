import { CARS, type CarName } from '@paddock/downforce';
import { expect, test, type Page } from '@playwright/test';
import { paint, prepareDevice } from './support/device.ts';
import { lookFromAllSides } from './support/look.ts';

/** Every word that the server answered about score pads. */
function listen(page: Page): Promise<string>[] {
  const heard: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/score-pads')) heard.push(response.text().catch(() => ''));
  });
  return heard;
}

const anyCar = new RegExp(CARS.join('|'), 'i');

async function sealBet(page: Page, car: CarName): Promise<void> {
  const name = `${car.charAt(0).toUpperCase()}${car.slice(1)}`;
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Seal my bet' }).click();
}

async function tapCars(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name: new RegExp(`^${name}(?: |$)`) }).click();
}

/** As if it came out of a pocket: it asks for news at once. */
const takeOut = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const totalOf = (page: Page, name: string) => page.getByRole('row', { name }).locator('.pad-total');

test('D-E5: a race with the box on two phones; nobody learns a bet before the end', async ({
  page,
  browser,
}) => {
  await prepareDevice(page, { lang: 'en', speed: 'off' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Your own box' }).click();
  await page.getByRole('link', { name: 'Score pad' }).click();
  await page.getByRole('button', { name: 'New Downforce pad' }).click();
  await page.getByRole('button', { name: 'Remove Player 4' }).click();
  for (const [at, name] of ['Ana', 'Bea', 'Rui'].entries())
    await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name);
  for (const [car, who, price] of [
    ['yellow', 'Bea', '$5M'],
    ['green', 'Bea', '$4M'],
    ['blue', 'Ana', '$3M'],
  ] as const) {
    await page.getByLabel(`Who bought ${car}`).selectOption(who);
    await page.getByLabel(`Price of ${car}`).selectOption(price);
  }
  await page.getByRole('button', { name: 'Make a link for the others' }).click();
  const link = await page.getByRole('textbox', { name: 'Link for the players’ phones' }).inputValue();

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await prepareDevice(other, { lang: 'en', speed: 'off' });
  const heard = [page, other].map(listen);
  await other.goto(link);
  await other.getByRole('button', { name: 'Bea' }).click();
  await expect(other.getByRole('heading', { name: 'Bea’s bets' })).toBeVisible();
  await takeOut(page);
  await expect(page.getByText('On their own phone: Bea.')).toBeVisible();

  for (const [line, car] of (['yellow', 'yellow', 'blue'] as const).entries()) {
    await sealBet(other, car);
    await expect(other.getByText(`Bet ${line + 1} is sealed.`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Hand round for bet 1' }).click();
  await expect(page.getByRole('heading', { name: 'Give the phone to Ana' })).toBeFocused();
  // By keyboard: the cover, the first car, the seal.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ana', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Seal my bet' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Between two players there is nothing but whose turn it is.
  await expect(page.getByRole('heading', { name: 'Give the phone to Rui' })).toBeFocused();
  expect(await page.locator('main').innerText()).not.toMatch(anyCar);
  await page.getByRole('button', { name: 'I am Rui' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await sealBet(page, 'red');
  await takeOut(page);
  await expect(page.getByRole('row', { name: 'Bea' }).getByText('sealed', { exact: true })).toHaveCount(3);

  // Before the end: no car in an answer of the server, none of the others' bets on either phone.
  const answers = await Promise.all(heard.flat());
  expect(answers.length).toBeGreaterThan(6);
  for (const answer of answers) {
    const { slots } = JSON.parse(answer) as { slots: Record<string, string> };
    for (const [slot, value] of Object.entries(slots)) {
      expect(slot).toMatch(/^(?:seat|seal)-/);
      expect(value).toMatch(/^[0-9a-f]{16}$|^[0-9a-f]{64}$/);
    }
  }
  await expect(other.getByText('All three bets are sealed.')).toBeVisible();
  expect(await other.locator('main').innerText()).not.toMatch(anyCar);
  const id = page.url().slice(-16);
  const kept = await page.evaluate((key) => localStorage.getItem(key), `paddock.pad.${id}`);
  const pad = JSON.parse(kept ?? '') as { readonly bets: readonly unknown[] };
  expect(pad.bets[1]).toEqual([null, null, null]);

  await tapCars(page, ['Blue', 'Yellow', 'Red', 'Black', 'Green']);
  await page.getByRole('button', { name: 'Open the bets and add up' }).click();
  await expect(page.getByText('Waiting for the bets of Bea.')).toBeVisible();
  await takeOut(other);
  await expect(other.getByRole('heading', { name: 'The race is over' })).toBeVisible();
  await other.getByRole('button', { name: 'Open my bets' }).click();
  await expect(other.getByText('Your bets are open.')).toBeVisible();
  for (const phone of [page, other]) {
    await takeOut(phone);
    await expect(phone.getByRole('heading', { name: 'Bea wins' })).toBeVisible();
    await expect(phone.getByText('Every bet matches its seal.')).toBeVisible();
    await expect(totalOf(phone, 'Bea')).toHaveText('$15M');
    await expect(totalOf(phone, 'Ana')).toHaveText('$9M');
    await expect(totalOf(phone, 'Rui')).toHaveText('$3M');
  }
  await lookFromAllSides(other, 'a finished score pad', 2);
  await other.context().close();
});

test('F-E4: a season with the box is kept, printed, and opened from its link', async ({ page, browser }) => {
  await prepareDevice(page, { lang: 'en', speed: 'off' });
  await page.goto('/#/score');
  await page.getByRole('button', { name: 'New Formula pad' }).click();
  for (const [at, name] of ['Ana', 'Rui', 'Zoé', 'Max'].entries())
    await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(name);
  await page.getByLabel('Races in the season').selectOption('2');
  const rest = ['Yellow 1', 'Yellow 2', 'Orange 1', 'Orange 2', 'Red 1', 'Red 2', 'Purple 1'];
  await tapCars(page, ['Blue 1', 'Green 1', 'Blue 2', 'Green 2', ...rest]);
  await page.getByRole('button', { name: 'Enter this race' }).click();
  await expect(page.getByRole('heading', { name: 'Race 2 of 2' })).toBeVisible();
  await lookFromAllSides(page, 'a season on a score pad', 5);
  await page.evaluate(() => localStorage.setItem('paddock.lang', '"en"'));
  await page.reload();
  await tapCars(page, ['Green 1', 'Blue 1', 'Green 2', 'Blue 2', ...rest]);
  await page.getByRole('button', { name: 'Enter this race' }).click();
  // 23 points each: the better car of the last race decides.
  const constructors = page.getByRole('group', { name: 'Constructors’ Championship' });
  await expect(constructors.getByRole('row').nth(1)).toHaveText(/^1st.*Rui.*Champion.*9.*14.*23$/);
  await expect(constructors.getByRole('row').nth(2)).toHaveText(/^2nd.*Ana.*14.*9.*23$/);
  await paint(page);
  const paper = (await page.pdf()).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);

  const link = await page.getByRole('textbox', { name: 'Share this pad' }).inputValue();
  const other = await (await browser.newContext()).newPage();
  await prepareDevice(other, { lang: 'en', speed: 'off' });
  await other.goto(link);
  await expect(
    other.getByRole('group', { name: 'Constructors’ Championship' }).getByRole('row').nth(1),
  ).toHaveText(/Rui/);
  await other.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(other.getByRole('link', { name: 'All pads' })).toBeVisible();
  await other.getByRole('link', { name: 'All pads' }).click();
  await expect(other.getByRole('link', { name: 'Ana, Rui, Zoé and Max' })).toBeVisible();
  await other.context().close();
});
