import type { Page } from '@playwright/test';

/** How a game's table is read from outside: what is asked, in the order in which it is looked for, and what answers it. */
interface Controls {
  readonly over: string;
  /** Each: what shows that it is asked; what of it may be clicked. */
  readonly asked: readonly (readonly [name: string, shown: string, clicked: string])[];
}

const CONTROLS = {
  downforce: {
    over: '.df-results',
    asked: [
      ['missed', '.since', '.since .button.lit'],
      ['device', '.hand-over', '.hand-over button'],
      ['confirm', '.confirm.lit', '.confirm.lit'],
      ['decision', '.decision', '.decision'],
      ['wild', '.df-wild', '.df-wild'],
      ['step', '.df-target', '.df-inside, .df-target.next'],
      ['die', '.df-die-side', '.df-die-side'],
      ['predict', '.df-whisper-row', '.df-whisper-row'],
      ['bet', '.df-slip-car', '.df-slip-car'],
      ['power', '.df-power-button', '.df-power-button'],
      ['card', '.df-hand.asked:not(:has(.df-card[aria-pressed="true"]))', '.df-card'],
    ],
  },
  formula: {
    over: '.champion',
    asked: [
      ['missed', '.since', '.since .button.lit'],
      ['ready', '[data-decision="ready"]', '[data-decision="ready"]'],
      ['device', '.hand-over', '.hand-over button'],
      ['decision', '.decision', '.decision'],
      ['confirm', '.confirm.lit', '.confirm.lit'],
      ['car', '.car.candidate', '.car.candidate'],
      ['card', '.hand.asked:not(:has(.card[aria-pressed="true"]))', '.card'],
    ],
  },
} as const satisfies Record<string, Controls>;

export interface Driven {
  /** Whether the game has ended; otherwise `until` came up. */
  readonly isOver: boolean;
  /** What was asked on the way, each once. */
  readonly asked: readonly string[];
}

/**
 * Plays on by clicks made inside the page, until the game is over or `until` (a CSS selector) is there. It uses the controls
 * that a person would, without a round trip between browser and test for each.
 */
export function drive(page: Page, game: keyof typeof CONTROLS, until = ''): Promise<Driven> {
  return page.evaluate(clickOn, { controls: CONTROLS[game], until, patienceMs: 60_000 });
}

interface Orders {
  readonly controls: Controls;
  readonly until: string;
  readonly patienceMs: number;
}

/** Runs in the page. */
async function clickOn({ controls, until, patienceMs }: Orders): Promise<Driven> {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const aMoment = () => new Promise((resolve) => setTimeout(resolve));
  const asked = new Set<string>();
  let lastAsked = performance.now();
  for (let turn = 0; ; turn++) {
    if (until !== '' && has(until)) return { isOver: false, asked: [...asked] };
    if (has(controls.over)) return { isOver: true, asked: [...asked] };
    const [name = '', , clicked = ''] = controls.asked.find(([, shown]) => has(shown)) ?? [];
    const things = clicked === '' ? [] : [...document.querySelectorAll(clicked)];
    const thing = things[turn % Math.max(1, things.length)];
    if (thing !== undefined) {
      asked.add(name);
      lastAsked = performance.now();
      thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      // The plan is on its way: its button goes when it has been stored.
      if (name === 'confirm') while (thing.isConnected && thing.matches(clicked)) await aMoment();
    }
    if (performance.now() - lastAsked > patienceMs)
      throw new Error(`nothing is asked: ${document.querySelector('.prompt')?.textContent ?? 'no prompt'}`);
    await aMoment();
  }
}
