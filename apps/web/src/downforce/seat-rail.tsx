import type { JSX } from 'preact';
import { Seats } from '../table/seats.tsx';
import { tableTexts } from '../table/texts/index.ts';
import type { Desk } from './desk.ts';
import { seatRows } from './sides.tsx';

export function SeatRail({ desk }: { readonly desk: Desk }): JSX.Element {
  const texts = tableTexts.texts;
  return (
    <Seats label={texts.seats} turnText={texts.yourTurn} readyText={texts.isReady} rows={seatRows(desk)} />
  );
}
