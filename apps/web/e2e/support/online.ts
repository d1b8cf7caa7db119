import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import {
  fastChance,
  isIn,
  readRecord,
  verify,
  type GameRecord,
  type Rules,
  type Seat,
  type ViewShape,
} from '@paddock/kernel';
import { prepareDevice, watchErrors, type DeviceSettings } from './device.ts';
import { unfold } from './form.ts';

/** Somebody with a browser of their own. */
export interface Somebody {
  readonly name: string;
  readonly page: Page;
  readonly hasTouch: boolean;
  /** What went wrong in the page unseen. */
  readonly errors: readonly string[];
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

export async function somebody(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  options: BrowserContextOptions & { readonly settings?: DeviceSettings } = {},
): Promise<Somebody> {
  const { settings, ...given } = options;
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    ...given,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', ...settings });
  return { name, page, hasTouch: given.hasTouch === true, errors };
}

/** What a browser says when its connection is cut: the test has cut it. */
export function isOfTheNetwork(error: string): boolean {
  return /ERR_INTERNET_DISCONNECTED|WebSocket connection to/.test(error);
}

/** Gives a name where the page asks for one, and makes a table as the form first stands, but for `fill`. */
export async function makeTable(
  { page, name }: Somebody,
  game: string,
  fill: (page: Page) => Promise<void>,
): Promise<string> {
  await page.goto('/#/online/new');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('radio', { name: game }).check();
  await expect(page.locator('.new-game:not([inert])')).toBeVisible();
  await unfold(page);
  await fill(page);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await expect(page.getByRole('textbox', { name: 'Invite' })).toBeVisible();
  return page.getByRole('textbox', { name: 'Invite' }).inputValue();
}

/** Comes by a link and sits down; a new guest is asked for a name on the way. */
export async function sitDown({ page, name }: Somebody, link: string): Promise<void> {
  await page.goto(link);
  await page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.first().fill(name);
  await field.first().press('Enter');
  // With the last seat taken, some tables start at once.
  await expect(page.getByRole('button', { name: 'Stand up' }).or(page.locator('.table'))).toBeVisible();
}

/** The id of the table on the screen. */
export function tableOf(page: Page): string {
  return new URL(page.url()).hash.split('/')[2] ?? '';
}

/** A bot plays on for somebody, so that a game that was shown as far as it matters soon ends. */
export async function leaveToBot({ request }: Pick<Page, 'request'>, table: string): Promise<void> {
  await request.put(`/api/tables/${table}/stand-in`, { data: { isOn: true } });
}

/** Who is asked now, and who waits: who begins a race is drawn by lot. */
export async function inTurn(
  one: Somebody,
  other: Somebody,
): Promise<{ readonly first: Somebody; readonly second: Somebody }> {
  await expect
    .poll(async () => /Your turn/.test(`${await one.page.title()} ${await other.page.title()}`))
    .toBe(true);
  const isOne = (await one.page.title()).includes('Your turn');
  return isOne ? { first: one, second: other } : { first: other, second: one };
}

/** What the panel says has happened; the panel is closed. */
export async function readMissed(page: Page): Promise<string[]> {
  const panel = page.getByRole('dialog').filter({ has: page.locator('.since') });
  await expect(panel.locator('li').first()).toBeVisible();
  const sentences = await panel.locator('li').allTextContents();
  await panel.getByRole('button', { name: 'Go on' }).click();
  await expect(panel).toHaveCount(0);
  return sentences;
}

/** People who have been away are shown what happened; from now on it is closed when it comes up. */
export function closeMissed(page: Page): Promise<void> {
  const panel = page.locator('.since');
  return page.addLocatorHandler(panel, () => panel.getByRole('button', { name: 'Go on' }).click());
}

interface Report {
  readonly moments: readonly { readonly entry: number; readonly who: number }[];
}

/**
 * The running table on the screen as the server has it, once it asks a seat, or no longer does: a page may show things before
 * they are stored.
 */
export async function reportOnce<Options, State, View extends ViewShape, Fact>(
  page: Page,
  rules: Rules<Options, State, View, Fact>,
  seat: Seat,
  isAsked: boolean,
): Promise<Report> {
  const [, , table = '', key = ''] = new URL(page.url()).hash.split('/');
  const ask = async () => {
    const headers = { 'x-table-key': key };
    const answer = await page.request.get(`/api/tables/${table}/report`, { headers });
    return (await answer.json()) as Report & { readonly now: View };
  };
  const asks = ({ now }: { readonly now: View }) =>
    isIn(rules.toAct(rules.imagine(now, fastChance('report'))), seat);
  let report = await ask();
  await expect.poll(async () => asks((report = await ask()))).toBe(isAsked);
  return report;
}

/** The record of the table on the screen, as the server gives it to anyone who looks. */
export async function recordOf(page: Page): Promise<GameRecord> {
  const [, , table = '', key = ''] = new URL(page.url()).hash.split('/');
  const answer = await page.request.get(`/api/tables/${table}/record`, { headers: { 'x-table-key': key } });
  const record = readRecord(await answer.json());
  if ('code' in record) throw new Error(`${record.code} ${record.at}`);
  return record;
}

/** What a seat was told in entries `from` to `to` (exclusive), by the record and the rules alone. */
export function toldTo<Options, State, View extends ViewShape, Fact>(
  rules: Rules<Options, State, View, Fact>,
  record: GameRecord,
  viewer: Seat,
  from: number,
  to: number,
): Fact[] {
  const facts: Fact[] = [];
  let entry = 0;
  const hear = (fact: Fact) => {
    if (entry >= from && entry < to) facts.push(fact);
  };
  const verdict = verify(rules, record, {
    all: hear,
    only: (seat, secret, shadow) => hear(seat === viewer ? secret : shadow),
    entry: (number) => {
      entry = number;
    },
  });
  expect(verdict).toMatchObject({ ok: true, proof: { finished: true } });
  return facts;
}

/** The entries between a seat's own turn number `turn` (from 0) and its next one. */
export function between(record: GameRecord, seat: Seat, turn: number): readonly [from: number, to: number] {
  const own = record.entries.flatMap((entry, number) =>
    entry.seat === seat && entry.by === undefined ? [number] : [],
  );
  return [(own[turn] ?? 0) + 1, own[turn + 1] ?? 0];
}

/** The record on the screen's own table is fetched, watched and verified in the page. */
export async function verifyInPage(page: Page, watchButton: RegExp): Promise<void> {
  await page.getByRole('button', { name: watchButton }).first().click();
  await page.locator('.slider').waitFor();
  await page.getByRole('button', { name: 'Verify the deal' }).click();
  await expect(page.getByText('Proved')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(/Deal 1: shuffled together by \w+/);
}
