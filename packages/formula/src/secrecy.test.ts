import { type Rules, type Setup, type Tell, type Viewer } from '@paddock/kernel';
import {
  compareTwins,
  playScript,
  type Hidden,
  type TwinReport,
  type WhatIsHidden,
} from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import type { FormulaFact } from './facts.ts';
import type { FormulaOptions } from './options.ts';
import { formula } from './rules.ts';
import { HAND_BYTES, HAND_SIZE, HANDS, type FormulaState } from './state.ts';
import type { FormulaView } from './view.ts';

type FormulaRules = Rules<FormulaOptions, FormulaState, FormulaView, FormulaFact>;

/**
 * F-S6, from the script alone: a card that another seat was dealt or drew is hidden until somebody plays it. (A twin
 * with another card there ends where the real one is played: the play would be impossible.)
 */
const hiddenCards: WhatIsHidden = (script, players, viewer) => {
  const hidden: Hidden[] = [];
  let dealt = 0;
  let lastPlayer = -1;
  for (const [at, { who, text }] of script.entries()) {
    if (text === 'ready') dealt = 0;
    if (text.startsWith('play ')) lastPlayer = who;
    if (!text.startsWith('draw ')) continue;
    const owner = dealt < HAND_SIZE * players ? dealt % players : lastPlayer;
    dealt++;
    if (owner !== viewer) hidden.push({ at, until: Infinity });
  }
  return hidden;
};

function setupFor(players: number): Setup<FormulaOptions> {
  const options: FormulaOptions = {
    races: 2,
    removed: 6,
    teams: 'dealt',
    championship: 'constructors',
    drivers: [],
  };
  return { players, options };
}

function leaksOf(rules: FormulaRules, games: number, twins: number): { leaks: number; compared: number } {
  let compared = 0;
  let leaks = 0;
  for (let game = 0; game < games; game++) {
    const setup = setupFor(2 + (game % 5));
    const script = playScript(rules, setup, `twins ${game}`);
    const viewers: Viewer[] = ['public', game % setup.players];
    for (const viewer of viewers) {
      const report: TwinReport = compareTwins(rules, setup, script, viewer, hiddenCards, {
        seed: `${game} ${viewer}`,
        twins,
      });
      compared += report.compared;
      if (report.leak !== undefined) leaks++;
    }
  }
  return { leaks, compared };
}

describe('F-S6: nobody learns what a seat may not know', () => {
  it('twin worlds give every viewer the same bytes', () => {
    const { leaks, compared } = leaksOf(formula, 150, 8);
    expect(leaks).toBe(0);
    expect(compared).toBeGreaterThan(50_000);
  });
});

/** Each must make the test above fail: this tests that test. */
const PLANTED: Readonly<Record<string, FormulaRules>> = {
  'a card in the shadow of a fact': {
    ...formula,
    apply: (state, who, action, tell) => formula.apply(state, who, action, tell && withOpenShadows(tell)),
  },
  'a count that tells': {
    ...formula,
    view: (state, viewer) => {
      const seen = formula.view(state, viewer);
      const overtakes = handsOf(state).map((hand) => hand.filter((kind) => kind < 18).length);
      return { ...seen, public: { ...seen.public, handSizes: overtakes } };
    },
  },
  'where in the sorted hand the newest card went': {
    ...formula,
    apply: (state, who, action, tell) => {
      const before = handsOf(state);
      formula.apply(state, who, action, tell);
      const after = handsOf(state);
      for (const [seat, hand] of after.entries()) {
        if (hand.length <= (before[seat]?.length ?? 0)) continue;
        const at = hand.findIndex((kind, index) => kind !== before[seat]?.[index]);
        tell?.all({ kind: 'rolled', seat, die: at, card: 'crash' });
      }
    },
  },
  'a bot’s memory of the cards in a hand': {
    ...formula,
    recall: (state, seat) => {
      const plays = formula.recall?.(state, seat).plays ?? [];
      const next = handsOf(state)[(seat + 1) % state.setup.players];
      return { ...formula.view(state, seat), plays: plays.slice((next?.[0] ?? 0) % 2) };
    },
  },
  'a refusal that knows the next hand': {
    ...formula,
    refusal: (state, who, action) => {
      const refused = formula.refusal(state, who, action);
      const next = handsOf(state)[(who + 1) % state.setup.players];
      return refused && { ...refused, params: { ...refused.params, hint: next?.[0] ?? 0 } };
    },
  },
  'a legal list in the order of somebody else’s hand': {
    ...formula,
    legal: (state, seat, out) => {
      const count = formula.legal(state, seat, out);
      const other = handsOf(state)[(seat + 1) % state.setup.players];
      const turned = out.slice(0, count).toSorted((a, b) => ((other?.[0] ?? 0) % 2 === 0 ? a - b : b - a));
      for (const [index, action] of turned.entries()) out[index] = action;
      return count;
    },
  },
};

function withOpenShadows(tell: Tell<FormulaFact>): Tell<FormulaFact> {
  return { all: (fact) => tell.all(fact), only: (_seat, secret) => tell.all(secret) };
}

function handsOf({ bytes, setup }: FormulaState): number[][] {
  return Array.from({ length: setup.players }, (_, seat) => {
    const hand = HANDS + seat * HAND_BYTES;
    return Array.from(bytes.subarray(hand + 1, hand + 1 + bytes[hand]));
  });
}

describe('F-S6: planted leaks are found', () => {
  it.each(Object.entries(PLANTED))('%s', (_name, rules) => {
    expect(leaksOf(rules, 20, 8).leaks).toBeGreaterThan(0);
  });
});
