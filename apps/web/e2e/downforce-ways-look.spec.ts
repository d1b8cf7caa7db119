import { expect, test, type Page } from '@playwright/test';
import { changeDevice, prepareDevice } from './support/device.ts';
import {
  isRaceCard,
  playOn,
  setUpDownforce,
  touchPerson,
  whatIsAsked,
  type Asked,
  type Person,
  type Setup,
} from './support/downforce.ts';
import { expectAccessible, expectNothingCutOff } from './support/look.ts';

test.setTimeout(180_000);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** Their words are the longest. */
const SIDES = [
  { theme: 'light', lang: 'pt' },
  { theme: 'dark', lang: 'fr' },
] as const;

/** The highest die wins every car that others may not have, so that there are powers to choose from. */
const highestDie: Person = async (page, asked, turn) => {
  if (asked === 'die') return page.locator('[data-offer="6"]').tap();
  return touchPerson(page, asked, turn);
};

interface Game extends Setup {
  readonly name: string;
  /** Each is looked at when it is first there; with the last of them the game is left. */
  readonly panels: readonly string[];
  readonly person?: Person;
  /** Luck has kept the first panel away: another game is begun. */
  readonly isMissed?: (page: Page, asked: Asked) => Promise<boolean>;
}

const NO_AUCTION = 'no auction';
const OVER = '.df-winner.shown';

/** As few games as show every panel. */
const GAMES: readonly Game[] = [
  {
    name: 'D-V4, D-V9: a tour with bets at odds',
    players: 6,
    bots: 'rookie',
    choices: ['World tour', 'at odds', NO_AUCTION],
    panels: ['.df-slip-odds', '.df-rest .df-tour', OVER],
  },
  {
    name: 'D-V3: the laps of a long distance',
    players: 6,
    choices: ['Endurance for money', NO_AUCTION],
    panels: ['.df-laps .df-lap:not(:empty)'],
  },
  {
    name: 'D-V5: bet now, or wait',
    players: 6,
    choices: ['Timely betting', NO_AUCTION],
    panels: ['.df-decline'],
  },
  {
    name: 'D-V9: bets that may cost money',
    players: 6,
    choices: ['Penalty bets', NO_AUCTION],
    panels: ['.df-slip-costs'],
  },
  {
    name: 'D-V8h: several powers to keep',
    players: 2,
    choices: ['Rubber-band A.I.', 'with dice', 'as it is'],
    panels: ['.df-power-button[aria-pressed="false"]', '.df-power-button[aria-pressed="true"]'],
    person: highestDie,
    // The automa's dice have won too many cars.
    isMissed: isRaceCard,
  },
];

test.beforeEach(async ({ page }) => {
  await prepareDevice(page, { speed: 'off', confirm: true, lang: 'en', theme: 'dark' });
});

/** By noon and by night, on a phone and on a screen; the game is carried on by the reload. */
async function lookAt(page: Page, panel: string): Promise<void> {
  for (const { theme, lang } of SIDES) {
    await changeDevice(page, { theme, lang });
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await whatIsAsked(page);
      await expect(page.locator(panel).first()).toBeVisible();
      const where = `${panel}, ${theme}, ${lang}, ${size.width}`;
      await expectNothingCutOff(page, where);
      await expectAccessible(page, where);
    }
  }
}

for (const { name, panels, person = touchPerson, isMissed, ...setup } of GAMES)
  test(`${name}: clean on a phone and on a screen`, async ({ page }) => {
    const ahead = [...panels];
    const lookIfThere = async () => {
      const [next] = ahead;
      if (next !== undefined && (await page.locator(next).count()) > 0) {
        ahead.shift();
        await lookAt(page, next);
      }
      return ahead.length === 0;
    };
    for (let game = 0; game < 4 && ahead.length === panels.length; game++) {
      await setUpDownforce(page, setup);
      const end = await playOn(
        page,
        person,
        async (asked) => (await lookIfThere()) || (await isMissed?.(page, asked)) === true,
      );
      if (end === 'over') await lookIfThere();
    }
    expect(ahead).toEqual([]);
  });
