import { CARS, type CarName } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { Book } from './club/book.ts';
import { slipsOf } from './club/slips.ts';
import { ask, aView } from './testing.ts';

const LEVELS = ['rookie', 'club'] as const;

type Seen = Parameters<typeof aView>[0];

const FIELD = { black: 30, blue: 12, green: 31, yellow: 28, orange: 32, red: 27 };

const betting = (line: number) =>
  ({ phase: 'betting', turn: 1, actor: 1, asked: [0, 1, 2, 3], betsAsked: line }) as const;

describe('timely bets', () => {
  const ONCE = { backed: [null, null, null, null] };
  const timely = (line: number, seen: Partial<Seen>, variant: object = { linesBacked: [[], [], [], []] }) =>
    aView({
      hand: ['k5'],
      toGo: FIELD,
      bets: [],
      ...seen,
      options: { timely: true, ...seen.options },
      open: { ...betting(line), variant },
    });

  for (const level of LEVELS)
    it(`D-V5: at the last line a ${level} bets on the winner, which is home`, () => {
      const answer = ask(timely(3, { finished: ['green'] }), level);
      expect(answer.do).toEqual(['bet green']);
      expect(answer.reasons.code).toBe('bets-on-other');
    });

  it('D-V5: a club bets at once if the next line can tell it nothing more', () => {
    expect(ask(timely(1, { finished: ['green', 'red'] })).do).toEqual(['bet green']);
  });

  it('D-V5: a club waits while any of five may win and its own car will not', () => {
    const even = { black: 50, blue: 12, green: 12, yellow: 12, orange: 13, red: 13 };
    const owners = { blue: 3, green: 3 };
    expect(ask(timely(1, { toGo: even, hand: [], owners })).do).toEqual(['decline']);
    const sure = { toGo: { ...even, blue: 2 }, hand: [], owners };
    expect(ask(timely(1, sure, ONCE)).do).toEqual(['bet blue']);
  });

  it('D-V5: two bets are worth waiting for, and at the second line there is nothing to wait for', () => {
    const even = { black: 50, blue: 12, green: 12, yellow: 12, orange: 13, red: 13 };
    const open = { toGo: even, hand: [], owners: { blue: 3, green: 3 } };
    const sure = { ...open, toGo: { ...even, blue: 2 } };
    expect(ask(timely(1, sure, ONCE)).do).toEqual(['bet blue']);
    expect(ask(timely(1, sure)).do).toEqual(['decline']);
    expect(ask(timely(2, open)).do[0]).toMatch(/^bet /);
    expect(ask(timely(3, { ...open, bets: ['blue'] }, { linesBacked: [[2], [1], [], []] })).do[0]).toMatch(
      /^bet /,
    );
  });

  it('D-V5: for each line it is known whether a bet was made, is to come, or never comes', () => {
    const slips = (line: number, bets: readonly CarName[], variant: object) => {
      const view = timely(line, { bets }, variant);
      return slipsOf(view, new Book(view.public));
    };
    expect(slips(2, [], { linesBacked: [[], [1], [], []] }).slice(0, 2)).toEqual([
      [[], undefined, undefined],
      [undefined, [], []],
    ]);
    expect(slips(3, ['blue'], { linesBacked: [[2], [], [2], [1]] })[0]).toEqual([
      [],
      [CARS.indexOf('blue')],
      undefined,
    ]);
    expect(slips(3, ['blue'], { backed: [2, null, null, 1] })[0]).toEqual([[], [CARS.indexOf('blue')], []]);
    expect(slips(1, [], { linesBacked: [[], [], [], []] })[1]).toEqual([undefined, [], []]);
  });

  it('D-V5, D-V9: a club declines a bet that is expected to lose', () => {
    const toGo = { black: 13, blue: 13, green: 13, yellow: 12, orange: 12, red: 12 };
    const { do: plan, reasons } = ask(timely(3, { toGo, hand: [], options: { bets: 'penalty' } }));
    expect(plan).toEqual(['decline']);
    expect(reasons.code).toBe('declines');
  });

  it('D-V5: a rookie waits at the first line for a favourite, and no longer', () => {
    const toGo = { black: 19, blue: 11, green: 11, yellow: 12, orange: 12, red: 13 };
    expect(ask(timely(1, { toGo }), 'rookie').do).toEqual(['decline']);
    expect(ask(timely(2, { toGo }), 'rookie').do[0]).toMatch(/^bet /);
    expect(ask(timely(1, { toGo: FIELD }), 'rookie').do).toEqual(['bet blue']);
  });
});
