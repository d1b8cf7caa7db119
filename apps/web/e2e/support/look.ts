import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { changeInPage } from './device.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

/** Both themes, and every language. */
const SIDES = [
  { lang: 'fr', theme: 'light', sizes: [DESKTOP, PHONE, SMALL] },
  { lang: 'pt', theme: 'light', sizes: [PHONE, DESKTOP] },
  { lang: 'en', theme: 'dark', sizes: [DESKTOP, PHONE, SMALL] },
] as const;

/**
 * The screen in every language and width, without a reload. What axe finds depends on the theme and not on the language, so it
 * looks once a theme: in one of them at a phone, in the other at a desktop. `turn` says in which; screens take turns.
 */
export async function lookFromAllSides(page: Page, name: string, turn: number): Promise<void> {
  for (const { lang, theme, sizes } of SIDES) {
    await changeInPage(page, { lang, theme });
    await expectWellSaid(page, `${name}, ${lang}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const where = `${name}, ${theme}, ${lang}, ${size.width}`;
      await expectNothingCutOff(page, where);
      const isPhonesTurn = (theme === 'dark') === (turn % 2 === 0);
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

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // One document without frames: no second page is needed to gather what was found.
    .setLegacyMode()
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      preload: false,
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any.map(({ message }) => message).join()}`),
  );
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
