import { expect, test, type Page } from '@playwright/test';
import { PRESETS as DOWNFORCE, type DownforceView } from '@paddock/downforce';
import { PRESETS as FORMULA } from '@paddock/formula';
import { prepareDevice } from './support/device.ts';
import { lookFromAllSides } from './support/look.ts';
import { inPhase, isOver, isPlaying, planTo, seedDownforce, seedFormula } from './support/positions.ts';

/** Only run by `npm run look`: every preset of both games, at its first question, on a plan, in the middle and at its end. */
const STILL = { speed: 'off', lang: 'en', theme: 'dark' } as const;

type Moment = readonly [name: string, open: (page: Page) => Promise<unknown>];

async function lookAt(page: Page, preset: string, moments: readonly Moment[]): Promise<void> {
  test.setTimeout(1_200_000);
  await prepareDevice(page, STILL);
  for (const [turn, [name, open]] of moments.entries())
    await test.step(name, async () => {
      await open(page);
      await expect(page.locator('.table, .hand-over').first()).toBeVisible();
      await lookFromAllSides(page, `${preset}: ${name}`, turn);
    });
}

/** As many as there are seats: they have the least room. */
const MOST_PLAYERS = 6;
const hasFinisher = ({ public: { phase, cars } }: DownforceView) =>
  phase === 'playing' && cars.some(({ place, lap }) => place !== null || lap > 1);

for (const [preset, options] of Object.entries(DOWNFORCE))
  test(`Downforce, ${preset}`, async ({ page }) => {
    const others =
      'automas' in options ? ['automa'] : Array.from({ length: MOST_PLAYERS - 1 }, () => 'rookie');
    const seats = ['person', ...others];
    const at = (position: Omit<Parameters<typeof seedDownforce>[1], 'options' | 'seats'>) => (page: Page) =>
      seedDownforce(page, { options, seats, ...position });
    await lookAt(page, preset, [
      ['the first question', at({ until: () => true })],
      ['a plan', at({ until: inPhase('playing'), plan: 'whole' })],
      [
        'a step',
        at({
          until: (view) => planTo(view, 'step') !== undefined,
          plan: (view) => planTo(view, 'step') ?? [],
        }),
      ],
      ['late in the race', at({ until: (view) => hasFinisher(view) || isOver(view) })],
      ['the end', at({ until: isOver })],
    ]);
  });

for (const [preset, options] of Object.entries(FORMULA))
  test(`Formula, ${preset}`, async ({ page }) => {
    const short = { ...options, removed: 24 };
    await lookAt(page, preset, [
      ['the first question', (page) => seedFormula(page, { options, until: isPlaying })],
      ['a plan', (page) => seedFormula(page, { options, until: isPlaying, plan: 'whole' })],
      [
        'a break or the end',
        (page) =>
          seedFormula(page, { options: short, until: (view) => inPhase('resting')(view) || isOver(view) }),
      ],
      ['the end', (page) => seedFormula(page, { options: short, until: isOver })],
    ]);
  });
