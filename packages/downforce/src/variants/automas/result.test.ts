import type { Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CARS, LETTERS } from '../../state/cars.ts';
import type { DownforceFact } from '../../state/facts.ts';
import { AWAY, COUNTER, GAME } from '../../state/layout.ts';
import type { DownforceOptions } from '../../state/options.ts';
import { auctionWith, factsOf, raceWith, type Scene, type TestTable } from '../../testing/scenes.ts';
import { draw, type Picture } from './testing.ts';

const OWNERS = { black: 1, blue: 0, green: 0, yellow: 0, orange: 0, red: 0 } as const;

/** Seat 0, a person, is on turn; seat 1, an automa, owns black, and the person the others. */
function personTurn(picture: Picture, { options, ...scene }: Partial<Scene> = {}): TestTable {
  const usual = { players: 2, owners: OWNERS, hands: ['k6r4y2o1', 'k5'], spent: CARS };
  return draw(picture, { ...usual, ...scene, options: { automas: 1, bets: 'none', ...options } }).table;
}

describe('D-V8i: the cheat counter', () => {
  it('D-V8i: it gains one for every space lost to a jam on a person’s card', () => {
    const table = personTurn(['k..y......', '...o......', '...r......']);
    table.act('play k6r4y2o1');
    const told = [...table.act(table.legal(0)[0] ?? ''), ...table.act(table.legal(0)[0] ?? '')];
    expect(factsOf(told, 'jammed')).toEqual([{ kind: 'jammed', car: 'black', lost: 4 }]);
    expect(factsOf(told, 'counter-rose')).toEqual([
      { kind: 'counter-rose', seat: 1, car: 'black', counter: 4 },
    ]);
    expect(table.public.automas).toMatchObject([{ seat: 1, counter: 4 }]);
  });

  it('D-V8i: a car that cannot move at all loses its whole number', () => {
    const table = personTurn(['ky........', '.o........', '..........']);
    expect(factsOf(table.act('play k6r4y2o1'), 'counter-rose')).toMatchObject([{ counter: 6 }]);
  });

  it('D-V8i: also on a wild that chose the car', () => {
    const table = personTurn(['ky........', '.o........', '..........'], { hands: ['w5', 'k5'] });
    table.act('play w5');
    expect(factsOf(table.act('wild black'), 'counter-rose')).toMatchObject([{ counter: 5 }]);
  });

  it('D-V8i: a person’s car counts for nobody', () => {
    const table = personTurn(['yo........', '.r........', '..........'], { hands: ['y5', 'k5'] });
    expect(factsOf(table.act('play y5'), 'counter-rose')).toEqual([]);
  });

  it('D-V8i: 20 is the most', () => {
    const table = personTurn(['ky........', '.o........', '..........']);
    table.bytes[COUNTER + 1] = 18;
    expect(factsOf(table.act('play k6r4y2o1'), 'counter-rose')).toMatchObject([{ counter: 20 }]);
  });
});

/** Seat 0, a person, plays k6r4y2o1; black, an automa's, cannot move. */
function blockedAutoma(powers: Scene['powers'], scene: Partial<Scene> = {}): TestTable {
  return personTurn(['ky........', '.o........', '..........'], { ...(powers && { powers }), ...scene });
}

/** Steps to the inside until something else is asked. */
function steer(table: TestTable): DownforceFact[] {
  const told: DownforceFact[] = [];
  while (table.public.phase === 'stepping') told.push(...table.act(table.legal()[0] ?? ''));
  return told;
}

describe('D-V8i: a line that the player of the card may still change', () => {
  it('D-P4: the player is asked about a blocked line of an automa’s car, and ignoring it costs nothing', () => {
    const table = blockedAutoma({ strategic: 0 });
    expect(table.act('play k6r4y2o1').map(({ kind }) => kind)).toEqual(['played']);
    expect(table.public).toMatchObject({ phase: 'deciding-line', card: { line: 0, blocked: true } });
    expect(table.legal()).toEqual(['ignore', 'move']);
    const told = table.act('ignore');
    expect(told).toMatchObject([{ kind: 'line-ignored', line: 'k6' }]);
    expect(table.public.automas).toMatchObject([{ counter: 0 }]);
    expect(table.public.card).toMatchObject({ car: 'red', left: 4, ignored: true, blocked: false });
  });

  it('D-P4: if moved, it is idle and counted as usual, and another line may be ignored', () => {
    const table = blockedAutoma({ strategic: 0 });
    table.act('play k6r4y2o1');
    expect(table.act('move')).toMatchObject([
      { kind: 'line-moved', line: 'k6' },
      { kind: 'line-idle', line: 'k6', why: 'blocked', car: 'black' },
      { kind: 'counter-rose', seat: 1, counter: 6 },
    ]);
    expect(table.legal()).toEqual(['ignore', 'move']);
    expect(table.public.card).toMatchObject({ line: 1, blocked: false });
  });

  it('D-P4: on the only line of a card', () => {
    const table = blockedAutoma({ strategic: 0 }, { hands: ['k5 y5', 'g5'] });
    table.act('play k5');
    expect(factsOf(table.act('ignore'), 'counter-rose')).toEqual([]);
    expect(table.public.card).toBeNull();
  });

  it('D-P4: nothing is asked if nothing depends on it', () => {
    const asked = (table: TestTable) => {
      table.act('play k6r4y2o1');
      return table.public.card?.line === 0;
    };
    expect(asked(blockedAutoma({ strategic: 0 }))).toBe(true);
    expect(asked(blockedAutoma({}))).toBe(false);
    expect(asked(blockedAutoma({ strategic: 0 }, { owners: { ...OWNERS, black: 0 } }))).toBe(false);
    expect(asked(blockedAutoma({ strategic: 0 }, { owners: { ...OWNERS, black: null } }))).toBe(false);
    const full = blockedAutoma({ strategic: 0 });
    full.bytes[COUNTER + 1] = 20;
    expect(asked(full)).toBe(false);
  });

  it('D-P4: a blocked line is not asked about once a line of the card has been ignored', () => {
    const table = blockedAutoma({ strategic: 0 }, { hands: ['r6g4w2k1', 'g5'] });
    table.act('play r6g4w2k1', 'ignore');
    steer(table);
    table.act('wild blue');
    expect(factsOf(steer(table), 'counter-rose')).toMatchObject([{ counter: 1 }]);
  });

  const pack = { options: { powers: 'pack' } } as const;

  it('D-V10: Obstructive: a blocked line of an automa’s car loses three spaces fewer', () => {
    const table = blockedAutoma({ obstructive: 0 }, pack);
    table.act('play k6r4y2o1');
    expect(table.legal()).toEqual(['shorten', 'move']);
    expect(table.act('shorten')).toMatchObject([
      { kind: 'line-shortened', line: 'k6' },
      { kind: 'jammed', car: 'black', lost: 3 },
      { kind: 'counter-rose', counter: 3 },
    ]);
    expect(table.public.card).toMatchObject({ line: 1, car: 'red', left: 4, shortened: true });
  });

  it('D-V10: Obstructive: a line of three or fewer clamps at zero, and nothing is lost', () => {
    const table = blockedAutoma({ obstructive: 0 }, { ...pack, hands: ['w5k2', 'g5'] });
    table.act('play w5k2', 'wild blue');
    steer(table);
    expect(table.public.card?.line).toBe(1);
    expect(factsOf(table.act('shorten'), 'counter-rose')).toEqual([]);
    expect(table.public.card).toBeNull();
  });

  it('D-V10: Thrifty: if moved, the line may be given to another car, and still counts', () => {
    const table = blockedAutoma({ strategic: 0, thrifty: 0 }, pack);
    table.act('play k6r4y2o1', 'move');
    expect(table.public).toMatchObject({ phase: 'choosing-wild', automas: [{ counter: 6 }] });
    table.act('wild blue');
    expect(table.public).toMatchObject({ card: { car: 'blue', left: 6 }, automas: [{ counter: 6 }] });
    const ignored = blockedAutoma({ strategic: 0, thrifty: 0 }, pack);
    ignored.act('play k6r4y2o1', 'ignore');
    expect(ignored.public).toMatchObject({ card: { line: 1, saved: false }, automas: [{ counter: 0 }] });
  });

  it('D-V10: Thrifty: a line shortened by Obstructive cannot be given to another car', () => {
    const table = blockedAutoma({ obstructive: 0, thrifty: 0 }, pack);
    table.act('play k6r4y2o1', 'shorten');
    expect(table.public.card).toMatchObject({ line: 1, saved: false });
  });
});

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
