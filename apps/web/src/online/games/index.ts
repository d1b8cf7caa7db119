import type { GameKit } from './kit.ts';

export type { GameKit } from './kit.ts';

/** Each game is fetched when a table of it is first seen. */
const GAMES: Readonly<Record<string, () => Promise<GameKit>>> = {
  formula: async () => (await import('./formula.tsx')).loadFormula(),
  downforce: async () => (await import('./downforce.tsx')).loadDownforce(),
};

/** Undefined: this page does not know the game; it may be older than the server. */
export function loadGame(game: string): Promise<GameKit> | undefined {
  return GAMES[game]?.();
}
