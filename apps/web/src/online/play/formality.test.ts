import { formula, formulaGame } from '@paddock/formula';
import {
  eraseGame,
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  type Action,
  type Seat,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { formalities } from './formality.ts';

const { rules: RULES } = eraseGame(formulaGame);
const PLAYERS = 3;

/** Plays at random until the first seat's view is as wanted. */
function playUntil(phase: string): {
  readonly view: ReturnType<typeof formula.view>;
  readonly toAct: Seat[];
} {
  const options = resolveOptions(formula.options, PLAYERS, { races: 2, removed: 24 });
  if (isRefusal(options)) throw new Error(options.code);
  const chance = fastChance(phase);
  const state = formula.start({ players: PLAYERS, options });
  const out: Action[] = [];
  for (let step = 0; step < 2000; step++) {
    const seats = seatsIn(formula.toAct(state));
    const view = formula.view(state, 0);
    if (view.public.phase === phase) return { view, toAct: seats };
    const [seat] = seats;
    const action =
      seat === undefined
        ? formula.roll(state, chance)
        : (out[chance.below(formula.legal(state, seat, out))] ?? 0);
    formula.apply(state, seat ?? TABLE, action);
  }
  throw new Error(`it never came to ${phase}`);
}

describe('whom the host may go on without', () => {
  it('everybody who has only to say that they are ready', () => {
    const { view, toAct } = playUntil('resting');
    expect(toAct).toEqual([0, 1, 2]);
    expect(formalities(RULES, view, [1, 2])).toEqual([1, 2]);
  });

  it('nobody who has a card to choose', () => {
    const { view, toAct } = playUntil('playing');
    expect(toAct).toHaveLength(1);
    expect(formalities(RULES, view, toAct)).toEqual([]);
  });
});
