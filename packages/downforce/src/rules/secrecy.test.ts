import type { Setup, Tell, Viewer } from '@paddock/kernel';
import { compareTwins, playScript } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import { betAt } from '../phases/bets.ts';
import type { DownforceFact } from '../state/facts.ts';
import type { DownforceState } from '../state/game.ts';
import { handAt, kindsIn } from '../state/hands.ts';
import { BETS_ASKED, CHOICE, CHOSEN, DECLINED, PHASE } from '../state/layout.ts';
import { rankNoted } from '../state/noted-orders.ts';
import type { DownforceOptions } from '../state/options.ts';
import { hiddenIn } from '../testing/hidden.ts';
import { TestTable } from '../testing/scenes.ts';
import { ALLOWED_PAIRS, tableFor } from '../testing/tables.ts';
import { REVEALING_SLIPS } from '../variants/timely/terms.ts';
import { downforce } from './whole/downforce.ts';
import type { DownforceRules } from './rules.ts';
import { PLAQUE } from '../variants/whispers/terms.ts';

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
    const report = compareTwins(rules, setup, script, viewer, hiddenIn(downforce, setup), run);
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
const GAMES = process.env['PADDOCK_LAWS'] === 'whole' ? 20_000 : 2_160;

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
