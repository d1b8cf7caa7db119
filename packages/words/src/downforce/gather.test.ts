import type { CarName, DownforceFact, PowerName } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../all.ts';
import type { Context } from '../context.ts';
import { LANGUAGES } from '../languages.ts';
import { playRandomly } from './testing.ts';

const table: Context = { names: ['Ana', 'Bo', 'Cleo'] };
const bo: Context = { ...table, you: 1 };
const { story, teller } = DOWNFORCE.en;

const played = (card: string): DownforceFact => ({ kind: 'played', seat: 0, card });
const steps = (car: CarName, from: number, count: number, seat = 0): DownforceFact[] =>
  Array.from({ length: count }, (_, step) => ({
    kind: 'stepped',
    seat,
    car,
    from: from + step,
    to: from + step + 1,
    toGo: 99 - from - step,
  }));
const turn: DownforceFact = { kind: 'turn', seat: 2 };

function told(facts: readonly DownforceFact[], context = table): string[] {
  return story(facts, context).map(({ text }) => text);
}

describe('facts told together', () => {
  it('are one sentence per line of the card', () => {
    expect(
      told([
        played('y4r6b1'),
        ...steps('yellow', 10, 4),
        ...steps('red', 20, 4),
        { kind: 'jammed', car: 'red', lost: 2, by: ['black', 'blue'] },
        ...steps('blue', 30, 1),
        turn,
      ]),
    ).toEqual([
      'Ana plays yellow 4, red 6, blue 1.',
      'Yellow moves 4 spaces (86 from the finish).',
      'Red moves 4 spaces (76 from the finish), then is jammed behind black and blue: 2 lost.',
      'Blue moves 1 space (69 from the finish).',
    ]);
  });

  it('D-V8i: an automa’s blocked line is told with the decision: moved, ignored or shortened', () => {
    const rose = (counter: number): DownforceFact => ({
      kind: 'counter-rose',
      seat: 2,
      car: 'black',
      counter,
    });
    const line = { seat: 0, line: 'k6' } as const;
    expect(
      told([
        played('r1k6'),
        ...steps('red', 20, 1),
        { kind: 'line-moved', ...line },
        { kind: 'line-idle', line: 'k6', why: 'blocked', car: 'black', by: ['red'] },
        rose(6),
      ]),
    ).toEqual([
      'Ana plays red 1, black 6.',
      'Red moves 1 space (79 from the finish).',
      'Black is blocked by red and cannot move: 6 spaces lost.',
      'Cleo, cheat counter: 6.',
    ]);
    expect(told([played('k6'), { kind: 'line-ignored', ...line }])).toEqual([
      'Ana plays black 6.',
      'Ana ignores the line black 6.',
    ]);
    const jammed: DownforceFact = { kind: 'jammed', car: 'black', lost: 3, by: ['red'] };
    expect(
      told([played('r1k6'), ...steps('red', 20, 1), { kind: 'line-shortened', ...line }, jammed, rose(3)]),
    ).toEqual([
      'Ana plays red 1, black 6.',
      'Red moves 1 space (79 from the finish).',
      'Ana takes three spaces off black 6.',
      'Black is jammed behind red: 3 spaces lost.',
      'Cleo, cheat counter: 3.',
    ]);
  });

  it('D-R8: name the finishing place beyond the finish line', () => {
    const home: DownforceFact[] = [
      { kind: 'stepped', seat: 0, car: 'red', from: 99, to: null },
      { kind: 'finished', car: 'red', place: 2 },
    ];
    expect(told([played('r6'), ...steps('red', 97, 2), ...home])).toContain(
      'Red moves 3 spaces over the finish line: red is 2nd.',
    );
  });

  it('D-P1, D-P3: count the spaces a power adds separately', () => {
    const goesOn = (spaces: number, power: PowerName): DownforceFact => ({
      kind: 'goes-on',
      seat: 0,
      car: 'red',
      spaces,
      power,
    });
    expect(
      told([
        played('r4'),
        ...steps('red', 1, 4),
        goesOn(1, 'aggressive'),
        ...steps('red', 5, 1),
        goesOn(2, 'determined'),
        ...steps('red', 6, 2),
        turn,
      ]),
    ).toContain('Red moves 4 spaces and, thanks to Aggressive and Determined, 3 more (92 from the finish).');
  });

  it('D-P2: say who steers if it is not the player of the card', () => {
    const facts = [played('r4'), ...steps('red', 1, 4, 1), turn];
    expect(told(facts)).toContain('Bo steers red, which moves 4 spaces (95 from the finish).');
    expect(told(facts, bo)).toContain('You steer red, which moves 4 spaces (95 from the finish).');
  });

  it('D-P6: keep two moves of one car apart', () => {
    const wild: DownforceFact = { kind: 'wild-chosen', seat: 0, car: 'red', number: 2 };
    expect(told([played('w2r4'), wild, ...steps('red', 1, 2), ...steps('red', 3, 4), turn])).toEqual([
      'Ana plays wild 2, red 4.',
      'Ana chooses red for wild 2.',
      'Red moves 2 spaces (97 from the finish).',
      'Red moves 4 spaces (93 from the finish).',
    ]);
  });

  it('D-V10: a card whose numbers count from the bottom up moves each car once', () => {
    const turned: DownforceFact = { kind: 'numbers-chosen', seat: 0, numbers: 'upside-down' };
    const facts = [played('y2r4'), turned, ...steps('yellow', 10, 4), ...steps('red', 20, 2), turn];
    expect(told(facts).slice(2)).toEqual([
      'Yellow moves 4 spaces (86 from the finish).',
      'Red moves 2 spaces (78 from the finish).',
    ]);
  });

  it('tell a deal, a drawn hand and the grid in one sentence each', () => {
    const cards = ['r6', 'b4', 'w2'];
    expect(
      told(
        [
          ...cards.flatMap((card): DownforceFact[] => [
            { kind: 'dealt', seat: 0 },
            { kind: 'dealt', seat: 1, card },
            { kind: 'dealt', seat: 2 },
          ]),
          { kind: 'grid-drawn', car: 'red', number: 1 },
          { kind: 'grid-drawn', car: 'black', number: 2 },
          ...cards.map((card): DownforceFact => ({ kind: 'drew', seat: 1, card })),
          { kind: 'drew', seat: 0 },
          { kind: 'turn', seat: 1 },
        ],
        bo,
      ),
    ).toEqual([
      'Everybody is dealt 3 cards.',
      'The grid, from the front: red and black.',
      'You draw red 6; blue 4; wild 2.',
      'It is your turn.',
    ]);
  });

  it('name the power together with its car', () => {
    const sale: DownforceFact = { kind: 'for-sale', car: 'red', round: 1, again: false };
    const power: DownforceFact = { kind: 'power-turned', car: 'red', power: 'tricky' };
    expect(told([sale, power])).toEqual(['Auction round 1: red is up for bid, with Tricky.']);
    expect(told([sale])).toEqual(['Auction round 1: red is up for bid.']);
  });

  it('leave out what goes without saying', () => {
    const silent: DownforceFact[] = [
      turn,
      { kind: 'bid-laid', seat: 0 },
      { kind: 'bet-laid', seat: 0, bet: 1 },
      { kind: 'power-chosen', seat: 0 },
      { kind: 'drew', seat: 0 },
      { kind: 'bids-asked', car: 'red', seats: [0, 1, 2] },
      { kind: 'order-chosen', seat: 0, order: 'top-down' },
      { kind: 'line-moved', seat: 0, line: 'r4' },
    ];
    expect(told(silent, bo)).toEqual([]);
  });
});

describe.each(LANGUAGES)('a teller in %s', (language) => {
  const words = DOWNFORCE[language];

  it('says fact by fact what the story says of the whole list', () => {
    for (const listener of [undefined, 1]) {
      const context = listener === undefined ? table : bo;
      const facts: DownforceFact[] = [];
      playRandomly('teller', 3, {}, { listener, fact: (fact) => facts.push(fact) });
      const live = words.teller();
      const spoken = facts.map((fact) => live.hear(fact, context)).filter((text) => text !== '');
      const lines = words.story(facts, context);
      expect(spoken.join(' ')).toBe(lines.map(({ text }) => text).join(' '));
      expect(live.rest(context)).toBe('');
      expect(lines.length).toBeGreaterThan(80);
      expect(lines.length).toBeLessThan(facts.length / 2);
      for (const [index, { first, last }] of lines.entries()) {
        expect(first).toBeGreaterThan(lines[index - 1]?.last ?? -1);
        expect(last).toBeGreaterThanOrEqual(first);
      }
    }
  });
});

it.each(LANGUAGES)('D-V6: plaques and predictions are told only to their seat, in %s', (language) => {
  const facts: readonly DownforceFact[] = [
    { kind: 'plaque-dealt', seat: 0 },
    { kind: 'predicted', seat: 0, line: 1 },
  ];
  const told = (context: Context) => DOWNFORCE[language].story(facts, context).length;
  expect([told(bo), told({ ...bo, you: 0 })]).toEqual([0, 2]);
});

it('a teller keeps what it has heard until it says it', () => {
  const live = teller();
  expect(live.hear(played('r4'), table)).toBe('Ana plays red 4.');
  for (const step of steps('red', 1, 4)) expect(live.hear(step, table)).toBe('');
  expect(live.rest(table)).toBe('Red moves 4 spaces (95 from the finish).');
  expect(live.rest(table)).toBe('');
});
