import { expect, test } from '@playwright/test';
import { GAMES, scriptKb, watchScripts } from './support/scripts.ts';

for (const game of GAMES)
  test(`${game.name} asks for the first play with at most ${game.scriptKb} KB of script`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
    await page.goto('/');
    await page.locator(`.race-now .button[aria-label*="${game.name}"]`).click();
    await page.locator(game.asked).waitFor({ timeout: 60_000 });
    const size = await scriptKb(page, scripts, game);
    expect(size).toBeGreaterThan(game.scriptKb / 2);
    expect(size).toBeLessThanOrEqual(game.scriptKb);
  });
