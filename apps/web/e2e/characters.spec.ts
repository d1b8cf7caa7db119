import { expect, test } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { unfold } from './support/form.ts';
import { expectAccessible } from './support/look.ts';
import { GAMES } from './support/scripts.ts';

for (const game of GAMES)
  test(`${game.name}: a bot at the table says who it is, by keyboard and by tap`, async ({ page }) => {
    await prepareDevice(page, { speed: 'off' });
    await page.goto('/');
    await page.locator(`.race-now .button[aria-label*="${game.name}"]`).click();
    await page.locator(game.asked).waitFor({ timeout: 60_000 });
    const bruno = page.getByRole('button', { name: 'Bruno', exact: true });
    await bruno.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Bruno' });
    await expect(card).toContainText('Spend big, push hard, sort the rest out later.');
    await expect(card).toContainText('Bot: club · bold');
    await expectAccessible(page, game.name);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(bruno).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.rail-seat[data-seat="1"]').click({ position: { x: 8, y: 8 } });
    await expect(page.getByRole('dialog', { name: 'Ada' })).toContainText('Nothing personal.');
  });

test('the form seats the characters that were chosen, and two never are the same', async ({ page }) => {
  await prepareDevice(page, { speed: 'off' });
  await page.goto('/#/new/formula');
  await unfold(page);
  const names = page.locator('.form-seat').getByRole('textbox', { name: 'Name', exact: true });
  const characters = page.getByRole('combobox', { name: 'Character' });
  await characters.nth(0).selectOption('Elif');
  await expect(page.getByText('Long odds are the only ones worth taking.')).toBeVisible();
  await characters.nth(1).selectOption('Elif');
  await expect(names.nth(1)).toHaveValue('Bruno');
  await expect(names.nth(2)).toHaveValue('Elif');
  await page.locator('.new-game [type="submit"]').click();
  await expect(page.locator('[data-seat] .rail-name')).toHaveText(['Player 1', 'Bruno', 'Elif', 'Chiara']);
});
