import { expect, test } from '@playwright/test';
import { hasBotPlayed, watchErrors } from './support/device.ts';
import { unfold } from './support/form.ts';
import { mousePerson } from './support/people.ts';
import { watchScripts } from './support/scripts.ts';
import { playOn } from './support/table.ts';

test('champions play Formula, and the page fetches how they search', async ({ page }) => {
  const [scripts, errors] = [watchScripts(page), watchErrors(page)];
  await page.goto('/#/new/formula');
  await unfold(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  const sitters = page.getByRole('combobox', { name: 'Who sits here' });
  await expect(sitters).toHaveCount(3);
  for (const sitter of (await sitters.all()).slice(1)) await sitter.selectOption('champion');
  expect([...scripts].filter((path) => path.includes('search'))).toEqual([]);
  await page.getByRole('button', { name: 'To the grid' }).click();
  await playOn(page, mousePerson, () => hasBotPlayed(page));
  await expect.poll(() => hasBotPlayed(page)).toBe(true);
  expect([...scripts].some((path) => path.includes('search'))).toBe(true);
  expect(errors).toEqual([]);
});
