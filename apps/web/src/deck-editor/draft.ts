import { DECK_FORMAT, DECK_LIMITS, type DeckFile } from '@paddock/downforce';
import type { Typed } from './notation.ts';

/** A deck on the way: every card by itself, in the order they were put in, right or wrong. */
export interface Draft {
  readonly name: string;
  readonly author: string;
  readonly note: string;
  readonly cards: readonly string[];
  /** By card: why it is believed to be printed like this. It stays with a copy. */
  readonly evidence: Readonly<Record<string, string>>;
}

type Json = Readonly<Record<string, unknown>>;

/** Twice what a deck may have: room to move things about, and an end to what a paste can bring. */
export const MOST_DRAFTED = 2 * DECK_LIMITS.cards;

/** Reads what the shelf keeps, and leaves out anything it cannot read. */
export function readDraft(value: Json): Draft {
  const entries = (Array.isArray(value['cards']) ? value['cards'] : []).filter(isCard);
  return {
    name: textOf(value['name']),
    author: textOf(value['author']),
    note: textOf(value['note']),
    cards: spread(entries.map(({ kind, count }) => ({ kind, count: countOf(count) }))),
    evidence: Object.fromEntries(
      entries.flatMap(({ kind, evidence }) => (typeof evidence === 'string' ? [[kind, evidence]] : [])),
    ),
  };
}

/** As a deck file: equal cards in one entry. */
export function writeDraft({ name, author, note, cards, evidence }: Draft, id: string): Json {
  const kinds = [...new Set(cards)];
  return {
    format: DECK_FORMAT,
    id,
    name: inOneLine(name),
    ...(author.trim() !== '' && { author: inOneLine(author) }),
    note: inOneLine(note),
    cards: kinds.map((kind) => ({
      kind,
      count: cards.filter((card) => card === kind).length,
      ...(evidence[kind] !== undefined && { evidence: evidence[kind] }),
    })),
  } satisfies DeckFile & Json;
}

/** A card for each of them, as many as there is room for. */
export function spread(typed: readonly Typed[], room = MOST_DRAFTED): readonly string[] {
  return typed
    .flatMap(({ kind, count }) => Array.from({ length: Math.min(count, MOST_DRAFTED) }, () => kind))
    .slice(0, room);
}

function isCard(entry: unknown): entry is { kind: string; count?: unknown; evidence?: unknown } {
  return typeof entry === 'object' && entry !== null && 'kind' in entry && typeof entry.kind === 'string';
}

function countOf(count: unknown): number {
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 1;
}

/** As the check wants it: a note may have been typed over several lines. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
