import { describe, expect, it } from 'vitest';
import { linesIn, readLines, readTyped, tapLine, withoutLastLine } from './notation.ts';

describe('D-C2: a card typed in the short notation', () => {
  it.each([
    ['r6y4k2b1', 'r6y4k2b1', 1],
    ['R6 y4, K2. b1', 'r6y4k2b1', 1],
    ['3×w5', 'w5', 3],
    ['3 x w4w2', 'w4w2', 3],
    ['w5*3', 'w5', 3],
    ['w5 ×12', 'w5', 12],
    ['w5*', 'w5', 1],
    ['3×', '', 3],
    ['', '', 1],
    // Counts that no deck has are a part of a wrong card, to be seen and mended.
    ['w5*0', 'w5*0', 1],
    ['99×w5', '99×w5', 1],
    ['hello', 'hello', 1],
    ['r6'.repeat(40), 'r6'.repeat(12), 1],
  ])('«%s»', (text, kind, count) => {
    expect(readTyped(text)).toEqual({ kind, count });
  });

  it('many at once, a line each', () => {
    expect(readLines('r6y4\r\n\n 2*w5 \nk1; b2\n')).toEqual([
      { kind: 'r6y4', count: 1 },
      { kind: 'w5', count: 2 },
      { kind: 'k1', count: 1 },
      { kind: 'b2', count: 1 },
    ]);
  });

  it('is cut into lines', () => {
    expect(linesIn('r6y')).toEqual(['r6', 'y']);
    expect(linesIn('')).toEqual([]);
  });
});

describe('D-C2: a card tapped together', () => {
  it.each([
    ['', 'r6', 'r6'],
    ['r6', 'y4', 'r6y4'],
    ['r6y4', 'r5', 'r5y4'],
    ['r6y4', 'r6', 'y4'],
    ['w4', 'w4', 'w4w4'],
    ['r6y', 'k2', 'r6k2'],
  ])('«%s» and %s', (kind, line, then) => {
    expect(tapLine(kind, line)).toBe(then);
  });

  it('loses its last line', () => {
    expect(['r6y4', 'r6y', 'r6', ''].map(withoutLastLine)).toEqual(['r6', 'r6', '', '']);
  });
});
