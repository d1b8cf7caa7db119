import { fromBase64Url, toBase64Url } from '../share/base64.ts';
import { LETTERS } from '@paddock/downforce';
import { BET_LINES, CAR_NAMES, CARS, type DownforcePad, type FormulaPad, type Pad } from './pad.ts';
import { readPad } from './read-pad.ts';

/** Before a packed pad, so that a later page can tell it from its own. */
const MARK = 'p1-';
const MOST_CHARACTERS = 4_000;

const letter = (car: number) => LETTERS[car] ?? '';
const written = (order: FormulaPad['entering']) =>
  order.map((car) => CAR_NAMES.indexOf(car).toString(36)).join('');

/** A pad as a part of an address, without what is its owner's alone: salts, and the keys of its mailbox. */
export function packPad(pad: Pad): string {
  return (
    MARK +
    toBase64Url(
      new TextEncoder().encode(JSON.stringify(pad.game === 'downforce' ? ofRace(pad) : ofSeason(pad))),
    )
  );
}

function ofRace({
  id,
  made,
  names,
  payouts,
  hasBets,
  sold,
  bets,
  order,
  finishers,
}: DownforcePad): unknown[] {
  const sales = CARS.map((car) => {
    const sale = sold[car];
    return sale === undefined ? '-' : `${sale.seat}${sale.price}`;
  });
  const slips = bets.map((lines) =>
    lines.map((bet) => (bet === null ? '-' : letter(CARS.indexOf(bet.car)))).join(''),
  );
  const came = order.map((car) => letter(CARS.indexOf(car))).join('');
  return ['d', id, made, names, payouts, hasBets ? 1 : 0, sales.join(' '), slips, came, finishers];
}

function ofSeason({ id, made, names, owners, races, results }: FormulaPad): unknown[] {
  return ['f', id, made, names, owners, races, results.map(written)];
}

/** Undefined: it is none, or broken. It comes from anywhere, and is read like a pad of this device. */
export function unpackPad(text: string): Pad | undefined {
  if (!text.startsWith(MARK) || text.length > MOST_CHARACTERS) return undefined;
  // Messengers take the full stop behind a link for a part of it.
  const bytes = fromBase64Url(text.slice(MARK.length).replace(/[^\w-]+$/, ''));
  if (bytes === undefined) return undefined;
  try {
    const parts: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!Array.isArray(parts)) return undefined;
    return readPad(parts[0] === 'd' ? raceFrom(parts) : seasonFrom(parts));
  } catch {
    return undefined;
  }
}

/** A bet from a link needs no salt: there is nothing left to prove. */
const NO_SALT = '0'.repeat(32);

function raceFrom([, id, made, names, payouts, hasBets, sales, slips, came, finishers]: unknown[]): unknown {
  const carOf = (sign: string) => CARS[LETTERS.indexOf(sign)];
  const sold = String(sales)
    .split(' ')
    .flatMap((sale, car) => {
      const [, seat, price] = /^(\d)(\d)$/.exec(sale) ?? [];
      return seat === undefined ? [] : [[CARS[car], { seat: Number(seat), price: Number(price) }]];
    });
  const bets = (slips as unknown[]).map((slip) =>
    Array.from({ length: BET_LINES }, (_, line) => {
      const sign = String(slip)[line] ?? '-';
      return sign === '-' ? null : { car: carOf(sign), salt: NO_SALT };
    }),
  );
  const order = Array.from(String(came), carOf);
  const pad = { game: 'downforce', id, made, changed: made, names, payouts, hasBets: hasBets === 1 };
  return { ...pad, sold: Object.fromEntries(sold), bets, order, finishers, status: 'done' };
}

function seasonFrom([, id, made, names, owners, races, results]: unknown[]): unknown {
  const orders = (results as unknown[]).map((order) =>
    Array.from(String(order), (sign) => CAR_NAMES[parseInt(sign, 36)]),
  );
  return { game: 'formula', id, made, changed: made, names, owners, races, results: orders, entering: [] };
}
