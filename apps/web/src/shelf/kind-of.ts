import type { ShelfKind } from './shelf.ts';

/** What a file is meant to be, by what only one kind of them has; undefined: neither. */
export function kindOf(value: Readonly<Record<string, unknown>>): ShelfKind | undefined {
  if (Array.isArray(value['cards'])) return 'deck';
  return Array.isArray(value['sections']) ? 'track' : undefined;
}
