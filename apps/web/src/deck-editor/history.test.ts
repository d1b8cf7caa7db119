import { describe, expect, it } from 'vitest';
import { begin, change, redo, undo } from './history.ts';

describe('undo and redo', () => {
  it('go back to the beginning and on to the end, and stay there', () => {
    const all = ['a', 'ab', 'abc'].reduce((history, next) => change(history, next), begin(''));
    const back = undo(undo(undo(all)));
    expect([undo(all).now, back.now, undo(back)]).toEqual(['ab', '', back]);
    expect([redo(back).now, redo(redo(redo(redo(back)))).now]).toEqual(['a', 'abc']);
  });

  it('forget what was taken back once something else is done', () => {
    const other = change(undo(change(begin('a'), 'b')), 'c');
    expect([redo(other).now, undo(other).now]).toEqual(['c', 'a']);
  });

  it('take letters of one name together', () => {
    const typed = change(change(change(begin(''), 'A', 'name'), 'An', 'name'), 'Ana', 'name');
    expect(undo(typed).now).toBe('');
    expect(undo(change(typed, 'Ana!', 'note')).now).toBe('Ana');
    // What was taken back once is not typed on.
    expect(undo(change(undo(change(typed, 'B')), 'Anab', 'name')).now).toBe('Ana');
  });

  it('is bounded', () => {
    const long = Array.from({ length: 600 }, (_, at) => at + 1).reduce(
      (all, next) => change(all, next),
      begin(0),
    );
    expect(long.past).toHaveLength(500);
  });
});
