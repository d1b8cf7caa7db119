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

/** Of a block, a report or the like: it does not reveal the person concerned. */
export function newRowId(): string {
  return letters(20);
}

/** Of a session; an older cookie's is made from the cookie. */
export function newDeviceId(): string {
  return `s${letters(20)}`;
}

export function olderDeviceId(cookie: string): string {
  return `o${createHash('sha256').update(`paddock device ${cookie}`).digest('hex').slice(0, 20)}`;
}

export function isOlderDevice(id: string): boolean {
  return id.startsWith('o');
}

const CODE_LENGTH = 20;
const CODE = new RegExp(`^[${LETTERS}]{${CODE_LENGTH}}$`);
/** This many letters find a code; the rest, 75 bits, prove it. */
const CODE_START = 5;

/** `4k3hz-…`, in four groups. */
export function newRecoveryCode(): string {
  return letters(CODE_LENGTH).replaceAll(/.{5}(?=.)/g, '$&-');
}

/** As a person may have typed it. Undefined: no code looks like that. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return CODE.test(code) ? code : undefined;
}

/** What is kept of a code, as `readRecoveryCode` gives it. */
export function keptOfCode(code: string): { readonly start: string; readonly hash: string } {
  return { start: code.slice(0, CODE_START), hash: hashOf(`recovery ${code}`) };
}

/** In constant time. */
export function areSame(hash: string, other: string): boolean {
  return hash.length === other.length && timingSafeEqual(Buffer.from(hash), Buffer.from(other));
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
