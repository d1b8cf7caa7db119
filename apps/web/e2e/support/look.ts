import Axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { changeInPage } from './device.ts';
import { findFlaws } from './flaws.ts';

/** Where every screen must be in order: phones upright and sideways, a tablet, laptops, a large screen. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 1366, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
] as const;
const DESKTOP = { width: 1280, height: 800 };

const LANGUAGES = ['en', 'pt', 'fr'] as const;
const THEMES = ['dark', 'light'] as const;

/** `npm run look`: everything. In `npm test`, of each screen one size for each language, of all pairs together every one. */
export const isWholeLook = process.env['PADDOCK_LOOK'] === 'all';

interface Side {
  readonly lang: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

function sidesOf(turn: number): readonly Side[] {
  if (isWholeLook) return LANGUAGES.flatMap((lang) => THEMES.map((theme) => ({ lang, theme, sizes: SIZES })));
  const sides = LANGUAGES.map((lang, at): Side => {
    const size = SIZES[(2 * turn + 3 * at) % SIZES.length] ?? SIZES[0];
    return { lang, theme: (at === 0) === turn % 4 < 2 ? 'dark' : 'light', sizes: [size] };
  });
  // Met in one language and left in another: each change of language takes a while.
  return turn % 2 === 0 ? sides : sides.toReversed();
}

/**
 * The screen from all its sides, without a reload. What axe finds depends on the theme and not on the language, so it looks
 * once a theme: in English and in French, at sizes that change from screen to screen.
 */
export async function lookFromAllSides(page: Page, name: string, turn: number): Promise<void> {
  for (const { lang, theme, sizes } of sidesOf(turn)) {
    await changeInPage(page, { lang, theme });
    await expectWellSaid(page, `${name}, ${lang}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const where = `${name}, ${theme}, ${lang}, ${size.width} × ${size.height}`;
      await (isWholeLook ? expectFlawless(page, where) : expectNothingCutOff(page, where));
      if (!isWholeLook && lang !== 'pt') await expectAccessible(page, where);
    }
  }
  await page.setViewportSize(DESKTOP);
}

/** The screens after it are looked at all the same. */
const softly = expect.configure({ soft: true });

/** What only screen readers get has no empty brackets, and French spaces its colons. What was announced earlier keeps its language. */
async function expectWellSaid(page: Page, where: string): Promise<void> {
  const said = await page.locator('.unseen:not([aria-live], [role])').allTextContents();
  const isWrong = (text: string) => text.includes('()') || (where.endsWith(', fr') && /\p{L}:/u.test(text));
  softly(said.filter(isWrong), where).toEqual([]);
}

/** What fades in has faded in. An animation in something folded away never ends, so nobody waits for it, nor for any for long. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return (
        playState === 'running' &&
        effect?.getTiming().iterations !== Infinity &&
        target?.checkVisibility() !== false
      );
    });
    const patience = new Promise((done) => setTimeout(done, 2_000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience]);
  });
}

/** axe finds nothing. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await settled(page);
  await softly.poll(() => findViolations(page), { message: where, timeout: 10_000 }).toEqual([]);
}

const AXE_OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
} satisfies RunOptions;

/** axe stays in the page, which shows one screen after the other: reading it in again would take as long as it looks. */
async function findViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(Axe.source);
  return page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`,
      ),
    );
  }, AXE_OPTIONS);
}

/** Everything can be read and pressed. */
export async function expectFlawless(page: Page, where: string): Promise<void> {
  await settled(page);
  // What follows the size of the window does so a frame or two later.
  const options = { message: where, timeout: isWholeLook ? 1_500 : 10_000 };
  await softly.poll(() => findFlaws(page), options).toEqual([]);
}

/** No text is cut off; something may lie over it on purpose, or scroll. */
export async function expectNothingCutOff(page: Page, where: string): Promise<void> {
  await settled(page);
  const cutOff = async () =>
    (await findFlaws(page)).filter((flaw) => !/ is below | is not seen whole | is outside /.test(flaw));
  await softly.poll(cutOff, { message: where }).toEqual([]);
}
