import { describe, expect, it } from 'vitest';
import type { Rules } from '../rules.ts';
import { isIn, TABLE, TABLE_ALONE } from '../seat.ts';
import { highCard, type HighCardFact, type HighCardState, type HighCardView } from '../testing/high-card.ts';
import { LawBroken, LAWS, type Law } from './broken.ts';
import { playUnderLaws } from './laws.ts';

type HighCard = Rules<{ readonly rounds: number }, HighCardState, HighCardView, HighCardFact>;

function firstBroken(rules: HighCard): Law | 'none' {
  for (let number = 0; number < 40; number++) {
    try {
      playUnderLaws(
        rules,
        { players: 2 + (number % 3), options: { rounds: 2 } },
        { seed: `${number}`, every: 1, longest: 100 },
      );
    } catch (error) {
      if (error instanceof LawBroken) return error.law;
      throw error;
    }
  }
  return 'none';
}

/** One way to break each law. */
const BROKEN: Readonly<Record<Law, HighCard>> = {
  'somebody acts, or the game is over': {
    ...highCard,
    toAct: (state) => (highCard.toAct(state) === 0 ? 0 : TABLE_ALONE | 32),
    legal: () => 0,
  },
  'legal lists each action once': {
    ...highCard,
    legal: (state, seat, out) => {
      const count = highCard.legal(state, seat, out);
      if (count === 0) return 0;
      out[2] = out[1] ?? 0;
      return 3;
    },
  },
  'only a seat that is asked has legal actions': {
    ...highCard,
    legal: (state, _seat, out) => {
      out[0] = 20;
      out[1] = 21;
      return highCard.toAct(state) === 0 ? 0 : 2;
    },
  },
  'every legal action is not refused': {
    ...highCard,
    refusal: (state, who, action) =>
      action === 21 ? { code: 'no-folding', rule: 'H-9', params: {} } : highCard.refusal(state, who, action),
  },
  'every other number is refused, with a reason': {
    ...highCard,
    refusal: (state, who, action) =>
      who !== TABLE && action === 23 ? undefined : highCard.refusal(state, who, action),
  },
  'what TABLE rolls is not refused': { ...highCard, roll: () => 10 },
  'read(write(action)) is the action': {
    ...highCard,
    read: (text) => (text === 'fold' ? 20 : highCard.read(text)),
  },
  'view(imagine(view)) is the view': {
    ...highCard,
    imagine: (view, chance) => ({
      ...highCard.imagine(view, chance),
      scores: view.public.scores.map(() => 7),
    }),
  },
  'legal on the imagined state is legal on the real one': {
    ...highCard,
    legal: (state, seat, out) => {
      const count = highCard.legal(state, seat, out);
      if (count === 2 && (state.cards[(seat + 1) % state.setup.players] ?? 0) > 4) out.splice(0, 2, 21, 20);
      return count;
    },
  },
  'a refusal depends only on the view': {
    ...highCard,
    refusal: (state, who, action) => {
      const refused = highCard.refusal(state, who, action);
      return refused && { ...refused, params: { next: state.cards[(who + 1) % state.setup.players] ?? 0 } };
    },
  },
  'a plan looks the same on both states until it ends': {
    ...highCard,
    apply: (state, who, action, tell) => {
      highCard.apply(state, who, action, tell);
      const other = state.cards[(who + 1) % state.setup.players] ?? 0;
      if (who !== TABLE && other > 4) tell?.all({ kind: 'rolled', die: other, scores: [] });
    },
  },
  'sealed choices may come in any order': {
    ...highCard,
    apply: (state, who, action, tell) => {
      highCard.apply(state, who, action, tell);
      // The score is in everybody's view, so only the order can be at fault.
      if (who !== TABLE) state.scores = state.scores.map((score) => score * 2 + who);
    },
  },
  'a viewer whose view changed was told a fact': {
    ...highCard,
    apply: (state, who, action, tell) => highCard.apply(state, who, action, who === TABLE ? undefined : tell),
  },
  'no old copy ever changes': {
    ...highCard,
    apply: (state, who, action, tell) => {
      const { scores } = state;
      highCard.apply(state, who, action, tell);
      if (who === TABLE) scores[0] = (scores[0] ?? 0) + 1;
    },
  },
  'copying into a used state gives the same state': {
    ...highCard,
    copy: (state, into) => into ?? { ...state },
  },
  'a seat acts between two deals': {
    ...highCard,
    deal: ({ round, cards }) => round + cards.filter((card) => card > 0).length,
  },
  'games end': {
    ...highCard,
    apply: (state, who, action, tell) => {
      highCard.apply(state, who, action, tell);
      if (state.round === 1) state.round = 0;
    },
  },
  'a game that is over has an outcome': { ...highCard, outcome: () => undefined },
};

describe('the laws', () => {
  it('hold for a small game that uses every feature', () => {
    expect(firstBroken(highCard)).toBe('none');
  });

  it.each(LAWS.map((law) => ({ law })))('can be broken: $law', ({ law }) => {
    expect(firstBroken(BROKEN[law])).toBe(law);
  });

  it('name the seed, so that a broken game can be reproduced', () => {
    const run = () =>
      playUnderLaws(
        { ...highCard, roll: () => 10 },
        { players: 2, options: { rounds: 1 } },
        { seed: 'x', every: 1, longest: 9 },
      );
    expect(run).toThrow('seed «x»');
    expect(isIn(TABLE_ALONE, TABLE)).toBe(true);
  });
});
