/** How hard a code is to read: long runs, blocks, what looks like a corner, too much of one colour. */

const RUN = 3;
const BLOCK = 3;
const CORNER = 40;
const BALANCE = 10;
/** Dark and light as they lie across a corner, with the quiet on either side of it. */
const CORNER_LINES = ['10111010000', '00001011101'] as const;

type IsDark = (x: number, y: number) => boolean;

export function penaltyOf(size: number, isDark: IsDark): number {
  let sum = 0;
  let darks = 0;
  for (let a = 0; a < size; a++) {
    let row = '';
    let column = '';
    for (let b = 0; b < size; b++) {
      row += isDark(b, a) ? '1' : '0';
      column += isDark(a, b) ? '1' : '0';
      if (isDark(b, a)) darks++;
    }
    sum += lineOf(row) + lineOf(column);
  }
  const offBalance = Math.floor(Math.abs(darks * 20 - size * size * 10) / (size * size));
  return sum + blocksOf(size, isDark) + offBalance * BALANCE;
}

function lineOf(line: string): number {
  const runs = (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, { length }) => sum + RUN + length - 5, 0);
  let corners = 0;
  for (let at = 0; at + 11 <= line.length; at++) {
    if (CORNER_LINES.some((corner) => line.startsWith(corner, at))) corners++;
  }
  return runs + corners * CORNER;
}

function blocksOf(size: number, isDark: IsDark): number {
  let blocks = 0;
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const colour = isDark(x, y);
      const isOne = isDark(x + 1, y) === colour && isDark(x, y + 1) === colour;
      if (isOne && isDark(x + 1, y + 1) === colour) blocks++;
    }
  }
  return blocks * BLOCK;
}
