import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { atLocalhost, forgetPasskeyUse, withAuthenticator } from './support/authenticator.ts';
import { expectAccessible } from './support/look.ts';
import { PHONE, sitDown, somebody } from './support/online.ts';

const PADDOCK = path.resolve(import.meta.dirname, '../../cli/src/main.js');

/** As the host does it, at the machine. */
async function makeAdmin(person: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['PADDOCK_E2E_DATA'] };
  await promisify(execFile)(process.execPath, [PADDOCK, 'admin', 'make-admin', person], { env });
}

test('a stranger reacts and does not write; what somebody writes is reported, and an admin removes it', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const zed = await somebody(browser, baseURL, 'Zed', PHONE);
  const rui = await somebody(browser, baseURL, 'Rui');
  const ada = await somebody(browser, atLocalhost(baseURL), 'Ada', PHONE);
  await ana.page.request.put('/api/me', { data: { name: 'Ana' } });
  const made = await ana.page.request.post('/api/tables', {
    data: { game: 'formula', seats: [{ kind: 'open' }, { kind: 'open' }], isPublic: true },
  });
  const { id, key } = (await made.json()) as { id: string; key: string };
  // The admins' page shows reports of other tables too.
  const rubbish = `Rubbish ${id}.`;
  await ana.page.goto(`/#/table/${id}/${key}`);

  // Zed comes from the lobby, without a link.
  await sitDown(zed, `/#/table/${id}`);
  await expect(zed.page.getByText('only people who came with its link can write')).toBeVisible();
  await expect(zed.page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  await expectAccessible(zed.page, 'a public table, for a stranger');
  await zed.page.getByRole('button', { name: 'Good luck' }).click();
  await expect(ana.page.locator('.room-seat .reaction')).toHaveText('Good luck');
  await expect(ana.page.getByRole('status').filter({ hasText: 'Zed: Good luck' })).toBeAttached();

  // Rui watches by the link, and writes what he should not.
  await rui.page.request.put('/api/me', { data: { name: 'Rui' } });
  await rui.page.goto(`/#/table/${id}/${key}`);
  await rui.page.getByRole('textbox', { name: 'Your message' }).fill(rubbish);
  await rui.page.getByRole('button', { name: 'Send' }).click();
  await expect(ana.page.getByText(rubbish)).toBeVisible();
  await ana.page.getByRole('button', { name: 'Report or block somebody' }).click();
  const dialog = ana.page.getByRole('dialog', { name: 'Report or block' });
  await dialog.getByRole('combobox', { name: 'Whom?' }).selectOption('Rui (watching)');
  await expectAccessible(ana.page, 'a report');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('The admins will look at it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Ada is made an admin, and is asked for her passkey.
  await withAuthenticator(ada.page);
  await ada.page.goto('/#/club/account');
  await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.page.getByRole('button', { name: 'Save' }).click();
  await ada.page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ada.page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  const me = await ada.page.request.get('/api/me');
  const { person } = (await me.json()) as { person: { id: string } };
  await makeAdmin(person.id);
  await forgetPasskeyUse(ada.page);
  await ada.page.goto('/#/club/admin');
  await ada.page.getByRole('button', { name: 'Confirm with your passkey' }).click();
  const report = ada.page.locator('.moderation-report').filter({ hasText: rubbish });
  await expect(report.getByRole('heading', { name: 'Rui: What they write' })).toBeVisible();
  await expectAccessible(ada.page, 'the admins’ page');
  await report.getByRole('button', { name: /^Remove/ }).click();
  await expect(report.getByText('removed', { exact: true })).toBeVisible();
  for (const { page } of [ana, rui]) {
    await expect(page.getByText('Removed by an admin')).toBeVisible();
    await expect(page.getByText(rubbish)).toHaveCount(0);
  }
});
