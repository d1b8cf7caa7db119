import { errors, type Locator, type Page } from '@playwright/test';

/** What the table asks of the person now. */
export type Asked = 'card' | 'step' | 'wild' | 'decision' | 'power' | 'bet' | 'confirm' | 'device' | 'over';

/** Waits until something is asked, whatever bots and animations do meanwhile. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    if (has('.df-results')) return 'over';
    if (has('.hand-over')) return 'device';
    if (has('.confirm.lit')) return 'confirm';
    if (has('.decision')) return 'decision';
    if (has('.df-wild')) return 'wild';
    if (has('.df-target')) return 'step';
    if (has('.df-slip-car')) return 'bet';
    if (has('.df-power-button')) return 'power';
    return has('.df-hand.asked') && !has('.df-card[aria-pressed="true"]') ? 'card' : null;
  });
  return (await found.jsonValue()) as Asked;
}

export type Person = (page: Page, asked: Exclude<Asked, 'over'>, turn: number) => Promise<void>;

const THINGS = {
  card: '.df-card',
  step: '.df-target.next',
  wild: '.df-wild',
  decision: '.decision',
  power: '.df-power-button',
  bet: '.df-slip-car',
  confirm: '.confirm.lit',
  device: '.hand-over button',
} as const satisfies Record<Exclude<Asked, 'over'>, string>;

/** A button may go the moment after it was seen, because it has just done its work. */
const BRIEFLY = { timeout: 1500 };
/** Left of the middle: under the fan of the cards, that is where each shows. */
const SHOWING = { position: { x: 9, y: 40 } };

function pointing(press: (thing: Locator, options: object) => Promise<void>): Person {
  return async (page, asked, turn) => {
    const isWayWithin = asked === 'step' && turn % 3 !== 0;
    const things = page.locator(isWayWithin ? '.df-inside' : THINGS[asked]);
    const count = await things.count();
    if (count === 0) return;
    const options = asked === 'card' ? { ...SHOWING, ...BRIEFLY } : BRIEFLY;
    await press(things.nth(turn % count), options).catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
  };
}

export const mousePerson = pointing((thing, options) => thing.click(options));
export const touchPerson = pointing((thing, options) => thing.tap(options));

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
    case 'wild':
    case 'bet':
    case 'power':
      await press('ArrowUp');
      await press('ArrowRight');
      return press('Enter');
    case 'decision':
    case 'confirm':
    case 'device':
      await page.waitForFunction((thing) => document.activeElement?.matches(thing) === true, THINGS[asked]);
      return press('Enter');
  }
};

/** Plays until `stop` says so, or the game is over. */
export async function playOn(
  page: Page,
  person: Person,
  stop: (asked: Asked) => boolean | Promise<boolean> = () => false,
): Promise<Asked> {
  for (let turn = 0; turn < 1500; turn++) {
    const asked = await whatIsAsked(page);
    if (asked === 'over' || (await stop(asked))) return asked;
    await person(page, asked, turn);
  }
  throw new Error('the game does not end');
}
