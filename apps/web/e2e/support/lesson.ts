import { errors, expect, type Page } from '@playwright/test';

/** What the coach asks for now. */
export interface Mark {
  readonly words: string;
  readonly step: string;
  /** A mark with a button of its own; else something at the table is to be pressed. */
  readonly isLook: boolean;
  /** What the mark covers of that thing, in square pixels. */
  readonly covered: number;
  /** The thing has the focus. */
  readonly isFocused: boolean;
  /** Where a finger meets it; null: it is covered or out of sight. */
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** Waits until a mark that is not `before` stands at its target; 'done': the lesson is over. */
export async function nextMark(page: Page, before: string, timeout = 60_000): Promise<Mark | 'done'> {
  const found = await page.waitForFunction(readMark, before, { timeout });
  return (await found.jsonValue()) as Mark | 'done';
}

/** Runs in the page. */
function readMark(before: string): Mark | 'done' | null {
  if (document.querySelector('dialog[open] .coach-choices a') !== null) return 'done';
  const mark = document.querySelector<HTMLElement>('.coach-mark');
  const words = mark?.querySelector<HTMLElement>('.coach-words');
  if (mark == null || words == null || mark.style.visibility !== 'visible') return null;
  const described = [...document.querySelectorAll('[aria-describedby]')].find((element) =>
    element.getAttribute('aria-describedby')?.split(' ').includes(words.id),
  );
  if (described === undefined) return null;
  const thing = described.matches('ol') ? (described.querySelector('button') ?? described) : described;
  const box = thing.getBoundingClientRect();
  const over = mark.getBoundingClientRect();
  const said = `${words.textContent} ${thing.outerHTML.slice(0, 200)}`;
  if (said === before) return null;
  const width = Math.max(0, Math.min(box.right, over.right) - Math.max(box.left, over.left));
  const height = Math.max(0, Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top));
  return {
    words: said,
    step: mark.querySelector('.coach-count')?.textContent ?? '',
    isLook: mark.querySelector('.coach-next') !== null,
    covered: width * height,
    isFocused: document.activeElement === thing || document.activeElement?.matches('.coach-next') === true,
    at: pointOf(),
  };

  function pointOf(): { x: number; y: number } | null {
    for (let down = 1; down < 12; down++) {
      for (let along = 1; along < 24; along++) {
        const x = box.left + (box.width * along) / 24;
        const y = box.top + (box.height * down) / 12;
        const hit = document.elementFromPoint(x, y);
        if (hit !== null && thing.contains(hit)) return { x, y };
      }
    }
    return null;
  }
}

export interface Played {
  readonly marks: number;
  readonly words: number;
}

/** Plays a lesson to its end by calling `press` at each mark, and `look` before it. */
export async function playLesson(
  page: Page,
  press: (page: Page, mark: Mark) => Promise<void>,
  look: (mark: Mark, number: number) => Promise<void> = () => Promise.resolve(),
): Promise<Played> {
  let mark = await nextMark(page, '');
  let words = 0;
  for (let marks = 0; marks < 60; marks++) {
    if (mark === 'done') return { marks, words };
    const now = mark;
    if (!now.isLook) await expect.poll(() => coveredBy(page, now), { message: now.words }).toBe(0);
    words += now.words.replace(/<.*/s, '').split(/\s+/).length;
    await look(now, marks);
    mark = await pressed(page, now, press);
  }
  throw new Error('the lesson does not end');
}

/** The mark after it. A press while something still moved is repeated. */
async function pressed(
  page: Page,
  mark: Mark,
  press: (page: Page, mark: Mark) => Promise<void>,
): Promise<Mark | 'done'> {
  for (let time = 0; time < 10; time++) {
    await press(page, mark);
    try {
      return await nextMark(page, mark.words, 5_000);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  throw new Error(`nothing comes after «${mark.words}»`);
}

/** A mark follows its target, which moves while the board zooms. */
async function coveredBy(page: Page, { words }: Mark): Promise<number> {
  const now = await nextMark(page, '');
  return now === 'done' || now.words !== words ? 0 : now.covered;
}

/** Enter alone: the focus has to be where it is needed. */
export async function byKeyboard(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const id = document.querySelector('.coach-words')?.id ?? '';
    const thing = [...document.querySelectorAll('[aria-describedby]')].find((element) =>
      element.getAttribute('aria-describedby')?.split(' ').includes(id),
    );
    const here = document.activeElement;
    const isWanted = thing?.contains(here) === true && here?.matches('button, [role=button]') === true;
    return document.querySelector('.coach-next') === null ? isWanted : here?.matches('.coach-next') === true;
  });
  await page.keyboard.press('Enter');
}

/** A finger, where the thing shows. */
export async function byTouch(page: Page, { isLook, words }: Mark): Promise<void> {
  if (isLook) return page.locator('.coach-next').tap();
  const point = async () => {
    const mark = await nextMark(page, '');
    return mark === 'done' || mark.words !== words ? undefined : mark.at;
  };
  // A board that zooms has to come to rest.
  let last = '';
  await expect
    .poll(async () => {
      const now = JSON.stringify(await point());
      const isStill = now === last && now !== 'null';
      last = now;
      return isStill;
    })
    .toBe(true);
  const at = await point();
  if (at != null) await page.touchscreen.tap(at.x, at.y);
}
