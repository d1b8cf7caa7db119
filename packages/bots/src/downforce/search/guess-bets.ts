import type { DownforceState, DownforceView } from '@paddock/downforce';
import { betAt, DECLINED, HOME_COUNT, noteOrder, rankOf, standingOf } from '@paddock/downforce/bytes';
import type { FastChance, Seat } from '@paddock/kernel';
import type { Field } from '../light/field.ts';
import { backedBy, isSlip, shaken, slipFor } from '../light/slips.ts';

/**
 * Secret bets and predictions are imagined evenly; players back their own cars. This guesses them anew, from what
 * everybody sees: who owns what, where the cars stand, and at which lines a seat has bet.
 */
export function guessBets(
  state: DownforceState,
  view: DownforceView,
  field: Field,
  chance: FastChance,
): void {
  const { game } = state;
  for (let seat = 0; seat < game.people; seat++) {
    if (seat === view.own?.seat) continue;
    if (view.public.options.goal === 'whispers') guessPrediction(state, view, seat, chance);
    else if (view.public.bets === null) guessSlips(state, field, seat, chance);
  }
}

function guessSlips(state: DownforceState, field: Field, seat: Seat, chance: FastChance): void {
  const { bytes, game } = state;
  for (let line = 0; line < game.betLines; line++) {
    const at = betAt(line, seat);
    if (isSlip(bytes[at])) bytes[at] = slipFor(state, backedBy(state, field, seat, chance));
  }
}

/** D-V6: about what the standing is now; what was swapped since is part of it. */
function guessPrediction(
  { bytes }: DownforceState,
  { public: open }: DownforceView,
  seat: Seat,
  chance: FastChance,
): void {
  if (open.points !== undefined) return;
  const isMade = bytes[betAt(0, seat)] === DECLINED;
  if (!isMade) return;
  noteOrder(bytes, seat, rankOf(shaken(standingOf(bytes), bytes[HOME_COUNT] ?? 0, chance)));
  for (let line = 1; line < 3; line++)
    if (isSlip(bytes[betAt(line, seat)])) bytes[betAt(line, seat)] = DECLINED;
}
