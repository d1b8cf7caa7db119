import { isRefusal, resolveOptions, TABLE, type Setup, type Tell, type Viewer } from '@paddock/kernel';
import { compareTwins, playScript, type Act, type Hidden, type WhatIsHidden } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import { downforce } from './downforce.ts';
import type { DownforceFact } from './facts.ts';
import type { DownforceState } from './game.ts';
import { handAt, kindsIn } from './hands.ts';
import type { DownforceOptions } from './options.ts';
import { betAt } from './bets.ts';
import type { DownforceRules } from './rules.ts';
import { BETS_ASKED, CHOICE, CHOSEN } from './state.ts';

/** When hands were opened: by the last car that must be taken (D-A8), by going out (D-R10). */
function openings(script: readonly Act[], setup: Setup<DownforceOptions>): { at: number; seat: number }[] {
  const state = downforce.start(setup);
  const found: { at: number; seat: number }[] = [];
  for (const [at, { who, action }] of script.entries())
    downforce.apply(state, who, action, {
      all: (fact) => {
        if (fact.kind === 'must-take' || fact.kind === 'went-out') found.push({ at, seat: fact.seat });
      },
      only: () => undefined,
    });
  return found;
}

/**
 * D-S3, from the script: cards dealt to or drawn by another seat are hidden until that hand is opened; sealed bids and
 * powers until TABLE reveals them; bets until the last reveal. (A twin in which a card was another one ends where the
 * real one is laid or played: there it could not go on.)
 */
function hiddenIn(setup: Setup<DownforceOptions>): WhatIsHidden {
  return (script, players, viewer) => {
    const opened = openings(script, setup);
    const untilOpened = (seat: number) => opened.find((opening) => opening.seat === seat)?.at ?? Infinity;
    const nextReveal = (from: number) => script.findIndex(({ text }, at) => at > from && text === 'reveal');
    const lastReveal = script.findLastIndex(({ text }) => text === 'reveal');
    const hidden: Hidden[] = [];
    let dealt = 0;
    let drawn = 0;
    let isRacing = false;
    let player = -1;
    for (const [at, { who, text }] of script.entries()) {
      const [verb] = text.split(' ');
      if (verb === 'play') {
        isRacing = true;
        player = who;
      }
      if (verb === 'deal') {
        const seat = dealt++ % players;
        if (seat !== viewer) hidden.push({ at, until: untilOpened(seat) });
      } else if (verb === 'draw') {
        // Both have a car wherever two players draw hands: the scripts below are chosen so.
        const seat = isRacing ? player : drawn++ % players;
        if (seat !== viewer) hidden.push({ at, until: untilOpened(seat) });
      } else if (who !== TABLE && who !== viewer) {
        if (verb === 'bid' || verb === 'keep') hidden.push({ at, until: nextReveal(at) });
        if (verb === 'bet') hidden.push({ at, until: lastReveal });
      }
    }
    return hidden;
  };
}

function setupFor(game: number): Setup<DownforceOptions> {
  const players = 2 + (game % 5);
  const given = game % 3 === 0 ? { hand: 'three' } : {};
  const options = resolveOptions(downforce.options, players, given);
  if (isRefusal(options)) throw new Error(options.code);
  return { players, options };
}

/** Stops at the first leak: one is too many, and enough. */
function leaksOf(rules: DownforceRules, games: number, twins: number): { leaks: string[]; compared: number } {
  let compared = 0;
  const leaks: string[] = [];
  for (let game = 0; game < games && leaks.length === 0; game++) {
    const setup = setupFor(game);
    const script = playScript(rules, setup, `twins ${game}`);
    const viewers: Viewer[] = ['public', game % setup.players];
    for (const viewer of viewers) {
      const run = { seed: `${game} ${viewer}`, twins };
      const report = compareTwins(rules, setup, script, viewer, hiddenIn(setup), run);
      compared += report.compared;
      if (report.leak !== undefined)
        leaks.push(`game ${game}, viewer ${viewer}, act ${report.leak.act} ${script[report.leak.act]?.text}`);
    }
  }
  return { leaks, compared };
}

describe('D-S3: nobody learns what a seat may not know', () => {
  it('twin worlds give every viewer the same bytes', () => {
    const { leaks, compared } = leaksOf(downforce, 120, 10);
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(50_000);
  });
});

function openShadows(tell: Tell<DownforceFact>): Tell<DownforceFact> {
  return { all: (fact) => tell.all(fact), only: (_seat, secret) => tell.all(secret) };
}

function handsOf({ bytes, game }: DownforceState): number[][] {
  return Array.from({ length: game.players }, (_, seat) => kindsIn(bytes, handAt(game, seat)));
}

/** A view that says more than it should, in a number that is open. */
function telling(number: (state: DownforceState) => number): DownforceRules {
  return {
    ...downforce,
    view: (state, viewer) => {
      const seen = downforce.view(state, viewer);
      return { ...seen, public: { ...seen.public, drawn: seen.public.drawn + 1000 * number(state) } };
    },
  };
}

/** Each must turn the test above red: it is a test of that test. */
const PLANTED: Readonly<Record<string, DownforceRules>> = {
  'a card in the shadow of a fact': {
    ...downforce,
    apply: (state, who, action, tell) => downforce.apply(state, who, action, tell && openShadows(tell)),
  },
  'a count that tells': telling(
    (state) =>
      handsOf(state)
        .flat()
        .filter((kind) => kind % 2 === 0).length,
  ),
  'a sealed bid': telling(({ bytes, game }) =>
    Array.from(
      { length: game.players },
      (_, seat) => ((bytes[CHOSEN] >> seat) & 1) * bytes[CHOICE + seat],
    ).reduce((a, b) => a + b, 0),
  ),
  'a bet': telling(({ bytes }) => (bytes[BETS_ASKED] === 0 ? 0 : bytes[betAt(0, 0)] + bytes[betAt(0, 1)])),
  'a refusal that knows the next hand': {
    ...downforce,
    refusal: (state, who, action) => {
      const refused = downforce.refusal(state, who, action);
      const next = handsOf(state)[(who + 1) % state.game.players];
      return refused && { ...refused, params: { ...refused.params, hint: next?.[0] ?? 0 } };
    },
  },
  'a legal list in the order of somebody else’s hand': {
    ...downforce,
    legal: (state, seat, out) => {
      const count = downforce.legal(state, seat, out);
      const other = handsOf(state)[(seat + 1) % state.game.players];
      const turned = out.slice(0, count).toSorted((a, b) => ((other?.[0] ?? 0) % 2 === 0 ? a - b : b - a));
      for (const [index, action] of turned.entries()) out[index] = action;
      return count;
    },
  },
};

describe('D-S3: planted leaks are found', () => {
  it.each(Object.entries(PLANTED))('%s', (_name, rules) => {
    expect(leaksOf(rules, 30, 10).leaks.length).toBeGreaterThan(0);
  });
});
