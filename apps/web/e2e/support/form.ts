import type { Page } from '@playwright/test';

/** Opens everything that the form for a game keeps folded. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('.new-game:not([inert]) .fold').first().waitFor();
  const folded = page.locator('.fold:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}
