/** The games of this page, the first one leading. */
export const GAMES = ['downforce', 'formula'] as const;
export type GameName = (typeof GAMES)[number];

/** A table's options, or what is known of them: a game may be had in parts, and what is not needed is not fetched. */
export type Played = { readonly options: unknown } | 'printed' | 'anything';

export function isGameName(name: unknown): name is GameName {
  return GAMES.some((game) => game === name);
}
