import Axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { changeInPage, paint } from './device.ts';
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

/** What `npm run look` was asked for, as scripts/look.ts says it; in `npm test` nothing was. */
interface Part {
  readonly screen?: string;
  readonly lang?: readonly string[];
  readonly theme?: readonly string[];
  readonly size?: readonly string[];
  readonly pictures?: string;
}

const asked = process.env['PADDOCK_LOOK'];
/**
 * `npm run look`: everything, or the part asked for. In `npm test` each screen is seen from one side; over all screens every
 * size meets every language and theme, and every language every theme.
 */
const whole = asked === undefined ? null : (JSON.parse(asked) as Part);
export const isWholeLook = whole !== null;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Side {
  readonly lang: (typeof LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly sizes: readonly Size[];
}

const isOneOf = (wanted: readonly string[] | undefined, name: string) => wanted?.includes(name) ?? true;

function sidesOf(name: string, turn: number): readonly Side[] {
  if (whole !== null) return sidesOfPart(whole, name);
  const theme = THEMES[turn % THEMES.length] ?? THEMES[0];
  const lang = LANGUAGES[turn % LANGUAGES.length] ?? LANGUAGES[0];
  return [{ lang, theme, sizes: [SIZES[turn % SIZES.length] ?? SIZES[0]] }];
}

function sidesOfPart(part: Part, name: string): readonly Side[] {
  if (!name.includes(part.screen ?? '')) return [];
  const sizes = SIZES.filter(({ width, height }) => isOneOf(part.size, `${width}x${height}`));
  return LANGUAGES.filter((lang) => isOneOf(part.lang, lang)).flatMap((lang) =>
    THEMES.filter((theme) => isOneOf(part.theme, theme)).map((theme) => ({ lang, theme, sizes })),
  );
}

/** The screen from all its sides, without a reload. What axe finds depends on the theme, not on the language. */
export async function lookFromAllSides(page: Page, name: string, turn: number): Promise<void> {
  /** Each flaw once, with the sides that it was found on. */
  const flaws = new Map<string, string[]>();
  for (const { lang, theme, sizes } of sidesOf(name, turn)) {
    await changeInPage(page, { lang, theme });
    await expectWellSaid(page, `${name}, ${lang}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const side = `${theme} ${lang} ${size.width}x${size.height}`;
      for (const flaw of await flawsAtRest(page)) flaws.set(flaw, [...(flaws.get(flaw) ?? []), side]);
      if (whole === null || (lang === 'en' && size === sizes[0]))
        await expectAccessible(page, `${name}, ${side}`);
      if (whole?.pictures !== undefined)
        await page.screenshot({
          path: `${whole.pictures}/${`${name} ${side}`.replaceAll(/[^\w]+/g, '-')}.png`,
        });
    }
  }
  await page.setViewportSize(DESKTOP);
  softly(
    [...flaws].map(([flaw, sides]) => `${flaw}: ${sides.join(', ')}`),
    name,
  ).toEqual([]);
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
  await paint(page);
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

/** What follows the size of the window does so a frame or two later. */
const PATIENCE_MS = whole === null ? 10_000 : 3_000;

/** What could not be read or pressed, once the screen has come to rest. */
async function flawsAtRest(page: Page): Promise<readonly string[]> {
  await settled(page);
  const until = Date.now() + PATIENCE_MS;
  let flaws = await findFlaws(page);
  while (flaws.length > 0 && Date.now() < until) {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    flaws = await findFlaws(page);
  }
  return flaws;
}

/** Everything can be read and pressed. */
export async function expectFlawless(page: Page, where: string): Promise<void> {
  softly(await flawsAtRest(page), where).toEqual([]);
}

/** No text is cut off; something may lie over it on purpose, or scroll. */
export async function expectNothingCutOff(page: Page, where: string): Promise<void> {
  await settled(page);
  const cutOff = async () =>
    (await findFlaws(page)).filter((flaw) => !/ is below | is not seen whole | is outside /.test(flaw));
  await softly.poll(cutOff, { message: where }).toEqual([]);
}
