import type { Game } from './game.ts';
import { downforce } from './games/downforce.ts';
import { formula } from './games/formula.ts';

/** Every game of the command line: a new one is one line here. */
export const GAMES: readonly Game[] = [formula, downforce];
