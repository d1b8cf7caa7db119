import { expect, test, type Page } from '@playwright/test';
import { changeInPage, prepareDevice, watchErrors } from './support/device.ts';
import { expectAccessible, expectFlawless } from './support/look.ts';
import { PHONE } from './support/online.ts';

/** What this test uses of a service worker's world. */
interface Worker extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: object;
  readonly NotificationEvent: new (type: string, how: object) => Event;
}

/** Chromium here cannot reach a push service: the subscription is made up, with keys as a browser has them. */
async function stubSubscription(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ]);
      const text = (bytes: Uint8Array) =>
        btoa(String.fromCodePoint(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const keys = {
        p256dh: text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))),
        auth: text(crypto.getRandomValues(new Uint8Array(16))),
      };
      const endpoint = `https://push.example.org/${crypto.randomUUID()}`;
      return { toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
    };
  });
}

test('notices: a phone gets them from its service worker, in three languages, and chooses when', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // The browser of the other tests has no notices.
  const executablePath = process.env['PADDOCK_CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await playwright.chromium.launch({ ...launchOptions, executablePath });
  const origin = new URL(baseURL ?? '').origin;
  const context = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    locale: 'en-GB',
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', worksOffline: true });
  await stubSubscription(page);
  await page.goto('/#/club/notices');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await page.locator('.name-form button').click();
  await page.getByRole('button', { name: 'Tell me on this device' }).click();
  await expect(page.getByText('this device', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'A rematch: Browser' }).uncheck();
  await page.getByRole('checkbox', { name: 'No notices at night' }).check();
  await page.getByLabel('Until').fill('06:30');
  await page.getByRole('textbox', { name: 'Its URL' }).fill('https://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/This URL isn’t allowed/);
  const kept = () =>
    page.evaluate(async () => {
      const { quiet } = (await (await fetch('/api/notices')).json()) as { quiet: { until: number } | null };
      return quiet?.until;
    });
  await expect.poll(kept).toBe(6 * 60 + 30);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'A rematch: Browser' })).not.toBeChecked();
  await expect(page.getByLabel('Until')).toHaveValue('06:30');
  await expectAccessible(page, 'notices');
  await expectFlawless(page, 'notices');
  for (const [lang, title] of [
    ['fr', 'Notifications'],
    ['pt', 'Avisos'],
  ] as const) {
    await changeInPage(page, { lang, theme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectFlawless(page, `notices, ${lang}`);
  }
  // The notices speak as the page does.
  await expect
    .poll(() =>
      page.evaluate(
        async () => ((await (await fetch('/api/notices')).json()) as { language: string }).language,
      ),
    )
    .toBe('pt');
  await expectAccessible(page, 'notices, dark');

  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const told = { title: 'Downforce', body: 'It’s your turn.', url: '/#/table/abc', tag: 'n1', ids: ['n1'] };
  const registrationId = await registered;
  // The same message twice, as it may come after a crash, is one notice.
  for (let times = 0; times < 2; times++) {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(told),
    });
  }
  const shown = () =>
    page.evaluate(async () => {
      const { ready } = navigator.serviceWorker;
      const notices = await (await ready).getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, url: String(data) }));
    });
  const { ids: _ids, ...notice } = told;
  await expect.poll(shown).toEqual([notice]);

  const [worker] = context.serviceWorkers();
  const opened = await worker?.evaluate(async () => {
    const scope = globalThis as unknown as Worker;
    const [first] = await scope.registration.getNotifications();
    const opening = new Promise<string>((resolve) => {
      Object.assign(scope.clients, { openWindow: (url: string) => Promise.resolve(resolve(url)) });
    });
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: first }));
    return opening;
  });
  expect(opened).toBe(`${origin}/#/table/abc`);
  await expect.poll(shown).toEqual([]);
  expect(errors.filter((error) => !error.includes('400'))).toEqual([]);
  await browser.close();
});
