import { expect, test } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { GAMES, scriptKb, watchScripts } from './support/scripts.ts';

for (const game of GAMES) {
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

  test(`${game.name} shows a tapped card chosen before it works out what follows`, async ({ page }) => {
    await prepareDevice(page, { speed: 'off' });
    await page.goto('/');
    await page.locator(`.race-now .button[aria-label*="${game.name}"]`).click();
    await page.locator(game.asked).waitFor({ timeout: 60_000 });
    const drawn = await page.evaluate(
      (selector) =>
        new Promise((resolve) => {
          const card = document.querySelector(selector);
          const prompt = () => document.querySelector('.prompt')?.textContent;
          const before = prompt();
          card?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
          requestAnimationFrame(() =>
            resolve({ pressed: card?.getAttribute('aria-pressed'), isPromptOld: prompt() === before }),
          );
        }),
      game.card,
    );
    expect(drawn).toEqual({ pressed: 'true', isPromptOld: true });
    await expect(page.locator('.undo, .confirm.lit').first()).toBeVisible();
    await expect(page.locator(`${game.card}[aria-pressed="true"]`)).toHaveCount(1);
  });
}
