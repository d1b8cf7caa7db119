import { CARS, WILD } from '../../state/cars.ts';
import { LINE_SLOTS, SPEED_8_KINDS, type Deck } from '../deck.ts';
import { mostPlayers } from '../most-players.ts';

/** A deck's statistics, for its author. Without Speed-8 cards. */
export interface DeckMeasures {
  readonly cards: number;
  readonly kinds: number;
  /** In the order of the cars, wild last. */
  readonly colours: readonly { readonly name: string; readonly lines: number; readonly spaces: number }[];
  /** Cards each for 2, 3, 4, 5, 6 players (D-S1). */
  readonly dealt: readonly number[];
  readonly mostPlayers: number;
  /** Pairs of different cards that tie on a coloured bid even after the printed tie-break (D-A4). */
  readonly undecided: readonly (readonly [string, string])[];
}

export function measureDeck(deck: Deck): DeckMeasures {
  const kinds = Array.from({ length: deck.kindCount - SPEED_8_KINDS }, (_, i) => i + SPEED_8_KINDS);
  const colours = [...CARS, 'wild'].map((name, colour) => {
    const found = kinds.flatMap((kind) =>
      deck.lines[kind].filter((line) => line.colour === colour).map((line) => ({ ...line, kind })),
    );
    const lines = found.reduce((sum, { kind }) => sum + deck.count[kind], 0);
    const spaces = found.reduce((sum, { kind, number }) => sum + deck.count[kind] * number, 0);
    return { name, lines, spaces };
  });
  return {
    cards: deck.size,
    kinds: kinds.length,
    colours,
    dealt: [2, 3, 4, 5, 6].map((players) => Math.floor(deck.size / players)),
    mostPlayers: mostPlayers(deck),
    undecided: kinds.flatMap((a) =>
      kinds.filter((b) => b > a && areLevel(deck, a, b)).map((b) => [deck.names[a], deck.names[b]] as const),
    ),
  };
}

function areLevel(deck: Deck, a: number, b: number): boolean {
  if (deck.lineCount[a] !== deck.lineCount[b]) return false;
  if (deck.colours[a] >> WILD !== deck.colours[b] >> WILD) return false;
  return CARS.some((_, colour) => {
    const bid = deck.bid[a * LINE_SLOTS + colour];
    return bid > 0 && bid === deck.bid[b * LINE_SLOTS + colour];
  });
}
