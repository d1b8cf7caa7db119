import { CARS, type CarName, type DownforceView } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { Board } from './board.ts';
import { Outlook } from './club/outlook.ts';
import { anAuction, ask, aView, DECK, TRACK } from './testing.ts';
import { powerGain } from './worth.ts';

const LEVELS = ['rookie', 'club'] as const;

type Seen = Parameters<typeof aView>[0];

const SEATS = [0, 1, 2, 3];

const look = (view: DownforceView) => {
  const board = Board.of(TRACK, view.public);
  const outlook = new Outlook(DECK, view, 0, board);
  return { board, outlook, chances: outlook.chances(board, outlook.supply(outlook.own, board)) };
};

describe('automas at the table', () => {
  /** In the first lap's last straight: from 99 the inside path ends behind 104 and 105. */
  const fork = (automas: number, bet: CarName = 'green', counter = 2) => {
    const seen = aView({
      hand: ['b5'],
      toGo: { black: 25 },
      finished: ['green', 'orange'],
      owners: { blue: 3, yellow: 2, orange: 2, red: 2 },
      options: { automas },
      open: {
        automas: automas === 0 ? [] : [{ seat: 3, counter, thrownIn: 0, bets: [bet, bet, bet] }],
      },
    });
    const spaces: Partial<Record<number, number>> = { 1: 99, 5: 104, 3: 105 };
    const cars = seen.public.cars.map((car, at) =>
      spaces[at] === undefined ? car : { space: spaces[at], lap: 1, place: null },
    );
    const at = (name: CarName): number => cars[CARS.indexOf(name)]?.space ?? TRACK.count;
    const standing = seen.public.standing.toSorted((a, b) => at(b) - at(a));
    return { ...seen, public: { ...seen.public, cars, standing } };
  };

  it("D-V8i: a club does not pay for an automa's jam", () => {
    expect(ask(fork(0)).do).toEqual(['play b5', 'step 102']);
    expect(ask(fork(1)).do.slice(0, 2)).toEqual(['play b5', 'step 101']);
    // The counter ends at 20.
    expect(ask(fork(1, 'green', 20)).do).toEqual(['play b5', 'step 102']);
  });

  /** Blue, an automa's car, stands behind red in the single lane; the only card is for blue. */
  const stuck = (powers: Seen['powers'], options: Seen['options'] = {}, counter = 2) =>
    aView({
      hand: ['b5'],
      toGo: { black: 34, red: 25, blue: 26, green: 21, yellow: 39, orange: 40 },
      owners: { blue: 3, yellow: 2, orange: 2, red: 2 },
      ...(powers && { powers }),
      options: { automas: 1, ...options },
      open: { automas: [{ seat: 3, counter, thrownIn: 0, bets: ['red', 'red', 'red'] }] },
    });

  for (const level of LEVELS)
    it(`D-P4, D-V8i: a ${level} denies an automa’s counter the spaces of a blocked line`, () => {
      expect(ask(stuck({ strategic: 0 }), level).do).toEqual(['play b5', 'ignore']);
      expect(ask(stuck({ obstructive: 0 }, { powers: 'pack' }), level).do).toEqual(['play b5', 'shorten']);
      // The counter ends at 20: nobody is asked.
      expect(ask(stuck({ strategic: 0 }, {}, 20), level).do).toEqual(['play b5']);
    });

  it("D-V8g, D-V8i: an automa's public bets and its counter are in the totals", () => {
    const total = (bet: CarName, counter: number): number => {
      const { outlook, chances, board } = look(fork(1, bet, counter));
      return outlook.totals(chances, board)[3] ?? 0;
    };
    expect(total('red', 7) - total('red', 2)).toBeCloseTo(5, 9);
    // D-E2: the first two are home, 9 + 6 + 3 and 6 + 4 + 2.
    expect(total('green', 2) - total('orange', 2)).toBeCloseTo(6, 9);
  });

  it('D-V8h: a second power is worth something only if it is kept', () => {
    const gain = (count: number) => {
      const automas = SEATS.slice(4 - count).map((seat) => ({ seat, counter: 0, thrownIn: 0, bets: [] }));
      return powerGain(aView({ hand: [], powers: { cunning: 0 }, open: { automas } }), 0, 'tricky');
    };
    expect(gain(1)).toBeGreaterThan(0);
    expect([gain(0), gain(3)]).toEqual([0, 0]);
  });

  it('D-V8b: a club bids less against decks than against people, because most of their cards are passes', () => {
    const hand = [
      'k5',
      'k6g4r2',
      'k6r4w2g1',
      'k6r4y2o1',
      'g6k5o4y3b2r1',
      'y6k4r2g1',
      'w5k2',
      'b5',
      'w5',
      'r6y4k2b1',
    ];
    const bid = (count: number) => {
      const automas = SEATS.slice(4 - count).map((seat) => ({ seat, counter: 0, thrownIn: 0, bets: [] }));
      const { options } = anAuction(hand, 'black').public;
      const chosen = automas.map(({ seat }) => seat);
      const view = anAuction(hand, 'black', { options: { ...options, automas: count }, automas, chosen });
      return Number(ask(view).reasons.params['offer']);
    };
    expect(bid(3)).toBeLessThan(bid(0));
  });

  it('D-V8h: keeps the best of its powers, one at a time', () => {
    const automas = [2, 3].map((seat) => ({ seat, counter: 0, thrownIn: 0, bets: [] }));
    const keeping = { phase: 'keeping', stage: 3, turn: null, actor: null, asked: [0], automas } as const;
    const powers = { tricky: 0, cunning: 0, strategic: 0 } as const;
    const view = aView({ hand: ['k5'], powers, bets: [], options: { automas: 2 }, open: keeping });
    expect(ask(view).do.toSorted()).toEqual(['keep cunning', 'keep strategic']);
  });
});
