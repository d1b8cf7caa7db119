import { expect, test } from '@playwright/test';
import { formula } from '@paddock/formula';
import { namesOf } from '@paddock/kernel';
import { formula as english } from '@paddock/words/en/formula/words';
import { drive } from './support/drive.ts';
import {
  between,
  inTurn,
  isOfTheNetwork,
  makeTable,
  PHONE,
  readMissed,
  recordOf,
  reportOnce,
  sitDown,
  somebody,
  toldTo,
  type Somebody,
  verifyInPage,
} from './support/online.ts';
import { mousePerson, touchPerson } from './support/people.ts';
import { playOn, whatIsAsked, type Person } from './support/table.ts';

test('two people play a season of two races; one reloads, one goes offline and learns exactly what was missed', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  const link = await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('radio', { name: '24 cards out' }).check();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('radio', { name: 'When all seats are taken' }).check();
  });
  await sitDown(rui, link);

  const { first, second } = await inTurn(ana, rui);
  await test.step('a reload in the middle of a turn keeps the plan', async () => {
    await playOn(first.page, handsOf(first), (asked) => asked === 'confirm');
    const planned = await first.page.locator('.prompt').textContent();
    await first.page.reload();
    await expect.poll(() => whatIsAsked(first.page)).toBe('confirm');
    await expect(first.page.locator('.prompt')).toHaveText(planned ?? '');
    await first.page.locator('.confirm.lit').click();
  });

  await test.step('the window says whose turn it is', async () => {
    // A die is accepted before the turn is over.
    const accept = first.page.getByRole('button', { name: 'Accept', exact: true });
    const title = async () => {
      if (await accept.isVisible()) await accept.click();
      return second.page.title();
    };
    await expect.poll(title, { timeout: 60_000 }).toMatch(/Your turn/);
    await expect(second.page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');
    await expect(first.page).not.toHaveTitle(/Your turn/);
    await expect(first.page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon.svg');
  });

  const seat = first === ana ? 0 : 1;
  let secondPlays: Promise<unknown> = Promise.resolve();
  const missed =
    await test.step('a lost connection is shown, heals, and what was missed is told', async () => {
      await first.page.context().setOffline(true);
      await expect(first.page.getByText('Connection lost, reconnecting…')).toBeVisible();
      secondPlays = drive(second.page, 'formula');
      await reportOnce(second.page, formula, seat, true);
      await first.page.context().setOffline(false);
      await expect(first.page.getByText('Connection lost, reconnecting…')).toHaveCount(0);
      return readMissed(first.page);
    });

  await Promise.all([drive(first.page, 'formula'), secondPlays]);

  const record = await recordOf(first.page);
  expect(record.deals).toHaveLength(2);
  expect(namesOf(record)[seat]).toBe(first.name);
  const [from, to] = between(record, seat, 0);
  const names = namesOf(record);
  const told = toldTo(formula, record, seat, from, to).filter(
    (fact) => fact.kind !== 'dealt' || fact.card !== undefined,
  );
  expect(missed).toEqual(told.map((fact) => english.fact(fact, { names, you: seat })));
  expect([...ana.errors, ...rui.errors].filter((error) => !isOfTheNetwork(error))).toEqual([]);
  await verifyInPage(second.page, /replay/i);
});

function handsOf({ hasTouch }: Somebody): Person {
  return hasTouch ? touchPerson : mousePerson;
}
