import { errors, type Locator } from '@playwright/test';

interface Where {
  readonly position?: { readonly x: number; readonly y: number };
}

/** A thing may go the moment after it was seen, because it has just done its work. One that is still there is pressed again. */
async function unlessGone(thing: Locator, press: () => Promise<void>): Promise<void> {
  for (let time = 0; time < 20; time++) {
    try {
      return await press();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      if ((await thing.count()) === 0) return;
    }
  }
  throw new Error(`${thing.toString()} is there and cannot be pressed`);
}

const BRIEFLY = { timeout: 1500 };

export function clickUnlessGone(thing: Locator, where: Where = {}): Promise<void> {
  return unlessGone(thing, () => thing.click({ ...where, ...BRIEFLY }));
}

export function tapUnlessGone(thing: Locator, where: Where = {}): Promise<void> {
  return unlessGone(thing, () => thing.tap({ ...where, ...BRIEFLY }));
}
