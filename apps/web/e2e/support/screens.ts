import { expect, test, type Page } from '@playwright/test';
import type { DeviceSettings } from './device.ts';
import { lookFromAllSides } from './look.ts';
import { seedDownforce, seedFormula, type DownforcePosition } from './positions.ts';

/** A screen of the site: what brings it up, in any language, and what shows that it is there. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly shows: string;
}

/** Every walk begins like this. */
export const STILL = {
  speed: 'off',
  lang: 'en',
  theme: 'dark',
  isPainted: true,
} as const satisfies DeviceSettings;

/** `first`: the number of its first screen among all that are looked at; it decides from which side each is seen. */
export async function lookAtAll(page: Page, screens: readonly Screen[], first = 0): Promise<void> {
  for (const [turn, { name, open, shows }] of screens.entries())
    await test.step(name, async () => {
      await open(page);
      await expect(page.locator(shows).first()).toBeVisible();
      await lookFromAllSides(page, name, first + turn);
      await expect(page.locator(shows).first()).toBeVisible();
    });
}

export const at = (address: string) => (page: Page) => page.goto(address);

/** The game on the screen, watched. */
export async function watchIt(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = location.hash.replace('play', 'replay')));
}

export function formula(name: string, shows: string, position: Parameters<typeof seedFormula>[1]): Screen {
  return { name, shows, open: (page) => seedFormula(page, position) };
}

export function downforce(name: string, shows: string, position: DownforcePosition): Screen {
  return { name, shows, open: (page) => seedDownforce(page, position) };
}
