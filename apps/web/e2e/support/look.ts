import Axe, { type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { changeInPage } from './device.ts';

const DESKTOP = { width: 1280, height: 800 };
/** The smallest: no rule of the style sheets tells it from a larger phone. */
const PHONE = { width: 360, height: 640 };

/** Every language, and both themes. Sizes follow each other so that few have to be set. */
const SIDES = [
  { lang: 'en', theme: 'dark', sizes: [DESKTOP, PHONE] },
  { lang: 'pt', theme: 'light', sizes: [PHONE, DESKTOP] },
  { lang: 'fr', theme: 'light', sizes: [DESKTOP, PHONE] },
] as const;

/**
 * The screen in every language, on a desktop and on a phone, without a reload. What axe finds depends on the theme and not on
 * the language, so it looks once a theme: in one of them at a phone, in the other at a desktop. `turn` says in which; screens
 * take turns. Every other screen is met in French and left in English: each change of language takes a while.
 */
export async function lookFromAllSides(page: Page, name: string, turn: number): Promise<void> {
  const isEven = turn % 2 === 0;
  for (const { lang, theme, sizes } of isEven ? SIDES : SIDES.toReversed()) {
    await changeInPage(page, { lang, theme });
    await expectWellSaid(page, `${name}, ${lang}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const where = `${name}, ${theme}, ${lang}, ${size.width}`;
      await expectNothingCutOff(page, where);
      const isPhonesTurn = (theme === 'dark') === isEven;
      if (lang !== 'pt' && size === (isPhonesTurn ? PHONE : DESKTOP)) await expectAccessible(page, where);
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

/** What fades in has faded in. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
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

/** No text is cut off, and nothing makes the page scroll sideways. */
export async function expectNothingCutOff(page: Page, where: string): Promise<void> {
  await settled(page);
  // What follows the size of the window does so a frame or two later.
  await softly.poll(() => findCutOff(page), { message: where }).toEqual([]);
}

function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
    const frames = new Map<
      Element,
      { cutsAcross: boolean; cutsDown: boolean; scrolls: boolean; box: DOMRect }
    >();
    const frameOf = (element: Element) => {
      const known = frames.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY } = getComputedStyle(element);
      const both = new Set([overflowX, overflowY]);
      const frame = {
        cutsAcross: overflowX === 'hidden' || overflowX === 'clip',
        cutsDown: overflowY === 'hidden' || overflowY === 'clip',
        scrolls: both.has('auto') || both.has('scroll'),
        box: element.getBoundingClientRect(),
      };
      frames.set(element, frame);
      return frame;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        element === null ||
        text === '' ||
        element.closest('.unseen, .skip-link, svg, option, [aria-hidden="true"]') !== null
      )
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const frame = frameOf(around);
        if (frame.scrolls) break;
        if (frame.cutsAcross && (box.right > frame.box.right + 1.5 || box.left < frame.box.left - 1.5))
          found.push(`${text} in .${around.className}`);
        if (frame.cutsDown && box.bottom > frame.box.bottom + 2.5)
          found.push(`${text} (below) in .${around.className}`);
      }
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).textOverflow === 'ellipsis'
      )
        found.push(`${text}…`);
    }
    return found;
  });
}
