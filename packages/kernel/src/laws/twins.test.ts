import { describe, expect, it } from 'vitest';
import { highCard } from '../testing/high-card.ts';
import { compareTwins, playScript, type WhatIsHidden } from './twins.ts';

const setup = { players: 3, options: { rounds: 2 } };
/** Three cards, three choices, the reveal, the die, and three times ready. */
const ROUND = 11;
const DIE = 7;

/** Choices are hidden until the reveal, cards until the die. */
const hidden: WhatIsHidden = (script, players, viewer) =>
  script.flatMap(({ who }, at) => {
    const inRound = at % ROUND;
    if (inRound < players) return inRound === viewer ? [] : [{ at, until: at - inRound + DIE }];
    if (inRound < 2 * players && who !== viewer) return [{ at, until: at - inRound + 2 * players }];
    return [];
  });

function leaks(rules: typeof highCard): number {
  let found = 0;
  for (let game = 0; game < 30; game++) {
    const script = playScript(rules, setup, `${game}`);
    for (const viewer of ['public', 0, 1, 2] as const) {
      const { leak } = compareTwins(rules, setup, script, viewer, hidden, { seed: `${game}`, twins: 20 });
      if (leak !== undefined) found++;
    }
  }
  return found;
}

describe('twin worlds', () => {
  it('look the same to a viewer who may not tell them apart', () => {
    expect(leaks(highCard)).toBe(0);
  });

  it('expose a sealed choice that is revealed too early', () => {
    const early: typeof highCard = {
      ...highCard,
      apply: (state, who, action, tell) =>
        highCard.apply(
          state,
          who,
          action,
          tell && { all: (fact) => tell.all(fact), only: (_seat, secret) => tell.all(secret) },
        ),
    };
    expect(leaks(early)).toBeGreaterThan(0);
  });

  it('expose it even if views are compared only now and then, or another verb may replace the act', () => {
    const open: typeof highCard = {
      ...highCard,
      view: (state, viewer) => {
        const seen = highCard.view(state, viewer);
        return { ...seen, public: { ...seen.public, scores: [...seen.public.scores, ...state.cards] } };
      },
    };
    let found = 0;
    for (let game = 0; game < 30; game++) {
      const script = playScript(open, setup, `${game}`);
      const run = { seed: `${game}`, twins: 20, every: 5 };
      const free: WhatIsHidden = (...all) => hidden(...all).map((act) => ({ ...act, anyVerb: true }));
      if (compareTwins(open, setup, script, 'public', free, run).leak !== undefined) found++;
      expect(compareTwins(highCard, setup, script, 'public', free, run).leak).toBe(undefined);
    }
    expect(found).toBeGreaterThan(0);
  });

  it('expose a view whose length depends on a hidden card', () => {
    const long: typeof highCard = {
      ...highCard,
      view: (state, viewer) => {
        const seen = highCard.view(state, viewer);
        return {
          ...seen,
          public: {
            ...seen.public,
            scores: [...seen.public.scores, ...state.cards.filter((card) => card > 7)],
          },
        };
      },
    };
    expect(leaks(long)).toBeGreaterThan(0);
  });
});
