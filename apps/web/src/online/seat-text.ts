import type { SeatInfo } from '@paddock/protocol';
import { onlineTexts } from './texts/index.ts';

export function levelText(level: string): string {
  return onlineTexts.texts.level[level] ?? level;
}

/** Whoever sits there; the seat's number where nobody does. */
export function sitterName(seat: SeatInfo | undefined, number: number): string {
  return seat?.name ?? onlineTexts.texts.seat(number + 1);
}
