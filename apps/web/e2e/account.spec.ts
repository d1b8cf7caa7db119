import { expect, test, type Browser } from '@playwright/test';
import { languageModule, type Language } from '@paddock/words';
import { atLocalhost, forgetPasskeyUse, withAuthenticator, type Key } from './support/authenticator.ts';
import { expectAccessible } from './support/look.ts';
import { PHONE, somebody } from './support/online.ts';

/** As a password manager brings a passkey to another device. */
async function copyPasskey(from: Key, to: Key): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticatorId,
  });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('there is no passkey');
  await to.session.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
}

async function textsOf(language: Language) {
  const { load } = languageModule(language);
  return { account: await load('account'), online: await load('online') };
}

async function openAccount(browser: Browser, baseURL: string | undefined, lang: Language) {
  const { page } = await somebody(browser, atLocalhost(baseURL), 'Ana', { ...PHONE, settings: { lang } });
  const key = await withAuthenticator(page);
  await page.goto('/#/club/account');
  return { page, key, ...(await textsOf(lang)) };
}

test('a guest has a passkey, another device, recovery codes, and in the end nothing', async ({
  browser,
  baseURL,
}) => {
  // English: a guest becomes an account.
  const first = await openAccount(browser, baseURL, 'en');
  const { page } = first;
  await page.getByRole('textbox', { name: first.online.me.name }).fill('Ana');
  await page.getByRole('button', { name: first.online.me.save }).click();
  await expect(page.getByRole('heading', { name: first.account.guest })).toBeVisible();
  await page.getByRole('button', { name: first.account.passkeys.addFirst }).click();
  await expect(page.getByRole('heading', { name: first.account.account })).toBeVisible();
  await expect(page.getByText(first.account.passkeys.last)).toBeVisible();
  // A cookie alone makes no codes: the page asks for the passkey, and then goes on.
  await forgetPasskeyUse(page);
  await page.getByRole('button', { name: first.account.codes.make }).click();
  await expect(page.getByText(first.account.confirm.text)).toBeVisible();
  await expectAccessible(page, 'an account that asks who it is');
  await page.getByRole('button', { name: first.account.cancel }).click();
  await expect(page.getByText(first.account.problems['stale-passkey'])).toBeVisible();
  await page.getByRole('button', { name: first.account.codes.make }).click();
  await page.getByRole('button', { name: first.account.confirm.byPasskey }).click();
  const codes = page.locator('.account-codes code');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await expectAccessible(page, 'an account with new recovery codes');

  // French: the same passkey on another device, which then signs out the first.
  const second = await openAccount(browser, baseURL, 'fr');
  await copyPasskey(first.key, second.key);
  await second.page.getByRole('button', { name: second.account.signIn.byPasskey }).click();
  await expect(second.page.getByText(second.account.signIn.welcome('Ana'))).toBeVisible();
  await expect(second.page.locator('[aria-labelledby="account-devices"] li')).toHaveCount(2);
  await expectAccessible(second.page, 'an account on another device');
  await second.page.getByRole('button', { name: second.online.me.signOut }).click();
  await second.page.getByRole('button', { name: second.online.me.signOutYes }).click();
  await expect(second.page.locator('[aria-labelledby="account-devices"] li')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: first.online.me.guest })).toBeVisible();

  // Portuguese: a device without a passkey, and a code.
  const third = await openAccount(browser, baseURL, 'pt');
  await third.page.getByRole('button', { name: third.account.signIn.byCode }).click();
  await third.page.getByRole('textbox', { name: third.account.signIn.code }).fill(code.toUpperCase());
  await third.page.getByRole('button', { name: third.account.signIn.submit, exact: true }).click();
  await expect(third.page.getByText(third.account.signIn.codesLeft(9))).toBeVisible();
  await third.page.getByRole('button', { name: third.account.data.delete }).click();
  await expectAccessible(third.page, 'an account before its end');
  await third.page.getByRole('button', { name: third.account.data.deleteYes }).click();
  await expect(third.page.getByText(third.account.data.deleted)).toBeVisible();

  // Nothing is left: not the other device's session, and not the passkey.
  await expect(second.page.getByRole('heading', { name: second.online.me.guest })).toBeVisible();
  await second.page.getByRole('button', { name: second.account.signIn.byPasskey }).click();
  await expect(second.page.getByText(second.account.problems['passkey-refused'])).toBeVisible();
});

test('at an IP address passkeys are not offered, and the page says why', async ({ browser, baseURL }) => {
  const { page } = await somebody(browser, baseURL, 'Ana');
  const { account } = await textsOf('en');
  await page.goto('/#/club/account');
  await expect(page.getByText(account.passkeys.why.address)).toBeVisible();
  await expect(page.getByRole('button', { name: account.signIn.byPasskey })).toHaveCount(0);
  const there = page.getByRole('link', { name: account.passkeys.openThere });
  await expect(there).toHaveAttribute('href', `${atLocalhost(baseURL)}/#/club/account`);
});
