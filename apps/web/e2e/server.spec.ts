import { expect, test } from '@playwright/test';

test('the server sends what is there, packed, with a policy that allows only the site', async ({
  request,
}) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(page.status()).toBe(200);
  const headers = page.headers();
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const script = /\/assets\/[^"]+\.js/.exec(await page.text())?.[0] ?? '';
  const asset = await request.get(script);
  expect(asset.headers()['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/i);
  expect(asset.headers()['cache-control']).toContain('immutable');
  const again = await request.get('/', {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': headers['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

for (const path of [
  '/nothing',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/',
  '/.sources',
  '/index.html.br',
  '/api/',
]) {
  test(`there is nothing at ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('the page tells somebody who follows a wrong link, and leads them home', async ({ page, request }) => {
  const answer = await page.goto('/nosuch/place?x=1');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('.race-now')).toHaveCount(0);
  await page.locator('main a').first().click();
  await expect(page.locator('.race-now').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  const json = await request.get('/nosuch/place', { headers: { accept: 'application/json' } });
  expect(await json.json()).toMatchObject({ code: 'no-such-path' });
  const call = await request.get('/api/nosuch', { headers: { accept: 'text/html' } });
  expect(await call.json()).toMatchObject({ code: 'no-such-path' });
});

test('an address that is none is refused', async ({ request }) => {
  expect((await request.get('/%')).status()).toBe(400);
});

test('nothing can be sent to the page', async ({ request, baseURL }) => {
  const response = await request.post('/', { data: 'x', headers: { origin: baseURL ?? '' } });
  expect(response.status()).toBe(404);
});

test('page and API are on one port', async ({ request }) => {
  expect(await (await request.get('/readyz')).json()).toEqual({ ok: true });
  const { games } = (await (await request.get('/api/games')).json()) as { games: { game: string }[] };
  expect(games.map(({ game }) => game)).toEqual(['formula', 'downforce']);
});
