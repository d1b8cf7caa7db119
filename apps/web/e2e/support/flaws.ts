import type { Page } from '@playwright/test';
import { paint } from './device.ts';

/**
 * What a person could not read or press on the screen as it stands, each with the element at fault:
 * the page scrolls sideways; a text is cut off by what is around it, or in half where all must be seen at once; a control lies
 * outside the window where no scrolling leads to it, or below something else.
 */
export async function findFlaws(page: Page): Promise<string[]> {
  await paint(page);
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
    /** Said to screen readers alone; drawings; what is only seen with the keyboard in use. */
    const UNREAD = '.unseen, .skip-link, svg, option, [aria-hidden="true"]';
    /** Cards lie over each other, cars stand close, and the track is dragged: a corner that can be pressed is enough. */
    const CROWDED = '.df-card, .card, .df-car, .car, .df-hits, .df-target';
    const FINE = [0.05, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 0.95];
    /** People choose their names: a long one ends in an ellipsis in a narrow place, and is whole in the seat's own panel and in the log. */
    const NAMES = '.rail-name, .rail-who, .df-bid-name';
    /** A bot's name is a button whose clear area is the whole seat: what stands there is read through it. */
    const isClear = (cover: Element, element: Element) =>
      cover.matches('.rail-who') && cover.closest('.rail-seat')?.contains(element) === true;
    /** Everything in these is to be seen at once. */
    const WHOLE = '.df-cover.auction, .prompt, .table-hand';
    const found = new Set<string>();
    const modal = [...document.querySelectorAll('dialog')].findLast((each) => each.matches(':modal'));
    // A hint covers the table on purpose: the plan is seen on the board beside it.
    const root = modal ?? document.querySelector('.hint-panel') ?? document.body;
    const { clientWidth: wide, clientHeight: high, scrollWidth } = document.documentElement;
    if (scrollWidth > wide) found.add(`the page is ${scrollWidth} wide in ${wide}`);

    const nameOf = (element: Element): string => {
      const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
      const classes = [...element.classList].map((name) => `.${name}`).join('');
      return `${element.tagName.toLowerCase()}${classes} «${text}»`;
    };
    const isSeen = (element: Element): boolean =>
      element.closest('[inert]') === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath !== 'inset(50%)';
    const frames = new Map<Element, { x: string; y: string; box: DOMRect }>();
    const frameOf = (element: Element) => {
      const known = frames.get(element);
      if (known !== undefined) return known;
      const { overflowX: x, overflowY: y } = getComputedStyle(element);
      const frame = { x, y, box: element.getBoundingClientRect() };
      frames.set(element, frame);
      return frame;
    };
    const isCut = (how: string) => how === 'hidden' || how === 'clip';
    const isScrolled = (how: string) => how === 'auto' || how === 'scroll';
    /** The part of the window in which it is seen before anything is scrolled; `canScroll`: scrolling shows more of it. */
    const roomOf = (element: Element) => {
      const room = { left: 0, top: 0, right: wide, bottom: high, canScroll: false };
      if (getComputedStyle(element).position === 'fixed') return room;
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { x, y, box } = frameOf(around);
        const isRoot = around === document.documentElement || around === document.body;
        if (isRoot) room.canScroll ||= document.documentElement.scrollHeight > high;
        else {
          if (isScrolled(x) || isScrolled(y)) {
            room.canScroll ||=
              around.scrollHeight > around.clientHeight || around.scrollWidth > around.clientWidth;
          }
          if (x !== 'visible')
            [room.left, room.right] = [Math.max(room.left, box.left), Math.min(room.right, box.right)];
          if (y !== 'visible')
            [room.top, room.bottom] = [Math.max(room.top, box.top), Math.min(room.bottom, box.bottom)];
        }
        if (getComputedStyle(around).position === 'fixed' || around === modal) break;
      }
      return room;
    };
    const GROUP = 'button, a, label, summary, .segment, [role="button"]';
    const isOne = (one: Element, other: Element): boolean => {
      const group = one.closest(GROUP);
      return one.contains(other) || other.contains(one) || (group !== null && group === other.closest(GROUP));
    };
    /** A bar that stays while the rest is scrolled below it. */
    const isSticky = (element: Element): boolean => {
      for (let around: Element | null = element; around !== null; around = around.parentElement)
        if (getComputedStyle(around).position === 'sticky') return true;
      return false;
    };
    const whatCovers = (element: Element, canScroll: boolean, x: number, y: number): Element | null => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || isOne(element, hit) || (canScroll && isSticky(hit))) return null;
      return hit;
    };

    for (const control of root.querySelectorAll(CONTROLS)) {
      if (!isSeen(control) || control.closest(UNREAD) !== null) continue;
      // A car that cannot be chosen is a picture.
      if (control.matches('.df-car:not(.choice)')) continue;
      if (getComputedStyle(control).pointerEvents === 'none') continue;
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const room = roomOf(control);
      const shares = control.matches(CROWDED) ? FINE : [0.15, 0.5, 0.85];
      const spots = shares.flatMap((across) =>
        shares.map((down) => [box.left + box.width * across, box.top + box.height * down] as const),
      );
      const seen = spots.filter(
        ([x, y]) => x >= room.left && x < room.right && y >= room.top && y < room.bottom,
      );
      if (seen.length < spots.length && !room.canScroll && !control.matches(CROWDED))
        found.add(`${nameOf(control)} is outside the window`);
      const covers = seen.flatMap(([x, y]) => whatCovers(control, room.canScroll, x, y) ?? []);
      const isCovered = control.matches(CROWDED)
        ? seen.length > 0 && covers.length === seen.length
        : covers.length > 0;
      if (isCovered && covers[0] !== undefined) found.add(`${nameOf(control)} is below ${nameOf(covers[0])}`);
    }

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest(UNREAD) !== null || !isSeen(element)) continue;
      if (element.matches(NAMES) && element.scrollWidth > element.clientWidth) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        const { x, y, box: frame } = frameOf(around);
        if (isScrolled(x) || isScrolled(y)) break;
        if (isCut(x) && (box.right > frame.right + 1.5 || box.left < frame.left - 1.5))
          found.add(`«${text}» is cut off by ${nameOf(around)}`);
        if (isCut(y) && box.bottom > frame.bottom + 2.5)
          found.add(`«${text}» is cut off below by ${nameOf(around)}`);
      }
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).textOverflow === 'ellipsis'
      )
        found.add(`«${text}» ends in an ellipsis`);
      const room = roomOf(element);
      const whole = element.closest(CROWDED) === null ? element.closest(WHOLE) : null;
      if (whole !== null && (box.bottom > room.bottom + 3 || box.top < room.top - 3))
        found.add(`«${text}» is not seen whole in ${nameOf(whole)}`);
      if (!room.canScroll && (box.right > wide + 1 || box.bottom > high + 3))
        found.add(`«${text}» is outside the window`);
      if (element.closest(CROWDED) !== null || getComputedStyle(element).pointerEvents === 'none') continue;
      for (const line of range.getClientRects()) {
        const y = line.top + line.height / 2;
        for (const share of [0.1, 0.5, 0.9]) {
          const x = line.left + line.width * share;
          if (x < room.left || x >= room.right || y < room.top || y >= room.bottom) continue;
          const cover = whatCovers(element, room.canScroll, x, y);
          if (cover !== null && !isClear(cover, element)) found.add(`«${text}» is below ${nameOf(cover)}`);
        }
      }
    }
    return [...found];
  });
}
