import { errors, type Locator } from '@playwright/test';

/** A thing may go the moment after it was seen, because it has just done its work. One that is still there is pressed again. */
async function unlessGone(thing: Locator, press: () => Promise<void>): Promise<void> {
  for (let time = 0; time < 20; time++) {
    try {
      return await press();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      if ((await thing.count()) === 0) return;
    }
  }
  throw new Error(
    `${thing.toString()} cannot be pressed: at its middle is ${await thing.evaluate(whatIsAtMiddle)}`,
  );
}

function whatIsAtMiddle(thing: Element): string {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const found = document.elementFromPoint(left, top)?.outerHTML.slice(0, 120) ?? 'nothing';
  return `${found} (${Math.round(left)}, ${Math.round(top)})`;
}

const BRIEFLY = { timeout: 1500 };

function unlessGoneBy(how: 'click' | 'tap'): (thing: Locator, isFanned?: boolean) => Promise<void> {
  return (thing, isFanned = false) =>
    unlessGone(thing, async () => {
      const position = isFanned ? await thing.evaluate(whereItShows, undefined, BRIEFLY) : undefined;
      await thing[how]({ ...(position && { position }), ...BRIEFLY });
    });
}

/** `isFanned`: other cards lie over most of it. */
export const clickUnlessGone = unlessGoneBy('click');
export const tapUnlessGone = unlessGoneBy('tap');

/** A point of a card that no other covers, with a little room around it. */
function whereItShows(card: Element): { x: number; y: number } {
  const box = card.getBoundingClientRect();
  const shows = (x: number, y: number) =>
    [-4, 4].every((by) => card.contains(document.elementFromPoint(box.x + x + by, box.y + y + by)));
  for (let y = 10; y < box.height; y += 10) {
    for (let x = 6; x < box.width; x += 4) if (shows(x, y)) return { x, y };
  }
  return { x: box.width / 2, y: box.height / 2 };
}
