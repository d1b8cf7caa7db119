import { CAR_COUNT, type DownforceOptions, type DownforcePublic } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { Board } from '../board.ts';
import { cardsOf, without } from '../cards.ts';
import { cardsBySeat, expectedSpaces, roundsLeft } from './supply.ts';
import { WHISPERED } from '../variants/whispers/club/supply.ts';
import { aView, DECK, TRACK } from '../testing.ts';

const WILD = CAR_COUNT;

describe('cards as spaces', () => {
  it('D-C2: counts every line for its car, and wilds separately', () => {
    expect(cardsOf(['r6y4k2b1', 'w4w2', 'k8'])).toEqual({ count: 3, spaces: [10, 1, 0, 4, 0, 6, 6] });
    expect(without(cardsOf(['k5', 'w5k2']), 'w5k2')).toEqual(cardsOf(['k5']));
  });
});

describe('what the others hold', () => {
  const toGo = { black: 12, blue: 30, green: 31, yellow: 10, orange: 32, red: 10 };
  const knows = (shown: readonly string[], absent: readonly string[], firm: number) => {
    const nothing = { shown: [], absent: [], firm: 0 };
    const known = [nothing, { shown, absent, firm }, nothing, nothing];
    return cardsBySeat(DECK, aView({ hand: ['g5'], toGo, open: { known } }))[1]?.spaces ?? [];
  };

  it('D-A6: what a bid has shown is counted as it is', () => {
    expect(knows(['b5'], [], 0)[1]).toBeGreaterThan(knows([], [], 0)[1] ?? 0);
    expect(knows(['b5', 'k5', 'y5'], [], 0)).toEqual(cardsOf(['b5', 'k5', 'y5']).spaces);
  });

  it('D-A10: what is proved absent is not expected', () => {
    const wilds = ['b6o4w2y1', 'y6b4w2o1', 'o6y4w2b1', 'k6r4w2g1', 'r6g4w2k1', 'g6k4w2r1'];
    const fives = ['w5k2', 'w5b2', 'w5g2', 'w5y2', 'w5o2', 'w5r2', 'w5', 'w4w2'];
    expect(knows([], [], 0)[WILD]).toBeGreaterThan(3);
    expect(knows([], [...wilds, ...fives], 3)[WILD]).toBe(0);
  });

  it('D-R10: a player who is out plays nothing more', () => {
    const view = aView({ hand: ['g5'], toGo, finished: [], open: { out: [1] } });
    expect(cardsBySeat(DECK, view)[1]?.count).toBe(0);
  });
});

describe('what cards can be expected to do', () => {
  const toGo = { black: 12, blue: 30, green: 31, yellow: 10, orange: 32, red: 10 };
  const automas = [{ seat: 1, counter: 0, thrownIn: 0, bets: [] }];
  const deck = (options: Partial<DownforceOptions>, cards: number) => {
    const open = { automas, speed8: ['blue'], handSizes: [1, cards, 3, 3] } as const;
    return cardsBySeat(DECK, aView({ hand: ['g5'], toGo, options, open }))[1]?.count;
  };

  it('D-V8c: a normal automa plays its Speed-8 cards last, a hard one any time', () => {
    expect([deck({}, 8), deck({}, 1), deck({ automas: 1, automaLevel: 'hard' }, 8)]).toEqual([8, 2, 9]);
  });

  it('D-V8c: an automa does not choose its best cards first', () => {
    const expectedWith = (open: Partial<DownforcePublic>) => {
      const view = aView({ hand: ['g5'], toGo, open });
      const board = Board.of(TRACK, view.public);
      return expectedSpaces(cardsOf(['b5', 'k5', 'y5', 'g5']), 1, view.public, 1, board)[1] ?? 0;
    };
    expect(expectedWith({ automas })).toBeLessThan(expectedWith({}));
  });

  it('D-V6: the others may hold Speed-8 cards', () => {
    const { names, count } = DECK;
    const discard = Object.fromEntries(
      names.flatMap((name, kind) => (kind < CAR_COUNT ? [] : [[name, count[kind] ?? 0]])),
    );
    const view = aView({ hand: [], toGo, bets: [], open: { discard } });
    expect(cardsBySeat(DECK, view, WHISPERED)[1]?.spaces[5]).toBeCloseTo((3 * 8) / 6, 9);
    expect(cardsBySeat(DECK, view)[1]?.spaces[5]).toBe(0);
  });

  it('D-V3: all cards will be played', () => {
    const rounds = (longDistance: boolean) => {
      const view = aView({
        hand: ['g5'],
        toGo: { ...toGo, yellow: 1, red: 1 },
        bets: [],
        options: { longDistance },
      });
      return roundsLeft(DECK, Board.of(TRACK, view.public), view.public, cardsBySeat(DECK, view));
    };
    expect(rounds(true)).toBe(3);
    expect(rounds(false)).toBeLessThan(3);
  });
});
