import type { Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CARS, LETTERS } from '../../state/cars.ts';
import { AWAY, COUNTER, GAME } from '../../state/layout.ts';
import type { DownforceOptions } from '../../state/options.ts';
import { auctionWith, raceWith, type Scene, type TestTable } from '../../testing/scenes.ts';
import { draw } from './testing.ts';

/** All cars but red have finished; seat 0's last card brings red home, and the race is over. */
function lastCard(options: Partial<DownforceOptions>, scene: Partial<Scene>): TestTable {
  const finished = CARS.filter((car) => car !== 'red');
  const usual = { players: 2, hands: ['r5', ''], spent: CARS, finished };
  const { table } = draw(['r.|', '..|', '..|'], {
    ...usual,
    ...scene,
    options: { automas: 1, bets: 'none', ...options },
  });
  return table;
}

function end(table: TestTable): TestTable {
  table.act('play r5');
  table.playOn({ below: () => 0 });
  return table;
}

/** Prizes: black's 12 to the automa; blue's 9, green's 6 and so on to their owners. */
describe('D-V8j: the result', () => {
  const owners = { black: 1, blue: 0, green: null, yellow: null, orange: null, red: 0 } as const;

  it('D-V8i: the counter is added to its money', () => {
    const table = lastCard({}, { owners });
    table.bytes[COUNTER + 1] = 5;
    expect(end(table).public.sheets?.[1]).toMatchObject({ prizes: 12, counter: 5, total: 17 });
  });

  it('D-V8j: a person wins with more than every automa', () => {
    const table = end(lastCard({}, { owners, prices: { black: 4 } }));
    expect(table.public.outcome?.standings).toMatchObject([
      { seat: 0, place: 1, score: 9 },
      { seat: 1, place: 2, score: 8 },
    ]);
  });

  it('D-V8j: an automa wins a tie, even if the person’s best car stands higher', () => {
    const better = { black: 0, blue: 1, green: null, yellow: null, orange: null, red: 0 };
    const table = end(lastCard({}, { owners: better, prices: { black: 3 } }));
    expect(table.public.outcome?.standings).toMatchObject([
      { seat: 1, place: 1, score: 9 },
      { seat: 0, place: 2, score: 9 },
    ]);
    expect(table.public.ultra).toBeNull();
  });

  /** Two automas; seat 2 is still in the race with yellow, so its cards count. */
  function withCardsLeft(cards: string, price: number): TestTable {
    const finished = ['black', 'blue', 'green', 'red'] as const;
    const { table } = draw(['o.|', 'y.|', '..|'], {
      players: 3,
      owners: { black: 0, blue: 2, green: 1, yellow: 2, orange: 0, red: 0 },
      prices: { black: price },
      hands: ['o5', '', cards],
      finished,
      spent: CARS,
      options: { automas: 2, bets: 'none' },
    });
    return table;
  }

  it('D-V8j: an ultra victory beats every automa even with $1M for each card it had left when it went out', () => {
    // The person has 12 + 4 + 2 minus the price; seat 2 has 9 and goes out with two cards when yellow is home.
    const play = (price: number) => {
      const table = withCardsLeft('k5 b5 y5', price);
      table.act('play o5');
      table.playOn({ below: () => 0 }, { until: () => table.public.phase === 'turning-card' });
      table.act('turn y5');
      table.playOn({ below: () => 0 });
      return table.public;
    };
    expect(play(3)).toMatchObject({ ultra: 0, sheets: [{ total: 15 }, {}, { total: 9, cardsLeft: 2 }] });
    expect(play(6)).toMatchObject({ ultra: 0, sheets: [{ total: 12 }, {}, {}] });
    // 11 does not beat 9 plus two cards.
    expect(play(7)).toMatchObject({ ultra: null, sheets: [{ total: 11 }, {}, {}] });
    expect(play(8)).toMatchObject({ ultra: null, outcome: { standings: [{ seat: 0, score: 10 }, {}, {}] } });
  });

  it('D-V8j: cards left when the race is over count as well', () => {
    const table = lastCard({}, { owners, prices: { black: 10 }, hands: ['r5', 'k5 b5'] });
    const told = end(table);
    expect(told.public.sheets?.[1]).toMatchObject({ total: 2, cardsLeft: 2 });
    expect(told.public.ultra).toBe(0);
  });
});

describe('D-V8j: the ultra victory', () => {
  /** The person has 9 plus `before` from earlier games; the automa has 12 minus its price, and no cards left. */
  const ultra = (cardsLeft: number, before: number): Seat | null => {
    const table = lastCard(
      { worldTour: ['road', 'road'] },
      {
        owners: { black: 1, blue: 0, green: null, yellow: null, orange: null, red: 0 },
        prices: { black: 6 },
      },
    );
    const sheet = { cars: [], bets: [], prizes: 0, winnings: 0, paid: 0 };
    const sheets = [
      { ...sheet, seat: 0, total: before },
      { ...sheet, seat: 1, counter: 0, cardsLeft, total: 0 },
    ];
    table.bytes[GAME] = 1;
    table.state.past = [{ track: 'road', standing: CARS, finished: 6, scores: [before, 0], sheets }];
    return end(table).public.ultra;
  };

  it('D-V8j: on a tour the cards left in earlier games count too', () => {
    // 9 + 2 against 6: four cards are too few, five are not.
    expect(ultra(4, 2)).toBe(0);
    expect(ultra(5, 2)).toBeNull();
  });

  it('D-V8j, D-A12: a deck that was put away does not count as cards left', () => {
    const owners = { black: 0, blue: 0, green: 0, yellow: 0, orange: 0, red: 0 };
    const table = lastCard({}, { owners, hands: ['r5', 'k5 b5'] });
    table.bytes[AWAY] = 1 << 1;
    expect(end(table).public).toMatchObject({ sheets: [{}, { cardsLeft: 0 }], ultra: 0 });
  });
});

describe('D-A12: no race, with an automa', () => {
  /** Five cars were set aside; nobody bids for any, not even the automa. */
  function nobodyBuys(options: Partial<DownforceOptions> = {}): TestTable {
    const table = auctionWith({
      players: 3,
      options: { automas: 1, powers: 'none', ...options },
      hands: ['k5 b5', 'y5 o5', 'g5 r5'],
      aside: ['black', 'blue', 'green', 'yellow', 'orange'],
    });
    table.act('sale red');
    return table;
  }

  function passOn(table: TestTable): void {
    while (table.public.auction.forSale !== null) {
      const line = `${LETTERS[CARS.indexOf(table.public.auction.forSale)]}5`;
      const bids = table.isTables ? ['turn g5', 'turn r5', 'reveal'] : table.legal();
      const pass = bids.filter((text) => !text.endsWith('declared') && !text.endsWith(line));
      table.act(pass.find((text) => table.why(table.actor, text) === undefined) ?? '');
    }
  }

  it('D-A12: all share the win, the automa too, and nobody has an ultra victory', () => {
    const table = nobodyBuys();
    passOn(table);
    expect(table.public).toMatchObject({ phase: 'over', owners: CARS.map(() => null), ultra: null });
    expect(table.public.outcome?.standings).toEqual(
      [0, 1, 2].map((seat) => ({ side: `seat-${seat}`, seat, place: 1, score: 0 })),
    );
  });

  it('D-A12, D-V8j: on a tour the games with a race decide, and an automa wins a tie', () => {
    const sheet = {
      cars: [{ car: 'black', paid: 0, prize: 12 }],
      bets: [],
      prizes: 12,
      winnings: 0,
    } as const;
    const places = (scores: readonly number[]) => {
      const table = nobodyBuys({ worldTour: ['marina-bay', 'marina-bay'] });
      const sheets = scores.map((total, seat) => ({ ...sheet, seat, paid: 0, total }));
      table.bytes[GAME] = 1;
      table.state.past = [{ track: 'marina-bay', standing: CARS, finished: 6, scores, sheets }];
      passOn(table);
      return table.public.outcome?.standings.map(({ seat, place }) => [seat, place]);
    };
    expect(places([12, 3, 12])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
    ]);
    expect(places([13, 3, 12])?.[0]).toEqual([0, 1]);
  });
});

describe('D-V8g: its bets', () => {
  /** Seat 0's card moves a car over the first line. */
  function firstLine(options: Partial<DownforceOptions>, owners: Scene['owners']): TestTable {
    const at = { black: 60, blue: 62, green: 64, yellow: 58, orange: 56, red: 54 };
    const table = raceWith({
      players: 2,
      at,
      hands: ['g5 y5 o5', 'k5 b5'],
      spent: CARS,
      options: { automas: 1, ...options },
      ...(owners && { owners }),
    });
    table.act('play g5');
    table.playOn({ below: () => 0 }, { until: () => table.public.betsAsked > 0 });
    return table;
  }

  it('D-V8g: its own best-placed car, in the open', () => {
    const table = firstLine({}, { black: 1, blue: 1, green: 0, yellow: 1 });
    expect(table.asked).toEqual([0]);
    expect(table.public.automas[0]?.bets).toEqual(['blue']);
  });

  it('D-V8g: without a car, the leader', () => {
    const owners = { black: 0, blue: 0, green: 0, yellow: 0, orange: 0, red: 0 };
    expect(firstLine({}, owners).public.automas[0]?.bets).toEqual(['green']);
  });

  it('D-V8g: widespread: then the two best-placed others', () => {
    const table = firstLine(
      { bets: 'widespread' },
      { black: 0, blue: 0, green: 0, yellow: 1, orange: 1, red: 0 },
    );
    expect(table.public.automas[0]?.bets).toEqual(['yellow', 'green', 'blue']);
  });

  it('D-V8g: timely: it bets at the first line', () => {
    const table = firstLine({ timely: true }, { black: 1, blue: 0, green: 0 });
    expect(table.public.automas[0]?.bets).toEqual(['black']);
  });
});
