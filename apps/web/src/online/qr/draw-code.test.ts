import { describe, expect, it } from 'vitest';
import { drawCode, type DrawnCode } from './draw-code.ts';

/** What a camera sees, read back from the path. */
function rowsOf({ size, path }: DrawnCode): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width));
  }
  return rows.map((row) => row.join(''));
}

const LINK = 'https://paddock.example/#/table/0123456789abcdefghij/AbC-_0123456789abcdefg';

const CORNER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

describe('a QR code', () => {
  it('of a short link is drawn as another program drew it, four light modules around', () => {
    const light = '.'.repeat(4);
    const none = '.'.repeat(29);
    const code = [
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
    ];
    const framed = code.map((row) => `${light}${row}${light}`);
    expect(rowsOf(drawCode('https://a.b/c'))).toEqual([
      ...Array.from(light, () => none),
      ...framed,
      ...Array.from(light, () => none),
    ]);
  });

  it('of a table’s link has 37 modules a side and its three corners', () => {
    const drawn = drawCode(LINK);
    const rows = rowsOf(drawn);
    const corner = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
    expect(drawn.size).toBe(37 + 2 * 4);
    expect(corner(4, 4)).toEqual(CORNER);
    expect(corner(4 + 30, 4)).toEqual(CORNER);
    expect(corner(4, 4 + 30)).toEqual(CORNER);
  });
});
