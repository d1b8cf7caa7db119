import {
  DECK_PROBLEM_CODES,
  PROBLEM_CODES,
  readContent,
  reconstructedDeck,
  CIRCUITS,
  type DeckProblemCode,
  type ProblemCode,
} from '@paddock/downforce';
import { isRefusal, type OwnContent } from '@paddock/kernel';
import { describe, expect, it } from 'vitest';
import { DOWNFORCE } from '../../all.ts';
import { languageModule, LANGUAGES } from '../../languages.ts';

/** Every value that a problem may have. */
const params = {
  field: 'cells 2',
  expected: 'a whole number',
  choices: 'left, right',
  value: 9,
  min: 1,
  max: 6,
  count: 7,
  line: 'r7',
  letters: 'kbgyorw',
  colour: 'red',
  other: 3,
  kind: 'widening',
  from: 2,
  to: 1,
  verb: 'widens',
  lanes: 2,
  before: 4,
  ends: 3,
  fix: 'narrowing',
  radius: 1,
  direction: 'clockwise',
  side: 'right',
  turned: 180,
  right: 1,
  down: 2,
  worst: 3,
  percent: 140,
  lines: '1, 2, 3',
  rows: 4,
  number: 2,
  row: 3,
  lane: 1,
  first: 1,
  second: 2,
};

describe.each(LANGUAGES)('content that cannot be played with, in %s', (language) => {
  it('every problem is a whole sentence about its card, section, deck or track', async () => {
    const words = await languageModule(language).load('content');
    const said = [
      ...DECK_PROBLEM_CODES.flatMap((code: DeckProblemCode) => [
        words.deckProblem({ code, params }),
        words.deckProblem({ code, params, card: 77 }),
      ]),
      ...PROBLEM_CODES.flatMap((code: ProblemCode) => [
        words.trackProblem({ code, params }),
        words.trackProblem({ code, params, section: 77 }),
      ]),
    ];
    for (const text of said) expect(text).toMatch(/^\p{Lu}.+\.$/u);
    expect(said.join()).not.toMatch(/undefined|NaN|\[object/);
    expect(said.filter((text) => text.includes('77'))).toHaveLength(said.length / 2);
  });

  it.each([
    [{ deck: { ...reconstructedDeck, cards: [{ kind: 'r7', count: 12 }] } }, 'deck', 'cards[0]', 'D-C2'],
    [{ track: { ...CIRCUITS['marina-bay'], id: 'mine', heading: 400 } }, 'track', 'heading', 'T6'],
    [{ 'track-2': CIRCUITS['marina-bay'] }, 'track-2', 'id', 'D-C4'],
    [{ dice: {} }, 'dice', '', ''],
    [{ deck: { a: [[[[[[[[[]]]]]]]]] } }, 'deck', 'a[0]', ''],
    [{ deck: { a: 'x'.repeat(100_001) } }, 'deck', 'a', ''],
    [{ deck: { a: NaN } }, 'deck', 'a', ''],
    [{ deck: [] }, 'deck', '', ''],
  ])('a refusal names the content, the place and the rule: %#', (own, content, at, rule) => {
    const refusal = readContent(own as OwnContent);
    if (!isRefusal(refusal)) throw new Error('accepted');
    const text = DOWNFORCE[language].refusal(refusal, { names: [] });
    for (const part of [content, at, rule]) expect(text).toContain(part);
    expect(text).toMatch(/\)$/);
    expect(text).not.toContain(
      DOWNFORCE[language].refusal({ code: 'x', rule: 'x', params: {} }, { names: [] }),
    );
  });
});
