import { downforce, type DownforceView } from '@paddock/downforce';
import { canonical, fastChance } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../bot.ts';
import { club } from './club.ts';
import { anAuction, aView } from '../testing.ts';

/** Also checks that the position is possible: what the seat would see of it is the given view. */
function ask(view: DownforceView): Answer {
  expect(canonical(downforce.view(downforce.imagine(view, fastChance('any')), 0))).toBe(canonical(view));
  return club(downforce)(view, 0, fastChance('club'), { iterations: 100_000 });
}

/** In the first lap's last straight, three lanes wide: from 99 the inside path ends behind 104 and 105. */
const FORK = { red: 104, yellow: 105 };
const onSpaces = (view: DownforceView, spaces: Readonly<Record<string, number>>): DownforceView => {
  const names = ['black', 'blue', 'green', 'yellow', 'orange', 'red'];
  const cars = view.public.cars.map((car, at) => ({ ...car, space: spaces[names[at] ?? ''] ?? car.space }));
  const order = view.public.standing.toSorted(
    (a, b) => (cars[names.indexOf(b)]?.space ?? 999) - (cars[names.indexOf(a)]?.space ?? 999),
  );
  return { ...view, public: { ...view.public, cars, standing: order } };
};
const FIELD = { black: 12, blue: 30, green: 31, yellow: 10, orange: 32, red: 10 };

describe('club plays a card', () => {
  it('D-R8: brings its car home', () => {
    const { do: plan, reasons } = ask(aView({ hand: ['b5', 'k5', 'g5'], toGo: { ...FIELD, black: 4 } }));
    expect(plan).toEqual(['play k5', ...plan.slice(1, 4), 'step home']);
    expect(reasons).toMatchObject({ code: 'brings-home', params: { card: 'k5', car: 'black' } });
  });

  it('D-R7: of two cards for rivals plays the one whose car is stuck, and keeps the other car blocked', () => {
    // Blue behind red in the single lane.
    const toGo = { black: 34, red: 25, blue: 26, green: 21, yellow: 39, orange: 40 };
    const { do: plan, reasons } = ask(aView({ hand: ['g5', 'b5'], toGo }));
    expect(plan).toEqual(['play b5']);
    expect(reasons).toMatchObject({ code: 'jams', params: { card: 'b5', car: 'blue' } });
  });

  it('D-R7: drives round the cars in its way', () => {
    const view = onSpaces(aView({ hand: ['k5'], toGo: FIELD }), { black: 99, ...FORK });
    expect(ask(view).do).toEqual([
      'play k5',
      'step 101',
      'step 103',
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ]);
  });

  it("D-R7: steers a rival's car into the dead end that its own avoids", () => {
    const toGo = { ...FIELD, black: 25, blue: 12 };
    const view = onSpaces(aView({ hand: ['b5'], toGo }), { blue: 99, ...FORK });
    expect(ask(view).do).toEqual(['play b5', 'step 102']);
  });

  it("D-P2: expects Cunning's owner to avoid the dead end", () => {
    const toGo = { ...FIELD, black: 25, blue: 12 };
    const play = (powers: Parameters<typeof aView>[0]['powers'] = {}) =>
      ask(onSpaces(aView({ hand: ['b5', 'g5'], toGo, powers }), { blue: 99, ...FORK })).do[0];
    expect(play()).toBe('play b5');
    expect(play({ cunning: 1 })).toBe('play g5');
  });

  it("D-P2: gives no steps for a car that Cunning's owner steers", () => {
    const view = aView({ hand: ['b6o4g2r1'], toGo: FIELD, powers: { cunning: 1 } });
    expect(ask(view).do).toEqual(['play b6o4g2r1']);
  });

  it('D-R4: moves its own car with a wild', () => {
    expect(ask(aView({ hand: ['w5'], toGo: FIELD })).do.slice(0, 2)).toEqual(['play w5', 'wild black']);
  });

  it('keeps a card of its own for the free road ahead', () => {
    // Black stands behind red in the single lane: k5 would be lost now.
    const toGo = { black: 26, red: 25, blue: 39, green: 40, yellow: 41, orange: 42 };
    expect(ask(aView({ hand: ['k5', 'o5'], toGo })).do[0]).toBe('play o5');
  });
});

describe('club uses its power', () => {
  it('D-P1: takes the extra space if the road is free', () => {
    expect(ask(aView({ hand: ['k5'], toGo: FIELD, powers: { aggressive: 0 } })).do).toContain('more');
  });

  it('D-P3: takes two more after rectangles only', () => {
    expect(ask(aView({ hand: ['k5'], toGo: FIELD, powers: { determined: 0 } })).do).toContain('more');
  });

  it("D-P4: ignores a rival's line", () => {
    const { do: plan } = ask(aView({ hand: ['b5'], toGo: FIELD, powers: { strategic: 0 } }));
    expect(plan).toEqual(['play b5', 'ignore']);
  });

  it('D-P5: reverses a card to get the car ahead of its own out of the way', () => {
    const toGo = { black: 25, red: 24, blue: 39, green: 40, yellow: 41, orange: 42 };
    const { do: plan } = ask(aView({ hand: ['k6g4r2'], toGo, powers: { tricky: 0 } }));
    expect(plan.slice(0, 2)).toEqual(['play k6g4r2', 'bottom-up']);
  });

  it('D-P6: moves its own car twice on one card', () => {
    const { do: plan } = ask(aView({ hand: ['w5k2'], toGo: FIELD, powers: { unpredictable: 0 } }));
    expect(plan.slice(0, 2)).toEqual(['play w5k2', 'wild black']);
  });

  it("D-P2: steers its own car on another's turn", () => {
    const card = {
      card: 'k5',
      lines: 'k5',
      linesLeft: [],
      fromBottom: false,
      line: 0,
      car: 'black',
      left: 5,
      moved: false,
      bent: false,
      extra: false,
      bonus: false,
      cameHome: false,
      ignored: false,
      blocked: false,
      shortened: false,
      saved: false,
      focus: false,
      tail: false,
      watch: false,
      adds: null,
      upsideDown: false,
      wilds: [],
    } as const;
    const steering = { phase: 'stepping', turn: 1, actor: 0, card, undealt: 31 } as const;
    const view = aView({ hand: ['g5'], toGo: FIELD, powers: { cunning: 0 }, open: steering });
    const { do: plan, reasons } = ask(onSpaces(view, { black: 99, ...FORK }));
    expect(plan.slice(0, 2)).toEqual(['step 101', 'step 103']);
    expect(reasons).toMatchObject({ code: 'steers', params: { car: 'black' } });
  });

  it('D-A11: keeps one of several', () => {
    const keeping = { phase: 'keeping', stage: 3, turn: null, actor: null, asked: [0] } as const;
    const { do: plan, reasons } = ask(
      aView({ hand: ['k5'], powers: { tricky: 0, cunning: 0 }, open: keeping }),
    );
    expect(plan).toEqual(['keep cunning']);
    expect(reasons).toMatchObject({ code: 'keeps', params: { power: 'cunning' } });
  });
});

describe('club bets', () => {
  const betting = (bet: number) =>
    ({ phase: 'betting', turn: 1, actor: 1, asked: [0, 1, 2, 3], betsAsked: bet }) as const;

  it('D-E2: on the car that is nearly home', () => {
    const toGo = { ...FIELD, black: 20, blue: 2 };
    const { do: plan, reasons } = ask(
      aView({ hand: ['o5'], toGo, bets: ['black', 'black'], open: betting(3) }),
    );
    expect(plan).toEqual(['bet blue']);
    expect(reasons).toMatchObject({ code: 'bets-on-other', params: { car: 'blue' } });
  });

  it('D-B1: on the winner that is already home', () => {
    const toGo = { ...FIELD, black: 2 };
    const view = aView({
      hand: ['k5'],
      toGo,
      finished: ['green'],
      bets: ['black', 'black'],
      open: betting(3),
    });
    expect(ask(view).do).toEqual(['bet green']);
  });

  it('on its own car, level with another, for which it has the cards', () => {
    const toGo = { black: 28, blue: 28, green: 31, yellow: 31, orange: 36, red: 38 };
    const { do: plan, reasons } = ask(
      aView({ hand: ['k5', 'k6g4r2', 'k6r4w2g1'], toGo, bets: [], open: betting(1) }),
    );
    expect(plan).toEqual(['bet black']);
    expect(reasons.code).toBe('bets-on-own');
  });
});

describe('club bids', () => {
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
    'y6k4r2g1',
  ];
  const weak = ['b5', 'g5', 'y5', 'o5', 'r5', 'o6b4y2', 'b6y4o2', 'y6o4b2', 'b6o4g2r1', 'g6r4k2'];

  it('D-A3: for a car on the pole that its hand moves far', () => {
    const { do: plan, reasons } = ask(anAuction(strong, 'black'));
    expect(reasons.code).toBe('bids');
    expect(reasons.params).toMatchObject({ car: 'black' });
    expect(plan[0]).toMatch(/^bid \S*k[456]/);
  });

  it('D-A3: nothing for a car from the last row that its hand does not move', () => {
    const { reasons } = ask(anAuction(weak, 'red'));
    expect(reasons).toMatchObject({ code: 'passes', params: { car: 'red' } });
  });

  it('D-V1: higher if money does not count', () => {
    const fair = ['k5', 'k6r4y2o1', 'g6k5o4y3b2r1', 'y6k4r2g1', 'b5', 'g5', 'w5', 'w5b2', 'w4w2', 'r6y4k2b1'];
    const offerOf = (view: DownforceView) => Number(ask(view).reasons.params['offer'] ?? 0);
    const { options } = anAuction(fair, 'black').public;
    const forNothing = anAuction(fair, 'black', { options: { ...options, goal: 'firstHome' } });
    expect(offerOf(forNothing)).toBe(6);
    expect(offerOf(anAuction(fair, 'black'))).toBeLessThan(6);
  });
});
