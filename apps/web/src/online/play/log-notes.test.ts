import { describe, expect, it } from 'vitest';
import { withNotes } from './log-notes.ts';

describe('notes in the log', () => {
  it('stand before the first line of their entry, or at the end', () => {
    const items = [0, 0, 3, 5].map((entry, key) => ({ key, entry, text: `${entry}`, isHead: true }));
    const notes = [
      { entry: 3, text: 'a' },
      { entry: 4, text: 'b' },
      { entry: 4, text: 'c' },
      { entry: 9, text: 'd' },
    ];
    const lines = withNotes(items, notes);
    expect(lines.map(({ text }) => text)).toEqual(['0', '0', 'a', '3', 'b', 'c', '5', 'd']);
    expect(lines.filter(({ isNote }) => isNote === true).map(({ text }) => text)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });
});
