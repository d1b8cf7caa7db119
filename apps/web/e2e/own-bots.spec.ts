import { expect, test } from '@playwright/test';
import { languageModule } from '@paddock/words';
import { expectAccessible } from './support/look.ts';
import { PHONE, somebody } from './support/online.ts';
import { atLocalhost, withAuthenticator } from './support/authenticator.ts';

test('somebody makes a bot, sees its token once, seats it, and removes it', async ({ browser, baseURL }) => {
  const { load } = languageModule('en');
  const [texts, account, online] = await Promise.all([load('ownBots'), load('account'), load('online')]);
  const { page, errors } = await somebody(browser, atLocalhost(baseURL), 'Ana', PHONE);
  await withAuthenticator(page);
  await page.goto('/#/club/bots');
  await page.getByRole('link', { name: texts.toAccount }).click();
  await page.getByRole('textbox', { name: online.me.name }).fill('Ana');
  await page.getByRole('button', { name: online.me.save }).click();
  await page.getByRole('button', { name: account.passkeys.addFirst }).click();
  await expect(page.getByRole('heading', { name: account.account })).toBeVisible();

  await page.goto('/#/club/bots');
  await page.getByRole('textbox', { name: texts.name }).fill('Turbo');
  await page.getByRole('button', { name: texts.make }).click();
  const token = page.getByRole('textbox', { name: texts.token, exact: true });
  await expect(token).toHaveValue(/^pbot_[\w-]{43}$/);
  await expectAccessible(page, 'a new bot and its token');
  await page.getByRole('button', { name: texts.done }).click();
  await expect(token).toHaveCount(0);

  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const made = await page.request.post('/api/tables', { data: { game: 'formula', seats } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/#/table/${id}`);
  await page.getByRole('combobox').selectOption({ label: 'Turbo (bot)' });
  await expect(page.getByText(online.room.ownBot('Ana'))).toBeVisible();
  await expectAccessible(page, 'a table with a bot of one’s own');

  await page.goto('/#/club/bots');
  await expect(page.getByText(texts.tables(1))).toBeVisible();
  await page.getByRole('button', { name: texts.remove }).click();
  await page.getByRole('button', { name: texts.removeYes }).click();
  await expect(page.getByText(texts.none)).toBeVisible();
  expect(errors).toEqual([]);
});
