import {
  measureDeck,
  readDeck,
  readTrack,
  type Deck,
  type DeckProblem,
  type DrawnTrack,
  type TrackProblem,
} from '@paddock/downforce';
import type { Shelved } from './shelf.ts';

/** Whether a custom deck or circuit can be played with, and what there is to say of it. */
export type Checked =
  | { readonly is: 'deck'; readonly deck: Deck; readonly mostPlayers: number }
  | { readonly is: 'track'; readonly track: DrawnTrack }
  | { readonly is: 'bad-deck'; readonly problems: readonly DeckProblem[] }
  | { readonly is: 'bad-track'; readonly problems: readonly TrackProblem[] };

export function check({ kind, value }: Pick<Shelved, 'kind' | 'value'>): Checked {
  if (kind === 'deck') {
    const reading = readDeck(value);
    if (!reading.ok) return { is: 'bad-deck', problems: reading.problems };
    return { is: 'deck', deck: reading.deck, mostPlayers: measureDeck(reading.deck).mostPlayers };
  }
  const reading = readTrack(value);
  return reading.ok ? { is: 'track', track: reading.track } : { is: 'bad-track', problems: reading.problems };
}

export function isPlayable({ is }: Checked): boolean {
  return is === 'deck' || is === 'track';
}
