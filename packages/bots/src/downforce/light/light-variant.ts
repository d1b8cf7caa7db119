import type { DownforceOptions, DownforceState, DownforceView } from '@paddock/downforce';
import type { Action, FastChance, Seat } from '@paddock/kernel';

/** What the light policy does where a variant is played. */
export interface LightVariant {
  readonly isPlayed: (options: DownforceOptions) => boolean;
  /** By phase: the answer to what only the variant asks. */
  readonly answers: Readonly<
    Record<number, (state: DownforceState, seat: Seat, chance: FastChance) => Action>
  >;
  /** Fills in what a space of each car is worth to a seat. */
  readonly wish: (state: DownforceState, seat: Seat, wish: Float64Array) => void;
  /** Guesses again what another seat has chosen in secret, from what everybody sees. */
  readonly guess: (state: DownforceState, view: DownforceView, seat: Seat, chance: FastChance) => void;
}

export function variantOf(
  variants: readonly LightVariant[],
  { game: { setup } }: DownforceState,
): LightVariant | undefined {
  for (const variant of variants) if (variant.isPlayed(setup.options)) return variant;
  return undefined;
}
