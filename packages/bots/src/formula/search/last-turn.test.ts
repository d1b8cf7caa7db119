import { formula, type FormulaState } from '@paddock/formula';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { Light } from '../light/light.ts';
import { aView, gambleView } from '../testing.ts';
import { LastTurn } from './last-turn.ts';

function stateOf(view = gambleView()): FormulaState {
  return formula.imagine(view, fastChance('last'));
}

function lightFor(state: FormulaState): Light {
  const light = new Light();
  light.season.read(state);
  return light;
}

function cardPlayed(state: FormulaState): string | null {
  return formula.view(state, 'public').public.card;
}

describe('a last turn in a race that is played out', () => {
  it('goes for the win where club would take the points', () => {
    const [asClub, thought] = [stateOf(), stateOf()];
    lightFor(asClub).step(asClub, fastChance('none'));
    expect(cardPlayed(asClub)).not.toBe('charge-engine');
    new LastTurn(thought, 0, lightFor(thought)).play(thought);
    expect(cardPlayed(thought)).toBe('charge-engine');
  });

  it('is the seat’s own, and the last of the season', () => {
    const isLast = (view = gambleView(), seat = 0) => {
      const state = stateOf(view);
      return new LastTurn(state, seat, lightFor(state)).isNow(state);
    };
    expect(isLast()).toBe(true);
    expect(isLast(gambleView(), 1)).toBe(false);
    expect(isLast(gambleView({ races: 2 }))).toBe(false);
    expect(isLast(aView({ hand: ['turbo'], open: { playsLeft: 4 } }))).toBe(true);
    expect(isLast(aView({ hand: ['turbo'], open: { playsLeft: 5 } }))).toBe(false);
  });
});
