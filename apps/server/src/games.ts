import { DOWNFORCE_BOTS, FORMULA_BOTS, type GameBots } from '@paddock/bots';
import { downforceGame, downforceGlance } from '@paddock/downforce';
import { formulaGame, formulaGlance } from '@paddock/formula';
import { eraseGame, type AnyGame } from '@paddock/kernel';

export interface ServedGame {
  readonly game: AnyGame;
  readonly bots: GameBots;
  /** What differs from the defaults at a quick table: a game among strangers is a short one. */
  readonly quick?: Readonly<Record<string, unknown>>;
}

/** Every game of the server: a new one is one line here. */
export const GAMES: readonly ServedGame[] = [
  { game: eraseGame({ ...formulaGame, glance: formulaGlance }), bots: FORMULA_BOTS, quick: { races: 1 } },
  { game: eraseGame({ ...downforceGame, glance: downforceGlance }), bots: DOWNFORCE_BOTS },
];
