import type { Page } from '@playwright/test';

/** Opens what is written beside the table, where the window is too small to show it by itself. */
export async function openSide(page: Page): Promise<void> {
  const button = page.locator('.tool-side');
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}
