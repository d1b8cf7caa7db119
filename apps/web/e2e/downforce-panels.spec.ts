import { expect, test, type Page } from '@playwright/test';
import { changeDevice, prepareDevice, savedPlan, watchErrors } from './support/device.ts';
import {
  keyboardPerson,
  lettersOf,
  mousePerson,
  playOn,
  setUpDownforce,
  touchPerson,
  whatIsAsked,
} from './support/downforce.ts';
import { expectAccessible, expectNothingCutOff } from './support/look.ts';

test.setTimeout(180_000);

/** The ways to play that have panels of their own, what shows each, and how many play. */
const WAYS = [
  { label: 'War of Whispers', panel: '.df-whisper', players: 3 },
  { label: 'Widespread bets', panel: '.df-podium', players: 3 },
  { label: 'Dice auction', panel: '.df-die-side', players: 3 },
  { label: 'Rubber-band A.I.', panel: '.df-counter', players: 2 },
] as const;

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en', theme: 'dark' });
});

async function isShown(page: Page, panel: string): Promise<boolean> {
  return (await page.locator(panel).count()) > 0;
}

/** In both themes; the game is carried on by the reload. */
async function lookAt(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await changeDevice(page, { theme });
    if ((await whatIsAsked(page)) === 'over') await expect(page.locator('.df-winner')).toBeVisible();
    await expectNothingCutOff(page, `${where}, ${theme}`);
    await expectAccessible(page, `${where}, ${theme}`);
  }
}

for (const { label, panel, players } of WAYS) {
  test(`${label}: by keyboard alone, from the form to the end`, async ({ page }) => {
    const errors = watchErrors(page);
    await setUpDownforce(page, { players, choices: [label] });
    let wasShown = false;
    await playOn(page, keyboardPerson, async () => {
      wasShown ||= await isShown(page, panel);
      return false;
    });
    expect(wasShown).toBe(true);
    await expect(page.locator('.df-winner')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`${label}: by touch, and clean in both themes`, async ({ page }) => {
      await setUpDownforce(page, { players, choices: [label] });
      let wasSeen = false;
      await playOn(page, touchPerson, async () => {
        if (wasSeen || !(await isShown(page, panel))) return false;
        wasSeen = true;
        await lookAt(page, label);
        return false;
      });
      expect(wasSeen).toBe(true);
      await lookAt(page, `${label}, the end`);
    });
  });
}

test('D-V6: a prediction is ordered by dragging, by tapping and by keys, is told, and outlives a reload', async ({
  page,
}) => {
  await setUpDownforce(page, { players: 3, choices: ['War of Whispers'] });
  await playOn(page, mousePerson, (asked) => asked === 'predict');
  const rows = page.locator('.df-whisper-row');
  const order = () => rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-predict')));
  const [first, second, third, ...others] = await order();
  await expect(page.locator('.confirm.lit')).toHaveCount(0);

  const target = await rows.nth(2).boundingBox();
  await rows.nth(0).locator('.df-grip').hover();
  await page.mouse.down();
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual([second, third, first, ...others]);

  await rows.nth(2).click();
  await rows.nth(0).click();
  await expect.poll(order).toEqual([first, second, third, ...others]);

  await rows.nth(0).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.df-whisper [role=status]')).toContainText('2nd');
  await expect.poll(order).toEqual([second, first, third, ...others]);
  await page.keyboard.press('Escape');
  await expect.poll(order).toEqual([first, second, third, ...others]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.confirm.lit')).toBeVisible();

  const letters = lettersOf([second, first, third, ...others]);
  await expect.poll(() => savedPlan(page)).toEqual([`predict ${letters}`]);
  await page.reload();
  await expect(page.locator('.confirm.lit')).toBeVisible();
  await expect.poll(order).toEqual([second, first, third, ...others]);
});

test('D-V6: two people share the device, and neither sees what the other has predicted', async ({ page }) => {
  await setUpDownforce(page, { players: 6, people: [1], choices: ['War of Whispers'], bots: 'rookie' });
  const rows = page.locator('.df-whisper-row');
  const order = () => rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-predict')));
  await playOn(page, mousePerson, (asked) => asked === 'predict');
  const standing = await order();
  await rows.nth(0).click();
  await rows.nth(5).click();
  await expect.poll(order).not.toEqual(standing);
  await page.locator('.confirm.lit').click();

  await expect(page.locator('.hand-over')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page.locator('.df-whisper-sheet, .df-driver, .df-card')).toHaveCount(0);
  await page.locator('.hand-over button').click();
  await expect.poll(order).toEqual(standing);
  await expect(page.locator('.confirm.lit')).toHaveCount(0);
  await expect(page.locator('.df-whisper-sheet td')).toHaveCount(0);
  await page.getByRole('button', { name: 'As they stand now' }).click();

  await playOn(page, mousePerson);
  await expect(page.locator('.df-whisper-tally thead th')).toHaveCount(7);
});

test('D-V9: a fourth car is refused with a reason, and two cars on the podium outlive a reload', async ({
  page,
}) => {
  await setUpDownforce(page, { players: 3, choices: ['Widespread bets'] });
  await playOn(page, mousePerson, (asked) => asked === 'bet');
  const cars = page.locator('.df-slip-car');
  await cars.nth(0).click();
  await cars.nth(3).click();
  await expect.poll(() => savedPlan(page)).toEqual([expect.stringMatching(/^podium [a-z]{2}\.$/u)]);
  await page.reload();
  await expect(page.locator('.df-step-car')).toHaveCount(2);
  await cars.nth(1).click();
  await expect(page.locator('.confirm.lit')).toBeVisible();
  await cars.nth(2).click();
  await expect(page.getByText('Three cars are named already')).toBeVisible();
  await expect(page.locator('.df-slip-car[aria-pressed="true"]')).toHaveCount(3);
});
