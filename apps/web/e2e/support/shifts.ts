import type { Page } from '@playwright/test';

/** What has moved on the page since it was opened. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const found = await page.evaluateHandle(() => {
    // What is not painted does not move either, for the browser.
    if (document.adoptedStyleSheets.length > 0) throw new Error('the page has to be painted from the start');
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: readonly { node: Node | null }[] };
        moved.push(...sources.map(({ node }) => (node instanceof Element ? node.className : 'text')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    return moved;
  });
  // Entries come with the next frame.
  await page.screenshot();
  await page.screenshot();
  return found.jsonValue();
}
