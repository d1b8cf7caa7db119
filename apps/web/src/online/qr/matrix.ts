import type { Layout } from './layout.ts';

/** Correction level M, and the mask that is laid over a code's data, with their own correction. */
const FORMAT_GENERATOR = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_GENERATOR = 0x1f25;
/** From this version on a code says its version. */
const FIRST_WITH_VERSION = 7;

export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Dark and light modules; those of the pattern itself are told from those of the data. */
export class Matrix {
  readonly size: number;
  readonly #dark: Uint8Array;
  readonly #fixed: Uint8Array;

  constructor({ size, version, alignment }: Layout) {
    this.size = size;
    this.#dark = new Uint8Array(size * size);
    this.#fixed = new Uint8Array(size * size);
    for (let at = 0; at < size; at++) {
      this.#fix(6, at, at % 2 === 0);
      this.#fix(at, 6, at % 2 === 0);
    }
    this.#finder(3, 3);
    this.#finder(size - 4, 3);
    this.#finder(3, size - 4);
    for (const x of alignment) {
      for (const y of alignment) if (!this.#isCorner(x, y)) this.#square(x, y);
    }
    this.setMask(0);
    if (version >= FIRST_WITH_VERSION) this.#setVersion(version);
  }

  isDark(x: number, y: number): boolean {
    return this.#dark[y * this.size + x] === 1;
  }

  /** Places of data, in the order in which they are read: pairs of columns from the right, up and down in turn. */
  *places(): Generator<readonly [x: number, y: number]> {
    for (let right = this.size - 1; right >= 1; right -= 2) {
      const column = right <= 6 ? right - 1 : right;
      const isUpward = ((right + 1) & 2) === 0;
      for (let step = 0; step < this.size; step++) {
        const y = isUpward ? this.size - 1 - step : step;
        for (const x of [column, column - 1]) if (this.#fixed[y * this.size + x] === 0) yield [x, y];
      }
    }
  }

  setData(words: readonly number[]): void {
    let bit = 0;
    for (const [x, y] of this.places()) {
      const word = words[bit >> 3] ?? 0;
      this.#dark[y * this.size + x] = (word >> (7 - (bit & 7))) & 1;
      bit++;
    }
  }

  /** Turns the data over under the mask; done twice it is undone. */
  mask(number: number): void {
    const isTurned = MASKS[number];
    for (const [x, y] of this.places()) {
      const at = y * this.size + x;
      if (isTurned?.(x, y) === true) this.#dark[at] = 1 - (this.#dark[at] ?? 0);
    }
    this.setMask(number);
  }

  setMask(number: number): void {
    const bits = formatBits(number);
    const { size } = this;
    for (let at = 0; at < 15; at++) {
      const isDark = ((bits >> at) & 1) === 1;
      const down = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
      const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
      this.#fix(8, down, isDark);
      this.#fix(across, 8, isDark);
    }
    this.#fix(8, size - 8, true);
  }

  #setVersion(version: number): void {
    const bits = versionBits(version);
    for (let at = 0; at < 18; at++) {
      const isDark = ((bits >> at) & 1) === 1;
      const far = this.size - 11 + (at % 3);
      const near = Math.floor(at / 3);
      this.#fix(far, near, isDark);
      this.#fix(near, far, isDark);
    }
  }

  #isCorner(x: number, y: number): boolean {
    const last = this.size - 7;
    return (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
  }

  #finder(x: number, y: number): void {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.#fix(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }

  #square(x: number, y: number): void {
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        this.#fix(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }

  #fix(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.#dark[y * this.size + x] = isDark ? 1 : 0;
    this.#fixed[y * this.size + x] = 1;
  }
}

function remainder(value: number, generator: number, degree: number): number {
  let rest = value;
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * generator);
  return rest;
}

/** Level M is 00. */
export function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, FORMAT_GENERATOR, 10)) ^ FORMAT_MASK;
}

export function versionBits(version: number): number {
  return (version << 12) | remainder(version, VERSION_GENERATOR, 12);
}
