import {
  CARS,
  MANUAL_PAYOUTS,
  PRINTED_PAYOUTS,
  type CarName,
  type DownforcePublic,
  type Payouts,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';

export function payoutsOf({ options }: Pick<DownforcePublic, 'options'>): Payouts {
  return options.payouts === 'manual' ? MANUAL_PAYOUTS : PRINTED_PAYOUTS;
}

/** «9·6·3», as on the track. */
export function payoutTexts({ bets }: Payouts): readonly string[] {
  return bets.map((places) => places.join('·'));
}

/** One line of a player's score sheet, as printed (D-C6). */
export interface SheetRow {
  readonly car: CarName;
  /** Null: it is somebody else's, or nobody's. */
  readonly paid: number | null;
  /** For each bet, whether it is on this car. */
  readonly bets: readonly boolean[];
  /** Finishing place; null while on the track. */
  readonly place: number | null;
  /** What the owner gets for it; null until it has finished, and for others' cars. */
  readonly prize: number | null;
}

export const BET_COUNT = 3;

/** `bets`: the player's own, as far as they are made. */
export function sheetRows(open: DownforcePublic, seat: Seat, bets: readonly CarName[]): readonly SheetRow[] {
  const { prizes } = payoutsOf(open);
  return CARS.map((car, index): SheetRow => {
    const isOwn = open.owners[index] === seat;
    const place = open.cars[index]?.place ?? null;
    return {
      car,
      paid: isOwn ? (open.prices[index] ?? 0) : null,
      bets: Array.from({ length: BET_COUNT }, (_, bet) => bets[bet] === car),
      place,
      prize: isOwn && place !== null ? (prizes[place - 1] ?? 0) : null,
    };
  });
}

/** What a player has for sure so far: prizes won, less prices paid. */
export function moneyNow(open: DownforcePublic, seat: Seat): number {
  const sheet = open.sheets?.[seat];
  if (sheet !== undefined) return sheet.total;
  return sheetRows(open, seat, []).reduce((sum, { paid, prize }) => sum + (prize ?? 0) - (paid ?? 0), 0);
}
