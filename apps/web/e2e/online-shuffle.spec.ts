import { expect, test, type Page } from '@playwright/test';
import { makeTable, sitDown, somebody } from './support/online.ts';

interface Wire {
  /** What the page sends; undefined: it is lost on the way. */
  readonly up?: (text: string) => string | undefined;
  /** What the server sends. */
  readonly down?: (text: string) => string;
}

/** A network that changes messages. */
async function between(page: Page, { up = (text) => text, down = (text) => text }: Wire): Promise<void> {
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const text = up(String(message));
      if (text !== undefined) server.send(text);
    });
    server.onMessage((message) => socket.send(down(String(message))));
  });
}

test('S4: while a device does not answer, the others read why they wait; then the game starts without it', async ({
  browser,
  baseURL,
}) => {
  const [ana, rui] = [await somebody(browser, baseURL, 'Ana'), await somebody(browser, baseURL, 'Rui')];
  await between(rui.page, { up: (text) => (text.startsWith('{"type":"hash"') ? undefined : text) });
  const link = await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
  });
  await sitDown(rui, link);
  await ana.page.getByRole('button', { name: /^Start/ }).click();
  await expect(rui.page.getByText('Shuffling together…')).toBeVisible();
  await expect(ana.page.getByText('Shuffling together…')).toBeVisible();
  await expect(ana.page.locator('.hand')).toBeVisible();
  await expect(rui.page.locator('.hand')).toBeVisible();
});

test('S4: a device whose hash was left out does not reveal its salt, and objects', async ({
  browser,
  baseURL,
}) => {
  const [ana, rui] = [await somebody(browser, baseURL, 'Ana'), await somebody(browser, baseURL, 'Rui')];
  const sent: string[] = [];
  await between(rui.page, {
    up: (text) => {
      sent.push(text.slice(0, 14));
      return text;
    },
    // The second seat's hash, wherever it is shown.
    down: (text) => text.replaceAll(/("hashes":\["[0-9a-f]*",)"[0-9a-f]+"/g, '$1""'),
  });
  const link = await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
  });
  await sitDown(rui, link);
  await expect.poll(() => sent).toContain('{"type":"hash"');
  await ana.page.getByRole('button', { name: /^Start/ }).click();
  await expect(rui.page.getByText('The deal does not contain what this device added to it.')).toBeVisible();
  expect(sent).not.toContain('{"type":"salt"');
  await expect(ana.page.locator('.hand')).toBeVisible();
  await expect(ana.page.getByText('The deal does not contain what this device added to it.')).toHaveCount(0);
});
