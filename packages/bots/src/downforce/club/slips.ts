import { CARS, type CarName, type DownforceView } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Car } from '../drive/board.ts';
import type { Book } from './book.ts';

/** By line, from 0: the cars a seat has named, none if it has not bet or will not; `undefined`: unknown. */
export type Slips = readonly (readonly Car[] | undefined)[];

const NOTHING: readonly Car[] = [];

/** What is known of every seat's bets: its own, those of automas, and when each has bet (D-V5). */
export function slipsOf({ public: open, own }: DownforceView, { lines, slipSize }: Book): Slips[] {
  const { automas, players, options, variant } = open;
  return Array.from({ length: players }, (_, seat): Slips => {
    const named = own?.seat === seat ? own.bets : automas.find((automa) => automa.seat === seat)?.bets;
    const known = named === undefined ? undefined : slipsIn(named, slipSize);
    if (!options.timely) return Array.from({ length: lines }, (_line, line) => known?.[line]);
    const backed =
      variant?.backed?.[seat] ?? (known !== undefined && known.length > 0 ? open.betsAsked : null);
    return timelySlips(backed ?? nextLine(open, seat), lines, known?.[0]);
  });
}

function slipsIn(named: readonly CarName[], size: number): Car[][] {
  return Array.from({ length: named.length / size }, (_, line) =>
    named.slice(line * size, (line + 1) * size).map((car) => CARS.indexOf(car)),
  );
}

/** D-V5: one bet; a seat that has not bet is assumed to bet as soon as possible. */
function timelySlips(at: number, lines: number, slip: readonly Car[] | undefined): Slips {
  return Array.from({ length: lines }, (_, line) => (line + 1 === at ? slip : NOTHING));
}

/** From 1. */
function nextLine({ asked, chosen, betsAsked, phase }: DownforceView['public'], seat: Seat): number {
  const isAsked = phase === 'betting' && asked.includes(seat) && !chosen.includes(seat);
  return isAsked ? betsAsked : betsAsked + 1;
}
