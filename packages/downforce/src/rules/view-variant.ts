import { CARS, type CarName } from '../state/cars.ts';
import type { DownforceState } from '../state/game.ts';
import { standingAt } from '../variants/other-bets/odds.ts';
import { BETS_ASKED, GAME, NONE, PLAQUE } from '../state/layout.ts';
import { backedAt } from '../variants/timely/timely.ts';
import type { PastGame } from '../variants/tour/tour.ts';

/** What is open in other ways to play; each part only where it is played. */
export interface VariantView {
  /** D-V4: games that are over, the one just finished included while the table rests. */
  readonly tour?: { readonly over: number; readonly past: readonly PastGame[] };
  /** D-V5: by seat the line, from 1, at which it bet. */
  readonly backed?: readonly (number | null)[];
  /** D-V6: how many plaques are dealt, in seat order. */
  readonly plaques?: number;
  /** D-V9 'odds': all cars, best first, as they stood at each line. */
  readonly odds?: readonly (readonly CarName[])[];
}

export function viewVariant(state: DownforceState): { readonly variant?: VariantView } {
  const { bytes, game } = state;
  const { options } = game.setup;
  const seats = Array.from({ length: game.players }, (_, seat) => seat);
  const variant: VariantView = {
    ...(game.itinerary.length > 1 && { tour: { over: bytes[GAME], past: state.past } }),
    ...(options.timely && { backed: seats.map((seat) => backedAt(state, seat)) }),
    ...(options.goal === 'whispers' && {
      plaques: seats.filter((seat) => bytes[PLAQUE + seat] !== NONE).length,
    }),
    ...(options.bets === 'odds' && { odds: oddsOf(bytes) }),
  };
  return Object.keys(variant).length === 0 ? {} : { variant };
}

function oddsOf(bytes: Uint8Array): CarName[][] {
  return Array.from({ length: bytes[BETS_ASKED] }, (_, line) =>
    standingAt(bytes, line).map((car) => CARS[car]),
  );
}
