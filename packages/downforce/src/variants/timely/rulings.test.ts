import { fastChance, rulesUnder, verify, type Seat } from '@paddock/kernel';
import { playUnderLaws } from '@paddock/kernel/laws';
import { describe, expect, it } from 'vitest';
import { downforce } from '../../rules/whole/downforce.ts';
import { played } from '../../testing/played.ts';
import { raceWith, STRAIGHT, TestTable } from '../../testing/scenes.ts';
import { spaceAt } from '../../track/testing/ring.ts';

/** All three lines are passed one after the other; at each, these seats answer these. */
function answersAsked(rulings: number, wish: (seat: Seat, line: number) => string): Seat[][] {
  const table = raceWith({
    players: 3,
    options: { timely: true },
    owners: { black: 0, blue: 0, green: 0, yellow: 0, orange: 0, red: 0 },
    hands: ['r5 r6k4g2 w5r2', '', ''],
    at: { red: spaceAt(STRAIGHT, 2, 1, 16) },
    rulings,
  });
  return ['r5', 'r6k4g2', 'w5r2'].map((card, index) => {
    table.act(`play ${card}`);
    while (['stepping', 'choosing-wild'].includes(table.public.phase)) table.act(table.legal()[0]);
    const { asked } = table;
    if (table.public.phase !== 'betting') return [];
    for (const seat of asked) table.actAs(seat, wish(seat, index + 1));
    table.act('reveal');
    return asked;
  });
}

describe('the rulings of timely betting', () => {
  // Seat 0 bets at the first line, seat 1 whenever it may after it, seat 2 never.
  const wish = (seat: Seat, line: number) =>
    (seat === 0 && line === 1) || (seat === 1 && line > 1) ? 'bet red' : 'decline';

  it('D-V5: under newer rulings, new games’, a bet at the second line leaves one at the third', () => {
    for (const rulings of [2, downforce.rulings])
      expect(answersAsked(rulings, wish)).toEqual([
        [0, 1, 2],
        [1, 2],
        [1, 2],
      ]);
  });

  it('D-V5: under rulings 1 a player bets once in all', () => {
    expect(answersAsked(1, wish)).toEqual([[0, 1, 2], [1, 2], [2]]);
  });

  it('D-V5: a view tells its rulings, and either rules imagine it as it is', () => {
    for (const rulings of [1, 2]) {
      const table = new TestTable(4, { timely: true, auction: 'none' }, undefined, rulings);
      table.playOn(fastChance('middle'), { until: () => table.public.betsAsked === 2 });
      const { variant } = table.public;
      expect([variant?.backed !== undefined, variant?.linesBacked !== undefined]).toEqual([
        rulings === 1,
        rulings === 2,
      ]);
      for (const rules of [downforce, downforce.under(1) ?? downforce]) {
        const imagined = rules.imagine(rules.view(table.state, 1), fastChance('any'));
        expect(imagined.game.rulings).toBe(rulings === 1 ? 1 : downforce.rulings);
        expect(rules.view(imagined, 1)).toEqual(rules.view(table.state, 1));
      }
    }
  });

  it('D-V5: the laws hold under rulings 1 too', () => {
    const once = downforce.under(1) ?? downforce;
    for (const bets of ['printed', 'widespread'] as const) {
      const { state } = new TestTable(3, { timely: true, bets, automas: 1, auction: 'none' });
      const run = { seed: `once ${bets}`, every: 12, longest: 20_000 };
      expect(playUnderLaws(once, state.game.setup, run).checked).toBeGreaterThan(5);
    }
  });

  it('D-V5: a record verifies under its own rulings, and fails under the others', () => {
    const once = downforce.under(1) ?? downforce;
    for (const [rules, other] of [
      [once, 2],
      [downforce, 1],
    ] as const) {
      const records = Array.from({ length: 8 }, (_, nr) =>
        played(rules, 4, { timely: true, auction: 'none' }, `game ${nr}`),
      );
      expect(records.map((record) => verify(downforce, record).ok)).not.toContain(false);
      const alone = { ...(downforce.under(other) ?? downforce), rulings: rules.rulings };
      expect(records.map((record) => verify(alone, record).ok)).toContain(false);
    }
  });

  it.each([0, 4, 1.5, -1, NaN])('no rules are made up for rulings %d', (rulings) => {
    expect(rulesUnder(downforce, rulings)).toBeUndefined();
    const record = played(downforce, 2, {}, 'other rulings');
    expect(verify(downforce, { ...record, rulings })).toEqual({
      ok: false,
      problem: { code: 'other-rulings', found: String(rulings) },
    });
  });

  it('without timely betting the rulings change nothing but their own number', () => {
    const [one, two] = [1, 2].map((rulings) =>
      played(downforce.under(rulings) ?? downforce, 3, {}, 'the same'),
    );
    expect(one.rulings).toBe(1);
    expect(two.rulings).toBe(2);
    expect(one.result).toEqual(two.result);
    const texts = ({ entries }: typeof one) => entries.map(({ sum: _sum, ...entry }) => entry);
    expect(texts(one)).toEqual(texts(two));
  });
});
