import type { Signal } from '@preact/signals';
import { stored } from '../app/stored.ts';

export function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export const isMuted: Signal<boolean> = stored('muted', isFlag, false);

/** From 0 to 100. */
export const volume: Signal<number> = stored(
  'volume',
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 100,
  60,
);

export function toggleMuted(): void {
  isMuted.value = !isMuted.peek();
}
