import { LANGUAGES } from '@paddock/words';
import { expect, test, type Page } from '@playwright/test';
import { prepareDevice, watchErrors } from './support/device.ts';
import * as downforce from './support/downforce.ts';
import { byKeyboard, byTouch, playLesson, type Mark } from './support/lesson.ts';
import { expectAccessible, expectNothingCutOff } from './support/look.ts';
import * as people from './support/people.ts';
import * as table from './support/table.ts';

/** `npm run lessons`: what the suite does for one language and one way each, for all of them, and how long it takes. */
const WAYS = [
  { way: 'keyboard', press: byKeyboard as (page: Page, mark: Mark) => Promise<void>, use: {} },
  {
    way: 'touch',
    press: byTouch,
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

/** How people read and tap. */
const WORDS_A_SECOND = 200 / 60;
const SECONDS_A_TAP = 1.5;

const RACES = {
  downforce: (page: Page, isTouch: boolean) =>
    downforce.playOn(page, isTouch ? downforce.touchPerson : downforce.keyboardPerson),
  formula: (page: Page, isTouch: boolean) =>
    table.playOn(page, isTouch ? people.touchPerson : people.keyboardPerson),
} as const;

for (const { way, press, use } of WAYS)
  test.describe(`by ${way}`, () => {
    test.use(use);
    for (const lang of LANGUAGES)
      for (const game of ['downforce', 'formula'] as const) {
        const theme = way === 'touch' ? 'dark' : 'light';

        test(`the lesson of ${game}, ${lang}`, async ({ page }) => {
          const errors = watchErrors(page);
          await prepareDevice(page, { speed: 'normal', lang, theme });
          await page.goto(`/#/learn/${game}`);
          await page.keyboard.press('Shift');
          const from = Date.now();
          let lookMs = 0;
          const { marks, words } = await playLesson(page, press, async (_, number) => {
            const began = Date.now();
            await expectNothingCutOff(page, `mark ${number}`);
            if (number % 6 === 0) await expectAccessible(page, `mark ${number}`);
            lookMs += Date.now() - began;
          });
          const shown = (Date.now() - from - lookMs) / 1000;
          const read = words / WORDS_A_SECOND + marks * SECONDS_A_TAP;
          console.log(
            `${game} ${lang} by ${way}: ${marks} marks, ${words} words; ${shown.toFixed(0)} s without reading, about ${((shown + read) / 60).toFixed(1)} min for a person`,
          );
          await expectAccessible(page, 'the end');
          expect(errors).toEqual([]);
        });

        test(`a race of ${game} with hints, ${lang}`, async ({ page }) => {
          const errors = watchErrors(page);
          await prepareDevice(page, { speed: 'off', lang, theme });
          await page.goto(`/#/learn/${game}/race`);
          await expect(page.locator('.hint-text')).toContainText(/[.]$/);
          await expectAccessible(page, 'a hint');
          const from = Date.now();
          expect(await RACES[game](page, way === 'touch')).toBe('over');
          console.log(
            `${game} ${lang} by ${way}: a race with hints in ${Math.round((Date.now() - from) / 1000)} s, nothing animated`,
          );
          expect(errors).toEqual([]);
        });
      }
  });
