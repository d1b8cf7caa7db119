/** The games of this page, the first one leading. */
export const GAMES = ['downforce', 'formula'] as const;
export type GameName = (typeof GAMES)[number];

/**
 * What is known of a table: its options, and how it stands. A game may be had in parts, and what is not needed is not
 * fetched. 'new': one that begins, as printed.
 */
export type Played = { readonly options: unknown; readonly view?: unknown } | 'new' | 'anything';

export function isGameName(name: unknown): name is GameName {
  return GAMES.some((game) => game === name);
}
