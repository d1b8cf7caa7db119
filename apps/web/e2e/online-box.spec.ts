import { expect, test } from '@playwright/test';
import { drive } from './support/drive.ts';
import { unfold } from './support/form.ts';
import { isOfTheNetwork, PHONE, recordOf, sitDown, somebody, verifyInPage } from './support/online.ts';
import { fileOf, OWN_DECK, OWN_TRACK } from './support/own-box.ts';
import { provedDownforce } from './support/record.ts';

test('two people and two bots play online with the deck and the circuit that the host brings', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
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
  await unfold(ana.page);
  for (const seat of ['Seat 3', 'Seat 4'])
    await ana.page.getByRole('combobox', { name: seat }).selectOption('rookie');
  await ana.page.getByRole('button', { name: 'Set up the table' }).click();
  const link = await ana.page.getByRole('textbox', { name: 'Invite' }).inputValue();

  await rui.page.goto(link);
  const brought = rui.page.locator('.brought');
  await expect(brought).toContainText(`Deck: ${OWN_DECK.name}, by Ana`);
  await expect(brought).toContainText(`Circuit: ${OWN_TRACK.name}, by Bo`);
  await sitDown(rui, link);
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([drive(ana.page, 'downforce'), drive(rui.page, 'downforce')]);

  const record = await recordOf(rui.page);
  expect(record.content).toEqual({ deck: { value: OWN_DECK }, track: { value: OWN_TRACK } });
  expect(provedDownforce(record).public.track).toBe(OWN_TRACK.id);
  await verifyInPage(rui.page, /Watch the replay/);
  const errors = [ana, rui].flatMap((each) => each.errors);
  expect(errors.filter((error) => !isOfTheNetwork(error))).toEqual([]);
});
