import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A game on the front page, how its table is read from outside, and how much script may reach it before the first play. */
export const GAMES = [
  {
    name: 'Downforce',
    scriptKb: 95,
    bots: '/bots-downforce.js',
    asked: '.df-hand.asked',
    card: '.df-card',
    car: '.df-car',
  },
  {
    name: 'Formula',
    scriptKb: 75,
    bots: '/bots-formula.js',
    asked: '.hand.asked',
    card: '.card',
    car: '.car',
  },
] as const;
export type Game = (typeof GAMES)[number];

/** The front page's picture, which a race does not wait for; `home.spec.ts` weighs it. */
const PICTURE = /\/assets\/(?:reel|\w\w-home-words)-/;

/** The addresses of all scripts that reach the page or its workers from now on, to play. */
export function watchScripts(page: Page): ReadonlySet<string> {
  const found = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !PICTURE.test(pathname)) found.add(pathname);
  });
  return found;
}

const IMPORTS = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;

/**
 * Compressed, each script alone. With those that were watched, their imports and the bots' thread count too: they come
 * for certain, though perhaps a moment later.
 */
export async function scriptKb(page: Page, watched: ReadonlySet<string>, { bots }: Game): Promise<number> {
  const waiting = [...watched, bots];
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const address = new URL(path, page.url());
    const code = await (await page.request.get(address.href)).text();
    sizes.set(path, gzipSync(code, { level: 9 }).length);
    for (const [, name = ''] of code.matchAll(IMPORTS)) waiting.push(new URL(name, address).pathname);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024;
}
