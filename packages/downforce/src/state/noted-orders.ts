import { ORDERS } from './layout.ts';

export function noteOrder(bytes: Uint8Array, index: number, rank: number): void {
  bytes[ORDERS + 2 * index] = rank & 255;
  bytes[ORDERS + 2 * index + 1] = rank >> 8;
}

export function rankNoted(bytes: Uint8Array, index: number): number {
  return bytes[ORDERS + 2 * index] | (bytes[ORDERS + 2 * index + 1] << 8);
}
