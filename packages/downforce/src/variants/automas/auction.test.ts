import { describe, expect, it } from 'vitest';
import { auctionWith, factsOf, TestTable } from '../../testing/scenes.ts';

/** Seat 0 is a person, seats 1 and 2 are automas. */
const THREE = { players: 3, options: { automas: 2 } } as const;

describe('D-V8a: the deck', () => {
  it('D-V8a: an automa is dealt cards that nobody sees, not even in its own seat', () => {
    const table = new TestTable(2, { automas: 1 });
    const told = table.roll();
    const dealt = factsOf(told, 'dealt').filter(({ seat }) => seat === 1);
    expect(dealt).toHaveLength(21);
    expect(dealt.every(({ card }) => card === undefined)).toBe(true);
    expect(table.own(1)).toMatchObject({ hand: [], pile: [], putAway: [] });
    expect(table.public.handSizes).toEqual([21, 21]);
    expect(table.public.known[1]?.shown).toEqual([]);
  });
});

describe('D-V8b: the auction', () => {
  it('D-V8b: its top card is turned up once all people have bid, and is its bid', () => {
    const table = auctionWith({ ...THREE, hands: ['g5', 'g6b4o2y1', 'g6r4k2'] });
    table.act('sale green', 'power tricky');
    expect(table.asked).toEqual([0]);
    expect(table.public.chosen).toEqual([1, 2]);
    table.act('bid g5');
    expect(table.why(30, 'turn g6r4k2')).toBe('no-such-card-left D-V8');
    const told = [...table.act('turn g6b4o2y1'), ...table.act('turn g6r4k2'), ...table.act('reveal')];
    expect(factsOf(told, 'turned-up').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 'g6b4o2y1'],
      [2, 'g6r4k2'],
    ]);
    // D-A4 applies to automas: of two sixes, the card with more lines.
    expect(factsOf(told, 'sold')).toMatchObject([{ seat: 1, car: 'green', price: 6 }]);
  });

  it('D-V8b: a card without the colour is a pass: D-A10 is not used', () => {
    const table = auctionWith({ ...THREE, hands: ['b5', 'w5', 'k5'] });
    table.act('sale green', 'power tricky', 'bid b5', 'turn w5', 'turn k5');
    expect(factsOf(table.act('reveal'), 'set-aside')).toMatchObject([{ car: 'green' }]);
  });

  it('D-V8b: a power it wins goes to the box', () => {
    const table = auctionWith({ ...THREE, hands: ['b5', 'g5', 'k5'] });
    table.act('sale green', 'power tricky', 'bid b5', 'turn g5', 'turn k5');
    const told = table.act('reveal');
    expect(factsOf(told, 'power-boxed')).toEqual([{ kind: 'power-boxed', seat: 1, power: 'tricky' }]);
    expect(table.public.powers[4]).toBe('box');
    expect(table.public.owners[2]).toBe(1);
  });

  it('D-V8b: the card goes under the deck, which comes round in that order', () => {
    const table = auctionWith({ players: 2, options: { automas: 1 }, hands: ['b5 w5 y5', 'k5 r5'] });
    table.act('sale green', 'power tricky', 'bid b5', 'turn r5', 'reveal');
    expect(table.public.known[1]?.shown).toEqual(['r5']);
    expect(table.public.handSizes[1]).toBe(2);
    table.act('sale orange', 'power strategic', 'bid b5');
    expect(table.why(30, 'turn r5')).toBe('no-such-card-left D-V8');
    table.act('turn k5', 'reveal');
    expect(table.public.known[1]?.shown).toEqual(['r5', 'k5']);
    table.act('sale red', 'power determined', 'bid b5');
    expect(table.why(30, 'turn k5')).toBe('no-such-card-left D-V8');
    table.act('turn r5');
    expect(table.public.known[1]?.shown).toEqual(['k5', 'r5']);
  });

  it('D-V8b: if it is the last without a car, it takes the last car for the lowest number in its whole deck (D-A8)', () => {
    const table = auctionWith({
      players: 2,
      options: { automas: 1, powers: 'none' },
      hands: ['b5', 'r6y4k2b1 k6r4y2o1 k5'],
      owners: { black: 0, blue: 0, green: 0, yellow: 0, orange: 0 },
    });
    table.act('sale red');
    const told = table.act('reveal');
    expect(factsOf(told, 'must-take')).toMatchObject([{ seat: 1, car: 'red', card: 'k6r4y2o1' }]);
    expect(factsOf(told, 'sold')).toMatchObject([{ seat: 1, price: 4 }]);
    expect(table.public.known[1]).toMatchObject({ shown: ['k6r4y2o1'], firm: 3 });
    expect(table.public.known[1]?.absent).toContain('b6o4g2r1');
  });

  it('D-V8b: the deck that is searched includes cards shown before', () => {
    const table = auctionWith({
      players: 2,
      options: { automas: 1, powers: 'none' },
      hands: ['o5', 'r6y4k2b1 k6r4y2o1'],
      owners: { black: 0, blue: 0, green: 0, yellow: 0 },
    });
    table.act('sale orange', 'bid o5', 'turn k6r4y2o1', 'reveal', 'sale red');
    expect(factsOf(table.act('reveal'), 'must-take')).toMatchObject([{ seat: 1, card: 'k6r4y2o1' }]);
  });

  it('D-V8b: if only automas may bid, nobody is asked', () => {
    const table = auctionWith({
      ...THREE,
      hands: ['b5', 'r5', 'k5'],
      owners: { black: 0, blue: 0, green: 0, yellow: 0 },
    });
    table.act('sale red', 'power cunning');
    expect(table.isTables).toBe(true);
    expect(
      factsOf([...table.act('turn r5'), ...table.act('turn k5'), ...table.act('reveal')], 'sold'),
    ).toEqual([{ kind: 'sold', seat: 1, car: 'red', power: 'cunning', price: 5 }]);
  });

  it('D-V8b: with dice it rolls, and bids what it rolls', () => {
    const table = auctionWith({
      ...THREE,
      options: { automas: 2, auction: 'dice' },
      hands: ['b5', 'r5', 'k5'],
    });
    table.act('sale red', 'power cunning', 'offer 4');
    const told = [...table.act('die 3'), ...table.act('die 5')];
    expect(told).toEqual([
      { kind: 'die-rolled', seat: 1, bid: 3 },
      { kind: 'die-rolled', seat: 2, bid: 5 },
    ]);
    expect(factsOf(table.act('reveal'), 'sold')).toMatchObject([{ seat: 2, price: 5 }]);
  });

  it('D-V8b: after the auction the deck is shuffled: what was shown is somewhere in it', () => {
    const table = auctionWith({
      players: 2,
      options: { automas: 1, powers: 'none' },
      hands: ['b5 y5', 'k5 r5'],
      owners: { black: 0, blue: 1, green: 0, yellow: 0 },
    });
    table.act('sale red', 'bid b5', 'turn r5', 'reveal', 'sale orange', 'bid b5', 'turn k5');
    expect(table.public.known[1]?.shown).toEqual(['r5', 'k5']);
    expect(factsOf(table.act('reveal'), 'deck-shuffled')).toEqual([
      { kind: 'deck-shuffled', seat: 1, count: 2 },
    ]);
    expect(table.public.known[1]?.shown).toEqual(['k5', 'r5']);
  });
});

describe('D-V8h: people keep more powers', () => {
  const powers = { aggressive: 0, cunning: 0, determined: 0, strategic: 0 } as const;
  const owners = { black: 0, blue: 0, green: 0, yellow: 0, orange: 1 } as const;
  const lastSold = (automas: number) => {
    const players = automas + 1;
    const seats = Array.from({ length: automas - 1 }, (_, index) => ['k', 'b', 'g', 'y'][index] + '5');
    const twoPlayerCunning = players === 2 ? 'keep' : 'remove';
    const table = auctionWith({
      players,
      options: { automas, twoPlayerCunning },
      hands: ['o5', 'r5', ...seats],
      owners,
      powers,
    });
    return table;
  };

  it.each([
    [1, 3],
    [2, 2],
    [3, 1],
  ])('D-V8h: with %i automas a person chooses %i of the four won', (automas, kept) => {
    const table = lastSold(automas);
    table.act('sale red', 'power tricky');
    table.playOn({ below: () => 0 }, { until: () => table.public.phase === 'keeping' });
    expect(table.asked).toEqual([0]);
    const wanted = ['strategic', 'aggressive', 'cunning'].slice(0, kept);
    for (const power of wanted) table.act(`keep ${power}`);
    expect(table.own(0).keep.toSorted()).toEqual(wanted.toSorted());
    expect(factsOf(table.act('reveal'), 'power-kept').map(({ power }) => power)).toEqual(wanted.toSorted());
    const holders = table.public.powers.slice(0, 4).map((place) => place === 0);
    expect(holders).toEqual(
      ['aggressive', 'cunning', 'determined', 'strategic'].map((name) => wanted.includes(name)),
    );
  });

  it('D-V8h: replace: the winner of Cunning keeps as many as they won, their own or from the box', () => {
    const won = (count: number) => {
      const table = auctionWith({
        players: 2,
        options: { automas: 1, twoPlayerCunning: 'replace' },
        hands: ['o5', 'r5'],
        owners,
        powers: Object.fromEntries(
          ['cunning', 'aggressive', 'determined', 'tricky'].slice(0, count).map((name) => [name, 0]),
        ),
      });
      table.act('sale red');
      table.playOn({ below: () => 0 }, { until: () => table.public.phase === 'keeping' });
      return table;
    };
    const two = won(2);
    expect(two.legal(0)).toEqual([
      'keep aggressive',
      'keep determined',
      'keep strategic',
      'keep tricky',
      'keep unpredictable',
    ]);
    expect(two.why(0, 'keep cunning')).toBe('cunning-not-kept D-V2');
    two.act('keep strategic', 'keep tricky');
    expect(two.isTables).toBe(true);
    expect(factsOf(two.act('reveal'), 'power-kept')).toMatchObject([
      { power: 'strategic', boxed: ['aggressive', 'cunning'] },
      { power: 'tricky', boxed: [] },
    ]);
    expect(two.public.powers).toEqual(['box', 'box', 'box', 0, 0, 'box']);
    const four = won(4);
    four.act('keep aggressive', 'keep strategic');
    expect(four.asked).toEqual([0]);
    four.act('keep unpredictable');
    expect(four.isTables).toBe(true);
  });

  it('D-V8h: replace: if the automa won Cunning, it goes to the box and nobody chooses again', () => {
    const table = auctionWith({
      players: 2,
      options: { automas: 1, twoPlayerCunning: 'replace' },
      hands: ['o5', 'r5'],
      owners,
      powers: { aggressive: 0, determined: 0 },
    });
    table.act('sale red', 'power cunning', 'bid o5', 'turn r5');
    expect(factsOf(table.act('reveal'), 'power-boxed')).toMatchObject([{ seat: 1, power: 'cunning' }]);
    expect(table.public.phase).toBe('drawing-hands');
    expect(table.public.powers.slice(0, 3)).toEqual([0, 'box', 0]);
  });

  it('D-V8h: a power cannot be chosen twice', () => {
    const table = lastSold(1);
    table.act('sale red', 'power tricky');
    table.playOn({ below: () => 0 }, { until: () => table.public.phase === 'keeping' });
    table.act('keep cunning');
    expect(table.why(0, 'keep cunning')).toBe('power-chosen-twice D-V8');
  });

  it('D-V8h: a player who has won no more than may be kept is not asked', () => {
    const table = auctionWith({
      players: 3,
      options: { automas: 2 },
      hands: ['o5', 'r5', 'k5'],
      owners: { ...owners, yellow: 2 },
      powers: { aggressive: 0, cunning: 0 },
    });
    table.act('sale red', 'power determined');
    const done: string[] = [];
    const watch = (text: string) => done.push(text);
    table.playOn({ below: () => 0 }, { until: () => table.public.turn !== null, watch });
    expect(done.filter((text) => text.startsWith('keep'))).toEqual([]);
    expect(table.public.powers.filter((place) => place === 0)).toHaveLength(2);
  });
});
