import { reconstructedDeck } from '@paddock/downforce';
import { afterAll, describe, expect, it } from 'vitest';
import { Folder, paddock } from '../testing.ts';

const folder = new Folder();
afterAll(() => folder.remove());

function deckFile(name: string, change: object): string {
  return folder.put(name, JSON.stringify({ ...reconstructedDeck, ...change }));
}

describe('paddock deck check', () => {
  it('measures the deck in use', async () => {
    const { code, out, err } = await paddock(['deck', 'check', 'reconstructed']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('is a deck of 42 cards, 38 kinds');
    expect(out.match(/ 18 lines, 64 spaces$/gm)).toHaveLength(6);
    expect(out).toMatch(/wild +21 lines, 75 spaces/);
    expect(out).toContain('Every colour appears as often and goes as far as any other.');
    expect(out).toContain('decides between any two different cards.');
    expect(out).toContain('21, 14, 10, 8 and 7');
  });

  it('reports what is uneven and undecided in another valid deck', async () => {
    const cards = [...reconstructedDeck.cards, { kind: 'r6b4k2y1', count: 1 }];
    const file = deckFile('uneven.json', { name: 'Mine', cards });
    const { code, out, err } = await paddock(['deck', 'check', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Some colours appear more often');
    expect(out).toMatch(/does not decide between .*r6y4k2b1 – r6b4k2y1/);
    const told = await paddock(['deck', 'check', file, '--json']);
    expect(JSON.parse(told.out)).toMatchObject({ cards: 43, mostPlayers: 6 });
  });

  it('refuses a name that would move the cursor, without moving it', async () => {
    const { code, out, err } = await paddock([
      'deck',
      'check',
      deckFile('odd.json', { name: 'Mine \u001B[2J' }),
    ]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('needs name to be a text in one line without control characters');
    expect(err).not.toContain('\u001B');
  });

  it('says what is wrong, card by card, with exit code 1', async () => {
    const cards = reconstructedDeck.cards.map((card, at) =>
      at === 1 ? { ...card, kind: 'x6' } : at === 4 ? { ...card, count: 0 } : card,
    );
    const file = deckFile('wrong.json', { cards });
    const { code, out, err } = await paddock(['deck', 'check', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringContaining(`paddock: ${file}: card 2 has a line “x6”`),
      expect.stringContaining(`paddock: ${file}: card 5 needs count to be a whole number from 1`),
    ]);
  });

  it('refuses what is not a deck at all', async () => {
    const { code, err } = await paddock(['deck', 'check', folder.put('no.json', 'null')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^paddock: [^\n]+ the deck is not a deck file[^\n]+\n$/);
  });
});
