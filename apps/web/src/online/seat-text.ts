import type { SeatInfo } from '@paddock/protocol';
import { moreUi } from '../i18n/more/index.ts';
import { onlineTexts } from './texts/index.ts';

/** «Bot: club»; a level that this page does not know goes by its own name. */
export function botText(level: string): string {
  const known: Readonly<Record<string, string>> = moreUi().seats.levels;
  return known[level] ?? onlineTexts.texts.botOf(level);
}

/** Whoever sits there; the seat's number where nobody does. */
export function sitterName(seat: SeatInfo | undefined, number: number): string {
  return seat?.name ?? onlineTexts.texts.seat(number + 1);
}
