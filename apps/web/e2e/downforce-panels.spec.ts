import { expect, test, type Page } from '@playwright/test';
import { downforceGame } from '@paddock/downforce';
import { prepareDevice, savedEntries, savedPlan, watchErrors } from './support/device.ts';
import {
  keyboardPerson,
  lettersOf,
  mousePerson,
  playOn,
  touchPerson,
  type Person,
} from './support/downforce.ts';
import { inPhase, seedDownforce, type DownforcePosition } from './support/positions.ts';
import { seedGame } from './support/seed.ts';

/** The questions that are asked on panels of their own, what shows each, and what answers it. */
const PANELS: readonly (DownforcePosition & {
  readonly name: string;
  readonly panel: string;
  readonly answer: RegExp;
})[] = [
  {
    name: 'D-V6: a prediction',
    options: { goal: 'whispers' },
    until: inPhase('predicting'),
    panel: '.df-whisper',
    answer: /^predict [a-z]{6}$/,
  },
  {
    name: 'D-V6: a swap',
    options: { goal: 'whispers' },
    until: inPhase('swapping'),
    panel: '.df-whisper',
    answer: /^swap [a-z]+ [a-z]+$/,
  },
  {
    name: 'D-V9: a podium',
    options: { bets: 'widespread' },
    until: inPhase('betting'),
    panel: '.df-podium',
    answer: /^podium [a-z]{3}$/,
  },
  {
    name: 'D-V7: a die',
    options: { auction: 'dice' },
    until: inPhase('bidding'),
    panel: '.df-die-side',
    answer: /^offer /,
  },
  {
    name: 'D-V8: a turn against an automa',
    options: { automas: 1 },
    seats: ['person', 'automa'],
    until: inPhase('playing'),
    panel: '.df-counter',
    answer: /^play /,
  },
  {
    name: 'D-V8h: powers to keep',
    options: { automas: 1, auction: 'dice', twoPlayerCunning: 'keep' },
    seats: ['person', 'automa'],
    until: inPhase('keeping'),
    panel: '.df-power-button',
    answer: /^keep /,
  },
  {
    name: 'D-V5: a bet, or none yet',
    options: { timely: true, auction: 'none' },
    until: inPhase('betting'),
    panel: '.df-decline',
    answer: /^(bet |decline$)/,
  },
  {
    name: 'D-V9: a bet at odds',
    options: { bets: 'odds', auction: 'none' },
    until: inPhase('betting'),
    panel: '.df-slip-odds',
    answer: /^bet /,
  },
  {
    name: 'D-V9: a bet that may cost money',
    options: { bets: 'penalty', auction: 'none' },
    until: inPhase('betting'),
    panel: '.df-slip-costs',
    answer: /^bet /,
  },
];

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en' });
});

/** The next question of the first seat, answered by that person alone. */
async function answerBy(page: Page, person: Person, panel: string): Promise<string | undefined> {
  await expect(page.locator(panel).first()).toBeVisible();
  const before = (await savedEntries(page)).length;
  const own = async () => (await savedEntries(page)).slice(before).find(({ seat }) => seat === 0);
  await playOn(page, person, async () => (await own()) !== undefined);
  await expect.poll(own).toBeDefined();
  return (await own())?.do?.[0];
}

test('by keyboard alone: every panel is answered', async ({ page }) => {
  const errors = watchErrors(page);
  for (const { name, panel, answer, ...position } of PANELS)
    await test.step(name, async () => {
      await seedDownforce(page, position);
      expect(await answerBy(page, keyboardPerson, panel)).toMatch(answer);
    });
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by touch: every panel is answered', async ({ page }) => {
    const errors = watchErrors(page);
    for (const { name, panel, answer, ...position } of PANELS)
      await test.step(name, async () => {
        await seedDownforce(page, position);
        expect(await answerBy(page, touchPerson, panel)).toMatch(answer);
      });
    expect(errors).toEqual([]);
  });
});

test('D-V6: a prediction is ordered by dragging, by tapping and by keys, is read out, and survives a reload', async ({
  page,
}) => {
  await seedDownforce(page, { options: { goal: 'whispers' }, until: inPhase('predicting') });
  const rows = page.locator('.df-whisper-row');
  const order = () => rows.evaluateAll((found) => found.map((row) => row.getAttribute('data-predict')));
  await expect(rows).toHaveCount(6);
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
  const seats = ['person', 'person', 'rookie', 'rookie', 'rookie', 'rookie'];
  await seedGame(page, downforceGame, {
    seats,
    options: { goal: 'whispers' },
    // Neither has answered yet.
    until: (view, toAct) => inPhase('predicting')(view) && toAct.length === 2,
  });
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
  await page.locator('.confirm.lit').click();
  const predictions = async () =>
    (await savedEntries(page)).filter((entry) => entry.do?.[0]?.startsWith('predict ') === true);
  await expect.poll(async () => (await predictions()).map(({ seat }) => seat)).toContain(1);
});

test('D-V9: a fourth car is refused with a reason, and two cars on the podium outlive a reload', async ({
  page,
}) => {
  await seedDownforce(page, { options: { bets: 'widespread' }, until: inPhase('betting') });
  const cars = page.locator('.df-slip-car');
  await cars.nth(0).click();
  await cars.nth(3).click();
  await expect.poll(() => savedPlan(page)).toEqual([expect.stringMatching(/^podium [a-z]{2}\.$/u)]);
  await page.reload();
  await expect(page.locator('.df-step-car')).toHaveCount(2);
  await cars.nth(1).click();
  await expect(page.locator('.confirm.lit')).toBeVisible();
  await cars.nth(2).click();
  await expect(page.getByText('You have already named three cars')).toBeVisible();
  await expect(page.locator('.df-slip-car[aria-pressed="true"]')).toHaveCount(3);
});
