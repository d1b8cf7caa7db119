import type { Chance } from '../chance.ts';
import type { GameModule } from '../game-module.ts';
import type { OptionTable } from '../options.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Action, Rules, Setup, Standing, Tell, Viewer } from '../rules.ts';
import { isIn, TABLE, TABLE_ALONE, type Actor, type Seat, type SeatSet } from '../seat.ts';

/**
 * The smallest game that uses the whole contract: hidden draws, sealed choices, a reveal, a die, several deals.
 * Each round everybody gets a card from 1 to 9, secretly stays or folds, and a die decides: a higher card that stayed
 * wins a point, a lower one loses it. Between two rounds everybody says that they are ready.
 */
export interface HighCardOptions {
  readonly rounds: number;
}

export interface HighCardState {
  readonly setup: Setup<HighCardOptions>;
  /** By seat; 0: not dealt yet. */
  cards: number[];
  /** By seat; null: not chosen yet. */
  stays: (boolean | null)[];
  isRevealed: boolean;
  /** By seat; null: a round is being played. */
  ready: boolean[] | null;
  scores: number[];
  round: number;
}

export interface HighCardView {
  readonly public: {
    readonly players: number;
    readonly rounds: number;
    readonly round: number;
    readonly dealt: number;
    readonly chosen: readonly Seat[];
    /** Revealed together, when all have chosen. */
    readonly stays: readonly boolean[] | null;
    /** Between two rounds. */
    readonly ready: readonly Seat[] | null;
    readonly scores: readonly number[];
  };
  readonly own?: { readonly seat: Seat; readonly card: number; readonly stays: boolean | null };
  readonly all?: { readonly cards: readonly number[] };
}

export type HighCardFact =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly card?: number }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly stays?: boolean }
  | { readonly kind: 'revealed'; readonly stays: readonly (boolean | null)[] }
  | { readonly kind: 'ready'; readonly seat: Seat }
  | { readonly kind: 'rolled'; readonly die: number; readonly scores: readonly number[] };

const HIGHEST = 9;
const STAY = 20;
const FOLD = 21;
const REVEAL = 22;
const READY = 24;

const OPTIONS: OptionTable<HighCardOptions> = {
  specs: { rounds: { rule: 'H-1', kind: { type: 'number', min: 1, max: 5, step: 1 }, default: 2 } },
  conflicts: [
    {
      code: 'five-rounds-need-two-players',
      rule: 'H-1',
      between: ['rounds'],
      clashes: ({ rounds }, players) => rounds === 5 && players > 2,
    },
  ],
};

function isOver({ round, setup }: HighCardState): boolean {
  return round === setup.options.rounds;
}

function toAct(state: HighCardState): number {
  if (isOver(state)) return 0;
  if (state.ready !== null) return seatsWith(state.ready, false);
  if (state.cards.includes(0)) return TABLE_ALONE;
  const choosing = seatsWith(state.stays, null);
  return choosing === 0 ? TABLE_ALONE : choosing;
}

function seatsWith<Value>(bySeat: readonly Value[], value: Value): SeatSet {
  let set = 0;
  for (const [seat, held] of bySeat.entries()) if (held === value) set |= 1 << seat;
  return set;
}

function isRevealDue({ cards, stays, isRevealed }: HighCardState): boolean {
  return !cards.includes(0) && !stays.includes(null) && !isRevealed;
}

function refusal(state: HighCardState, who: Actor, action: Action): Refusal | undefined {
  const isNumber = Number.isInteger(action) && action >= 1 && action <= HIGHEST;
  if (!isNumber && ![STAY, FOLD, REVEAL, READY].includes(action)) return refuse('no-such-action', 'notation');
  if (!isIn(toAct(state), who)) return refuse('not-asked', 'H-2');
  if (who === TABLE)
    return (isRevealDue(state) ? action === REVEAL : isNumber) ? undefined : refuse('table-draws', 'H-2');
  if (state.ready !== null) return action === READY ? undefined : refuse('say-ready', 'H-4');
  return action === STAY || action === FOLD ? undefined : refuse('stay-or-fold', 'H-3');
}

function apply(state: HighCardState, who: Actor, action: Action, tell?: Tell<HighCardFact>): void {
  if (who === TABLE && state.cards.includes(0)) {
    const seat = state.cards.indexOf(0);
    state.cards = state.cards.with(seat, action);
    tell?.only(seat, { kind: 'dealt', seat, card: action }, { kind: 'dealt', seat });
    return;
  }
  if (action === REVEAL) {
    state.isRevealed = true;
    tell?.all({ kind: 'revealed', stays: state.stays });
    return;
  }
  if (who === TABLE) return settle(state, action, tell);
  if (state.ready !== null) {
    const ready = state.ready.with(who, true);
    state.ready = ready.includes(false) ? ready : null;
    tell?.all({ kind: 'ready', seat: who });
    return;
  }
  const stays = action === STAY;
  state.stays = state.stays.with(who, stays);
  tell?.only(who, { kind: 'chose', seat: who, stays }, { kind: 'chose', seat: who });
}

function settle(state: HighCardState, die: number, tell?: Tell<HighCardFact>): void {
  state.scores = state.scores.map((score, seat) => {
    if (state.stays[seat] !== true) return score;
    return score + ((state.cards[seat] ?? 0) > die ? 1 : -1);
  });
  tell?.all({ kind: 'rolled', die, scores: state.scores });
  state.round++;
  if (isOver(state)) return;
  state.isRevealed = false;
  state.ready = state.cards.map(() => false);
  state.cards = state.cards.map(() => 0);
  state.stays = state.stays.map(() => null);
}

function view(state: HighCardState, viewer: Viewer): HighCardView {
  const { setup, cards, stays, isRevealed, ready, scores, round } = state;
  const open = {
    players: setup.players,
    rounds: setup.options.rounds,
    round,
    dealt: cards.filter((card) => card > 0).length,
    chosen: stays.flatMap((chosen, seat) => (chosen === null ? [] : [seat])),
    stays: isRevealed ? stays.map((chosen) => chosen === true) : null,
    ready: ready && ready.flatMap((isReady, seat) => (isReady ? [seat] : [])),
    scores,
  };
  if (viewer === 'public') return { public: open };
  if (viewer === 'all') return { public: open, all: { cards } };
  return { public: open, own: { seat: viewer, card: cards[viewer] ?? 0, stays: stays[viewer] ?? null } };
}

function imagine(seen: HighCardView, chance: Chance): HighCardState {
  const { players, rounds, round, dealt, chosen, stays, ready, scores } = seen.public;
  const { own, all } = seen;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    setup: { players, options: { rounds } },
    cards: seats.map((seat) => {
      if (seat >= dealt) return 0;
      return own?.seat === seat ? own.card : (all?.cards[seat] ?? chance.below(HIGHEST, 'deal') + 1);
    }),
    stays: seats.map((seat) => {
      if (!chosen.includes(seat)) return null;
      return own?.seat === seat ? own.stays : (stays?.[seat] ?? chance.below(2, 'lot') === 0);
    }),
    isRevealed: stays !== null,
    ready: ready && seats.map((seat) => ready.includes(seat)),
    scores: [...scores],
    round,
  };
}

function standings({ scores }: HighCardState): Standing[] {
  return scores
    .map((score, seat) => ({
      side: `seat-${seat}`,
      seat,
      score,
      place: 1 + scores.filter((other) => other > score).length,
    }))
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

export const highCard: Rules<HighCardOptions, HighCardState, HighCardView, HighCardFact> = {
  game: 'high-card',
  rulings: 1,
  players: { min: 2, max: 4 },
  options: OPTIONS,
  people: ({ players }) => players,
  start: (setup) => ({
    setup,
    cards: Array.from({ length: setup.players }, () => 0),
    stays: Array.from({ length: setup.players }, () => null),
    isRevealed: false,
    ready: null,
    scores: Array.from({ length: setup.players }, () => 0),
    round: 0,
  }),
  toAct,
  deal: (state) => state.round,
  legal: (state, seat, out) => {
    if (seat === TABLE || !isIn(toAct(state), seat)) return 0;
    if (state.ready !== null) {
      out[0] = READY;
      return 1;
    }
    out[0] = STAY;
    out[1] = FOLD;
    return 2;
  },
  refusal,
  apply,
  roll: (state, chance) => {
    if (isRevealDue(state)) return REVEAL;
    return chance.below(HIGHEST, state.cards.includes(0) ? 'deal' : 'die') + 1;
  },
  copy: (state, into) => Object.assign(into ?? {}, state),
  view,
  imagine,
  outcome: (state) => (isOver(state) ? { standings: standings(state) } : undefined),
  write: (action) => {
    if (action === STAY) return 'stay';
    if (action === REVEAL) return 'reveal';
    if (action === READY) return 'ready';
    return action === FOLD ? 'fold' : `number ${action}`;
  },
  read: (text) => {
    if (text === 'stay') return STAY;
    if (text === 'fold') return FOLD;
    if (text === 'reveal') return REVEAL;
    if (text === 'ready') return READY;
    const number = /^number ([1-9])$/.exec(text)?.[1];
    return number === undefined ? refuse('unreadable', 'notation', { text }) : Number(number);
  },
};

/** As one value, the way every game is: tests add it to the apps' lists. It never ships. */
export const highCardGame: GameModule<HighCardOptions, HighCardState, HighCardView, HighCardFact> = {
  rules: highCard,
  presets: {},
  races: ({ rounds }) => rounds,
  racesRun: (view) => view.public.round,
  chapterAt: (fact, before) =>
    fact.kind === 'dealt' && fact.seat === 0 ? { kind: 'race', number: before.length + 1 } : undefined,
  goOn: 'ready',
};
