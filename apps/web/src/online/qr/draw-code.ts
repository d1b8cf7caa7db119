import { encode } from 'uqr';

/** Light modules that a reader needs around the code. */
const QUIET = 4;

export interface DrawnCode {
  readonly size: number;
  /** The dark modules, one unit square each, as runs along the rows. */
  readonly path: string;
}

export function drawCode(text: string): DrawnCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const runs: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
      const end = row.indexOf(false, x);
      runs.push(`M${x} ${y}h${end - x}v1h-${end - x}z`);
      x = end;
    }
  }
  return { size, path: runs.join('') };
}
