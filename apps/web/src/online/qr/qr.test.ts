import { describe, expect, it } from 'vitest';
import { headBits, layoutFor } from './layout.ts';
import { formatBits, MASKS, versionBits, type Matrix } from './matrix.ts';
import { pathOf, qrOf } from './qr.ts';
import { correctionWords } from './reed-solomon.ts';
import { allWords } from './words.ts';

function binary(value: number, width: number): string {
  return value.toString(2).padStart(width, '0');
}

/** A reader of its own: it knows the standard's tables and nothing of how the code was written. */
function read(matrix: Matrix): string {
  const { size } = matrix;
  const version = (size - 17) / 4;
  let format = 0;
  for (let at = 0; at < 15; at++) {
    const y = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    if (matrix.isDark(8, y)) format |= 1 << at;
  }
  const mask = ((format ^ 0x5412) >> 10) & 7;
  const isTurned = MASKS[mask] ?? (() => false);
  const bits = [...matrix.places()].map(([x, y]) => (matrix.isDark(x, y) !== isTurned(x, y) ? 1 : 0));
  const words: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) {
    words.push(bits.slice(at, at + 8).reduce<number>((word, bit) => word * 2 + bit, 0));
  }
  const counts = BLOCKS[version - 1] ?? [];
  const blocks = counts.map((): number[] => []);
  let next = 0;
  for (let at = 0; at < Math.max(...counts); at++) {
    for (const [block, count] of counts.entries()) if (at < count) blocks[block]?.push(words[next++] ?? 0);
  }
  const data = blocks.flat();
  const text = data.map((word) => binary(word, 8)).join('');
  expect(text.slice(0, 4)).toBe('0100');
  const head = headBits(version);
  const length = Number.parseInt(text.slice(4, head), 2);
  const bytes = Array.from({ length }, (_, at) =>
    Number.parseInt(text.slice(head + 8 * at, head + 8 * at + 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** Words of data in each block at level M, from the standard's table 9. */
const BLOCKS = [
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
  [43, 43, 43, 43, 44],
];

describe('a QR code', () => {
  it('has the correction words of the standard’s example', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionWords(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it.each([
    [0, '101010000010010'],
    [1, '101000100100101'],
    [2, '101111001111100'],
    [3, '101101101001011'],
    [4, '100010111111001'],
    [5, '100000011001110'],
    [6, '100111110010111'],
    [7, '100101010100000'],
  ])('says level M and mask %i as the standard does', (mask, bits) => {
    expect(binary(formatBits(mask), 15)).toBe(bits);
  });

  it.each([
    [7, '000111110010010100'],
    [8, '001000010110111100'],
    [9, '001001101010011001'],
    [10, '001010010011010011'],
  ])('says version %i as the standard does', (version, bits) => {
    expect(binary(versionBits(version), 18)).toBe(bits);
  });

  it.each([
    [14, 1],
    [15, 2],
    [26, 2],
    [42, 3],
    [62, 4],
    [84, 5],
    [106, 6],
    [122, 7],
    [152, 8],
    [180, 9],
    [213, 10],
  ])('of %i bytes is of version %i', (bytes, version) => {
    expect(layoutFor(bytes)?.version).toBe(version);
  });

  it('holds no more than its largest version does', () => {
    expect(layoutFor(214)).toBeUndefined();
    expect(qrOf('x'.repeat(214))).toBeUndefined();
  });

  it.each([0, 1, 14, 15, 42, 62, 90, 106, 122, 150, 180, 200, 213])(
    'can be read again: %i letters',
    (length) => {
      const text = Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 7) % 90))).join('');
      const matrix = qrOf(text);
      expect(matrix && read(matrix)).toBe(text);
    },
  );

  it('can be read again: a table’s link, and letters beyond ASCII', () => {
    for (const text of [
      'https://paddock.example/#/table/0123456789abcdefghij/AbC-_0123456789abcdefg',
      'Zoé 🏁',
    ]) {
      const matrix = qrOf(text);
      expect(matrix && read(matrix)).toBe(text);
    }
  });

  it('fills every place with a word, but for the bits that remain', () => {
    const layout = layoutFor(150);
    const matrix = qrOf('x'.repeat(150));
    if (layout === undefined || matrix === undefined) throw new Error('it fits');
    const words = allWords(new TextEncoder().encode('x'.repeat(150)), layout);
    expect(words).toHaveLength(242);
    expect([...matrix.places()].length - 8 * words.length).toBe(0);
  });

  it('has its three corners, its rows of dots and its one dark module', () => {
    const matrix = qrOf('Paddock');
    if (matrix === undefined) throw new Error('it fits');
    const row = (y: number, from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => (matrix.isDark(from + at, y) ? '#' : '.')).join('');
    const corner = [
      '#######.',
      '#.....#.',
      '#.###.#.',
      '#.###.#.',
      '#.###.#.',
      '#.....#.',
      '#######.',
      '........',
    ];
    expect(matrix.size).toBe(21);
    expect(corner.map((_, y) => row(y, 0, 8))).toEqual(corner);
    expect(corner.map((_, y) => row(y, 13, 21))).toEqual(
      corner.map((line) => `.${line.slice(0, 7)}`).map((line, y) => (y === 7 ? '........' : line)),
    );
    expect(row(6, 8, 13)).toBe('#.#.#');
    expect(matrix.isDark(8, 13)).toBe(true);
  });

  it('is drawn as another writer of QR codes draws it', () => {
    const matrix = qrOf('https://a.b/c');
    const rows = Array.from({ length: matrix?.size ?? 0 }, (_, y) =>
      Array.from({ length: matrix?.size ?? 0 }, (_each, x) =>
        matrix?.isDark(x, y) === true ? '#' : '.',
      ).join(''),
    );
    expect(rows).toEqual([
      '#######.#...#.#######',
      '#.....#.#.###.#.....#',
      '#.###.#...#.#.#.###.#',
      '#.###.#.###...#.###.#',
      '#.###.#..###..#.###.#',
      '#.....#....##.#.....#',
      '#######.#.#.#.#######',
      '........#####........',
      '#.##.###.#.##.#..#.##',
      '..#.##.####.#########',
      '#.#...##.###.#...#.##',
      '#...#..#.#.##..#.#.#.',
      '..#####.###.#.#.##..#',
      '........#####.#.#....',
      '#######.#.##....#....',
      '#.....#.##.#...#####.',
      '#.###.#...#.#...#.##.',
      '#.###.#.###.#.##...#.',
      '#.###.#.#...#.##..#..',
      '#.....#..#.######...#',
      '#######.#.#..##.###..',
    ]);
  });

  it('is drawn as runs of dark modules', () => {
    const matrix = qrOf('Paddock');
    const path = matrix === undefined ? '' : pathOf(matrix);
    expect(path.startsWith('M0 0h7v1h-7z')).toBe(true);
    const drawn = [...path.matchAll(/h(\d+)v1/g)].reduce((sum, [, width]) => sum + Number(width), 0);
    let dark = 0;
    for (let y = 0; y < 21; y++) for (let x = 0; x < 21; x++) if (matrix?.isDark(x, y) === true) dark++;
    expect(drawn).toBe(dark);
  });
});
