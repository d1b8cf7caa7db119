import { describe, expect, it } from 'vitest';
import { CARS } from '../state/cars.ts';
import { explainDeckProblem, measureDeck, readDeck, reconstructedDeck, type Deck } from './index.ts';

function deckOf(data: unknown): Deck {
  const reading = readDeck(data);
  if (!reading.ok) throw new Error(reading.problems.map(explainDeckProblem).join('; '));
  return reading.deck;
}

function complaints(data: unknown): string[] {
  const reading = readDeck(data);
  return reading.ok ? [] : reading.problems.map(explainDeckProblem);
}

const twelve = (...cards: readonly unknown[]) => ({
  format: 1,
  id: 'mine',
  name: 'Mine',
  note: 'A deck.',
  cards: [{ kind: 'k1', count: 12 }, ...cards],
});

describe('our deck', () => {
  const deck = deckOf(reconstructedDeck);
  const measures = measureDeck(deck);

  it('D-C2: has 42 cards of 38 kinds', () => {
    expect([measures.cards, measures.kinds]).toEqual([42, 38]);
  });

  it('D-C1, D-C2: also has six Speed-8 cards, one line each, in the colours of the cars', () => {
    expect(deck.names.slice(0, 6)).toEqual(['k8', 'b8', 'g8', 'y8', 'o8', 'r8']);
    expect(deck.lines.slice(0, 6)).toEqual(CARS.map((_, colour) => [{ colour, number: 8 }]));
  });

  it('D-C2: treats every colour alike, 18 lines and 64 spaces, wilds 21 and 75', () => {
    const each = CARS.map((name) => ({ name, lines: 18, spaces: 64 }));
    expect(measures.colours).toEqual([...each, { name: 'wild', lines: 21, spaces: 75 }]);
  });

  it('D-A4: decides every coloured bid between different cards', () => {
    expect(measures.undecided).toEqual([]);
  });

  it('D-S1: deals 21, 14, 10, 8, 7', () => {
    expect(measures.dealt).toEqual([21, 14, 10, 8, 7]);
  });

  it('tells players that it is a reconstruction', () => {
    expect(reconstructedDeck.note).toContain('reconstruction');
  });
});

describe('D-C2: a custom deck', () => {
  it('is read into lines from the top', () => {
    const deck = deckOf(twelve({ kind: 'r6w2w1', count: 2 }));
    expect(deck.lines[7]).toEqual([
      { colour: 5, number: 6 },
      { colour: 6, number: 2 },
      { colour: 6, number: 1 },
    ]);
    expect([deck.size, deck.count[7], deck.bid[7 * 8 + 6], deck.lowest[7]]).toEqual([14, 2, 2, 1]);
    expect(measureDeck(deck).mostPlayers).toBe(2);
  });

  it.each([
    ['nothing', undefined, 'the deck is not a deck file: an object with format 1 is expected'],
    [
      'another format',
      { ...twelve(), format: 2 },
      'the deck is not a deck file: an object with format 1 is expected',
    ],
    ['no list', { ...twelve(), cards: 7 }, 'the deck needs a list of cards'],
    ['a number', twelve(5), 'card 2 needs a kind such as "r6y4w2", its lines from the top'],
    ['no kind', twelve({ count: 1 }), 'card 2 needs a kind such as "r6y4w2", its lines from the top'],
    [
      'a seven',
      twelve({ kind: 'r7', count: 1 }),
      'card 2 has a line “r7”: expected one of the letters kbgyorw (w is wild) and a number from 1 to 6',
    ],
    [
      'half a line',
      twelve({ kind: 'r6y', count: 1 }),
      'card 2 has a line “y”: expected one of the letters kbgyorw (w is wild) and a number from 1 to 6',
    ],
    ['seven lines', twelve({ kind: 'w1w1w1w1w1w1w1', count: 1 }), 'card 2 has 7 lines; a card has one to 6'],
    [
      'a colour twice',
      twelve({ kind: 'r6y4r2', count: 1 }),
      'card 2 has red on two lines; a colour may appear only once on a card',
    ],
    [
      'a card twice',
      twelve({ kind: 'r6', count: 1 }, { kind: 'r6', count: 1 }),
      'card 3 is the same as card 2: give that one a higher count',
    ],
    ['no count', twelve({ kind: 'r6' }), 'card 2 needs count to be a whole number from 1 to 60'],
    [
      'half a card',
      twelve({ kind: 'r6', count: 0.5 }),
      'card 2 needs count to be a whole number from 1 to 60',
    ],
    [
      'a misspelt field',
      twelve({ kind: 'r6', count: 1, cuont: 1 }),
      'card 2 has an unknown field cuont: is it misspelt?',
    ],
    ['too many', twelve({ kind: 'r6', count: 49 }), 'the deck has 61 cards; at most 60 are allowed'],
    [
      'too few',
      { ...twelve(), cards: [{ kind: 'k1', count: 11 }] },
      'the deck has 11 cards; at least 12 are needed, so that two players get six each',
    ],
    [
      'a bad id',
      { ...twelve(), id: 'My Deck' },
      'the deck needs id to be small letters, digits and hyphens, at most 40',
    ],
    ['no name', { ...twelve(), name: '' }, 'the deck needs name to be a text of at most 60 characters'],
    [
      'a long evidence',
      twelve({ kind: 'r6', count: 1, evidence: 'x'.repeat(121) }),
      'card 2 needs evidence to be a text of at most 120 characters',
    ],
  ])('explains %s', (_, data, sentence) => {
    expect(complaints(data)).toEqual([sentence]);
  });

  it('is bounded: 59 kinds are refused before any is read', () => {
    expect(complaints({ ...twelve(), cards: Array.from({ length: 59 }, () => 0) })).toEqual([
      'the deck has 59 different cards; at most 58 are allowed',
    ]);
  });

  it('names at most twenty problems', () => {
    expect(complaints({ ...twelve(), cards: Array.from({ length: 50 }, () => 0) })).toHaveLength(20);
  });
});
