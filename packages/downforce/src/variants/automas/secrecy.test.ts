import { isRefusal, resolveOptions, type Setup, type Viewer } from '@paddock/kernel';
import {
  compareTwins,
  type Hidden,
  playScript,
  playUnderLaws,
  type WhatIsHidden,
} from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import { downforce } from '../../rules/whole/downforce.ts';
import type { DownforceRules } from '../../rules/rules.ts';
import { handAt, kindsIn } from '../../state/hands.ts';
import type { DownforceOptions } from '../../state/options.ts';

function setupFor(game: number): Setup<DownforceOptions> {
  const players = 2 + (game % 5);
  const automas = 1 + (game % (players - 1));
  const automaLevel = game % 2 === 0 ? 'normal' : 'hard';
  const options = resolveOptions(downforce.options, players, { automas, automaLevel });
  if (isRefusal(options)) throw new Error(options.code);
  return { players, options };
}

/** D-V8a: an automa's cards are hidden from every viewer until its deck is searched (D-A8) or discarded (D-R10). */
function decksHidden(setup: Setup<DownforceOptions>): WhatIsHidden {
  const people = setup.players - setup.options.automas;
  return (script, players) => {
    const opened = new Map<number, number>();
    const state = downforce.start(setup);
    for (const [at, { who, action }] of script.entries())
      downforce.apply(state, who, action, {
        all: (fact) => {
          const isOpening = fact.kind === 'must-take' || fact.kind === 'went-out';
          if (isOpening && !opened.has(fact.seat)) opened.set(fact.seat, at);
        },
        only: () => undefined,
      });
    const hidden: Hidden[] = [];
    let dealt = 0;
    for (const [at, { text }] of script.entries()) {
      if (!text.startsWith('deal ')) continue;
      const seat = dealt++ % players;
      if (seat >= people) hidden.push({ at, until: opened.get(seat) ?? Infinity });
    }
    return hidden;
  };
}

function leaksOf(rules: DownforceRules, games: number): { leaks: string[]; compared: number } {
  const leaks: string[] = [];
  let compared = 0;
  for (let game = 0; game < games; game++) {
    const setup = setupFor(game);
    const script = playScript(rules, setup, `automas ${game}`);
    const viewers: Viewer[] = ['public', 0, setup.players - 1];
    for (const viewer of viewers) {
      const run = { seed: `${game} ${viewer}`, twins: 10 };
      const report = compareTwins(rules, setup, script, viewer, decksHidden(setup), run);
      compared += report.compared;
      if (report.leak !== undefined) leaks.push(`game ${game}, viewer ${viewer}, act ${report.leak.act}`);
    }
  }
  return { leaks, compared };
}

describe('D-V8a: nobody knows an automa’s deck', () => {
  it('D-V8a: twin worlds give every viewer the same bytes, even the automa’s own seat', () => {
    const { leaks, compared } = leaksOf(downforce, 20);
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  });

  it('D-V8a: a planted leak is found: the lowest card of the last deck in a public number', () => {
    const leaky: DownforceRules = {
      ...downforce,
      view: (state, viewer) => {
        const seen = downforce.view(state, viewer);
        const [lowest = 0] = kindsIn(state.bytes, handAt(state.game, state.game.players - 1));
        return { ...seen, public: { ...seen.public, drawn: seen.public.drawn + 1000 * lowest } };
      },
    };
    expect(leaksOf(leaky, 10).leaks.length).toBeGreaterThan(0);
  });
});

describe('the laws of the kernel, with automas', () => {
  it('D-V8: hold at every step', () => {
    for (let game = 0; game < 8; game++) {
      const run = { seed: `automas ${game}`, every: 1, longest: 4000 };
      const { checked, actions } = playUnderLaws(downforce, setupFor(game), run);
      expect(checked).toBe(actions + 1);
    }
  });

  it('D-V8: hold over many games', () => {
    let checked = 0;
    for (let game = 0; game < 150; game++)
      checked += playUnderLaws(downforce, setupFor(game), {
        seed: `more ${game}`,
        every: 40,
        longest: 4000,
      }).checked;
    expect(checked).toBeGreaterThan(1000);
  });
});
