import { readDeck, measureDeck, reconstructedDeck } from '@paddock/downforce';
import { describe, expect, it } from 'vitest';
import { readDraft } from './draft.ts';
import { tally } from './tally.ts';

describe('a deck in figures', () => {
  it('D-C2: of ours, as `paddock deck check` says', () => {
    const reading = readDeck(reconstructedDeck);
    if (!reading.ok) throw new Error('ours is a deck');
    const { cards, kinds, colours } = measureDeck(reading.deck);
    const found = tally(readDraft(reconstructedDeck).cards);
    expect(found).toMatchObject({ cards, kinds });
    expect(found.colours).toEqual(colours.map(({ lines, spaces }) => ({ lines, spaces })));
    expect(found.lengths).toEqual([9, 9, 6, 12, 0, 6]);
    expect(found.numbers).toEqual([18, 33, 6, 27, 21, 24]);
  });

  it('wrong cards are not counted', () => {
    expect(tally(['r6w2', 'r7', 'r6r5'])).toEqual({
      cards: 1,
      kinds: 1,
      colours: [0, 0, 0, 0, 0, 6, 2].map((spaces) => ({ lines: Math.sign(spaces), spaces })),
      numbers: [0, 1, 0, 0, 0, 1],
      lengths: [0, 1, 0, 0, 0, 0],
    });
  });
});
