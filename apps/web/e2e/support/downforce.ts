import { CARS, LETTERS } from '@paddock/downforce';
import { expect, type Page } from '@playwright/test';
import { unfold } from './form.ts';
import { clickUnlessGone, tapUnlessGone } from './press.ts';

/** What the table asks of the person now. */
export type Asked =
  | 'card'
  | 'die'
  | 'predict'
  | 'step'
  | 'wild'
  | 'decision'
  | 'power'
  | 'bet'
  | 'confirm'
  | 'device'
  | 'over';

/** Cars as the record writes them: 'kbg'. */
export function lettersOf(cars: readonly (string | null | undefined)[]): string {
  return cars.map((car) => LETTERS[CARS.findIndex((name) => name === car)]).join('');
}

/** Waits out bots and animations until something is asked. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(asked, undefined, { timeout: PATIENCE });
  return (await found.jsonValue()) as Asked;
}

/** A table of strong bots on a slow machine thinks for a while. */
const PATIENCE = 60_000;

function asked(): Asked | null {
  const has = (selector: string) => document.querySelector(selector) !== null;
  if (has('.df-results')) return 'over';
  if (has('.hand-over')) return 'device';
  if (has('.confirm.lit')) return 'confirm';
  if (has('.decision')) return 'decision';
  if (has('.df-wild')) return 'wild';
  if (has('.df-target')) return 'step';
  if (has('.df-die-side')) return 'die';
  if (has('.df-whisper-row')) return 'predict';
  if (has('.df-slip-car')) return 'bet';
  if (has('.df-power-button')) return 'power';
  return has('.df-hand.asked') && !has('.df-card[aria-pressed="true"]') ? 'card' : null;
}

/** Answers with false where there was nothing left to press. */
export type Person = (page: Page, asked: Exclude<Asked, 'over'>, turn: number) => Promise<unknown>;

const THINGS = {
  card: '.df-card',
  die: '.df-die-side',
  step: '.df-target.next',
  wild: '.df-wild',
  decision: '.decision',
  power: '.df-power-button',
  predict: '.df-whisper-row',
  bet: '.df-slip-car',
  confirm: '.confirm.lit',
  device: '.hand-over button',
} as const satisfies Record<Exclude<Asked, 'over'>, string>;

/** Bids whenever a card allows it: a player who passes too often gets no car and has nothing to play (D-A12). */
function pointing(press: typeof clickUnlessGone): Person {
  return async (page, asked, turn) => {
    const isWayWithin = asked === 'step' && turn % 3 !== 0;
    const all = page.locator(isWayWithin ? '.df-inside' : THINGS[asked]);
    const bidding = page.locator('.df-card:not(.passes)');
    const things = asked === 'card' && (await bidding.count()) > 0 ? bidding : all;
    const count = await things.count();
    if (count > 0) await press(things.nth(turn % count), asked === 'card');
  };
}

export const mousePerson = pointing(clickUnlessGone);
export const touchPerson = pointing(tapUnlessGone);

/** Never touches anything but keys, and trusts the focus to be where the next choice is. */
export const keyboardPerson: Person = async (page, asked, turn) => {
  const press = (key: string) => page.keyboard.press(key);
  switch (asked) {
    case 'card':
      await press('ArrowDown');
      if (turn % 2 === 0) await press('ArrowRight');
      return press('Enter');
    case 'step':
      if (turn % 2 === 0) return press('i');
      await press('ArrowUp');
      return press('Enter');
    case 'bet':
    case 'power':
      await press('ArrowUp');
      for (let step = 0; step <= turn % 5; step++) await press('ArrowRight');
      return press('Enter');
    case 'wild':
    case 'die':
      await press('ArrowUp');
      await press('ArrowRight');
      return press('Enter');
    case 'predict':
      await press('ArrowUp');
      await press('Enter');
      await press('ArrowDown');
      await press('Enter');
      // The focus leaves a swap by itself, and an order only by Tab: after that one may still move other cars.
      return (await page.locator('.df-stand').count()) > 0 ? undefined : tabTo(page, THINGS.confirm);
    case 'decision':
    case 'confirm':
    case 'device':
      return (await hasFocus(page, THINGS[asked])) && press('Enter');
  }
};

/** Waits for it. What is confirmed while others' sealed choices come in is sent when they are, and the button is gone by then. */
async function hasFocus(page: Page, thing: string): Promise<boolean> {
  const found = await page.waitForFunction((selector) => {
    if (document.activeElement?.matches(selector) === true) return 'focused';
    return document.querySelector(selector) === null ? 'gone' : null;
  }, thing);
  return (await found.jsonValue()) === 'focused';
}

async function tabTo(page: Page, thing: string): Promise<void> {
  const isThere = () =>
    page.evaluate((selector) => document.activeElement?.matches(selector) === true, thing);
  for (let tab = 0; tab < 24 && !(await isThere()); tab++) await page.keyboard.press('Tab');
}

/** Plays until `stop` says so, or the game is over. */
export async function playOn(
  page: Page,
  person: Person,
  stop: (asked: Asked) => boolean | Promise<boolean> = () => false,
): Promise<Asked> {
  for (let turn = 0; turn < 1500; turn++) {
    const asked = await whatIsAsked(page);
    if (asked === 'over' || (await stop(asked))) return asked;
    const answer = await person(page, asked, turn);
    // The plan is on its way: its button goes when it has been stored.
    if (asked === 'confirm' && answer !== false)
      await page.locator(THINGS.confirm).waitFor({ state: 'detached', timeout: PATIENCE });
  }
  throw new Error('the game does not end');
}

/** You and three bots, with one click. */
export async function raceDownforce(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Race now: Downforce' }).click();
  await expect(page.locator('.df-stage')).toBeVisible();
}

export interface Setup {
  readonly players: 2 | 3 | 4 | 5 | 6;
  /** Labels of choices in the form. */
  readonly choices?: readonly string[];
  /** Seats besides the first that people take. */
  readonly people?: readonly number[];
  /** All bots are of this level, instead of some of each. */
  readonly bots?: 'rookie' | 'club' | 'champion';
}

/** Anything else, by the form. */
export async function setUpDownforce(
  page: Page,
  { players, choices = [], people = [], bots }: Setup,
): Promise<void> {
  await page.goto('/#/new/downforce');
  await unfold(page);
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  for (const name of choices) await page.getByRole('radio', { name, exact: true }).check();
  const sitters = page.getByRole('combobox', { name: 'Who sits here' });
  if (bots !== undefined) {
    await expect(sitters).toHaveCount(players);
    for (const sitter of (await sitters.all()).slice(1)) await sitter.selectOption(bots);
  }
  for (const seat of people) await sitters.nth(seat).selectOption('person');
  await page.getByRole('button', { name: 'To the grid' }).click();
  await expect(page.locator('.df-stage, .hand-over').first()).toBeVisible();
}
