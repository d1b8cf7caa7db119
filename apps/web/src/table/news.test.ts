import { describe, expect, it } from 'vitest';
import { newsIn } from './news.ts';

const [a, b, c] = [{ line: 'a' }, { line: 'b' }, { line: 'c' }];

describe('news', () => {
  it('are the lines that were added', () => {
    expect(newsIn([], [a, b]).fresh).toEqual([a, b]);
    expect(newsIn([a], [a, b, c]).fresh).toEqual([b, c]);
    expect(newsIn([a, b], [a, b]).fresh).toEqual([]);
  });

  it('are none where another log takes its place', () => {
    expect(newsIn([a, b], [c, { line: 'b' }, a]).fresh).toEqual([]);
    expect(newsIn([a, b], [a]).fresh).toEqual([]);
  });
});
