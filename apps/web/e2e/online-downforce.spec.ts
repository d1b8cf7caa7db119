import { expect, test, type Page } from '@playwright/test';
import { downforce } from '@paddock/downforce';
import { namesOf } from '@paddock/kernel';
import { downforce as english } from '@paddock/words/en/downforce/variants/words';
import { drive } from './support/drive.ts';
import { mousePerson, playOn, touchPerson, type Person } from './support/downforce.ts';
import { clickUnlessGone } from './support/press.ts';
import {
  between,
  isOfTheNetwork,
  leaveToBot,
  makeTable,
  PHONE,
  readMissed,
  recordOf,
  reportOnce,
  sitDown,
  somebody,
  tableOf,
  toldTo,
  verifyInPage,
} from './support/online.ts';

/** Until a card is asked for in the race, and `isEnough`. */
async function toTheRace(page: Page, person: Person, isEnough: () => boolean): Promise<void> {
  await playOn(
    page,
    person,
    async (asked) => asked === 'card' && (await page.locator('.df-auction').count()) === 0 && isEnough(),
  );
}

test('two people, a spectator and two bots play a whole game', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  const zoe = await somebody(browser, baseURL, 'Zoé');
  const link = await makeTable(ana, 'Downforce', async (page) => {
    await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('rookie');
    await page.getByRole('combobox', { name: 'Seat 4' }).selectOption('rookie');
  });
  await sitDown(rui, link);
  await zoe.page.goto(link);
  await expect(ana.page.getByText('One person is watching')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();

  await test.step('a spectator sees the table and no hand', async () => {
    await expect(zoe.page.locator('.df-board')).toBeVisible();
    await expect(zoe.page.locator('.df-card')).toHaveCount(0);
    await expect(zoe.page.locator('.confirm')).toHaveCount(0);
    await expect(zoe.page.getByText('You are watching.')).toBeVisible();
    await expect(zoe.page.locator('.seat-you')).toHaveCount(0);
    await expect(ana.page.locator('[data-seat="0"] .seat-you')).toHaveText('you');
    await expect(ana.page.locator('.seat-you')).toHaveCount(1);
  });

  await test.step('a sealed bid is changed before the last one is in', async () => {
    await playOn(ana.page, mousePerson, (asked) => asked === 'confirm');
    const first = await ana.page.locator('.prompt').textContent();
    await ana.page.locator('.confirm.lit').click();
    const change = ana.page.getByRole('button', { name: 'Change my choice' });
    await expect(change).toBeVisible();
    await expect(ana.page.locator('[data-seat="0"] .rail-note')).toContainText('✓ has chosen');
    await expect(ana.page.locator('[data-seat="0"] .rail-score')).toHaveText('$0');
    const gap = async () => {
      const [strip, notice] = await Promise.all(
        ['.df-places', '.notice'].map((part) => ana.page.locator(part).boundingBox()),
      );
      return (notice?.y ?? 0) - (strip?.y ?? 0) - (strip?.height ?? 0);
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await change.click();
    // It begins with what was chosen before.
    await expect(ana.page.locator('.confirm.lit')).toBeVisible();
    await expect(ana.page.locator('.prompt')).toHaveText(first ?? '');
    await clickUnlessGone(ana.page.locator('.df-card[aria-pressed="false"]').nth(3), true);
    await expect(ana.page.locator('.confirm.lit')).toBeVisible();
    await expect(ana.page.locator('.prompt')).not.toHaveText(first ?? '');
    await ana.page.locator('.confirm.lit').click();
    await expect(change).toBeVisible();
    await clickUnlessGone(ana.page.locator('.df-card[aria-pressed="false"]').nth(5), true);
    await expect(ana.page.locator('.toast')).toContainText('press “Change my choice”');
  });

  let ruiPlays: Promise<unknown> = Promise.resolve();
  let seen = 0;
  const missed = await test.step('one is away for a round and is told exactly what was missed', async () => {
    let isAnaThere = false;
    const ruiIsThere = toTheRace(rui.page, touchPerson, () => isAnaThere);
    await toTheRace(ana.page, mousePerson, () => true);
    isAnaThere = true;
    await playOn(ana.page, mousePerson, (asked) => asked === 'confirm');
    await ana.page.locator('.confirm.lit').click();
    await ruiIsThere;
    await expect(ana.page).not.toHaveTitle(/Your turn/);
    seen = await lastEntry(ana.page);
    await ana.page.context().setOffline(true);
    await expect(ana.page.getByText('Connection lost, reconnecting…')).toBeVisible();
    ruiPlays = drive(rui.page, 'downforce');
    await expect(rui.page).not.toHaveTitle(/Your turn/);
    await reportOnce(rui.page, downforce, 0, true);
    await ana.page.context().setOffline(false);
    return readMissed(ana.page);
  });

  await playOn(ana.page, mousePerson, (asked) => asked === 'confirm');
  await ana.page.locator('.confirm.lit').click();
  await expect(ana.page.locator('.confirm.lit')).toHaveCount(0);
  for (const each of [ana, rui]) await leaveToBot(each.page, tableOf(ana.page));
  await ruiPlays;
  await expect(zoe.page.locator('.df-results')).toBeVisible();

  const record = await recordOf(ana.page);
  const own = record.entries.slice(0, seen + 1).filter(({ seat, by }) => seat === 0 && by === undefined);
  const [from, to] = between(record, 0, own.length - 1);
  const names = namesOf(record);
  const told = english.story(toldTo(downforce, record, 0, from, to), { names, you: 0 });
  expect(missed).toEqual(told.map(({ text }) => text));
  expect(missed.length).toBeGreaterThan(2);
  const errors = [ana, rui, zoe].flatMap((each) => each.errors);
  expect(errors.filter((error) => !isOfTheNetwork(error))).toEqual([]);
  await verifyInPage(zoe.page, /Watch the replay/);
});

/**
 * The last entry by now, when another seat is asked. Turns are counted in the record: the table may have played a forced
 * move of Ana's in somebody else's entry.
 */
async function lastEntry(page: Page): Promise<number> {
  const { moments } = await reportOnce(page, downforce, 0, false);
  return moments.at(-1)?.entry ?? 0;
}
