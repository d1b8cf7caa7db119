import '../../../testing/browser.ts';
import { describe, expect, it } from 'vitest';
import { CARS } from '@paddock/downforce';
import { Turn } from '../../race/turn.ts';
import { LOADED } from '../../testing/loaded.ts';
import { RandomGame } from '../../testing/random-game.ts';
import { carsToSwap, movedTo, orderOnBoard, swappedIn, writePrediction, writeSwap } from './order.ts';

const whispers = (phase: 'predicting' | 'swapping') =>
  new RandomGame({ options: { goal: 'whispers' }, seed: 'board' }).until(
    (view, toAct) => view.public.phase === phase && toAct.includes(0),
  );

describe('the prediction board', () => {
  it('D-V6: a car moved to a place pushes those between by one', () => {
    expect(movedTo(CARS, 'red', 0)).toEqual(['red', 'black', 'blue', 'green', 'yellow', 'orange']);
    expect(movedTo(CARS, 'black', 2)).toEqual(['blue', 'green', 'black', 'yellow', 'orange', 'red']);
    expect(movedTo(CARS, 'blue', 9)).toEqual(['black', 'green', 'yellow', 'orange', 'red', 'blue']);
    expect(movedTo(CARS, 'blue', -1)[0]).toBe('blue');
  });

  it('D-V6: begins with the standing, and every order on it can be sealed', () => {
    const view = whispers('predicting').view(0);
    expect(orderOnBoard(view, null)).toEqual(view.public.standing);
    const order = movedTo(view.public.standing, 'red', 3);
    const turn = new Turn(LOADED, view, 0);
    expect(turn.choose(writePrediction(order))).toBeUndefined();
    expect(turn.isComplete).toBe(true);
    expect(orderOnBoard(view, turn.texts[0] ?? null)).toEqual(order);
    expect(turn.view.own?.predictions).toEqual([order]);
  });

  it('D-V6: at the second line two cars of the prediction change places', () => {
    const view = whispers('swapping').view(0);
    const before = view.own?.predictions?.[0] ?? [];
    const plan = writeSwap('red', 'black');
    expect(plan).toBe('swap black red');
    const turn = new Turn(LOADED, view, 0);
    expect(turn.choose(plan)).toBeUndefined();
    expect(orderOnBoard(view, plan)).toEqual(swappedIn(before, 'red', 'black'));
    expect(turn.view.own?.predictions?.[1]).toEqual(orderOnBoard(view, plan));
    expect(orderOnBoard(view, 'stand')).toEqual(before);
  });

  it('D-V6: one car of two is a sketch: a reload brings it back, undo takes it away', () => {
    const view = whispers('swapping').view(0);
    const turn = new Turn(LOADED, view, 0);
    turn.sketchAs('swap green');
    expect(turn.isComplete).toBe(false);
    const again = new Turn(LOADED, view, 0).resume(turn.draft);
    expect(carsToSwap(again.sketch)).toEqual(['green']);
    again.undo();
    expect(again.isBegun).toBe(false);
  });
});

it('D-V6: the lines across the track say what they are worth', () => {
  const lines = (options: object) => {
    const { public: open } = new RandomGame({ options }).view(0);
    return LOADED.variants.flatMap((variant) => variant.lineTexts?.(open.options) ?? []);
  };
  expect(lines({ goal: 'whispers' })).toEqual(['+6', '+3', '+1']);
  expect(lines({})).toEqual([]);
});
