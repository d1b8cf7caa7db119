import { expect, test, type Page } from '@playwright/test';
import { anyLegalTurn, FORMULA_BOTS } from '@paddock/bots';
import { downforceGame } from '@paddock/downforce';
import { formulaGame } from '@paddock/formula';
import { eraseGame, fastChance, isRefusal } from '@paddock/kernel';
import { dailyRace, dailySalts, dailySeats, dailyTable, secretOfDate } from '@paddock/table';
import { prepareDevice } from './support/device.ts';
import { drive } from './support/drive.ts';
import { lookFromAllSides } from './support/look.ts';
import { isOver, seedDownforce } from './support/positions.ts';
import { keep } from './support/seed.ts';

const GAMES = [eraseGame(downforceGame), eraseGame(formulaGame)];
const NAMES = ['Ana', 'Ada', 'Bruno', 'Chiara'];

/** The day's race, played at random and kept as its counted try. */
async function keepPlayed(page: Page, day: string, secret: string): Promise<number> {
  const race = dailyRace(day);
  const game = GAMES.find(({ rules }) => rules.game === race.game);
  if (game === undefined) throw new Error(race.game);
  const { rules } = game;
  const chance = fastChance('the race of the day');
  let table = dailyTable(rules, race, dailySeats(FORMULA_BOTS.standIn, NAMES), secret);
  while (!table.isOver) {
    const [seat = 0] = table.toAct;
    const turn = anyLegalTurn(rules, table.view(seat), seat, chance);
    const next = table.botTurn({ seat, asked: table.asked(seat), do: turn });
    if (isRefusal(next)) throw new Error(next.code);
    table = next.table;
  }
  const id = `${race.match}-${table.commitments[0]?.slice(0, 8)}`;
  const { result } = table.record();
  const times = { started: 0, touched: Date.parse(`${day}T12:00:00Z`) };
  const { seats } = table;
  await keep(page, {
    summary: { id, game: race.game, seats, races: 1, racesRun: 1, ...times, ...(result && { result }) },
    game: { id, revision: 1, table: table.save(), ownSalts: [dailySalts()], plan: [] },
  });
  return result?.standings.find(({ seat }) => seat === 0)?.score ?? 0;
}

test('without a server: one counted try, a hundred clubs beside it, then practice', async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en', theme: 'dark' });
  await page.route('**/api/daily*', (route) => route.abort());
  // A day of Formula, and the next one.
  await page.clock.setFixedTime(Date.parse('2026-11-16T20:30:00Z'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Race of the day' }).click();
  await expect(page.getByRole('heading', { name: 'On your honour' })).toBeVisible();
  await expect(page.getByText('The next race starts in 3 h 30 min')).toBeVisible();
  await page.getByRole('button', { name: 'Start: this one counts' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await page.goto('/#/daily');
  await page.getByRole('link', { name: 'Carry on' }).click();
  await drive(page, 'formula');

  await page.getByRole('button', { name: 'Compare with a hundred club bots' }).click();
  await expect(page.getByText('The first day of your streak')).toBeVisible();
  await expect(page.getByText(/^\d\w\w of 6, \d+ points?$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Against a hundred club bots' })).toBeVisible();
  await expect(page.locator('.daily-verdict')).toHaveText(/Better than \d+ of ([2-9]|\d\d+) clubs/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Let the clubs race' })).toBeVisible();
  await lookFromAllSides(page, 'the race of the day', 3);

  await page.getByRole('button', { name: 'Practise the same deal' }).click();
  await expect(page.locator('.table')).toBeVisible();
  expect(page.url()).toMatch(/daily-2026-11-16-formula-[0-9a-f]{8}-[0-9a-f]{8}$/);
  await page.clock.setFixedTime(Date.parse('2026-11-17T00:00:01Z'));
  await page.goto('/#/daily');
  await expect(page.getByRole('heading', { name: 'Downforce, 17 November 2026' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start: this one counts' })).toBeVisible();
});

test('with a server: its own deal, and a result in its table', async ({ page, request }) => {
  await prepareDevice(page, { lang: 'en' });
  const told = (await (await request.get('/api/daily')).json()) as { day: string; secret: string };
  expect(told.secret).not.toBe(secretOfDate(dailyRace(told.day)));
  await keepPlayed(page, told.day, told.secret);
  await page.goto('/#/daily');
  await expect(page.getByText('Nobody has entered a result yet.')).toBeVisible();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Enter my result' }).click();
  await expect(page.getByText('Your rank: 1 of 1.')).toBeVisible();
  await expect(page.locator('.daily-results td').nth(1)).toHaveText('Ana');
  await page.reload();
  await expect(page.getByText('Your rank: 1 of 1.')).toBeVisible();
});

test('statistics invite at first, then count what was played', async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en', theme: 'dark' });
  await page.goto('/#/statistics');
  await expect(page.getByRole('heading', { name: 'No finished race yet' })).toBeVisible();
  const played = await keepPlayed(page, '2026-11-18', '5'.repeat(64));
  for (const seed of ['a', 'b']) await seedDownforce(page, { until: isOver, seed });
  await page.goto('/#/games');
  await expect(page.getByText(/^You: \d\w\w of 3, −?\$\d+M?$/)).toHaveCount(2);
  await expect(page.getByText(/^You: \d\w\w of 6, \d+ points?$/)).toHaveCount(1);
  await page.getByRole('link', { name: 'Statistics' }).click();
  const games = page.locator('.statistics-game');
  await expect(games).toHaveCount(2);
  const tile = (game: number, name: string) =>
    games.nth(game).locator('.tiles div', { hasText: name }).locator('dd').first();
  await expect(tile(0, 'Games')).toHaveText('2');
  await expect(tile(1, 'Points')).toHaveText(String(played));
  await lookFromAllSides(page, 'statistics', 6);
});
