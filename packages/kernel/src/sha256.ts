/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104), at once and everywhere: what the browser has answers later, and a library for
 * all hashes would be a tenth of what a page fetches.
 */
const BLOCK = 64;
const LENGTH_BYTES = 8;

// The fractions of the square and cube roots of the first primes, 32 bits each.
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const ROUNDS = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/** Written over by every block. */
const words = new Int32Array(ROUNDS.length);

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

export function sha256(message: Uint8Array): Uint8Array {
  return digest(Int32Array.from(START), message, 0);
}

/** For one key, whose part of the work is done once. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const begun = (pad: number): Int32Array => {
    const block = new Uint8Array(BLOCK).fill(pad);
    for (const [index, byte] of short.entries()) block[index] = byte ^ pad;
    const sum = Int32Array.from(START);
    addBlock(sum, block, 0);
    return sum;
  };
  const inner = begun(0x36);
  const outer = begun(0x5c);
  return (message) => digest(outer.slice(), digest(inner.slice(), message, BLOCK), BLOCK);
}

/** The sum of what went before, `before` bytes in whole blocks, and the message, closed as the standard says. */
function digest(sum: Int32Array, message: Uint8Array, before: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const bits = (before + message.length) * 8;
  for (let at = 1, left = bits; left > 0; at++, left = Math.floor(left / 256))
    whole[whole.length - at] = left & 255;
  for (let at = 0; at < whole.length; at += BLOCK) addBlock(sum, whole, at);
  const written = new Uint8Array(4 * sum.length);
  for (let at = 0; at < written.length; at++) written[at] = wordAt(sum, at >> 2) >>> (24 - 8 * (at & 3));
  return written;
}

function addBlock(sum: Int32Array, bytes: Uint8Array, from: number): void {
  for (let i = 0; i < 16; i++) {
    const at = from + 4 * i;
    words[i] =
      (byteAt(bytes, at) << 24) |
      (byteAt(bytes, at + 1) << 16) |
      (byteAt(bytes, at + 2) << 8) |
      byteAt(bytes, at + 3);
  }
  for (let i = 16; i < words.length; i++) {
    const near = wordAt(words, i - 2);
    const far = wordAt(words, i - 15);
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const zero = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words[i] = (one + wordAt(words, i - 7) + zero + wordAt(words, i - 16)) | 0;
  }
  let a = wordAt(sum, 0);
  let b = wordAt(sum, 1);
  let c = wordAt(sum, 2);
  let d = wordAt(sum, 3);
  let e = wordAt(sum, 4);
  let f = wordAt(sum, 5);
  let g = wordAt(sum, 6);
  let h = wordAt(sum, 7);
  for (let i = 0; i < words.length; i++) {
    const choice = (e & f) ^ (~e & g);
    const round = (choice + wordAt(ROUNDS, i) + wordAt(words, i)) | 0;
    const mixed = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + round) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const spread = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + mixed) | 0;
    d = c;
    c = b;
    b = a;
    a = (mixed + spread) | 0;
  }
  sum[0] = wordAt(sum, 0) + a;
  sum[1] = wordAt(sum, 1) + b;
  sum[2] = wordAt(sum, 2) + c;
  sum[3] = wordAt(sum, 3) + d;
  sum[4] = wordAt(sum, 4) + e;
  sum[5] = wordAt(sum, 5) + f;
  sum[6] = wordAt(sum, 6) + g;
  sum[7] = wordAt(sum, 7) + h;
}

/** The index is always one of the list's. */
function wordAt(list: Int32Array, index: number): number {
  return list[index] as number;
}

function byteAt(list: Uint8Array, index: number): number {
  return list[index] as number;
}
