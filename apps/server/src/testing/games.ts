import { HIGH_CARD_BOTS } from '@paddock/bots/testing/high-card';
import { eraseGame } from '@paddock/kernel';
import { highCardGame } from '@paddock/kernel/testing/high-card';
import { GAMES as SHIPPED, type ServedGame } from '../games.ts';

/** Takes the list's place in tests: a third game is one more line. */
export const GAMES: readonly ServedGame[] = [
  ...SHIPPED,
  { game: eraseGame(highCardGame), bots: HIGH_CARD_BOTS },
];
