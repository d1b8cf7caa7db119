import type { Chance } from '@paddock/kernel';
import { type CardEntry, DECK_FORMAT, DECK_LIMITS, type DeckFile } from '../deck/reading/file.ts';
import { CAR_COUNT, LETTERS, WILD } from '../state/cars.ts';
import { type TrackFile, LIMITS } from '../track/reading/file.ts';
import { readTrack } from '../track/reading/read.ts';
import { Lot } from './lot.ts';
import { randomRing, randomRoad } from './random-road.ts';

/** A valid deck: few cards or many, with and without wilds, duplicates and extreme numbers. */
export function randomDeck(chance: Chance): DeckFile {
  const lot = new Lot(chance);
  const size = lot.one(
    DECK_LIMITS.fewest,
    DECK_LIMITS.cards,
    lot.between(DECK_LIMITS.fewest, DECK_LIMITS.cards),
  );
  const style = {
    colours: lot.some(lot.one(1, 2, 4, ...Array.from({ length: 7 }, () => CAR_COUNT)), CAR_COUNT),
    wildsIn: lot.one(0, 2, 4, 10),
    lines: lot.between(1, DECK_LIMITS.lines),
    duplicatesIn: lot.one(0, 2, 8),
    numbers: lot.one([1], [6], [1, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]),
  };
  const counts = new Map<string, number>();
  for (let left = size; left > 0;) {
    const kind = randomKind(lot, style);
    const known = counts.get(kind);
    // A deck of few possible cards has many of each.
    if (known === undefined && counts.size === DECK_LIMITS.kinds) continue;
    const count = Math.min(left, lot.isIn(style.duplicatesIn) ? lot.between(2, 5) : 1);
    counts.set(kind, (known ?? 0) + count);
    left -= count;
  }
  const cards = [...counts].map(([kind, count]): CardEntry => ({ kind, count }));
  return {
    format: DECK_FORMAT,
    id: `deck-${lot.below(10_000)}`,
    name: 'A random deck',
    note: 'For tests.',
    cards,
  };
}

interface DeckStyle {
  readonly colours: readonly number[];
  /** One line in this many is wild; 0: none. */
  readonly wildsIn: number;
  /** At most, on a card. */
  readonly lines: number;
  readonly duplicatesIn: number;
  readonly numbers: readonly number[];
}

function randomKind(lot: Lot, { colours, wildsIn, lines, numbers }: DeckStyle): string {
  const free = lot.shuffled(colours);
  const count = Math.min(lot.between(1, lines), wildsIn === 0 ? free.length : lines);
  return Array.from({ length: count }, () => {
    const colour = lot.isIn(wildsIn) ? WILD : (free.pop() ?? (wildsIn === 0 ? undefined : WILD));
    return colour === undefined ? '' : `${LETTERS.charAt(colour)}${lot.one(...numbers)}`;
  }).join('');
}

/** A valid track: a ring or an open road, one to four lanes, short or up to 300 spaces. Tries until one is accepted. */
export function randomTrack(chance: Chance): TrackFile {
  const lot = new Lot(chance);
  const make = lot.one(randomRing, randomRoad);
  for (let tries = 0; tries < 10_000; tries++) {
    const file = make(lot);
    if (file !== undefined && file.sections.length <= LIMITS.sections && readTrack(file).ok) return file;
  }
  throw new Error('no random track was accepted');
}
