import { expect, test, type APIRequestContext } from '@playwright/test';
import { leaveToBot, sitDown, somebody } from './support/online.ts';

interface Made {
  readonly id: string;
  readonly key: string;
}

async function makeTable(request: APIRequestContext, given: object): Promise<Made> {
  await request.put('/api/me', { data: { name: 'Ana <b>' } });
  const made = await request.post('/api/tables', {
    data: { game: 'formula', options: { races: 1 }, ...given },
  });
  return (await made.json()) as Made;
}

test('a private table by its link: the page reads path and key once, and chats learn nothing', async ({
  browser,
  baseURL,
  request,
}) => {
  const { id, key } = await makeTable(request, {
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
  });
  const told = await (await request.get(`/t/${id}`)).text();
  expect(told).toContain('<meta property="og:title" content="Paddock" />');
  expect(told).not.toContain('Ana');
  const rui = await somebody(browser, baseURL, 'Rui');
  await sitDown(rui, `/t/${id}?lang=pt#${key}`);
  expect(rui.page.url()).toBe(`${baseURL}/#/table/${id}/${key}`);
  await rui.page.reload();
  await expect(rui.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await rui.page.goto('/d');
  await expect(rui.page.getByRole('heading', { name: 'Race of the day' })).toBeVisible();
  await expect(rui.page.getByRole('button', { name: 'Copy a link for friends' })).toBeVisible();
  expect(rui.errors).toEqual([]);
});

test('a public race is shown to chats while it lasts, and its replay is one short link', async ({
  page,
  request,
  baseURL,
}) => {
  const bots = [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ];
  const { id } = await makeTable(request, { seats: [{ kind: 'open' }, ...bots], isPublic: true });
  await request.post(`/api/tables/${id}/start`);
  await leaveToBot({ request }, id);
  const status = async () =>
    ((await (await request.get(`/api/tables/${id}`)).json()) as { status: string }).status;
  await expect.poll(status).toBe('over');

  await page.goto(`/t/${id}`);
  const picture = page.locator('meta[property="og:image"]');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    /^Formula Motor Racing: .+ (?:wins|share the win)$/,
  );
  const shown = await request.get((await picture.getAttribute('content')) ?? '');
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.locator('.end-share').click();
  await page.getByRole('button', { name: 'Copy a link to the replay' }).click();
  const link = `${baseURL}/r/${id}`;
  await expect(page.getByText('Anyone may watch this game')).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('nothing altered, every move legal')).toBeVisible();
  await page.goto(`${link}#7`);
  await expect(page.locator('.slider')).toHaveValue('7');
});
