import type { SeatInfo, TableInfo } from '@paddock/protocol';
import { moreUi } from '../i18n/more/index.ts';
import { onlineTexts } from './texts/index.ts';

/** «Bot: club»; a level that this page does not know goes by its own name. */
export function botText(level: string): string {
  return moreUi().seats.levels[level]?.label ?? onlineTexts.texts.botOf(level);
}

/** D-V8: nobody sits there, for the table plays it. */
export function isAutomas({ seats, options }: Pick<TableInfo, 'seats' | 'options'>, seat: number): boolean {
  const { automas } = options;
  return typeof automas === 'number' && seat >= seats.length - automas;
}

/** Whoever sits there; the seat's number where nobody does. */
export function sitterName(seat: SeatInfo | undefined, number: number): string {
  return seat?.name ?? onlineTexts.texts.seat(number + 1);
}
