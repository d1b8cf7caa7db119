import type { Browser } from '@playwright/test';
import {
  DOWNFORCE_BOTS,
  ENOUGH_ITERATIONS,
  FORMULA_BOTS,
  type BotRequest,
  type GameBots,
} from '@paddock/bots';
import { recordGame } from '@paddock/bots/review';
import { inPhase, isPlaying, seedDownforce, seedFormula } from './e2e/support/positions.ts';
import type { Game } from './e2e/support/scripts.ts';
import { timeToTap } from './tap-time.ts';

/** The levels that search. */
export const MINDS = ['pro', 'champion'] as const;

const PLAYERS = 4;
const POSITIONS = 40;
const TAPS = 5;
const SLOWDOWN = 4;
/** How often the worker is asked all questions, to be busy while a card is tapped. */
const ROUNDS = 75;
/**
 * A worker's code goes on being compiled for about two seconds, by threads that take a core of their own. The worker takes
 * another, and so does a slowed page: Chromium slows a thread by keeping it busy. On two cores nothing is left for the tap.
 */
const WARM_MS = 3000;

export interface MindTimes {
  /** Of one decision in the worker, in milliseconds. */
  readonly median: number;
  readonly worst: number;
  /** A card tapped while the worker thinks, at a slowed processor. */
  readonly tapMs: number;
  /** The same card, tapped right after the worker's first answer, when its code is still being compiled. */
  readonly tapEarlyMs: number;
  /** The same card, tapped while nobody thinks. */
  readonly tapAloneMs: number;
}

export async function measureMinds(
  browser: Browser,
  address: string,
  game: Game,
  level: string,
): Promise<MindTimes> {
  const bots = game.name === 'Formula' ? FORMULA_BOTS : DOWNFORCE_BOTS;
  const requests = questions(bots, level);
  const times = sorted(await decisionTimes(browser, address, game, requests));
  const meanwhile: number[] = [];
  const early: number[] = [];
  const alone: number[] = [];
  for (let tap = 0; tap < TAPS; tap++) {
    meanwhile.push(await timeToTapAtTable(browser, address, game, requests, WARM_MS));
    early.push(await timeToTapAtTable(browser, address, game, requests, 0));
    alone.push(await timeToTapAtTable(browser, address, game, [], WARM_MS));
  }
  return {
    median: middle(times),
    worst: times.at(-1) ?? Number.NaN,
    tapMs: middle(sorted(meanwhile)),
    tapEarlyMs: middle(sorted(early)),
    tapAloneMs: middle(sorted(alone)),
  };
}

/** Of one printed game between clubs, spread over its whole length. */
function questions(bots: GameBots, level: string): BotRequest[] {
  const { rules } = bots.game;
  const views: string[] = [];
  const noting: GameBots = {
    ...bots,
    answer: (who, view, ...rest) => {
      views.push(view);
      return bots.answer(who, view, ...rest);
    },
  };
  const levels = Array.from({ length: PLAYERS }, () => bots.standIn);
  const options = rules.game === 'formula' ? { races: 1 } : {};
  recordGame(noting, { levels, options, seed: 'minds', iterations: 1000 });
  const every = Math.max(1, Math.floor(views.length / POSITIONS));
  return views
    .filter((_, at) => at % every === 0)
    .map((view, id) => ({ id, game: rules.game, level, view, seed: `${id}`, iterations: ENOUGH_ITERATIONS }));
}

/** One after the other, without the first, for which the worker fetches and compiles its code. */
async function decisionTimes(
  browser: Browser,
  address: string,
  { bots }: Game,
  requests: readonly BotRequest[],
): Promise<number[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const times = await page.evaluate(
    async ([script, asked]) => {
      const worker = new Worker(script, { type: 'module' });
      const took: number[] = [];
      for (const request of asked) {
        const begun = performance.now();
        await new Promise((resolve) => {
          worker.addEventListener('message', resolve, { once: true });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
          worker.postMessage(request);
        });
        took.push(performance.now() - begun);
      }
      worker.terminate();
      return took.slice(1);
    },
    [bots, requests] as const,
  );
  await context.close();
  return times;
}

/** `requests`: what a worker is asked meanwhile; `wait`: from its first answer to the tap. */
async function timeToTapAtTable(
  browser: Browser,
  address: string,
  game: Game,
  requests: readonly BotRequest[],
  wait: number,
): Promise<number> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(address);
  if (game.name === 'Formula') await seedFormula(page, { until: isPlaying });
  else await seedDownforce(page, { players: PLAYERS, until: inPhase('playing') });
  await page.locator(game.asked).waitFor({ timeout: 60_000 });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(
    async ([script, asked, rounds]) => {
      let left = asked.length * rounds;
      if (left === 0) return;
      const worker = new Worker(script, { type: 'module' });
      const stopThinking = () => {
        worker.terminate();
        return left > 0;
      };
      Object.assign(globalThis, { stopThinking });
      const begun = new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }));
      worker.addEventListener('message', () => left--);
      for (let round = 0; round < rounds; round++)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
        for (const request of asked) worker.postMessage(request);
      await begun;
    },
    [game.bots, requests, ROUNDS] as const,
  );
  await page.waitForTimeout(wait);
  const ms = await timeToTap(page, cdp, game.card);
  const wasThinking = await page.evaluate(() =>
    (globalThis as unknown as { stopThinking?: () => boolean }).stopThinking?.(),
  );
  await context.close();
  if (wasThinking === false) throw new Error('the worker had answered before the card was tapped');
  return ms;
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}

function middle(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
