import { CARS, downforce, type DownforceState } from '@paddock/downforce';
import {
  fastChance,
  isRefusal,
  resolveOptions,
  seatsIn,
  TABLE,
  TABLE_ALONE,
  type Action,
} from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { Board } from './board.ts';
import { aView, TRACK } from './testing.ts';

const places = (board: Board) =>
  CARS.map((_, car) => [board.distance(car), board.isHome(car) ? board.place(car) : board.space(car)]);

describe('a board', () => {
  it('follows the facts of whole races to the positions in the view', () => {
    let compared = 0;
    for (let game = 0; game < 20; game++) {
      const options = resolveOptions(downforce.options, 4, {});
      if (isRefusal(options)) throw new Error(options.code);
      const state: DownforceState = downforce.start({ players: 4, options });
      const chance = fastChance(`board ${game}`);
      const legal: Action[] = [];
      let board: Board | undefined;
      for (let acting = downforce.toAct(state); acting !== 0; acting = downforce.toAct(state)) {
        const [seat = TABLE] = acting === TABLE_ALONE ? [TABLE] : seatsIn(acting);
        const action =
          seat === TABLE
            ? downforce.roll(state, chance)
            : (legal[chance.below(downforce.legal(state, seat, legal))] ?? 0);
        downforce.apply(state, seat, action, board);
        if (board === undefined && downforce.write(action).startsWith('bid'))
          board = Board.of(TRACK, downforce.view(state, 'public').public);
      }
      const last = Board.of(TRACK, downforce.view(state, 'public').public);
      expect(board === undefined ? [] : places(board)).toEqual(places(last));
      expect(board?.homeCount).toBe(last.homeCount);
      compared++;
    }
    expect(compared).toBe(20);
  });

  it('D-R13: knows when a card is done', () => {
    const facts = [
      { kind: 'turn', seat: 1 },
      { kind: 'bets-asked', bet: 1, seats: [0, 1] },
      { kind: 'whispers-asked', bet: 1, seats: [0, 1] },
      { kind: 'race-over', standing: CARS, finished: 6 },
    ] as const;
    for (const fact of facts) {
      const board = Board.of(TRACK, aView({ hand: [] }).public);
      board.all({ kind: 'went-out', seat: 1, cards: [] });
      expect(board.isCardOver).toBe(false);
      board.all(fact);
      expect(board.isCardOver).toBe(true);
    }
  });

  it('D-R5: tells how far a car could go', () => {
    const cars = [99, 104, 105, 10, 20, 30].map((space) => ({ space, lap: 1, place: null }));
    const board = Board.of(TRACK, { ...aView({ hand: [] }).public, cars });
    expect([1, 2, 5].map((spaces) => board.canGo(99, spaces))).toEqual([true, true, true]);
    expect([1, 2].map((spaces) => board.canGo(102, spaces))).toEqual([false, false]);
  });
});
