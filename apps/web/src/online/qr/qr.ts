import { layoutFor } from './layout.ts';
import { Matrix, MASKS } from './matrix.ts';
import { penaltyOf } from './penalty.ts';
import { allWords } from './words.ts';

/** A text as a QR code (ISO/IEC 18004, byte mode, level M); undefined where it is too long for one. */
export function qrOf(text: string): Matrix | undefined {
  const bytes = new TextEncoder().encode(text);
  const layout = layoutFor(bytes.length);
  if (layout === undefined) return undefined;
  const matrix = new Matrix(layout);
  matrix.setData(allWords(bytes, layout));
  const penalties = MASKS.map((_, mask) => {
    matrix.mask(mask);
    const penalty = penaltyOf(matrix.size, (x, y) => matrix.isDark(x, y));
    matrix.mask(mask);
    return penalty;
  });
  matrix.mask(penalties.indexOf(Math.min(...penalties)));
  return matrix;
}

/** The dark modules as one path, a unit each. */
export function pathOf(matrix: Matrix): string {
  const runs: string[] = [];
  for (let y = 0; y < matrix.size; y++) {
    for (let x = 0; x < matrix.size; x++) {
      if (!matrix.isDark(x, y)) continue;
      const from = x;
      while (x + 1 < matrix.size && matrix.isDark(x + 1, y)) x++;
      runs.push(`M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  }
  return runs.join('');
}
