import type { Page } from '@playwright/test';

/** What the table asks of the person now. */
export type Asked = 'card' | 'car' | 'confirm' | 'decision' | 'ready' | 'device' | 'over';

/** Waits out bots and animations until something is asked. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(
    () => {
      const has = (selector: string) => document.querySelector(selector) !== null;
      if (has('.champion')) return 'over';
      if (has('[data-decision="ready"]')) return 'ready';
      if (has('.hand-over')) return 'device';
      if (has('.decision')) return 'decision';
      if (has('.confirm.lit')) return 'confirm';
      if (has('.car.candidate')) return 'car';
      if (has('.hand.asked') && !has('.card[aria-pressed="true"]')) return 'card';
      return null;
    },
    undefined,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) as Asked;
}

/** How a person does one thing. */
export interface Person {
  card(page: Page): Promise<void>;
  car(page: Page): Promise<void>;
  press(page: Page, what: 'confirm' | 'decision' | 'ready' | 'device'): Promise<void>;
}

export const BUTTONS = {
  confirm: '.confirm.lit',
  decision: '.decision',
  ready: '[data-decision="ready"]',
  device: '.hand-over button',
} as const;

/** Plays until `stop` says so, or the season is over. */
export async function playOn(
  page: Page,
  person: Person,
  stop: (asked: Asked) => boolean | Promise<boolean> = () => false,
): Promise<Asked> {
  for (;;) {
    const asked = await whatIsAsked(page);
    if (asked === 'over' || (await stop(asked))) return asked;
    if (asked === 'card') await person.card(page);
    else if (asked === 'car') await person.car(page);
    else await person.press(page, asked);
    // The plan is on its way: its button goes when it has been stored.
    if (asked === 'confirm') await page.locator(BUTTONS.confirm).waitFor({ state: 'detached' });
  }
}
