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
    const prompt = page.locator('.prompt');
    const before = (await prompt.textContent()) ?? '';
    const drawn = await page.evaluate(
      (selector) =>
        new Promise((resolve) => {
          const card = document.querySelector(selector);
          card?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
          requestAnimationFrame(() =>
            resolve({
              pressed: card?.getAttribute('aria-pressed'),
              prompt: document.querySelector('.prompt')?.textContent,
            }),
          );
        }),
      game.card,
    );
    expect(drawn).toEqual({ pressed: 'true', prompt: before });
    await expect(prompt).not.toHaveText(before);
    await expect(page.locator(`${game.card}[aria-pressed="true"]`)).toHaveCount(1);
  });
}
