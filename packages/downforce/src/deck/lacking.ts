import { type CarName, CARS } from '../state/cars.ts';
import type { KnownView } from '../state/views.ts';
import { type Deck, SPEED_8_KINDS } from './deck.ts';

/** D-A8, D-A10: `absent` in colours (or wild): those of which the hand is known to have held no card. */
export function coloursLacking(deck: Deck, { absent }: Pick<KnownView, 'absent'>): (CarName | 'wild')[] {
  const lacked = new Set(absent);
  return ([...CARS, 'wild'] as const).filter((_, colour) =>
    deck.lines.every(
      (lines, kind) =>
        kind < SPEED_8_KINDS || !lines.some((line) => line.colour === colour) || lacked.has(deck.names[kind]),
    ),
  );
}
