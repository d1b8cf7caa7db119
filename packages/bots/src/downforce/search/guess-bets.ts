import type { DownforceState, DownforceView } from '@paddock/downforce';
import { betAt } from '@paddock/downforce/bytes';
import type { FastChance, Seat } from '@paddock/kernel';
import type { Field } from '../light/field.ts';
import { variantOf, type LightVariant } from '../light/light-variant.ts';
import { backedBy, isSlip, slipFor } from '../light/slips.ts';

/**
 * `imagine` deals secret bets and predictions evenly, but players back their own cars. This guesses them again, from what
 * everybody sees: who owns what, where the cars stand, and at which lines a seat has bet.
 */
export function guessBets(
  state: DownforceState,
  view: DownforceView,
  field: Field,
  variants: readonly LightVariant[],
  chance: FastChance,
): void {
  const { game } = state;
  const variant = variantOf(variants, state);
  for (let seat = 0; seat < game.people; seat++) {
    if (seat === view.own?.seat) continue;
    if (variant !== undefined) variant.guess(state, view, seat, chance);
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
