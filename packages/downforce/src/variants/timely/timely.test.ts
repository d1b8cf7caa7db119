import { fastChance, type Seat } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { CARS } from '../../state/cars.ts';
import { SPEED_8 } from '../../state/layout.ts';
import { factsOf, raceWith, STRAIGHT, TestTable, type Scene } from '../../testing/scenes.ts';
import { spaceAt } from '../../track/testing/ring.ts';

const on = (section: number, row: number, lane = 1) => spaceAt(STRAIGHT, section, lane, row);

function driveOn(table: TestTable): void {
  while (table.public.phase === 'stepping') table.act(table.legal()[0]);
}

/** Red has just passed the first line. */
function atFirstLine(scene: Scene = {}): TestTable {
  const { options, ...rest } = scene;
  const table = raceWith({
    players: 3,
    options: { timely: true, ...options },
    hands: ['r5', 'r6k4g2', 'w5r2'],
    at: { red: on(2, 16) },
    ...rest,
  });
  table.act('play r5');
  driveOn(table);
  return table;
}

/** Each seat's answer at a line, and the reveal. */
function answer(table: TestTable, ...texts: readonly string[]): TestTable {
  for (const text of texts) table.act(text);
  table.act('reveal');
  return table;
}

describe('D-V5: timely betting', () => {
  it.each([
    [2, 7],
    [3, 6],
    [4, 5],
    [5, 4],
    [6, 4],
  ])('D-V5: %i players play from a drawn hand of %i, and Speed-8 cards lie face up', (players, drawn) => {
    const table = new TestTable(players, { timely: true, auction: 'none' });
    table.roll(fastChance('hands'));
    expect(new Set(table.public.handSizes)).toEqual(new Set([drawn]));
    const dealt = Math.floor(42 / players);
    expect(new Set(table.public.pileSizes)).toEqual(new Set([dealt - drawn]));
  });

  it('D-V5: a card from the hand is replaced from the player’s own pile, a Speed-8 is not', () => {
    const table = new TestTable(4, { timely: true, auction: 'none', powers: 'none' });
    table.roll(fastChance('draw'));
    const seat = table.public.turn ?? 0;
    table.act(table.legal().find((text) => text.endsWith('8')) ?? '');
    driveOn(table);
    expect([table.public.handSizes[seat], table.public.pileSizes[seat]]).toEqual([5, 5]);
    const next = table.public.turn ?? 0;
    table.act(table.legal().find((text) => !text.endsWith('8')) ?? '');
    while (!table.isTables) table.act(table.legal()[0]);
    expect(table.public.phase).toBe('drawing');
    table.roll(fastChance('one'));
    expect([table.public.handSizes[next], table.public.pileSizes[next]]).toEqual([5, 4]);
  });

  it('D-V5: during the auction Speed-8 cards are still in the hand of three or more', () => {
    expect(new TestTable(3, { timely: true }).state.game.hand.laysSpeed8).toBe(true);
    expect(new TestTable(2, { timely: true }).state.game.hand.laysSpeed8).toBe(false);
  });

  it('D-V5: at the first line a player bets or declines', () => {
    const table = atFirstLine();
    expect(table.public).toMatchObject({ phase: 'betting', asked: [0, 1, 2] });
    expect(table.legal(1)).toEqual([...CARS.map((car) => `bet ${car}`), 'decline']);
    expect(table.why(0, 'play k8')).toBe('bet-or-decline-now D-V5');
  });

  it('D-V5: who bet is public once all have chosen, on which car is secret', () => {
    const table = atFirstLine();
    expect(table.actAs(0, 'bet red')).toEqual([{ kind: 'slip-laid', seat: 0, bet: 1 }]);
    expect(table.actAs(2, 'decline')).toEqual([{ kind: 'slip-laid', seat: 2, bet: 1 }]);
    expect(table.public.variant?.linesBacked).toEqual([[], [], []]);
    table.actAs(1, 'bet blue');
    expect(table.public).toMatchObject({ phase: 'revealing-slips', variant: { linesBacked: [[], [], []] } });
    expect(table.act('reveal')[0]).toEqual({
      kind: 'slips-shown',
      bet: 1,
      backers: [0, 1],
      declined: [2],
    });
    expect(table.public.variant?.linesBacked).toEqual([[1], [1], []]);
    expect(table.own(0).bets).toEqual(['red']);
    expect(table.own(2).bets).toEqual([]);
    expect(table.public.bets).toBe(null);
  });

  it('D-V5: a player who bet at the first line is not asked again, one who declined may bet at both others', () => {
    const table = answer(atFirstLine(), 'bet red', 'decline', 'decline');
    table.act('play r6k4g2');
    driveOn(table);
    expect(table.public).toMatchObject({ phase: 'betting', betsAsked: 2, asked: [1, 2] });
    expect(table.why(0, 'bet red')).toBe('has-bet D-V5');
    answer(table, 'bet green', 'decline');
    expect(table.public.variant?.linesBacked).toEqual([[1], [2], []]);
    table.act('play w5r2');
    while (table.public.phase !== 'betting') table.act(table.legal()[0]);
    expect(table.public).toMatchObject({ betsAsked: 3, asked: [1, 2] });
    expect(table.why(0, 'decline')).toBe('has-bet D-V5');
    table.actAs(1, 'bet red');
    expect(table.own(1).bets).toEqual(['green', 'red']);
    expect(table.public.variant?.linesBacked).toEqual([[1], [2], []]);
    table.act('decline', 'reveal');
    expect(table.public.variant?.linesBacked).toEqual([[1], [2, 3], []]);
  });

  it('D-V5: a line at which all have bet asks nobody', () => {
    const table = answer(atFirstLine(), 'bet red', 'bet red', 'bet red');
    expect(table.public).toMatchObject({ phase: 'playing', turn: 1 });
    table.act('play r6k4g2');
    driveOn(table);
    expect(table.public).toMatchObject({ phase: 'playing', turn: 2, betsAsked: 2 });
  });

  it('D-V5: two lines on one card: a player who declined the first is asked at the second', () => {
    const two = raceWith({
      players: 3,
      options: { timely: true },
      hands: ['r6k4g2', 'b5', 'g5'],
      at: { red: on(2, 20), black: on(2, 1, 2), green: on(2, 1, 3) },
    });
    two.act('play r6k4g2');
    driveOn(two);
    answer(two, 'decline', 'bet red', 'decline');
    expect(two.public).toMatchObject({ phase: 'betting', betsAsked: 2, asked: [0, 2] });
  });

  it('D-V5: a bet pays by the line at which it was made', () => {
    const pays = (texts: readonly (readonly string[])[]): (readonly [Seat, number])[] => {
      const table = atFirstLine({
        owners: { black: 0, blue: 0, green: 0, yellow: 0, orange: 0, red: 0 },
        hands: ['r5 r6k4g2 w5r2', '', ''],
      });
      answer(table, ...texts[0]);
      for (const [card, answers] of [
        ['r6k4g2', texts[1]],
        ['w5r2', texts[2]],
      ] as const) {
        table.act(`play ${card}`);
        while (table.public.phase !== 'betting' && table.public.phase !== 'playing')
          table.act(table.legal()[0]);
        answer(table, ...answers);
      }
      table.bytes[SPEED_8] = 1 << CARS.indexOf('red');
      table.act('play r8');
      driveOn(table);
      table.act('reveal');
      return (
        table.public.sheets?.flatMap(({ bets }) =>
          bets.map(({ bet = 0, pays: paid }) => [bet, paid] as const),
        ) ?? []
      );
    };
    const answers = [
      ['bet red', 'decline', 'decline'],
      ['bet red', 'decline'],
      ['bet red', 'bet red'],
    ];
    expect(pays(answers)).toEqual([
      [1, 9],
      [2, 6],
      [3, 3],
      [3, 3],
    ]);
  });

  it('D-V5: a player who never bets wins nothing, and is shown without a bet', () => {
    const table = answer(
      atFirstLine({
        hands: ['r5', '', ''],
        owners: { black: 0, blue: 0, green: 0, yellow: 0, orange: 0, red: 0 },
      }),
      'decline',
      'bet red',
      'decline',
    );
    table.bytes[SPEED_8] = 1 << CARS.indexOf('black');
    table.act('play k8');
    driveOn(table);
    expect(factsOf(table.act('reveal'), 'bets-shown')).toEqual([
      { kind: 'bets-shown', bets: [[], ['red'], []] },
    ]);
    expect(table.public.sheets?.[0].bets).toEqual([]);
  });
});
