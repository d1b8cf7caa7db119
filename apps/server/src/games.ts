import { DOWNFORCE_BOTS, FORMULA_BOTS, type GameBots } from '@paddock/bots';
import { downforceGame } from '@paddock/downforce';
import { formulaGame } from '@paddock/formula';
import { eraseGame, type AnyGame } from '@paddock/kernel';

interface ServedGame {
  readonly game: AnyGame;
  readonly bots: GameBots;
}

/** Every game of the server: a new one is one line here. */
export const GAMES: readonly ServedGame[] = [
  { game: eraseGame(formulaGame), bots: FORMULA_BOTS },
  { game: eraseGame(downforceGame), bots: DOWNFORCE_BOTS },
];

function served(name: string): ServedGame | undefined {
  return GAMES.find(({ game }) => game.rules.game === name);
}

export function rulesOf(game: string): AnyGame['rules'] | undefined {
  return served(game)?.game.rules;
}

export function gameNames(): readonly string[] {
  return GAMES.map(({ game }) => game.rules.game);
}

/** From the weakest. */
export function levelsOf(game: string): readonly string[] {
  return served(game)?.bots.levels ?? [];
}

/** The level that answers where a stronger one did not. */
export function simplestOf(game: string): string | undefined {
  return served(game)?.bots.simplest;
}

/** Plays for people who are away and in seats that stayed empty; every game names the same level. */
export const STAND_IN = DOWNFORCE_BOTS.standIn;
