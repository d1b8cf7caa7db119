import { expect, test } from '@playwright/test';
import { prepareDevice } from './support/device.ts';
import { unfold } from './support/form.ts';

/** Each form, and the button that would begin a game with what stands in it. */
const FORMS = [
  ['on this device', '/#/new/downforce', 'To the grid'],
  ['online', '/#/online/new', 'Set up the table'],
] as const;

for (const [name, address, start] of FORMS)
  test(`${name}: until another game’s form is there, nothing in the old one can be pressed`, async ({
    page,
  }) => {
    await prepareDevice(page, { speed: 'off' });
    let letItCome: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (letItCome = resolve));
    await page.route('**/assets/formula-form-*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(address);
    await unfold(page);
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Ana');
    const submit = page.locator('.new-game [type="submit"]');
    await expect(submit).toHaveText(start);

    await page.getByRole('radio', { name: 'Formula Motor Racing' }).check();
    await expect(page.getByText('One moment…')).toBeAttached();
    await submit.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await submit.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await submit.focus();
    await page.keyboard.press('Enter');

    letItCome();
    await expect(page.getByRole('spinbutton', { name: 'Races' })).toBeVisible();
    await expect(page.getByText('One moment…')).toHaveCount(0);
    await expect(page).toHaveURL(/#\/(?:online\/)?new/);
    await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Ana');
    await submit.click();
    await expect(page).toHaveURL(/#\/(?:play|table)\//);
  });

for (const [width, height] of [
  [1366, 640],
  [390, 844],
] as const)
  test(`game, players, opponents and the start are in the first screenful of ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [, address, start] of FORMS)
      for (const lang of ['en', 'fr'] as const) {
        await prepareDevice(page, { lang });
        await page.goto('/#/nowhere');
        await page.goto(address);
        await page.reload();
        await page.locator('.new-game').waitFor();
        const submit = page.locator('.new-game [type="submit"]');
        if (lang === 'en') await expect(submit).toHaveText(start);
        const groups = page.locator('.form-head .choices, .who-plays .choices');
        await expect(groups).toHaveCount(3);
        for (const part of [...(await groups.all()), submit]) await expect(part).toBeInViewport({ ratio: 1 });
        // The bar at the bottom covers none of them.
        const covered = () =>
          page.evaluate(() => {
            const bar = document.querySelector('.start-bar')?.getBoundingClientRect().top ?? 0;
            const parts = [...document.querySelectorAll('.who-plays .choices')];
            return parts.filter((part) => part.getBoundingClientRect().bottom > bar).length;
          });
        await expect.poll(covered).toBe(0);
      }
  });
