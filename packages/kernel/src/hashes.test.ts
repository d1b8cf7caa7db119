import { createHash, createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { fastChance } from './chance.ts';

const chance = fastChance('sha256');
const some = (length: number): Uint8Array => Uint8Array.from({ length }, () => chance.below(256));

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('gives what FIPS 180-4 says of «%s»', (text, digest) => {
    expect(bytesToHex(sha256(utf8ToBytes(text)))).toBe(digest);
  });

  it('agrees with another implementation at every length around a block, and for long messages', () => {
    for (const length of [...Array.from({ length: 260 }, (_, index) => index), 4096, 100_003]) {
      const message = some(length);
      expect(bytesToHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });
});

describe('HMAC', () => {
  it('matches RFC 4231', () => {
    const text = bytesToHex(hmac(sha256, utf8ToBytes('Jefe'), utf8ToBytes('what do ya want for nothing?')));
    expect(text).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });

  it('agrees with another implementation for keys shorter than, equal to and longer than a block', () => {
    for (const length of [0, 1, 32, 63, 64, 65, 131]) {
      const key = some(length);
      const message = some(3 * length + 1);
      const expected = createHmac('sha256', key).update(message).digest('hex');
      const keyed = hmac.create(sha256, key);
      expect(bytesToHex(hmac(sha256, key, message))).toBe(expected);
      expect(bytesToHex(keyed.clone().update(message).digest())).toBe(expected);
      expect(bytesToHex(keyed.clone().update(message).digest())).toBe(expected);
    }
  });
});

describe('bytes as text', () => {
  it('round-trips', () => {
    const bytes = some(300);
    expect(hexToBytes(bytesToHex(bytes))).toEqual(bytes);
    expect([...utf8ToBytes('é€😀')]).toEqual([...Buffer.from('é€😀')]);
  });

  it.each(['0', 'xy', '0g', '00 '])('«%s» is refused', (text) => {
    expect(() => hexToBytes(text)).toThrow(RangeError);
  });
});
