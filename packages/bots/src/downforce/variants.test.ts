import { CARS, type CarName, type DownforceView } from '@paddock/downforce';
import { fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { Board } from './board.ts';
import { carsIn } from './orders.ts';
import { Outlook } from './club/outlook.ts';
import { anAuction, ask, aView, BOTS, DECK, TRACK } from './testing.ts';
import { orderAfter } from './variants/whispers/order-after.ts';

const LEVELS = ['rookie', 'club'] as const;

type Seen = Parameters<typeof aView>[0];

const FIELD = { black: 30, blue: 12, green: 31, yellow: 28, orange: 32, red: 27 };
const SEATS = [0, 1, 2, 3];

const betting = (line: number) =>
  ({ phase: 'betting', turn: 1, actor: 1, asked: SEATS, betsAsked: line }) as const;

describe('other bets', () => {
  const odds = (standings: readonly (readonly CarName[])[], seen: Partial<Seen>) =>
    aView({
      hand: [],
      ...seen,
      options: { bets: 'odds' },
      open: { ...betting(standings.length), variant: { odds: standings } },
    });

  it('D-V9 odds: of two cars with equal chances, bets on the one further back', () => {
    const toGo = { black: 30, blue: 12, green: 12, yellow: 28, orange: 32, red: 27 };
    const owners = { blue: 3, green: 3 };
    const others: readonly CarName[] = ['red', 'yellow', 'black', 'orange'];
    const bet = (...first: readonly CarName[]) =>
      ask(odds([[...first, ...others]], { toGo, bets: [], owners })).do;
    expect(bet('blue', 'green')).toEqual(['bet green']);
    expect(bet('green', 'blue')).toEqual(['bet blue']);
  });

  for (const level of LEVELS)
    it(`D-V9 widespread: a ${level} names the three that are home, in order`, () => {
      const finished = ['red', 'blue', 'green'] as const;
      const { do: plan, reasons } = ask(
        aView({
          hand: ['k5'],
          toGo: FIELD,
          finished,
          bets: [],
          options: { bets: 'widespread' },
          open: betting(1),
        }),
        level,
      );
      expect(plan).toEqual(['podium rbg']);
      expect(reasons).toMatchObject({
        code: 'names-podium',
        params: { first: 'red', second: 'blue', third: 'green' },
      });
    });

  it('D-V9 penalty: avoids its own car in last place, although it has the cards for it', () => {
    // Of two that may win, black may also come last.
    const toGo = { black: 13, blue: 10, green: 11, yellow: 11, orange: 12, red: 12 };
    const bet = (bets: 'printed' | 'penalty') =>
      ask(aView({ hand: ['k5', 'w5k2'], toGo, bets: ['blue', 'blue'], options: { bets }, open: betting(3) }))
        .do;
    expect(bet('printed')).toEqual(['bet black']);
    expect(bet('penalty')).toEqual(['bet blue']);
  });
});

describe('whispers', () => {
  const RESULT: readonly CarName[] = ['red', 'blue', 'green', 'yellow', 'orange', 'black'];
  const whispers = (
    predictions: readonly (readonly CarName[])[],
    open: Seen['open'],
    seen: Partial<Seen> = {},
  ) =>
    aView({
      hand: ['k5'],
      bets: [],
      options: { goal: 'whispers' },
      ...seen,
      open: { owners: CARS.map(() => null), prices: CARS.map(() => 0), variant: { plaques: 4 }, ...open },
      own: { plaque: 'yellow', predictions },
    });
  const asking = (line: number) =>
    ({ ...betting(line), phase: line === 1 ? 'predicting' : 'swapping' }) as const;
  const toGo = { orange: 20, black: 33 };
  const finished = RESULT.slice(0, 4);

  for (const level of LEVELS) {
    it(`D-V6: a ${level} predicts what is clear`, () => {
      const { do: plan, reasons } = ask(whispers([], asking(1), { toGo, finished }), level);
      expect(plan).toEqual(['predict rbgyok']);
      expect(reasons).toMatchObject({ code: 'predicts', params: { first: 'red' } });
    });

    it(`D-V6: a ${level} corrects two that are home`, () => {
      const wrong: readonly CarName[] = ['red', 'yellow', 'green', 'blue', 'orange', 'black'];
      const { do: plan, reasons } = ask(whispers([wrong], asking(2), { toGo, finished }), level);
      expect(plan).toEqual(['swap blue yellow']);
      expect(reasons).toMatchObject({ code: 'swaps', params: { one: 'blue', other: 'yellow' } });
    });

    it(`D-V6: a ${level} corrects two if the whole cannot be right`, () => {
      const wrong: readonly CarName[] = ['blue', 'red', 'yellow', 'green', 'orange', 'black'];
      const { do: plan } = ask(whispers([wrong], asking(2), { toGo, finished }), level);
      expect(['swap blue red', 'swap green yellow']).toContain(plan[0]);
    });

    it(`D-V6: a ${level} keeps what is right`, () => {
      const { do: plan, reasons } = ask(whispers([RESULT, RESULT], asking(3), { toGo, finished }), level);
      expect(plan).toEqual(['stand']);
      expect(reasons.code).toBe('stands');
    });

    it(`D-V6: a ${level} plays the card that makes its prediction come true`, () => {
      const level8 = { blue: 12, green: 12, red: 2, yellow: 24, orange: 30, black: 34 };
      const play = (order: readonly CarName[]) =>
        ask(whispers([order, order, order], { betsAsked: 3 }, { toGo: level8, hand: ['b5', 'g5'] }), level)
          .do[0];
      expect(play(RESULT)).toBe('play b5');
      expect(play(['red', 'green', 'blue', 'yellow', 'orange', 'black'])).toBe('play g5');
    });
  }

  it("D-V6: until the first line a club plays for its plaque's car", () => {
    const even = { blue: 55, green: 55, red: 56, yellow: 54, orange: 56, black: 54 };
    const { do: plan, reasons } = ask(
      whispers([], { betsAsked: 0 }, { toGo: even, hand: ['b5', 'y5', 'k5'] }),
    );
    expect(plan[0]).toBe('play y5');
    expect(reasons).toMatchObject({ code: 'moves', params: { car: 'yellow' } });
  });
});

describe('orders', () => {
  it('D-V6, D-V9: are read and swapped', () => {
    expect(carsIn('podium kbg')).toEqual([0, 1, 2]);
    expect(orderAfter([5, 1, 2, 3, 4, 0], 'swap black red')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(orderAfter([5, 1, 2, 3, 4, 0], 'stand')).toEqual([5, 1, 2, 3, 4, 0]);
  });
});

describe('bids with dice', () => {
  const strong = [
    'k5',
    'k6g4r2',
    'k6r4w2g1',
    'k6r4y2o1',
    'k6o5y4b3r2g1',
    'w5k2',
    'w5',
    'w4w2',
    'g6k5o4y3b2r1',
  ];
  const weak = ['b5', 'g5', 'y5', 'o5', 'o6b4y2', 'b6y4o2', 'y6o4b2', 'b6o4g2r1', 'g6r4k2'];
  const bid = (hand: readonly string[], car: CarName, level: keyof typeof BOTS, open: Seen['open'] = {}) => {
    const seen = anAuction([...hand, 'r5'], car, open);
    const count = seen.public.automas.length;
    const options = { ...seen.public.options, auction: 'dice', automas: count } as const;
    const auction = { ...seen.public.auction, dice: [] };
    const own = seen.own && { ...seen.own, die: null };
    const view = { public: { ...seen.public, options, auction }, ...(own && { own }) };
    return Number(ask(view, level).reasons.params['offer'] ?? 0);
  };

  for (const level of LEVELS)
    it(`D-V7: a ${level} sets a higher number for the car that its hand moves`, () => {
      expect(bid(strong, 'black', level)).toBeGreaterThanOrEqual(4);
      expect(bid(weak, 'red', level)).toBeLessThanOrEqual(1);
    });

  it('D-V7, D-V8b: a club knows that automas roll their dice', () => {
    const automas = [1, 2, 3].map((seat) => ({ seat, counter: 0, thrownIn: 0, bets: [] }));
    expect(bid(strong, 'black', 'club', { automas, chosen: [1, 2, 3] })).toBeGreaterThanOrEqual(4);
  });
});

const look = (view: DownforceView) => {
  const board = Board.of(TRACK, view.public);
  const outlook = new Outlook(DECK, view, 0, board);
  return { board, outlook, chances: outlook.chances(board, outlook.supply(outlook.own, board)) };
};

describe('long distance', () => {
  /** Black in the second lap, the others near the end of the first. */
  const laps = (longDistance: true | 'money', hand: readonly string[]) => {
    const seen = aView({ hand, toGo: { ...FIELD, black: 25, blue: 2 }, bets: [], options: { longDistance } });
    const cars = seen.public.cars.map((car, at) => (at === 0 ? { ...car, lap: 2 } : car));
    const standing: CarName[] = ['black', ...seen.public.standing.filter((name) => name !== 'black')];
    return { ...seen, public: { ...seen.public, cars, standing } };
  };

  it('D-V3: a car in the second lap is ahead of one in the first', () => {
    const { board, chances } = look(laps('money', ['b5']));
    expect(board.distance(0)).toBeLessThan(board.distance(1));
    expect(chances.home[0]?.[0]).toBeGreaterThan(0.5);
  });

  it('D-V3: nobody stalls', () => {
    const { chances } = look(laps('money', []));
    for (const places of chances.home)
      expect(places.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  it('D-V3: a club drives on beyond the line', () => {
    expect(ask(laps(true, ['k5', 'b5'])).do[0]).toBe('play k5');
  });

  it('D-V1, D-V3: only owned cars count if the first wins', () => {
    const owners = CARS.map((name) => (name === 'blue' ? null : 0));
    const first = (blue: number) => {
      const options = { goal: 'firstHome' } as const;
      const view = aView({ hand: ['k5'], toGo: { ...FIELD, blue }, bets: [], options, open: { owners } });
      const board = Board.of(TRACK, view.public);
      // The same supply, so that only blue's position differs, which must make no difference.
      return new Outlook(DECK, view, 0, board).chances(board, [9, 9, 9, 9, 9, 9]).home[0]?.[0];
    };
    expect(first(1)).toBe(first(50));
  });
});

describe('a world tour', () => {
  const past = (scores: readonly number[]) => ({
    track: 'marina-bay',
    standing: CARS,
    finished: 6,
    scores,
    sheets: [],
  });
  const tour = (scores: readonly number[]) =>
    aView({
      hand: ['k5'],
      toGo: FIELD,
      options: { worldTour: ['marina-bay', 'marina-bay'] },
      open: { variant: { tour: { over: 1, past: [past(scores)] } } },
    });

  it('D-V4: the totals include earlier games', () => {
    const totals = (scores: readonly number[]) => {
      const { outlook, chances, board } = look(tour(scores));
      return outlook.totals(chances, board);
    };
    const even = totals([0, 0, 0, 0]);
    expect(totals([5, -3, 0, 10]).map((total, seat) => total - (even[seat] ?? 0))).toEqual([5, -3, 0, 10]);
  });

  for (const level of LEVELS)
    it(`D-V4: a ${level} is ready for the next game`, () => {
      const seen = tour([5, 3, 0, 10]);
      const resting = { phase: 'resting', turn: null, actor: null, asked: SEATS, betsAsked: 3 } as const;
      const view = { ...seen, public: { ...seen.public, ...resting } };
      expect(BOTS[level](view, 0, fastChance('bot'), { iterations: 1 }).do).toEqual(['ready']);
    });
});
