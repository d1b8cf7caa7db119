import { expect, test } from '@playwright/test';
import { drive } from './support/drive.ts';
import { unfold } from './support/form.ts';
import { isOfTheNetwork, leaveToBot, PHONE, sitDown, somebody, type Somebody } from './support/online.ts';
import { fileOf, OWN_DECK, OWN_TRACK, proveElsewhere } from './support/own-box.ts';
import { downloadRecord, provedDownforce } from './support/record.ts';

/** Somebody who plays a first turn and leaves the rest to a bot. */
async function playOnce({ page }: Somebody, table: string): Promise<void> {
  await page.locator('.df-hand.asked').waitFor();
  await drive(page, 'downforce', '.df-hand:not(.asked)');
  await leaveToBot(page, table);
  await page.close();
}

test('four people and two bots play online with the deck and the circuit that the host brings', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const guests = await Promise.all(
    [
      { name: 'Rui', options: PHONE },
      { name: 'Zoé', options: {} },
      { name: 'Eva', options: {} },
    ].map(({ name, options }) => somebody(browser, baseURL, name, options)),
  );
  await ana.page.goto('/#/box');
  for (const [at, own] of [OWN_DECK, OWN_TRACK].entries())
    await ana.page.locator('input[type="file"]').setInputFiles(fileOf(own, `${at}.json`));
  const circuit = ana.page.locator('.thing[data-kind="track"]');
  await circuit.getByText('More', { exact: true }).click();
  await circuit.getByRole('link', { name: 'Play with friends' }).click();
  await ana.page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await expect(ana.page.getByRole('radio', { name: OWN_TRACK.name })).toBeChecked();
  await ana.page.getByRole('radio', { name: OWN_DECK.name }).check({ force: true });
  await ana.page.getByRole('radio', { name: /Beginner/ }).check({ force: true });
  await ana.page
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: '6' })
    .check({ force: true });
  await unfold(ana.page);
  for (const seat of ['Seat 5', 'Seat 6'])
    await ana.page.getByRole('combobox', { name: seat }).selectOption('rookie');
  await ana.page.getByRole('button', { name: 'Set up the table' }).click();
  const link = await ana.page.getByRole('textbox', { name: 'Invite' }).inputValue();

  // One after the other: each takes the first free seat.
  for (const guest of guests) await sitDown(guest, link);
  const brought = ana.page.locator('.brought');
  await expect(brought).toContainText(`Deck: ${OWN_DECK.name}, by Ana`);
  await expect(brought).toContainText(`Circuit: ${OWN_TRACK.name}, by Bo`);
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = new URL(link).pathname.replace('/t/', '');
  await Promise.all([drive(ana.page, 'downforce'), ...guests.map((each) => playOnce(each, table))]);

  const record = await downloadRecord(ana.page);
  expect(record.content).toEqual({ deck: { value: OWN_DECK }, track: { value: OWN_TRACK } });
  expect(record.seats.map(({ bot }) => bot?.split('/')[0])).toEqual([
    ...Array<undefined>(4),
    'rookie',
    'rookie',
  ]);
  const played = record.entries.flatMap(({ seat, by }) => (by === undefined ? (seat ?? []) : []));
  expect(new Set(played)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(provedDownforce(record).public.track).toBe(OWN_TRACK.id);

  const stranger = await somebody(browser, baseURL, 'Stranger');
  await proveElsewhere(stranger.page, record);
  await expect(stranger.page.getByRole('dialog')).toContainText(/Deal 1: shuffled together by \w+/);
  // And reviewed there, by bots that know the content from the record.
  await stranger.page.goto(stranger.page.url().replace(/replay\/(\w+).*/, 'review/$1'));
  await expect(stranger.page.locator('.review-chart path.review-line').first()).toBeVisible();
  const errors = [ana, ...guests, stranger].flatMap((each) => each.errors);
  expect(errors.filter((error) => !isOfTheNetwork(error))).toEqual([]);
});
