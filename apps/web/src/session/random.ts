/** Random bytes as hex digits; works without a secure context too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const SECRET_BYTES = 32;

/** What a deal is drawn from. */
export function newSecret(): string {
  return randomHex(SECRET_BYTES);
}
