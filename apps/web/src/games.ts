import { downforce } from './downforce/module.ts';
import { formula } from './formula/module.ts';
import type { PageGame } from './game/page-game.ts';

/** The games of this page, the leading one first: a new game is one line here. */
export const GAMES: readonly [PageGame, ...PageGame[]] = [downforce, formula];
