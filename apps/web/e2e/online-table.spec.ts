// Over 300 lines: everything that can happen at one online table besides the moves, each test on its own.
import { readFile } from 'node:fs/promises';
import { PROTOCOL } from '@paddock/protocol';
import { expect, test, type Page } from '@playwright/test';
import {
  closeMissed,
  inTurn,
  leaveToBot,
  makeTable,
  PHONE,
  readMissed,
  sitDown,
  somebody,
  tableOf,
  type Somebody,
} from './support/online.ts';
import { mousePerson } from './support/people.ts';
import { playOn, whatIsAsked } from './support/table.ts';
import { openSide } from './support/side.ts';

/** A running Formula race of two people, with a short clock. */
async function shortClock({ page, name }: Somebody, other: Somebody): Promise<void> {
  await page.request.put('/api/me', { data: { name } });
  const made = await page.request.post('/api/tables', {
    data: {
      game: 'formula',
      options: { races: 1 },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      startsWhenFull: true,
      clock: { kind: 'live', moveSeconds: 12, reserveSeconds: 0 },
    },
  });
  const { id, key } = (await made.json()) as { id: string; key: string };
  await page.goto(`/#/table/${id}`);
  await sitDown(other, `/#/table/${id}/${key}`);
}

test('out of time, a bot plays; the player takes the seat back and sees what the bot did', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  await shortClock(ana, rui);
  const { first: late, second: other } = await inTurn(ana, rui);
  await expect(late.page.getByRole('timer')).toContainText('0:0');
  await expect(late.page.getByText('A bot is playing for you.')).toBeVisible({ timeout: 60_000 });
  await expect(late.page.locator('.hand.asked')).toHaveCount(0);
  await expect(other.page).toHaveTitle(/Your turn/);
  await late.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(late.page.getByText('A bot is playing for you.')).toHaveCount(0);
  await late.page.getByRole('button', { name: 'The table' }).click();
  await late.page.getByRole('button', { name: 'Since your last turn' }).click();
  expect((await readMissed(late.page)).join(' ')).toContain('You play');
  await leaveToBot(other.page, tableOf(late.page));
  await playOn(late.page, mousePerson, (asked) => asked === 'confirm');
  await late.page.locator('.confirm.lit').click();
  await expect(late.page.locator('.confirm.lit')).toHaveCount(0);
});

test('a bot plays on when a player asks, and a seat that was left is given to somebody else', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui');
  const link = await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '3', exact: true }).check();
    await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('rookie');
  });
  await sitDown(rui, link);
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
  await rui.page.getByRole('button', { name: 'The table' }).click();
  await rui.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(rui.page.getByText('A bot is playing for you.')).toBeVisible();
  await rui.page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(rui.page.getByText('A bot is playing for you.')).toHaveCount(0);

  await rui.page.getByRole('button', { name: 'The table' }).click();
  await rui.page.getByRole('button', { name: 'Leave the game' }).click();
  await rui.page.getByRole('button', { name: 'Yes, leave' }).click();
  await expect(rui.page.getByRole('heading', { name: 'Play with friends' })).toBeVisible();

  await ana.page.getByRole('button', { name: 'The table' }).click();
  await ana.page.getByRole('button', { name: 'Free it up for somebody else' }).click();
  const seat = await ana.page.getByRole('textbox', { name: 'Link for Seat 2' }).inputValue();
  const zoe = await somebody(browser, baseURL, 'Zoé', PHONE);
  await zoe.page.goto(seat);
  await zoe.page.getByRole('button', { name: 'Sit down: Seat 2' }).click();
  await zoe.page.getByRole('textbox', { name: 'Your name' }).first().fill('Zoé');
  await zoe.page.getByRole('textbox', { name: 'Your name' }).first().press('Enter');
  await expect(ana.page.locator('.room-seat').filter({ hasText: 'Zoé' })).toBeVisible();
});

test('a friend who comes late takes over from a bot, and everybody reads it', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  await makeTable(ana, 'Formula Motor Racing', async (page) => {
    await page.getByRole('radio', { name: '3', exact: true }).check();
  });
  await ana.page.getByRole('button', { name: /^Start/ }).click();
  await expect(ana.page.locator('.hand')).toBeVisible();
  await ana.page.getByRole('button', { name: 'The table' }).click();
  const second = ana.page.locator('.room-seat').filter({ hasText: 'Ada' });
  await second.getByRole('button', { name: 'Let a friend take over' }).click();
  const link = await ana.page.getByRole('textbox', { name: 'Link for Seat 2' }).inputValue();
  await expect(ana.page.getByRole('button', { name: 'Leave it to the bot' })).toBeVisible();

  const zoe = await somebody(browser, baseURL, 'Zoé', PHONE);
  await zoe.page.goto(link);
  await expect(
    zoe.page.getByText('Seat 2 is free. A bot plays there until somebody sits down.'),
  ).toBeVisible();
  await zoe.page.getByRole('button', { name: 'Sit down: Seat 2' }).click();
  await zoe.page.getByRole('textbox', { name: 'Your name' }).first().fill('Zoé');
  await zoe.page.getByRole('textbox', { name: 'Your name' }).first().press('Enter');
  await expect(zoe.page.locator('.hand')).toBeVisible();

  await ana.page.keyboard.press('Escape');
  const told = ana.page.locator('.notice').filter({ hasText: 'Zoé takes over from Ada.' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  await openSide(ana.page);
  await ana.page.getByRole('tab', { name: 'Log' }).click();
  await expect(ana.page.locator('.log-line.note')).toHaveText([
    'The host has opened Ada’s seat to somebody else.',
    'Zoé takes over from Ada.',
  ]);

  await ana.page.getByRole('button', { name: 'The table' }).click();
  await ana.page.getByRole('button', { name: 'Give Zoé’s seat to a bot' }).click();
  await ana.page.getByRole('button', { name: 'Give Zoé’s seat to a bot' }).click();
  await ana.page.getByRole('button', { name: 'Free it up for somebody else' }).click();
  await expect(ana.page.getByText('This player is still there')).toBeVisible();
});

test('a stranger without the link’s secret gets nothing', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const link = await makeTable(ana, 'Downforce', async () => {});
  const { pathname, hash } = new URL(link);
  const [table, key] = [pathname.replace('/t/', ''), hash.slice(1)];
  const stranger = await somebody(browser, baseURL, 'Stranger');
  const fragments = [
    table,
    `${table}/${key.split('').toReversed().join('')}`,
    `${table}/${key.slice(3)}`,
    'abc',
  ];
  for (const fragment of fragments) {
    await stranger.page.goto(`/#/table/${fragment}`);
    await expect(stranger.page.getByRole('heading', { name: 'There is no table here' })).toBeVisible();
    await expect(stranger.page.getByText('Ana')).toHaveCount(0);
  }
  for (const path of ['', '/record', '/report']) {
    expect((await stranger.page.request.get(`/api/tables/${table}${path}`)).status()).toBe(404);
  }
  await stranger.page.goto('/#/online');
  await expect(stranger.page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  const { tables } = (await (await stranger.page.request.get('/api/tables')).json()) as { tables: object[] };
  expect(JSON.stringify(tables)).not.toContain(table);
});

test('a table that the server does not show for now says why', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const link = await makeTable(ana, 'Downforce', async () => {});
  const { page } = await somebody(browser, baseURL, 'Rui');
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const { type, table } = JSON.parse(String(data)) as { readonly type: string; readonly table?: string };
      if (type !== 'watch') return server.send(data);
      const problem = { code: 'too-often', rule: 'limits', params: {} };
      return socket.send(JSON.stringify({ type: 'no', id: null, table, problem }));
    });
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'The table cannot be shown' })).toBeVisible();
  await expect(page.getByText('Too many requests')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('chat: said, counted while it is closed, muted by the host, hidden by a guest', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  const link = await makeTable(ana, 'Downforce', async (page) => {
    await page.getByRole('combobox', { name: 'Seat 3' }).selectOption('rookie');
    await page.getByRole('combobox', { name: 'Seat 4' }).selectOption('rookie');
  });
  await sitDown(rui, link);
  await say(ana.page, 'welcome');
  await expect(rui.page.getByText('welcome')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(rui.page.locator('.df-board')).toBeVisible();
  await rui.page.getByRole('button', { name: /^Chat/ }).click();
  await say(rui.page, 'what a grid');
  await expect(ana.page.getByRole('button', { name: 'Chat: one new message' })).toBeVisible();
  await ana.page.getByRole('button', { name: /^Chat/ }).click();
  await expect(ana.page.getByText('what a grid')).toBeVisible();
  await ana.page.getByText('Mute people').click();
  const isMuted = ana.page.waitForResponse(/\/mute$/);
  await ana.page.getByRole('checkbox', { name: 'Rui' }).click();
  await isMuted;
  await expect(ana.page.getByRole('checkbox', { name: 'Rui' })).toBeChecked();
  await say(rui.page, 'hello?');
  await expect(rui.page.getByText('The host has muted you at this table.')).toBeVisible();
  await expect(rui.page.getByRole('textbox', { name: 'Your message' })).toHaveValue('hello?');
  await rui.page.getByText('Mute people').click();
  await rui.page.getByRole('checkbox', { name: 'Ana' }).check();
  await expect(rui.page.getByText('welcome')).toHaveCount(0);
  await expect(rui.page.getByText('what a grid')).toBeVisible();
});

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill(text);
  await field.press('Enter');
}

test('the lobby keeps itself up to date; a public table is joined from it, and the host can close it', async ({
  browser,
  baseURL,
}) => {
  // The lobby shows the tables of all tests; this one's are told apart by the host's name.
  const host = `Ana Lobby ${test.info().repeatEachIndex}`;
  const ana = await somebody(browser, baseURL, host);
  const rui = await somebody(browser, baseURL, 'Rui', PHONE);
  await rui.page.goto('/#/online');
  await expect(rui.page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await makeTable(ana, 'Downforce', (page) => page.getByRole('radio', { name: 'Everybody' }).check());
  const row = rui.page.locator('.game-row').filter({ hasText: host });
  await expect(row).toContainText('3 free seats');
  await expect(row).toContainText(/The whole game · Marina Bay · about \d+ min/);
  await row.getByRole('link', { name: 'Join' }).click();
  const agreed = rui.page.getByRole('list', { name: 'Game options' });
  for (const said of ['The whole game', 'Marina Bay', /^about \d+ min$/])
    await expect(agreed.getByText(said)).toBeVisible();
  await expect(rui.page.getByRole('link', { name: 'Learn in five minutes' })).toHaveAttribute(
    'href',
    '#/learn/downforce',
  );
  await expect(rui.page.getByText(`Waiting for ${host} to start the game.`)).toBeVisible();
  const [chat, code] = [rui.page.locator('.chat'), rui.page.locator('.qr')];
  const top = async (part: typeof chat) => (await part.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(chat)) < (await top(code))).toBe(true);
  await rui.page.getByRole('button', { name: 'Sit down: Seat 2' }).click();
  await rui.page.getByRole('textbox', { name: 'Your name' }).first().fill('Rui');
  await rui.page.getByRole('textbox', { name: 'Your name' }).first().press('Enter');
  await expect(ana.page.locator('.room-seat').nth(1)).toContainText('Rui');
  await rui.page.goto('/#/online');
  await expect(rui.page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Close the table' }).click();
  await ana.page.getByRole('button', { name: 'Yes, close it' }).click();
  await expect(row).toHaveCount(0);
});

test('a long lobby is shown a page at a time', async ({ browser, baseURL }) => {
  const { page } = await somebody(browser, baseURL, 'Rui');
  const asked: unknown[] = [];
  // The server's own answer, as if there were more tables.
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const message = JSON.parse(String(data)) as { readonly type: string; readonly pages?: number };
      if (message.type === 'lobby') asked.push(message.pages ?? 1);
      server.send(data);
    });
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as { readonly type: string };
      const isOfLobby = message.type === 'lobby' || message.type === 'lobby-changes';
      socket.send(isOfLobby ? JSON.stringify({ ...message, hasMore: true }) : data);
    });
  });
  await page.goto('/#/online');
  await page.getByRole('button', { name: 'Show more tables' }).click();
  await expect.poll(() => asked).toContain(2);
  expect(asked[0]).toBe(1);
});

test('a reserved seat can be taken only with its own link', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const rui = await somebody(browser, baseURL, 'Rui');
  const link = await makeTable(ana, 'Downforce', async (page) => {
    await page.getByRole('radio', { name: '2', exact: true }).check();
    await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('reserved');
  });
  const seat = await ana.page.getByRole('textbox', { name: 'Link for Seat 2' }).inputValue();
  await rui.page.goto(link);
  await rui.page.getByRole('button', { name: 'Sit down: Seat 2' }).click();
  await rui.page.getByRole('textbox', { name: 'Your name' }).first().fill('Rui');
  await rui.page.getByRole('textbox', { name: 'Your name' }).first().press('Enter');
  await expect(rui.page.getByText('This seat is reserved: it has its own link.')).toBeVisible();
  await rui.page.goto(seat);
  await rui.page.getByRole('button', { name: 'Sit down: Seat 2' }).click();
  await expect(rui.page.getByRole('button', { name: 'Stand up' })).toBeVisible();
});

test('a one-time link makes another device the same person’s, once', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  await makeTable(ana, 'Downforce', async () => {});
  await ana.page.goto('/#/online');
  await ana.page.getByRole('button', { name: 'Continue on another device' }).click();
  await ana.page.getByRole('button', { name: 'Create the link' }).click();
  await expect(ana.page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const link = await ana.page.getByRole('textbox', { name: 'Continue on another device' }).inputValue();
  const phone = await somebody(browser, baseURL, 'Ana', PHONE);
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Yes, that is me' }).click();
  await expect(phone.page.getByText('You play as Ana')).toBeVisible();
  await expect(phone.page.getByRole('link', { name: 'Go to the table' })).toHaveCount(1);
  const thief = await somebody(browser, baseURL, 'Thief');
  await thief.page.goto(link);
  await thief.page.getByRole('button', { name: 'Yes, that is me' }).click();
  await expect(thief.page.getByText('This link has already been used')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Sign out my other devices' }).click();
  await ana.page.getByRole('button', { name: 'Sign them out' }).click();
  await expect(ana.page.getByText('Your other devices are signed out.')).toBeVisible();
  await expect(phone.page.getByText('You have no name yet')).toBeVisible();
  await ana.page.keyboard.press('Escape');
  await expect(ana.page.getByText('You play as Ana')).toBeVisible();
});

test('after the game: history, replay, rematch, and a report', async ({ browser, baseURL }) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  const { page } = ana;
  await page.request.put('/api/me', { data: { name: 'Ana' } });
  const made = await page.request.post('/api/tables', {
    data: {
      game: 'formula',
      options: { races: 1, removed: 24 },
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'rookie' }],
    },
  });
  const { id, key } = (await made.json()) as { id: string; key: string };
  await page.goto(`/#/table/${id}/${key}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await whatIsAsked(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'The table' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as object;
  expect(report).toMatchObject({ versions: { protocol: PROTOCOL }, viewer: 0, page: { size: [1280, 800] } });
  await page.keyboard.press('Escape');

  await leaveToBot(page, id);
  await expect(page.locator('.champion')).toBeVisible({ timeout: 60_000 });
  await page.goto('/#/online');
  const row = page.locator('.game-row').filter({ hasText: 'Winner' });
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page.locator('.slider')).toBeVisible();
  await page.goto(`/#/table/${id}/${key}`);
  await closeMissed(page);
  await page.getByRole('button', { name: 'Race again' }).click();
  await expect(page.getByRole('heading', { name: 'Invite' })).toBeVisible();
  expect(page.url()).not.toContain(id);
  await expect(page.locator('.room-seat').first()).toContainText('Ana');
});

test('a link that works only on this computer says so, and how others come in', async ({
  browser,
  baseURL,
}) => {
  const ana = await somebody(browser, baseURL, 'Ana');
  await makeTable(ana, 'Downforce', async () => {});
  const note = ana.page.getByRole('note');
  await expect(note).toContainText('This address only works on this computer.');
  await expect(note).toContainText('HOST=0.0.0.0 npm start');
});

test('your own tables are among your games, and are not missed where there is no server', async ({
  browser,
  baseURL,
}) => {
  const { page } = await somebody(browser, baseURL, 'Ana');
  await page.goto('/#/games');
  await expect(page.getByText('No games yet')).toBeVisible();
  await page.request.put('/api/me', { data: { name: 'Ana' } });
  const made = await page.request.post('/api/tables', {
    data: {
      game: 'downforce',
      options: { auction: 'dice' },
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'rookie' }],
    },
  });
  const { id, key } = (await made.json()) as { id: string; key: string };
  await page.goto(`/#/table/${id}/${key}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.df-board')).toBeVisible();
  await page.goto('/#/games');
  const row = page.locator('.game-row');
  await expect(row).toContainText('Dice auction · Marina Bay');
  await expect(row).toContainText('Your turn');
  await expect(page.getByText('No games yet')).toHaveCount(0);
  await row.getByRole('link', { name: 'Play on' }).click();
  await expect(page.locator('.df-board')).toBeVisible();

  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/#/games');
  await page.reload();
  await expect(page.getByText('No games yet')).toBeVisible();
});

test('without a server the page says so, and games on the device stay', async ({ browser, baseURL }) => {
  const { page } = await somebody(browser, baseURL, 'Ana');
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, body: 'There is nothing here.' }));
  await page.goto('/#/online');
  await expect(page.getByRole('heading', { name: 'No tables here' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Play with friends' })).toBeVisible();
});
