/** The field of 256 elements that QR codes calculate in: x⁸ + x⁴ + x³ + x² + 1. */
const POLYNOMIAL = 0x11d;

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * POLYNOMIAL);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The product of (x − 2⁰) … (x − 2ᵈ⁻¹), highest power first and without its leading 1. */
function generator(degree: number): number[] {
  const terms: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let factor = 0; factor < degree; factor++) {
    for (const [at, term] of terms.entries()) {
      terms[at] = times(term, root) ^ (terms[at + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return terms;
}

/** The words that let a reader repair the others: the remainder of a division by the generator. */
export function correctionWords(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  let remainder = divisor.map(() => 0);
  for (const word of data) {
    const [first = 0, ...rest] = remainder;
    const factor = word ^ first;
    remainder = [...rest, 0].map((term, at) => term ^ times(divisor[at] ?? 0, factor));
  }
  return remainder;
}
