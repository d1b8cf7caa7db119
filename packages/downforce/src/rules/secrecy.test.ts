import { type Setup, TABLE, type Tell, type Viewer } from '@paddock/kernel';
import { type Act, compareTwins, type Hidden, playScript, type WhatIsHidden } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import { betAt } from '../phases/bets.ts';
import type { DownforceFact } from '../state/facts.ts';
import type { DownforceState } from '../state/game.ts';
import { handAt, kindsIn } from '../state/hands.ts';
import { BETS_ASKED, CHOICE, CHOSEN, DECLINED, PHASE } from '../state/layout.ts';
import { rankNoted } from '../state/noted-orders.ts';
import type { DownforceOptions } from '../state/options.ts';
import { TestTable } from '../testing/scenes.ts';
import { ALLOWED_PAIRS, tableFor } from '../testing/tables.ts';
import { REVEALING_SLIPS } from '../variants/timely/terms.ts';
import { downforce } from './downforce.ts';
import type { DownforceRules } from './rules.ts';
import { PLAQUE } from '../variants/whispers/terms.ts';

/** What everybody is told, act by act; of a secret only its shadow. */
function toldToAll(script: readonly Act[], setup: Setup<DownforceOptions>): DownforceFact[][] {
  const state = downforce.start(setup);
  return script.map(({ who, action }) => {
    const told: DownforceFact[] = [];
    downforce.apply(state, who, action, {
      all: (fact) => told.push(fact),
      only: (_seat, _secret, shadow) => told.push(shadow),
    });
    return told;
  });
}

/**
 * D-S3, from the script: cards dealt to or drawn by another seat are hidden until that hand is opened (D-A8, D-R10); an
 * automa's also from itself (D-V8a); sealed bids and powers until TABLE reveals them; bets, predictions and plaques until
 * scoring; whether a seat bet at all until all have chosen (D-V5). (A twin with another card ends where the
 * real one is bid or played: that would be impossible.)
 */
function hiddenIn(setup: Setup<DownforceOptions>): WhatIsHidden {
  const people = setup.players - setup.options.automas;
  return (script, players, viewer) => {
    const told = toldToAll(script, setup);
    const openings: number[][] = Array.from({ length: players }, () => []);
    const scorings: number[] = [];
    const reveals: number[] = [];
    for (const [at, facts] of told.entries()) {
      if (script[at]?.text === 'reveal') reveals.push(at);
      for (const fact of facts) {
        if (fact.kind === 'must-take' || fact.kind === 'went-out') openings[fact.seat].push(at);
        if (fact.kind === 'bets-shown' || fact.kind === 'whispers-shown') scorings.push(at);
      }
    }
    const next = (acts: readonly number[], from: number) => acts.find((at) => at > from) ?? Infinity;
    const opening = (from: number, seat: number) => next(openings[seat], from);
    const scoring = (from: number) => next(scorings, from);
    const isOwn = (seat: number) => seat === viewer && seat < people;
    const hidden: Hidden[] = [];
    let dealt = 0;
    for (const [at, { who, text }] of script.entries()) {
      const [verb] = text.split(' ');
      const [fact] = told[at];
      if (verb === 'deal') {
        const seat = dealt++ % players;
        if (!isOwn(seat)) hidden.push({ at, until: opening(at, seat) });
      } else if (fact?.kind === 'drew') {
        if (!isOwn(fact.seat)) hidden.push({ at, until: opening(at, fact.seat) });
      } else if (fact?.kind === 'plaque-dealt') {
        if (!isOwn(fact.seat)) hidden.push({ at, until: scoring(at) });
      } else if (who !== TABLE && who !== viewer) {
        const reveal = next(reveals, at);
        if (verb === 'bid' || verb === 'keep') hidden.push({ at, until: reveal });
        if (verb === 'offer') hidden.push({ at, until: reveal });
        if (verb === 'bet' || verb === 'podium') hidden.push({ at, until: scoring(at) });
        if (verb === 'predict') hidden.push({ at, until: scoring(at) });
        if (verb === 'swap' || verb === 'stand') hidden.push({ at, until: scoring(at), anyVerb: true });
        if (setup.options.timely && ['bet', 'podium', 'decline'].includes(verb))
          hidden.push({ at, until: reveal, anyVerb: true });
      }
    }
    return hidden;
  };
}

/** Stops at the first leak: one is enough to fail. */
function leaksOf(
  rules: DownforceRules,
  tables: readonly Setup<DownforceOptions>[],
  twins: number,
  every = 12,
): { leaks: string[]; compared: number } {
  let compared = 0;
  const leaks: string[] = [];
  for (const [game, setup] of tables.entries()) {
    const script = playScript(rules, setup, `twins ${game}`);
    const viewer: Viewer = game % 3 === 0 ? 'public' : game % setup.players;
    const run = { seed: `${game} ${viewer}`, twins, every };
    const report = compareTwins(rules, setup, script, viewer, hiddenIn(setup), run);
    compared += report.compared;
    if (report.leak === undefined) continue;
    leaks.push(`game ${game}, viewer ${viewer}, act ${report.leak.act} ${script[report.leak.act]?.text}`);
    break;
  }
  return { leaks, compared };
}

function tablesWith(
  players: readonly number[],
  options: Partial<DownforceOptions>,
): Setup<DownforceOptions>[] {
  return players.map((count) => new TestTable(count, options).state.game.setup);
}

const PRINTED = tablesWith([2, 3, 4, 5, 6], {});

/** `npm run laws` plays them all. */
const GAMES = process.env['PADDOCK_LAWS'] === 'whole' ? 20_000 : 5_400;

describe('D-S3: nobody learns what a seat may not know', () => {
  it(`twin worlds give every viewer the same bytes over ${GAMES} games: all compatible options, any number of players`, () => {
    const times = Math.ceil(GAMES / ALLOWED_PAIRS.length);
    const tables = Array.from({ length: times * ALLOWED_PAIRS.length }, (_, number) => tableFor(number));
    const { leaks, compared } = leaksOf(downforce, [...tables, ...PRINTED, ...PRINTED], 2);
    expect(leaks).toEqual([]);
    expect(compared).toBeGreaterThan(100 * GAMES);
  });
});

function openShadows(tell: Tell<DownforceFact>): Tell<DownforceFact> {
  return { all: (fact) => tell.all(fact), only: (_seat, secret) => tell.all(secret) };
}

function handsOf({ bytes, game }: DownforceState): number[][] {
  return Array.from({ length: game.players }, (_, seat) => kindsIn(bytes, handAt(game, seat)));
}

/** Rules whose view leaks this number in a public field. */
function telling(number: (state: DownforceState) => number): DownforceRules {
  return {
    ...downforce,
    view: (state, viewer) => {
      const seen = downforce.view(state, viewer);
      return { ...seen, public: { ...seen.public, drawn: seen.public.drawn + 1000 * number(state) } };
    },
  };
}

function sumOver({ game }: DownforceState, number: (seat: number) => number): number {
  return Array.from({ length: game.players }, (_, seat) => number(seat) * (seat + 1)).reduce(
    (a, b) => a + b,
    0,
  );
}

interface Planted {
  readonly rules: DownforceRules;
  readonly options?: Partial<DownforceOptions>;
}

const sealedChoice = telling((state) =>
  sumOver(state, (seat) => ((state.bytes[CHOSEN] >> seat) & 1) * state.bytes[CHOICE + seat]),
);
const firstSlip = telling((state) =>
  state.bytes[BETS_ASKED] === 0 ? 0 : sumOver(state, (seat) => state.bytes[betAt(0, seat)]),
);

/** Each must make the test above fail: this tests that test. */
const PLANTED: Readonly<Record<string, Planted>> = {
  'a card in the shadow of a fact': {
    rules: {
      ...downforce,
      apply: (state, who, action, tell) => downforce.apply(state, who, action, tell && openShadows(tell)),
    },
  },
  'a count that tells': {
    rules: telling(
      (state) =>
        handsOf(state)
          .flat()
          .filter((kind) => kind % 2 === 0).length,
    ),
  },
  'a sealed bid': { rules: sealedChoice },
  'a bet': { rules: firstSlip },
  'D-V7: a die that is set': { rules: sealedChoice, options: { auction: 'dice' } },
  'D-V9: three cars named': { rules: firstSlip, options: { bets: 'widespread' } },
  'D-V5: the car of a bet made in time': {
    rules: telling((state) =>
      sumOver(state, (seat) =>
        state.bytes[BETS_ASKED] === 0 || state.bytes[betAt(0, seat)] === DECLINED
          ? 0
          : state.bytes[betAt(0, seat)],
      ),
    ),
    options: { timely: true },
  },
  'D-V5: who declined, before all have chosen': {
    rules: telling((state) =>
      state.bytes[PHASE] === REVEALING_SLIPS
        ? sumOver(state, (seat) =>
            state.bytes[betAt(state.bytes[BETS_ASKED] - 1, seat)] === DECLINED ? 1 : 0,
          )
        : 0,
    ),
    options: { timely: true },
  },
  'D-V6: a plaque': {
    rules: telling((state) => sumOver(state, (seat) => state.bytes[PLAQUE + seat])),
    options: { goal: 'whispers' },
  },
  'D-V6: a prediction': {
    rules: telling((state) =>
      state.bytes[BETS_ASKED] === 0 ? 0 : sumOver(state, (seat) => rankNoted(state.bytes, seat)),
    ),
    options: { goal: 'whispers' },
  },
  'D-V6: a swap in a prediction': {
    rules: telling((state) =>
      state.bytes[BETS_ASKED] < 2 ? 0 : sumOver(state, (seat) => state.bytes[betAt(1, seat)]),
    ),
    options: { goal: 'whispers' },
  },
  'a refusal that knows the next hand': {
    rules: {
      ...downforce,
      refusal: (state, who, action) => {
        const refused = downforce.refusal(state, who, action);
        const next = handsOf(state)[(who + 1) % state.game.players];
        return refused && { ...refused, params: { ...refused.params, hint: next?.[0] ?? 0 } };
      },
    },
  },
  'a legal list in the order of somebody else’s hand': {
    rules: {
      ...downforce,
      legal: (state, seat, out) => {
        const count = downforce.legal(state, seat, out);
        const other = handsOf(state)[(seat + 1) % state.game.players] ?? [];
        const isEven = other.reduce((sum, kind) => sum + kind, 0) % 2 === 0;
        const turned = out.slice(0, count).toSorted((a, b) => (isEven ? a - b : b - a));
        for (const [index, action] of turned.entries()) out[index] = action;
        return count;
      },
    },
  },
};

describe('D-S3: planted leaks are found', () => {
  it.each(Object.entries(PLANTED))('%s', (_name, { rules, options = {} }) => {
    const tables = tablesWith([3, 4, 5, 2, 6, 3, 4, 5], options);
    expect(leaksOf(rules, tables, 40, 3).leaks.length).toBeGreaterThan(0);
    expect(leaksOf(downforce, tables, 3).leaks).toEqual([]);
  });
});
