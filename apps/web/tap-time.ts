import type { CDPSession, Page } from '@playwright/test';

/** From the end of the tap on a card to the frame that shows it chosen. */
export async function timeToTap(page: Page, cdp: CDPSession, card: string): Promise<number> {
  await page.evaluate((selector) => {
    const times: { up?: number; shown?: number } = {};
    Object.assign(globalThis, { tapTimes: times });
    // Asked for before the page hears of the tap: what the page does after the frame is not counted.
    const watch = () =>
      requestAnimationFrame(() => {
        if (document.querySelector(`${selector}[aria-pressed="true"]`) === null) watch();
        else setTimeout(() => (times.shown = performance.now()));
      });
    addEventListener(
      'pointerup',
      (event) => {
        times.up = event.timeStamp;
        watch();
      },
      { capture: true, once: true },
    );
  }, card);
  // In the middle of the fan cards stand upright, and show their left side.
  const cards = page.locator(card);
  const box = await cards.nth(Math.floor((await cards.count()) / 2)).boundingBox();
  if (box === null) throw new Error('there is no card');
  const at = { x: box.x + 14, y: box.y + 50, button: 'left' as const, clickCount: 1 };
  await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
  await cdp.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  const shown = await page.waitForFunction(() => {
    const { up, shown } = (globalThis as unknown as { tapTimes: { up?: number; shown?: number } }).tapTimes;
    return up !== undefined && shown !== undefined ? shown - up : undefined;
  });
  return (await shown.jsonValue()) ?? Number.NaN;
}
