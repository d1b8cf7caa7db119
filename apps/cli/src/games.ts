import type { Game } from './game.ts';
import { formulaGame } from './games/formula.ts';

/** Every game the command line knows; a new one is one line here. */
export const GAMES: readonly Game[] = [formulaGame];

export function findGame(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}
