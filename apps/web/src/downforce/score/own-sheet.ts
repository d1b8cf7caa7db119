import type { Desk } from '../desk.ts';
import { sheetRows, type SheetRow } from './sheet-rows.ts';

/** Somebody who only looks on is shown the first seat's. */
export function seatOf({ session }: Desk): number {
  const viewer = session.viewer.value;
  return viewer === 'public' ? 0 : viewer;
}

export function sheetFor(desk: Desk): readonly SheetRow[] {
  const open = desk.open.value;
  const seat = seatOf(desk);
  return sheetRows(open, seat, desk.view.value.own?.bets ?? open.bets?.[seat] ?? []);
}
