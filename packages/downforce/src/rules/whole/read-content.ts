import { isRefusal, readOwnContent, refuse, type OwnContent, type Refusal } from '@paddock/kernel';
import { readDeck, type Deck, type DeckProblem, type DeckProblemCode } from '../../deck/index.ts';
import type { Content } from '../../state/game.ts';
import { RANDOM_TRACK } from '../../state/options.ts';
import { readTrack, type ProblemCode, type Track, type TrackProblem } from '../../track/index.ts';
import { PRINTED_CONTENT } from '../content.ts';

/**
 * Why content is refused. `content` is its name and `at` the place in it, as a path: `cards[3]`, `sections[6].angle`. With
 * `bad-deck` and `bad-track`, `problem` is the problem's code, and the other parameters are the problem's own.
 */
export type ContentRefusal = Refusal<'unknown-content' | 'track-id-taken' | 'bad-deck' | 'bad-track'>;

const DECK = 'deck';
/** D-V4: a tour has six races at most. */
const TRACKS = ['track', 'track-2', 'track-3', 'track-4', 'track-5', 'track-6'];

/**
 * D-C2, D-C4: custom content as the rules need it. A deck takes the place of ours; tracks come after ours. It is
 * bounded and checked whole before anything is built from it.
 */
export function readContent(own: OwnContent): Content | Refusal {
  const bounded = readOwnContent(own);
  if (isRefusal(bounded)) return bounded;
  const unknown = Object.keys(bounded).find((name) => name !== DECK && !TRACKS.includes(name));
  if (unknown !== undefined) return refuse('unknown-content', 'content', { content: unknown, at: '' });
  const deck = Object.hasOwn(bounded, DECK) ? deckFrom(bounded[DECK]) : PRINTED_CONTENT.deck;
  if (isRefusal(deck)) return deck;
  const tracks = [...PRINTED_CONTENT.tracks];
  for (const name of TRACKS) {
    if (!Object.hasOwn(bounded, name)) continue;
    const track = trackFrom(name, bounded[name], tracks);
    if (isRefusal(track)) return track;
    tracks.push(track);
  }
  return { deck, tracks };
}

function deckFrom(data: unknown): Deck | ContentRefusal {
  const reading = readDeck(data);
  return reading.ok ? reading.deck : deckRefusal(reading.problems[0]);
}

function trackFrom(content: string, data: unknown, known: readonly Track[]): Track | ContentRefusal {
  const reading = readTrack(data);
  if (!reading.ok) return trackRefusal(content, reading.problems[0]);
  const { id } = reading.track.file;
  if (id !== RANDOM_TRACK && known.every(({ file }) => file.id !== id)) return reading.track;
  return refuse('track-id-taken', 'D-C4', { content, at: 'id', id });
}

function deckRefusal({ code, card, params }: DeckProblem): ContentRefusal {
  const place = card === undefined ? DECK_PLACES[code] : `cards[${card - 1}]`;
  return refuse('bad-deck', 'D-C2', {
    ...params,
    content: DECK,
    at: joined(place, pathOf(params['field'])),
    problem: code,
    ...(card !== undefined && { card }),
  });
}

function trackRefusal(content: string, { code, section, params }: TrackProblem): ContentRefusal {
  const place = section === undefined ? TRACK_PLACES[code]?.(params) : `sections[${section - 1}]`;
  return refuse('bad-track', 'T6', {
    ...params,
    content,
    at: joined(place, pathOf(params['field'])),
    problem: code,
    ...(section !== undefined && { section }),
  });
}

/** Where a problem lies that names neither a card nor a field. */
const DECK_PLACES: Readonly<Partial<Record<DeckProblemCode, string>>> = {
  'not-a-deck': 'format',
  'no-cards': 'cards',
  'too-many-kinds': 'cards',
  'too-many-cards': 'cards',
  'too-few-cards': 'cards',
};

/** Where a problem lies that names neither a section nor a field. */
const TRACK_PLACES: Readonly<Partial<Record<ProblemCode, (params: TrackProblem['params']) => string>>> = {
  'not-a-track': () => 'format',
  'too-many-spaces': () => 'sections',
  'turns-wrong': () => 'sections',
  'does-not-close': ({ worst }) => `sections[${Number(worst) - 1}]`,
  'lines-out-of-order': () => 'lines',
  'grid-off-road': ({ number }) => `grid[${Number(number) - 1}]`,
  'grid-doubled': ({ second }) => `grid[${Number(second) - 1}]`,
  'grid-out-of-order': ({ number }) => `grid[${Number(number) - 1}]`,
  'grid-away': () => 'grid[0]',
};

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('.');
}

/** «scenery 4 points 2», as problems call a field, is `scenery[3].points[1]`. */
function pathOf(field: string | number | undefined): string {
  if (field === undefined || field === 'it') return '';
  return String(field)
    .replaceAll(/ (\d+)(?= |$)/g, (_, number: string) => `[${Number(number) - 1}]`)
    .replaceAll(' ', '.');
}
