import { expect, test, type Page } from '@playwright/test';
import { changeDevice, prepareDevice } from './support/device.ts';
import { mousePerson, playOn, setUpDownforce, whatIsAsked, type Asked } from './support/downforce.ts';
import { expectAccessible, expectNothingCutOff } from './support/look.ts';

test.setTimeout(400_000);

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off', lang: 'en', theme: 'dark' });
});

/** Every language, both themes, both widths; the game is carried on by the reload each time. */
async function lookAround(page: Page, name: string, arrived: () => Promise<unknown>): Promise<void> {
  for (const [theme, lang] of [
    ['dark', 'fr'],
    ['light', 'pt'],
    ['dark', 'en'],
  ] as const) {
    await changeDevice(page, { theme, lang });
    for (const size of theme === 'light' ? [PHONE, DESKTOP] : [SMALL, PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await arrived();
      const where = `${name}, ${theme}, ${lang}, ${size.width}`;
      await expectNothingCutOff(page, where);
      if (size !== SMALL) await expectAccessible(page, where);
    }
  }
}

/** What is asked, and whether in the auction: each looks different from the others. */
async function phaseOf(page: Page, asked: Asked): Promise<string> {
  const isAuction = (await page.locator('.df-auction').count()) > 0;
  return `${asked}${isAuction ? ' in the auction' : ''}`;
}

test('every phase of a game, from all sides', async ({ page }) => {
  await setUpDownforce(page, { players: 3 });
  const seen = new Set<string>();
  await playOn(page, mousePerson, async (asked) => {
    const phase = await phaseOf(page, asked);
    // A decision of a power is a prompt like the others.
    if (seen.has(phase) || asked === 'decision') return false;
    seen.add(phase);
    await lookAround(page, phase, () => whatIsAsked(page));
    return false;
  });
  await lookAround(page, 'the end', () => whatIsAsked(page));
  await page.evaluate(() => (location.hash = location.hash.replace('play', 'replay')));
  await lookAround(page, 'the replay', () => page.locator('.slider').waitFor());
  for (const phase of ['card in the auction', 'confirm in the auction', 'card', 'step', 'confirm', 'bet'])
    expect(seen).toContain(phase);
});

test('nothing but what changed moves: a whole turn shifts no layout', async ({ page }) => {
  await setUpDownforce(page, { players: 4, choices: ['no auction'] });
  await expect(page.locator('.df-hand.asked')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const shifted: string[] = [];
    Object.assign(globalThis, { shifted });
    // The words of the prompt change, and the hand loses a card; what has left the page is named no more.
    const hasChanged = (element: Element) => element.closest('.prompt-bar, .df-hand') !== null;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element !== null && element !== undefined && !hasChanged(element))
            shifted.push(element.getAttribute('class') ?? element.nodeName);
        }
    }).observe({ type: 'layout-shift' });
  });
  let turns = 0;
  await playOn(page, mousePerson, (asked) => asked === 'card' && turns++ > 1);
  const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: string[] }).shifted);
  expect([...new Set(shifted)]).toEqual([]);
});

test('the front page, the form and the rules of Downforce can be read by everybody', async ({ page }) => {
  for (const [name, address] of [
    ['the form', '/#/new/downforce'],
    ['the rules', '/#/rules/downforce/D-R5'],
  ] as const) {
    await page.goto(address);
    for (const [theme, lang, size] of [
      ['dark', 'en', DESKTOP],
      ['light', 'fr', PHONE],
      ['dark', 'pt', PHONE],
    ] as const) {
      await page.setViewportSize(size);
      await changeDevice(page, { theme, lang });
      await page.locator('h1').waitFor();
      await expectAccessible(page, `${name}, ${theme}, ${lang}`);
      await expectNothingCutOff(page, `${name}, ${theme}, ${lang}`);
    }
  }
});

test('the hand-over screen hides everything', async ({ page }) => {
  await setUpDownforce(page, { players: 3, people: [1] });
  expect(await whatIsAsked(page)).toBe('device');
  await expect(page.locator('.df-card')).toHaveCount(0);
  await expectAccessible(page, 'hand-over');
});
