import { DOWNFORCE_BOTS, FORMULA_BOTS, type GameBots } from '@paddock/bots';
import { downforceGame } from '@paddock/downforce';
import { formulaGame } from '@paddock/formula';
import { eraseGame, type AnyGame } from '@paddock/kernel';

export interface ServedGame {
  readonly game: AnyGame;
  readonly bots: GameBots;
}

/** Every game of the server: a new one is one line here. */
export const GAMES: readonly ServedGame[] = [
  { game: eraseGame(formulaGame), bots: FORMULA_BOTS },
  { game: eraseGame(downforceGame), bots: DOWNFORCE_BOTS },
];
