import { describe, expect, it } from 'vitest';
import { withNotes } from './log-notes.ts';

describe('notes in the log', () => {
  it('stand before the first line of their entry, or at the end', () => {
    const items = [0, 0, 3, 5].map((entry, key) => ({ key, entry }));
    const notes = [
      { entry: 3, text: 'a' },
      { entry: 4, text: 'b' },
      { entry: 4, text: 'c' },
      { entry: 9, text: 'd' },
    ];
    const told = withNotes(items, notes).map((line) => ('note' in line ? line.note : line.entry));
    expect(told).toEqual([0, 0, 'a', 3, 'b', 'c', 5, 'd']);
  });
});
