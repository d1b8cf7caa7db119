import { CARS, linesBacked, mayBetTwice, type CarName, type DownforceView } from '@paddock/downforce';
import type { Seat } from '@paddock/kernel';
import type { Car } from '../board.ts';
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
    const shown = linesBacked(variant, seat);
    const backed = known !== undefined && known.length > shown.length ? [...shown, open.betsAsked] : shown;
    const coming = linesToCome(backed, nextLine(open, seat), mayBetTwice(variant));
    return Array.from({ length: lines }, (_line, index) => {
      const line = index + 1;
      if (backed.includes(line)) return known?.[backed.indexOf(line)];
      return coming(line) ? undefined : NOTHING;
    });
  });
}

/** D-V5: a seat that may still bet is assumed to bet as soon as possible. Lines count from 1. */
function linesToCome(backed: readonly number[], next: number, isTwice: boolean): (line: number) => boolean {
  if (isTwice && next > 1) return (line) => line >= next && !backed.includes(1);
  return (line) => line === next && backed.length === 0;
}

function slipsIn(named: readonly CarName[], size: number): Car[][] {
  return Array.from({ length: named.length / size }, (_, line) =>
    named.slice(line * size, (line + 1) * size).map((car) => CARS.indexOf(car)),
  );
}

/** From 1. */
function nextLine({ asked, chosen, betsAsked, phase }: DownforceView['public'], seat: Seat): number {
  const isAsked = phase === 'betting' && asked.includes(seat) && !chosen.includes(seat);
  return isAsked ? betsAsked : betsAsked + 1;
}
