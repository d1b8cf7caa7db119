/** Sets of small numbers, one bit each. */

export function hasBit(set: number, bit: number): boolean {
  return (set & (1 << bit)) !== 0;
}

/** The number of the lowest bit. */
export function lowestIn(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** For up to twelve bits: adds up pairs, then fours, then all. */
export function countBits(set: number): number {
  const pairs = set - ((set >> 1) & 0x555);
  const fours = (pairs & 0x333) + ((pairs >> 2) & 0x333);
  return (fours + (fours >> 4) + (fours >> 8)) & 15;
}

/** The bit number `index` from the lowest, from 0. */
export function nthBit(set: number, index: number): number {
  let left = set;
  for (let i = index; i > 0; i--) left &= left - 1;
  return lowestIn(left);
}

export function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) bits.push(lowestIn(left));
  return bits;
}

export function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}
