import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isName, resolveOptions, type OptionTable } from './options.ts';
import { isRefusal } from './refusal.ts';

interface Options {
  readonly laps: number;
  readonly night: boolean;
  readonly rain: boolean | 'later';
  readonly stops: readonly string[];
  readonly tyres: string;
  readonly fuel: number | readonly number[];
  readonly names: readonly string[];
  readonly colours: string | readonly (readonly string[])[];
}

const TABLE: OptionTable<Options> = {
  specs: {
    laps: { rule: 'X-1', kind: { type: 'number', min: 1, max: 9, step: 2 }, default: 3 },
    night: { rule: 'X-2', kind: { type: 'flag' }, default: false },
    rain: { rule: 'X-8', kind: { type: 'flag', or: ['later'] }, default: false },
    stops: { rule: 'X-9', kind: { type: 'list', of: ['pit', 'inn'], shortest: 2, longest: 3 }, default: [] },
    tyres: { rule: 'X-3', kind: { type: 'choice', values: ['soft', 'hard'] }, default: 'soft' },
    fuel: { rule: 'X-4', kind: { type: 'numbers', min: 0, max: 10, step: 5, longest: 3 }, default: 0 },
    names: { rule: 'X-5', kind: { type: 'names', count: 2, longest: 8 }, default: [] },
    colours: {
      rule: 'X-6',
      kind: { type: 'shares', values: ['dealt'], of: ['red', 'blue'] },
      default: 'dealt',
    },
  },
  conflicts: [
    {
      code: 'soft-tyres-melt',
      rule: 'X-7',
      between: ['tyres', 'laps'],
      clashes: ({ tyres, laps }, _players, given) => given.has('tyres') && tyres === 'soft' && laps > 5,
    },
  ],
};

const resolve = (given: Record<string, unknown>, players = 2) => resolveOptions(TABLE, players, given);

describe('options', () => {
  it('are complete when nothing is given', () => {
    expect(resolve({})).toEqual({
      laps: 3,
      night: false,
      rain: false,
      stops: [],
      tyres: 'soft',
      fuel: 0,
      names: [],
      colours: 'dealt',
    });
  });

  it.each([
    [{ laps: 5 }],
    [{ night: true }],
    [{ rain: true }],
    [{ rain: 'later' }],
    [{ stops: [] }],
    [{ stops: ['pit', 'pit'] }],
    [{ stops: ['inn', 'pit', 'inn'] }],
    [{ tyres: 'hard' }],
    [{ fuel: 10 }],
    [{ fuel: [0, 5, 10] }],
    [{ names: ['Zoë', 'J. P.'] }],
    [{ colours: [['red'], ['blue']] }],
    [{ laps: 7 }],
  ])('take %j', (given) => {
    expect(resolve(given)).toMatchObject(given);
  });

  it.each([
    [{ lap: 3 }, 'unknown-option', 'lap'],
    [{ laps: 4 }, 'bad-option', 'laps'],
    [{ laps: 11 }, 'bad-option', 'laps'],
    [{ laps: '3' }, 'bad-option', 'laps'],
    [{ laps: 1.5 }, 'bad-option', 'laps'],
    [{ night: 1 }, 'bad-option', 'night'],
    [{ night: 'later' }, 'bad-option', 'night'],
    [{ rain: 'never' }, 'bad-option', 'rain'],
    [{ stops: ['pit'] }, 'bad-option', 'stops'],
    [{ stops: ['pit', 'bar'] }, 'bad-option', 'stops'],
    [{ stops: ['pit', 'pit', 'pit', 'pit'] }, 'bad-option', 'stops'],
    [{ stops: ['pit', 3] }, 'bad-option', 'stops'],
    [{ stops: 'pit' }, 'bad-option', 'stops'],
    [{ tyres: 'wet' }, 'bad-option', 'tyres'],
    [{ fuel: 3 }, 'bad-option', 'fuel'],
    [{ fuel: [] }, 'bad-option', 'fuel'],
    [{ fuel: [0, 0, 0, 0] }, 'bad-option', 'fuel'],
    [{ names: ['one'] }, 'bad-option', 'names'],
    [{ names: ['one', 'far too long'] }, 'bad-option', 'names'],
    [{ names: ['one', 'two\u202e'] }, 'bad-option', 'names'],
    [{ names: 'one' }, 'bad-option', 'names'],
    [{ colours: 'bought' }, 'bad-option', 'colours'],
    [{ colours: [['red']] }, 'bad-option', 'colours'],
    [{ colours: [['red'], ['red']] }, 'bad-option', 'colours'],
    [{ colours: [['red'], ['pink']] }, 'bad-option', 'colours'],
    [{ colours: [['red'], 'blue'] }, 'bad-option', 'colours'],
    [{ colours: 3 }, 'bad-option', 'colours'],
    [{ __proto__: null, hasOwnProperty: 1 }, 'unknown-option', 'hasOwnProperty'],
  ])('refuse %j', (given, code, option) => {
    expect(resolve(given)).toMatchObject({ code, params: { option } });
  });

  it('refuse a clash only if both options were given', () => {
    expect(resolve({ tyres: 'soft', laps: 7 })).toMatchObject({ code: 'option-conflict', rule: 'X-7' });
    expect(isRefusal(resolve({ laps: 7 }))).toBe(false);
  });

  it('never throw on garbage', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('laps', 'names', 'colours', 'fuel', 'rain', 'stops', 'x'),
          fc.jsonValue(),
        ),
        (given) => {
          resolve(given);
        },
      ),
    );
    expect(isRefusal(resolve({ x: 1 }))).toBe(true);
  });
});

describe('names', () => {
  it.each(['Ana', 'João Pessoa', "O'Hara", 'Ⅷ', '李', 'a', '🏎️'])('may be %s', (name) => {
    expect(isName(name, 24)).toBe(true);
  });

  it.each(['', ' Ana', 'Ana ', 'A\nB', 'A\u0000', '\u200b', 'A\u2066B', 'x'.repeat(25), 7, null])(
    'may not be %j',
    (name) => {
      expect(isName(name, 24)).toBe(false);
    },
  );
});
