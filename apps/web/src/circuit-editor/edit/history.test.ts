import { describe, expect, it } from 'vitest';
import { begin, change, redo, undo, type History } from './history.ts';

const typed = (...steps: readonly (readonly [string, string | null])[]): History<string> =>
  steps.reduce((history, [value, name]) => change(history, value, name), begin('a'));

describe('undo and redo', () => {
  it('go back and forth through every change', () => {
    const there = typed(['b', null], ['c', null]);
    const back = undo(undo(there));
    expect([back.present, undo(back).present]).toEqual(['a', 'a']);
    expect([redo(back).present, redo(redo(back)).present, redo(redo(redo(back))).present]).toEqual([
      'b',
      'c',
      'c',
    ]);
  });

  it('take changes of one name in a row as one', () => {
    const there = typed(['b', 'name'], ['c', 'name'], ['d', 'note'], ['e', 'name']);
    expect(undo(there).present).toBe('d');
    expect(undo(undo(there)).present).toBe('c');
    expect(undo(undo(undo(there))).present).toBe('a');
  });

  it('forget what was undone with the next change, and do not join it to what was undone', () => {
    const again = change(undo(typed(['b', 'name'], ['c', 'note'])), 'd', 'name');
    expect(redo(again).present).toBe('d');
    expect(undo(again).present).toBe('b');
  });

  it('a change to the same value is none', () => {
    const there = begin('a');
    expect(change(there, 'a', null)).toBe(there);
  });
});
