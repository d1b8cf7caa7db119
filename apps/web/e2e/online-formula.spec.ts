import { expect, test, type Page } from '@playwright/test';
import { formula } from '@paddock/formula';
import { formula as english } from '@paddock/words/formula/en';
import {
  between,
  closeMissed,
  isOfTheNetwork,
  makeTable,
  PHONE,
  readMissed,
  recordOf,
  sitDown,
  somebody,
  toldTo,
  verifyInPage,
} from './support/online.ts';
import { mousePerson, touchPerson } from './support/people.ts';
import { playOn, whatIsAsked, type Person } from './support/table.ts';

test.setTimeout(180_000);

test('two people play a season of two races; one reloads, one goes offline and is told exactly what was missed', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  const link = await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('radio', { name: '24 cards out' }).check();
    await page.getByRole('button', { name: 'Fewer' }).click();
    await page.getByRole('radio', { name: 'When all seats are taken' }).check();
  });
  await sitDown(rui, link);

  await test.step('a reload in the middle of a turn keeps the plan', async () => {
    await playOn(ana.page, mousePerson, (asked) => asked === 'confirm');
    const planned = await ana.page.locator('.prompt').textContent();
    await ana.page.reload();
    expect(await whatIsAsked(ana.page)).toBe('confirm');
    await expect(ana.page.locator('.prompt')).toHaveText(planned ?? '');
    await ana.page.locator('.confirm.lit').click();
  });

  await test.step('the window says whose turn it is', async () => {
    await whatIsAsked(rui.page);
    await expect(rui.page).toHaveTitle(/Your turn/);
    await expect(rui.page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');
    await expect(ana.page).not.toHaveTitle(/Your turn/);
    await expect(ana.page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg');
  });

  const play = (page: Page, person: Person) =>
    playOn(page, person, async () => {
      await closeMissed(page);
      return false;
    });
  let ruiPlays: Promise<unknown> = Promise.resolve();
  const missed =
    await test.step('a lost connection is shown, heals, and what was missed is told', async () => {
      await ana.page.context().setOffline(true);
      await expect(ana.page.getByText('Connection lost, coming back…')).toBeVisible();
      ruiPlays = play(rui.page, touchPerson);
      await expect(rui.page).not.toHaveTitle(/Your turn/);
      await ana.page.context().setOffline(false);
      await expect(ana.page.getByText('Connection lost, coming back…')).toHaveCount(0);
      return readMissed(ana.page);
    });

  await Promise.all([play(ana.page, mousePerson), ruiPlays]);

  const record = await recordOf(ana.page);
  expect(record.deals).toHaveLength(2);
  const [from, to] = between(record, 0, 0);
  const names = record.seats.map(({ name }) => name);
  const told = toldTo(formula, record, 0, from, to).filter(
    (fact) => fact.kind !== 'dealt' || fact.card !== undefined,
  );
  expect(missed).toEqual(told.map((fact) => english.fact(fact, { names, you: 0 })));
  expect([...ana.errors, ...rui.errors].filter((error) => !isOfTheNetwork(error))).toEqual([]);
  await verifyInPage(rui.page, /replay/i);
});
