import { expect, test, type APIRequestContext } from '@playwright/test';
import type { LeagueView } from '@paddock/protocol';
import { expectAccessible } from './support/look.ts';
import { PHONE, somebody } from './support/online.ts';

async function leagueOf(request: APIRequestContext, id: string): Promise<LeagueView> {
  return (await (await request.get(`/api/leagues/${id}`)).json()) as LeagueView;
}

test('a league from the link to the table of honour: its seats wait, and its results come by themselves', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  const zoe = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });

  await ana.page.goto('/#/club/leagues');
  await ana.page.getByRole('link', { name: 'New league' }).click();
  await ana.page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await ana.page.getByRole('button', { name: 'New league' }).click();
  await ana.page.getByRole('radio', { name: 'Formula Motor Racing' }).check();
  await expect(ana.page.locator('.new-game:not([inert])')).toBeVisible();
  await ana.page.getByRole('textbox', { name: 'Name of the league' }).fill('Mondays');
  await ana.page.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
  await ana.page.getByRole('radio', { name: 'One race' }).check();
  await expectAccessible(ana.page, 'the form');
  await ana.page.getByRole('button', { name: 'Make the league' }).click();
  const link = await ana.page.getByRole('textbox', { name: 'Link to the league' }).inputValue();
  const [id = '', key = ''] = new URL(link).hash.split('/').at(-1)?.split('.') ?? [];

  await rui.page.goto(link);
  await rui.page.getByRole('button', { name: 'Join the league' }).click();
  await rui.page.getByRole('textbox', { name: 'Your name' }).fill('Rui');
  await rui.page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await expect(rui.page.getByText('A league starts with 3 players')).toBeVisible();
  await zoe.request.put('/api/me', { data: { name: 'Zoé' } });
  await zoe.request.post(`/api/leagues/${id}/join`, { headers: { 'x-table-key': key } });

  await ana.page.reload();
  await ana.page.getByRole('button', { name: 'Start the league' }).click();
  await ana.page.getByRole('button', { name: 'Take your seat' }).click();
  await expect(ana.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  // The seat that waits for Rui is in his list, and there he finds it.
  await rui.page.goto('/#/online');
  await rui.page.getByRole('link', { name: 'To the table' }).click();
  await rui.page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await expect(rui.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  const table = (await leagueOf(zoe.request, id)).rounds[0]?.tables[0]?.table;
  expect((await zoe.request.post(`/api/tables/${table}/sit`, { data: {} })).ok()).toBe(true);

  const requests = [ana.page.request, rui.page.request, zoe.request];
  const standIn = (request: APIRequestContext) =>
    request.put(`/api/tables/${table}/stand-in`, { data: { isOn: true } });
  for (const request of requests) await expect.poll(async () => (await standIn(request)).ok()).toBe(true);
  await expect.poll(async () => (await leagueOf(zoe.request, id)).next, { timeout: 60_000 }).toBe('over');

  for (const { page } of [ana, rui]) {
    await page.goto(`/#/club/league/${id}`);
    await expect(page.getByRole('heading', { name: 'Table of honour' })).toBeVisible();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText(/^1(Ana|Rui|Zoé)10/);
    await expect(page.getByRole('heading', { name: 'Round 1 of 1' })).toBeVisible();
    await expectAccessible(page, 'the table of honour');
  }
  expect([...ana.errors, ...rui.errors]).toEqual([]);
  await zoe.close();
});
