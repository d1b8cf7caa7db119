import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

function letters(count: number): string {
  return Array.from(randomBytes(count), (byte) => LETTERS[byte % 32]).join('');
}

/** A hundred bits: nobody finds a table or a person by guessing. */
export function newTableId(): string {
  return letters(20);
}

export function newPersonId(): string {
  return letters(20);
}

/** Of a block, a report or the like: it says nothing of whom it is about. */
export function newRowId(): string {
  return letters(20);
}

/** A link's secret. Only its hash is ever written down. */
export function newKey(): string {
  return randomBytes(16).toString('base64url');
}

export function hashOf(key: string): string {
  return createHash('sha256').update(`paddock link ${key}`).digest('hex');
}

export function isKeyOf(key: string | undefined, hash: string | null): boolean {
  if (key === undefined || hash === null) return false;
  return timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(hash));
}

/** A deal's secret. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}
