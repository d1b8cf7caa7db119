import '../../../testing/browser.ts';
import { describe, expect, it } from 'vitest';
import { Turn } from '../../race/turn.ts';
import { LOADED } from '../../testing/loaded.ts';
import { RandomGame } from '../../testing/random-game.ts';
import { isFull, readPodium, withCar, writePodium } from './podium.ts';

describe('the podium slip', () => {
  it('D-V9: cars go to the best free step, and off it when named again', () => {
    const one = withCar([null, null, null], 'red') ?? [];
    const two = withCar(one, 'black') ?? [];
    expect(writePodium(two)).toBe('podium rk.');
    const hole = withCar(two, 'red') ?? [];
    expect(writePodium(hole)).toBe('podium .k.');
    expect(writePodium(withCar(hole, 'blue') ?? [])).toBe('podium bk.');
    const full = withCar(two, 'green') ?? [];
    expect(isFull(full)).toBe(true);
    expect(withCar(full, 'blue')).toBeNull();
    expect(writePodium([null, null, null])).toBeNull();
    expect(readPodium('podium .k.')).toEqual([null, 'black', null]);
    expect(readPodium(null)).toEqual([null, null, null]);
  });

  it('D-V9: undo takes the cars off one by one, and a reload keeps those that are on', () => {
    const view = new RandomGame({ options: { bets: 'widespread' }, seed: 'slip' })
      .until(({ public: { phase } }, toAct) => phase === 'betting' && toAct.includes(0))
      .view(0);
    const turn = new Turn(LOADED, view, 0);
    expect(turn.choose('podium rkb')).toBeUndefined();
    expect(turn.isComplete).toBe(true);
    turn.undo();
    expect(turn.isComplete).toBe(false);
    expect(turn.sketch).toBe('podium rk.');
    expect(new Turn(LOADED, view, 0).resume(turn.draft).sketch).toBe('podium rk.');
    turn.undo();
    turn.undo();
    expect(turn.isBegun).toBe(false);
    expect(turn.choose('bet red')).toMatchObject({ code: 'name-three-now' });
  });
});
