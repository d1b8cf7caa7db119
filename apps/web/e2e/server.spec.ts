import { expect, test } from '@playwright/test';

test('the server sends what is there, packed, with a policy that allows the site alone', async ({
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
  expect(asset.headers()['content-type']).toBe('text/javascript; charset=utf-8');
  expect(asset.headers()['cache-control']).toContain('immutable');
  const again = await request.get('/', { headers: { 'if-none-match': headers['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

for (const path of ['/nothing', '/../package.json', '/%2e%2e/package.json', '/assets/', '/.sources', '/%']) {
  test(`there is nothing at ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('nothing can be sent to the server', async ({ request }) => {
  const response = await request.post('/', { data: 'x' });
  expect(response.status()).toBe(405);
  expect(response.headers()['allow']).toBe('GET, HEAD');
});
