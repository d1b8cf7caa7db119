/** The games of this page, the first one leading. */
export const GAMES = ['downforce', 'formula'] as const;
export type GameName = (typeof GAMES)[number];

export function isGameName(name: unknown): name is GameName {
  return GAMES.some((game) => game === name);
}
