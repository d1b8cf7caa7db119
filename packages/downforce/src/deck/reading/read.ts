import { CARS, LETTERS, WILD } from '../../state/cars.ts';
import type { Deck } from '../deck.ts';
import { DECK_FORMAT, DECK_LIMITS, type CardEntry, type DeckFile } from './file.ts';
import { compileDeck, pairs } from '../compile.ts';
import { deckProblem, type DeckProblem } from './problem.ts';

export type DeckReading =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly problems: readonly DeckProblem[] };

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = ['format', 'id', 'name', 'note', 'author', 'cards'];
const CARD_FIELDS = ['kind', 'count', 'evidence'];
const MOST_PROBLEMS = 20;

/** Turns any value into a deck, or into a list of what its author must change. Never throws. */
export function readDeck(data: unknown): DeckReading {
  if (!isFields(data) || data['format'] !== DECK_FORMAT)
    return { ok: false, problems: [deckProblem('not-a-deck')] };
  const problems = [...headProblems(data), ...cardProblems(data['cards'])];
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
  return { ok: true, deck: compileDeck(data as unknown as DeckFile) };
}

function headProblems(data: Fields): DeckProblem[] {
  const problems: DeckProblem[] = unknownFields(data, FIELDS);
  const id = data['id'];
  if (typeof id !== 'string' || id.length > DECK_LIMITS.id || !/^[a-z][a-z0-9-]*$/.test(id)) {
    const expected = `small letters, digits and hyphens, at most ${DECK_LIMITS.id}`;
    problems.push(deckProblem('bad-text', { field: 'id', expected }));
  }
  for (const field of ['name', 'note', 'author'] as const) {
    const text = data[field];
    if (field === 'author' && text === undefined) continue;
    problems.push(...textProblems(field, text, text !== ''));
  }
  return problems;
}

/** Nothing in a text may break the line, move a cursor or hide a letter: others read it. */
const STRANGE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;

function textProblems(
  field: 'name' | 'note' | 'author' | 'evidence',
  text: unknown,
  isThere: boolean,
  card?: number,
): DeckProblem[] {
  const max = DECK_LIMITS[field];
  const isText = typeof text === 'string' && isThere && text.length <= max;
  if (isText && !STRANGE.test(text)) return [];
  const expected = isText
    ? 'a text in one line without control characters'
    : `a text of at most ${max} characters`;
  return [deckProblem('bad-text', { field, expected, max }, card)];
}

function cardProblems(cards: unknown): DeckProblem[] {
  if (!Array.isArray(cards)) return [deckProblem('no-cards')];
  const { kinds, cards: most, fewest } = DECK_LIMITS;
  if (cards.length > kinds) return [deckProblem('too-many-kinds', { count: cards.length, max: kinds })];
  // Array.from also fills holes, so that every entry is checked.
  const entries = Array.from(cards as readonly unknown[]);
  const problems = entries.flatMap((entry, index) => entryProblems(entry, index + 1));
  if (problems.length > 0) return problems;
  const sound = entries as readonly CardEntry[];
  const count = sound.reduce((sum, card) => sum + card.count, 0);
  if (count > most) return [deckProblem('too-many-cards', { count, max: most })];
  if (count < fewest) return [deckProblem('too-few-cards', { count, min: fewest })];
  const names = sound.map((card) => card.kind);
  return names.flatMap((kind, index) => {
    const first = names.indexOf(kind);
    return first < index ? [deckProblem('kind-twice', { other: first + 1 }, index + 1)] : [];
  });
}

function entryProblems(entry: unknown, card: number): DeckProblem[] {
  if (!isFields(entry)) return [deckProblem('not-a-card', {}, card)];
  const problems = unknownFields(entry, CARD_FIELDS, card);
  const { kind, count, evidence } = entry;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > DECK_LIMITS.count)
    problems.push(deckProblem('bad-number', { field: 'count', min: 1, max: DECK_LIMITS.count }, card));
  if (evidence !== undefined) problems.push(...textProblems('evidence', evidence, true, card));
  return [...problems, ...kindProblems(kind, card)];
}

function kindProblems(kind: unknown, card: number): DeckProblem[] {
  if (typeof kind !== 'string' || kind === '') return [deckProblem('not-a-card', {}, card)];
  const { lines: most } = DECK_LIMITS;
  const count = Math.ceil(kind.length / 2);
  if (count > most) return [deckProblem('too-many-lines', { count, max: most }, card)];
  const bad = pairs(kind).find((line) => !/^[kbgyorw][1-6]$/.test(line));
  if (bad !== undefined) return [deckProblem('bad-line', { line: bad, letters: LETTERS }, card)];
  const colours = pairs(kind)
    .map((line) => LETTERS.indexOf(line.charAt(0)))
    .filter((colour) => colour !== WILD);
  const twice = colours.find((colour, index) => colours.indexOf(colour) < index);
  return twice === undefined ? [] : [deckProblem('colour-twice', { colour: CARS[twice] }, card)];
}

function unknownFields(fields: Fields, known: readonly string[], card?: number): DeckProblem[] {
  return Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => deckProblem('unknown-field', { field: field.slice(0, 40) }, card));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
