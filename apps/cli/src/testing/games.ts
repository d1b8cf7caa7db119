import type { Game } from '../game.ts';
import { GAMES as SHIPPED } from '../games.ts';
import { highCard } from './high-card.ts';

/** Takes the list's place in tests: a third game is one more line. */
export const GAMES: readonly Game[] = [...SHIPPED, highCard];
