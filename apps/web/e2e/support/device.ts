import type { Language } from '@paddock/words';
import { expect, type Page } from '@playwright/test';

export interface DeviceSettings {
  readonly speed?: 'slow' | 'normal' | 'fast' | 'off';
  readonly motion?: 'reduced' | 'full';
  readonly lang?: Language;
  readonly theme?: 'system' | 'dark' | 'light';
  /** Whether a move waits for its button. */
  readonly confirm?: boolean;
  /** A service worker fetches the whole site; by default the browser knows of none. */
  readonly worksOffline?: boolean;
  /** By default only where things move: a page test takes half the processor's time with nothing painted. */
  readonly isPainted?: boolean;
}

/** Settings as a returning player has them; written before the page's own code runs. */
export async function prepareDevice(
  page: Page,
  { worksOffline = false, isPainted, ...settings }: DeviceSettings = {},
): Promise<void> {
  if (!(isPainted ?? settings.speed !== 'off')) await page.addInitScript(paintNothing);
  if (!worksOffline)
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  // Where nothing drives, nothing fades in either.
  const motion = settings.speed === 'off' ? { motion: 'reduced' } : {};
  await page.addInitScript(
    (given) => {
      for (const [name, value] of Object.entries(given)) {
        if (localStorage.getItem(`paddock.${name}`) === null) {
          localStorage.setItem(`paddock.${name}`, JSON.stringify(value));
        }
      }
    },
    { ...motion, ...settings },
  );
}

/** Runs in the page. What is there is laid out, clicked and read as usual. */
function paintNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}

/** For those who look at colours, or at a picture; until the page is loaded again. */
export function paint(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

const LANGUAGES = ['en', 'fr', 'pt'] as const;
const THEMES = ['system', 'dark', 'light'] as const;

/** By the settings dialog, which is left as it was found: open or closed. */
export async function changeInPage(
  page: Page,
  { lang, theme }: { readonly lang: (typeof LANGUAGES)[number]; readonly theme: (typeof THEMES)[number] },
): Promise<void> {
  const wanted = { lang, theme, picks: [LANGUAGES.indexOf(lang), THEMES.indexOf(theme)] };
  await page.evaluate(async ({ lang, theme, picks }) => {
    const find = () => document.querySelector<HTMLDialogElement>('[aria-labelledby="settings-title"]');
    const until = async (isDone: () => boolean) => {
      while (!isDone()) await new Promise((resolve) => setTimeout(resolve));
    };
    const button = () => document.querySelector<HTMLElement>('.nav button');
    await until(() => button() !== null);
    const wasOpen = find() !== null;
    if (!wasOpen) button()?.click();
    await until(() => find()?.open === true);
    const bars = find()?.querySelectorAll('.choices') ?? [];
    for (const [bar, pick] of picks.entries())
      bars[bar]?.querySelectorAll<HTMLElement>('input')[pick]?.click();
    const { documentElement: root } = document;
    await until(() => root.lang === lang && root.dataset['theme'] === theme);
    if (wasOpen) return;
    find()?.close();
    await until(() => find() === null);
  }, wanted);
}

/** The same secrets, salts and bots' dice every time, so that a test that needs a certain card always finds it. */
export async function fixChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    let state = first >>> 0;
    crypto.getRandomValues = (array) => {
      const bytes = array as unknown as Uint8Array;
      for (let at = 0; at < bytes.length; at++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[at] = state >>> 24;
      }
      return array;
    };
  }, seed);
}

/** Fails the test on anything that goes wrong in the page unseen. */
export function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

interface Entry {
  readonly seat?: number;
  readonly do?: readonly string[];
}

interface Saved {
  readonly table: {
    readonly head: { readonly options: unknown };
    readonly rulings?: number;
    readonly entries: readonly Entry[];
  };
  readonly plan: readonly string[];
}

/** What was played of the game on the screen, as the device holds it. */
export async function savedEntries(page: Page): Promise<readonly Entry[]> {
  return (await savedGame(page)).table.entries;
}

/** A bot has played a card; the person has the first seat. */
export async function hasBotPlayed(page: Page): Promise<boolean> {
  const entries = await savedEntries(page);
  return entries.some(({ seat, do: done }) => seat !== 0 && done?.[0]?.startsWith('play ') === true);
}

export async function savedPlan(page: Page): Promise<readonly string[]> {
  return (await savedGame(page)).plan;
}

export async function savedRulings(page: Page): Promise<number | undefined> {
  return (await savedGame(page)).table.rulings;
}

export async function savedOptions(page: Page): Promise<unknown> {
  return (await savedGame(page)).table.head.options;
}

async function savedGame(page: Page): Promise<Saved> {
  const id = new URL(page.url()).hash.split('/')[2] ?? '';
  return page.evaluate(
    (key) =>
      new Promise<Saved>((resolve, reject) => {
        const opening = indexedDB.open('paddock');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const request = opening.result.transaction('saves').objectStore('saves').get(key);
          request.addEventListener('error', () => reject(new Error('no game')));
          request.addEventListener('success', () => {
            opening.result.close();
            resolve(request.result as Saved);
          });
        });
      }),
    id,
  );
}

/** A race of Formula with one click. */
export async function raceNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Race now: Formula' }).click();
  await expect(page.locator('.card')).toHaveCount(5);
}
