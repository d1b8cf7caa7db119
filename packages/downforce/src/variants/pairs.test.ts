import { fastChance, isRefusal, resolveOptions } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { downforce } from '../rules/whole/downforce.ts';
import { TestTable } from '../testing/scenes.ts';
import { PAIR_VALUES as VALUES, type PairValue } from '../testing/pairs.ts';

type Name = PairValue;
/** The rules' «Refused pairs», by hand, value by value: a value, the reason, the values it refuses. */
type Row = readonly [Name, string, readonly Name[]];

/** Values of one option: they cannot be given together. */
const ONE_OPTION: readonly (readonly Name[])[] = [
  ['dice', 'no auction'],
  ['pack', 'no powers'],
  ['odds', 'widespread', 'penalty', 'no bets'],
  ['first home', 'whispers'],
  ['long distance', 'long distance for money'],
];

const REFUSED: readonly Row[] = [
  // Nothing left to act on.
  ['no bets', 'no-bets-to-time', ['timely']],
  ['first home', 'bets-are-not-asked', ['timely', 'odds', 'widespread', 'penalty']],
  ['long distance', 'bets-are-not-asked', ['timely', 'odds', 'widespread', 'penalty']],
  ['whispers', 'bets-are-not-asked', ['timely', 'odds', 'widespread', 'penalty']],
  ['first home', 'money-does-not-count', ['manual payouts']],
  ['long distance', 'money-does-not-count', ['manual payouts']],
  ['whispers', 'money-does-not-count', ['manual payouts']],
  ['whispers', 'whispers-sells-no-cars', ['dice']],
  ['whispers', 'whispers-has-no-powers', ['pack', 'tricky in any order']],
  ['no powers', 'no-powers-to-rule-on', ['tricky in any order']],
  // Two ways of deciding the same thing.
  ['hand of three', 'timely-has-its-own-hand', ['timely']],
  ['hand of three', 'whispers-deals-all-cards', ['whispers']],
  ['hand of three', 'automas-play-from-decks', ['automas']],
  ['first home', 'no-finish-to-be-first-at', ['long distance', 'long distance for money']],
  ['whispers', 'points-or-money', ['long distance for money']],
  // No total to add or compare.
  ['first home', 'no-total-to-add', ['world tour']],
  ['long distance', 'no-total-to-add', ['world tour']],
  ['first home', 'no-total-to-compare', ['automas']],
  ['long distance', 'no-total-to-compare', ['automas']],
  ['whispers', 'no-total-to-compare', ['automas']],
  // The rest, each with its own reason.
  ['first home', 'bids-would-cost-nothing', ['dice']],
  ['long distance', 'bids-would-cost-nothing', ['dice']],
  ['long distance for money', 'automa-needs-a-finish', ['automas']],
  ['penalty', 'penalty-has-one-table', ['manual payouts']],
];

const NAMES = Object.keys(VALUES) as Name[];
const PAIRS = NAMES.flatMap((one, index) => NAMES.slice(index + 1).map((other) => [one, other] as const));

function isOneOption(one: Name, other: Name): boolean {
  return ONE_OPTION.some((values) => values.includes(one) && values.includes(other));
}

function reasonFor(one: Name, other: Name): string | undefined {
  const row = REFUSED.find(
    ([value, , others]) =>
      (value === one && others.includes(other)) || (value === other && others.includes(one)),
  );
  return row?.[1];
}

function resolve(given: Readonly<Record<string, unknown>>) {
  return resolveOptions(downforce.options, 3, given);
}

describe('D-V0: every pair of options', () => {
  it('there are 153: 10 are two values of one option, 35 are refused, 108 go together', () => {
    const same = PAIRS.filter((pair) => isOneOption(...pair));
    const refused = PAIRS.filter((pair) => reasonFor(...pair) !== undefined);
    expect([PAIRS.length, same.length, refused.length]).toEqual([153, 10, 35]);
    expect(same.filter((pair) => reasonFor(...pair) !== undefined)).toEqual([]);
  });

  it.each(PAIRS.filter((pair) => isOneOption(...pair)))(
    '%s with %s: one option has one value',
    (one, other) => {
      const [key = ''] = Object.keys(VALUES[one]);
      expect(Object.keys(VALUES[other])).toEqual([key]);
      const both = [VALUES[one], VALUES[other]].flatMap((given) => Object.values(given));
      const refused = resolve({ [key]: both });
      expect(refused).toMatchObject({ code: 'bad-option', params: { option: key } });
    },
  );

  it.each(PAIRS.filter((pair) => reasonFor(...pair) !== undefined))('%s with %s: refused', (one, other) => {
    const refused = resolve({ ...VALUES[one], ...VALUES[other] });
    if (!isRefusal(refused)) throw new Error('it is not refused');
    expect(refused).toMatchObject({
      code: 'option-conflict',
      params: { conflict: reasonFor(one, other) },
    });
    const keys = [...Object.keys(VALUES[one]), ...Object.keys(VALUES[other])];
    for (const key of keys) expect(String(refused.params['options']).split(', ')).toContain(key);
  });

  it.each(PAIRS.filter((pair) => !isOneOption(...pair) && reasonFor(...pair) === undefined))(
    '%s with %s: compatible, and played to its end',
    (one, other) => {
      const given = { ...VALUES[one], ...VALUES[other] };
      expect(resolve(given)).toMatchObject(given);
      const table = new TestTable(3, given);
      table.playOn(fastChance(`${one} ${other}`));
      const { phase, outcome, options } = table.public;
      expect(phase).toBe('over');
      expect(options).toMatchObject(given);
      expect(outcome?.standings.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2]);
    },
  );
});
