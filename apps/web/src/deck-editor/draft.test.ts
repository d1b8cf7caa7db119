import { readDeck, reconstructedDeck } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { MOST_DRAFTED, readDraft, spread, writeDraft } from './draft.ts';

describe('a deck on the way', () => {
  it('D-C2: comes back from the shelf as it was, card by card', () => {
    const draft = readDraft(reconstructedDeck);
    expect(draft.cards).toHaveLength(42);
    expect(draft.cards.slice(-4)).toEqual(['w5', 'w4w2', 'w4w2', 'w4w2']);
    expect(writeDraft(draft, reconstructedDeck.id)).toEqual(reconstructedDeck);
    expect(readDeck(writeDraft(draft, 'mine')).ok).toBe(true);
  });

  it('keeps cards that are wrong', () => {
    const draft = { name: ' Mine ', author: '', note: 'x', cards: ['r7', 'k1', 'r7'], evidence: {} };
    const value = writeDraft(draft, 'mine');
    expect(value).toEqual({
      format: 1,
      id: 'mine',
      name: 'Mine',
      note: 'x',
      cards: [
        { kind: 'r7', count: 2 },
        { kind: 'k1', count: 1 },
      ],
    });
    expect(readDraft(value)).toEqual({ ...draft, name: 'Mine', cards: ['r7', 'r7', 'k1'] });
    expect(writeDraft({ ...draft, author: 'Ana' }, 'mine')).toHaveProperty('author', 'Ana');
  });

  it('D-C2: is read from anything, within bounds', () => {
    const empty = { name: '', author: '', note: '', cards: [], evidence: {} };
    expect([{}, { cards: 7, name: 3 }, { cards: [5, null, {}] }].map(readDraft)).toEqual([
      empty,
      empty,
      empty,
    ]);
    const many = readDraft({
      cards: [{ kind: 'r6', count: 1e9 }, { kind: 'k1', count: -1 }, { kind: 'b1' }],
    });
    expect(many.cards).toHaveLength(MOST_DRAFTED);
    expect(
      spread(
        [
          { kind: 'r6', count: 3 },
          { kind: 'k1', count: 1 },
        ],
        3,
      ),
    ).toEqual(['r6', 'r6', 'r6']);
  });
});
