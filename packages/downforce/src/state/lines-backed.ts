import type { Seat } from '@paddock/kernel';
import type { TimelyView } from '../variants/timely/terms.ts';

/** D-V5: the lines, from 1, at which the seat is known to have bet. */
export function linesBacked({ linesBacked: lines, backed }: TimelyView = {}, seat: Seat): readonly number[] {
  const line = backed?.[seat] ?? null;
  return lines?.[seat] ?? (line === null ? [] : [line]);
}

/** D-V5: who declines at the first line may bet at both others; under rulings 1 nobody bets more than once. */
export function mayBetTwice(view: TimelyView | undefined): boolean {
  return view?.linesBacked !== undefined;
}
