import {
  CARS,
  linesBacked,
  payoutsOf,
  type CarName,
  type DownforcePublic,
  type Sheet,
} from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';

export const BET_COUNT = 3;

/** A seat's cars line by line: one at a time, or three in order (D-V9); of timely bets (D-V5) one is at this line until it is open. */
export function betsByLine(
  { options, variant, betsAsked }: Pick<DownforcePublic, 'options' | 'variant' | 'betsAsked'>,
  seat: Seat,
  cars: readonly CarName[],
): readonly (readonly CarName[])[] {
  const named = options.bets === 'widespread' ? BET_COUNT : 1;
  const backed = [...linesBacked(variant, seat), betsAsked];
  return Array.from({ length: BET_COUNT }, (_, line) => {
    const bet = options.timely ? backed.indexOf(line + 1) : line;
    return bet < 0 ? [] : cars.slice(bet * named, (bet + 1) * named);
  });
}

/** One line of a player's score sheet, as printed (D-C6). */
export interface SheetRow {
  readonly car: CarName;
  /** Null: it is somebody else's, or nobody's. */
  readonly paid: number | null;
  /** For each bet what is written at this car: a cross, the place named (D-V9), how many times it pays; or nothing. At the end what it has paid. */
  readonly bets: readonly string[];
  /** Finishing place; null while on the track. */
  readonly place: number | null;
  /** What the owner gets for it; null until it has finished, and for others' cars. */
  readonly prize: number | null;
}

/** `bets`: the player's own, as far as they are made. */
export function sheetRows(open: DownforcePublic, seat: Seat, bets: readonly CarName[]): readonly SheetRow[] {
  const { prizes } = payoutsOf(open.options);
  const lines = betsByLine(open, seat, bets);
  const sheet = sheetOf(open, seat);
  return CARS.map((car, index): SheetRow => {
    const added = sheet?.cars.find((each) => each.car === car);
    const isOwn = open.owners[index] === seat;
    const place = open.cars[index]?.place ?? null;
    return {
      car,
      paid: added?.paid ?? (isOwn ? (open.prices[index] ?? 0) : null),
      bets: lines.map(
        (cars, line) => paidOn(sheet, line, car) ?? markOf(open, cars.indexOf(car) + 1, line, car),
      ),
      place,
      prize: added?.prize ?? (isOwn && place !== null ? (prizes[place - 1] ?? 0) : null),
    };
  });
}

/** How much is written on a sheet: prices, bets, prizes. */
export function entriesOn(rows: readonly SheetRow[]): number {
  return rows.reduce(
    (sum, { paid, bets, prize }) =>
      sum + Number(paid !== null) + bets.filter((mark) => mark !== '').length + Number(prize !== null),
    0,
  );
}

/** Once it is added up; of a tour between two races that of the last (D-V4). */
export function sheetOf({ sheets, phase, variant }: DownforcePublic, seat: Seat): Sheet | undefined {
  const last = phase === 'resting' ? variant?.tour?.past.at(-1) : undefined;
  return (last?.sheets ?? sheets)?.[seat];
}

function paidOn(sheet: Sheet | undefined, line: number, car: CarName): string | undefined {
  const paid = sheet?.bets.find((slip, index) => slip.car === car && (slip.bet ?? index + 1) === line + 1);
  return paid && String(paid.pays).replace('-', '−');
}

function markOf({ options, variant }: DownforcePublic, named: number, line: number, car: CarName): string {
  if (named === 0) return '';
  if (options.bets === 'widespread') return String(named);
  const place = variant?.odds?.[line]?.indexOf(car);
  return place === undefined ? '✕' : `${place + 1}×`;
}

/** What a player has for sure so far: prizes won, less prices paid. */
export function moneyNow(open: DownforcePublic, seat: Seat): number {
  const sheet = sheetOf(open, seat);
  if (sheet !== undefined) return sheet.total;
  return sheetRows(open, seat, []).reduce((sum, { paid, prize }) => sum + (prize ?? 0) - (paid ?? 0), 0);
}
