import type { Page } from '@playwright/test';
import { clickUnlessGone, tapUnlessGone } from './press.ts';
import { BUTTONS, type Person } from './table.ts';

export const mousePerson: Person = {
  card: (page) => clickUnlessGone(page.locator('.card').first(), true),
  car: (page) => clickUnlessGone(page.locator('.car.candidate').first()),
  press: (page, what) => clickUnlessGone(page.locator(BUTTONS[what]).first()),
};

export const touchPerson: Person = {
  card: (page) => tapUnlessGone(page.locator('.card').first(), true),
  car: (page) => tapUnlessGone(page.locator('.car.candidate').first()),
  press: (page, what) => tapUnlessGone(page.locator(BUTTONS[what]).first()),
};

/** Presses the key until the focus is on what is wanted; no longer when that has gone. */
async function focusBy(page: Page, key: string, selector: string): Promise<boolean> {
  for (let pressed = 0; pressed < 80; pressed++) {
    const found = await page.evaluate((wanted) => {
      if (document.activeElement?.matches(wanted) === true) return 'here';
      return document.querySelector(wanted) === null ? 'gone' : 'elsewhere';
    }, selector);
    if (found !== 'elsewhere') return found === 'here';
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
}

/** Never touches anything but keys, and never looks where the focus could not go. */
export const keyboardPerson: Person = {
  card: (page) => page.keyboard.press('1'),
  async car(page) {
    await page.keyboard.press('ArrowUp');
    if (await focusBy(page, 'ArrowRight', '.car.candidate')) await page.keyboard.press('Enter');
  },
  async press(page, what) {
    if (await focusBy(page, 'Tab', BUTTONS[what])) await page.keyboard.press('Enter');
  },
};
