import { expect, test, type Page } from '@playwright/test';
import { RECONSTRUCTED_CARDS } from '@paddock/downforce';
import { changeInPage, paint, prepareDevice, watchErrors } from './support/device.ts';
import { expectAccessible, expectFlawless } from './support/look.ts';

/** As somebody with the box types them: ours, with a misprint to be mended. */
const TYPED = RECONSTRUCTED_CARDS.map(({ kind, count }) => (count > 1 ? `${kind}*${count}` : kind));

interface Counted {
  keys: number;
  moved: string[];
}

/** Real keys pressed, and what moved on the screen; the card that is being typed may. */
async function countKeys(page: Page): Promise<() => Promise<Counted>> {
  await paint(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const counted: Counted = { keys: 0, moved: [] };
    Object.assign(globalThis, { counted });
    addEventListener('keydown', () => (counted.keys += 1), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.isConnected === true && element.closest('.deck-preview') === null)
            counted.moved.push(`${element.className}: ${element.textContent?.slice(0, 30)}`);
        }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { counted: Counted }).counted);
}

test('D-C2: a whole printed deck by keyboard alone: typed, mended, undone, named, kept', async ({ page }) => {
  const errors = watchErrors(page);
  await prepareDevice(page, { speed: 'off', lang: 'en' });
  await page.goto('/#/box/deck/new');
  const field = page.locator('#deck-field');
  const cards = page.locator('.deck-card');
  await expect(field).toBeFocused();
  const counted = await countKeys(page);
  for (const text of TYPED) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(cards).toHaveCount(42);
  const { keys, moved } = await counted();
  console.log(`a deck of 42 cards: ${keys} keystrokes, ${(keys / 42).toFixed(1)} a card`);
  expect(keys).toBeLessThan(42 * 10);
  expect(moved).toEqual([]);
  await expect(page.getByText('Ready to play: for 2 to 6 players.')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Added: wild 4, wild 2. 42 cards.');
  const play = page.getByRole('link', { name: 'Play with this' });
  await expect(play).toHaveAttribute('href', /^#\/new\/downforce\/own-deck-/);

  // What is wrong is said at once, with its rule, and does not go in.
  await page.keyboard.type('r6y4r');
  await expect(page.locator('.deck-said')).toHaveText(
    'Card 43 has red on two lines; a colour may appear only once on a card. D-C2',
  );
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(42);
  await page.keyboard.press('Escape');

  // Through the cards: typing replaces one, Delete takes one out.
  await page.keyboard.press('ArrowUp');
  await expect(cards.nth(41)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  const at = await cards.evaluateAll((all) => all.findIndex((card) => card === document.activeElement));
  expect(at).toBeGreaterThan(3);
  await page.keyboard.type('g1w1');
  await expect(field).toHaveValue('g1w1');
  await page.keyboard.press('Enter');
  await expect(cards.nth(at)).toBeFocused();
  await expect(cards.nth(at)).toHaveAccessibleName('green 1, wild 1');
  await page.keyboard.press('Delete');
  await expect(cards).toHaveCount(41);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(cards.nth(at)).toHaveAttribute('data-card', RECONSTRUCTED_CARDS[at]?.kind ?? '');
  await page.keyboard.press('Control+y');
  await expect(cards.nth(at)).toHaveAttribute('data-card', 'g1w1');
  await page.keyboard.press('Control+z');

  // Pasted lines: the wrong one is marked on its card, and in words.
  await field.focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'k3\nr7\n');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(cards.nth(43).locator('.deck-mark')).toHaveText('D-C2');
  await expect(play).not.toHaveAttribute('href');
  await expectFlawless(page, 'the deck editor');
  await page.getByRole('button', { name: /^Card 44 has a line “r7”/ }).press('Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await page.getByRole('textbox', { name: 'Name' }).press('Control+a');
  await page.keyboard.type('Out of the box');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of the box');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await play.press('Enter');
  await expect(page.getByRole('radio', { name: 'Out of the box' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of the box');
  await expect(cards).toHaveCount(42);
  expect(await cards.evaluateAll((all) => all.map((card) => card.dataset['card']))).toEqual(
    RECONSTRUCTED_CARDS.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind)),
  );
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('D-C2: a deck is tapped together, in three languages', async ({ page }) => {
    const errors = watchErrors(page);
    await prepareDevice(page, { speed: 'off', lang: 'en' });
    await page.goto('/#/box/deck/new');
    const cards = page.locator('.deck-card');
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    for (const line of ['red 6', 'yellow 4', 'black 2', 'blue 1']) await tap(line);
    await tap('Add');
    await expect(cards).toHaveAccessibleName('red 6, yellow 4, black 2, blue 1');
    await expect(page.locator('#deck-field')).not.toBeFocused();
    await tap('wild 5');
    await tap('Add');
    await cards.first().tap();
    // Another number for a colour that is there; the same one takes the line off.
    await tap('red 5');
    await tap('black 2');
    await tap('Replace');
    await expect(cards.first()).toHaveAccessibleName('red 5, yellow 4, blue 1');
    await tap('Undo');
    await expect(cards.first()).toHaveAccessibleName('red 6, yellow 4, black 2, blue 1');
    await tap('Remove all');
    await tap('Our 42 cards');
    await expect(cards).toHaveCount(42);
    await tap('green 3');
    await tap('Add');
    // The newest card is seen above the composer.
    const room = () =>
      page.evaluate(() => {
        const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        return (box('.deck-composer')?.top ?? 0) - (box('li:last-child > .deck-card')?.bottom ?? Infinity);
      });
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    for (const [lang, theme] of [
      ['fr', 'dark'],
      ['pt', 'light'],
    ] as const) {
      await changeInPage(page, { lang, theme });
      await expectFlawless(page, `the deck editor on a phone, ${lang}`);
    }
    await expectAccessible(page, 'the deck editor on a phone');
    expect(errors).toEqual([]);
  });
});
