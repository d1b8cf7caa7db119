import { isIn, refuse, TABLE, TABLE_ALONE, type Rules, type Seat } from '@paddock/kernel';

/** Each round everybody names a number in secret; then a die is rolled and all numbers are shown. */
interface State {
  readonly players: number;
  readonly rounds: number;
  /** By seat; 0: not named yet. */
  named: readonly number[];
  shown: readonly (readonly number[])[];
}

interface View {
  readonly public: {
    readonly players: number;
    readonly rounds: number;
    readonly hasNamed: readonly boolean[];
    readonly shown: readonly (readonly number[])[];
  };
  readonly own?: { readonly seat: Seat; readonly named: number };
}

type Fact =
  | { readonly kind: 'named'; readonly seat: Seat; readonly number?: number }
  | { readonly kind: 'shown'; readonly numbers: readonly number[]; readonly die: number };

const MOST = 6;
const DIE = 10;

function toAct({ named, shown, rounds }: State): number {
  if (shown.length === rounds) return 0;
  let set = 0;
  for (const [seat, number] of named.entries()) if (number === 0) set |= 1 << seat;
  return set === 0 ? TABLE_ALONE : set;
}

export const sealed: Rules<{ readonly rounds: number }, State, View, Fact> = {
  game: 'sealed',
  rulings: 1,
  people: ({ players }) => players,
  players: { min: 2, max: 4 },
  options: {
    specs: { rounds: { rule: 'S-1', kind: { type: 'number', min: 1, max: 3, step: 1 }, default: 2 } },
    conflicts: [],
  },
  start: ({ players, options }) => ({
    players,
    rounds: options.rounds,
    named: Array.from({ length: players }, () => 0),
    shown: [],
  }),
  toAct,
  deal: ({ shown }) => shown.length,
  legal: (state, seat, out) => {
    if (seat === TABLE || !isIn(toAct(state), seat)) return 0;
    for (let number = 1; number <= MOST; number++) out[number - 1] = number;
    return MOST;
  },
  refusal: (state, who, action) => {
    if (!isIn(toAct(state), who)) return refuse('not-asked', 'S-1');
    const isDie = action > DIE && action <= DIE + MOST;
    const isNumber = action >= 1 && action <= MOST;
    return (who === TABLE ? isDie : isNumber) ? undefined : refuse('not-a-number', 'S-1');
  },
  apply: (state, who, action, tell) => {
    if (who === TABLE) {
      tell?.all({ kind: 'shown', numbers: state.named, die: action - DIE });
      state.shown = [...state.shown, state.named];
      state.named = state.named.map(() => 0);
      return;
    }
    state.named = state.named.with(who, action);
    tell?.only(who, { kind: 'named', seat: who, number: action }, { kind: 'named', seat: who });
  },
  roll: (_state, chance) => DIE + 1 + chance.below(MOST, 'die'),
  copy: (state) => ({ ...state }),
  view: ({ players, rounds, named, shown }, viewer) => ({
    public: { players, rounds, hasNamed: named.map((number) => number > 0), shown },
    ...(typeof viewer === 'number' && { own: { seat: viewer, named: named[viewer] ?? 0 } }),
  }),
  imagine: ({ public: { players, rounds, hasNamed, shown }, own }, chance) => ({
    players,
    rounds,
    shown,
    named: hasNamed.map((has, seat) => {
      if (!has) return 0;
      return own?.seat === seat ? own.named : 1 + chance.below(MOST, 'lot');
    }),
  }),
  outcome: (state) => (toAct(state) === 0 ? { standings: [] } : undefined),
  write: (action) => (action > DIE ? `die ${action - DIE}` : `name ${action}`),
  read: (text) => {
    const [, verb, number] = /^(name|die) ([1-6])$/.exec(text) ?? [];
    if (number === undefined) return refuse('unreadable', 'notation', { text });
    return Number(number) + (verb === 'die' ? DIE : 0);
  },
};
