import { rulesUnder, type AnyGame } from '@paddock/kernel';
import { GAMES, type ServedGame } from './games.ts';
import type { MadeTable } from './tables/event.ts';

function served(name: string): ServedGame | undefined {
  return GAMES.find(({ game }) => game.rules.game === name);
}

/** The newest. */
export function rulesOf(game: string): AnyGame['rules'] | undefined {
  return served(game)?.game.rules;
}

/** Those that a table is played by, whenever it was made. */
export function rulesFor({
  game,
  rulings,
}: Pick<MadeTable, 'game' | 'rulings'>): AnyGame['rules'] | undefined {
  const newest = rulesOf(game);
  return newest && rulesUnder(newest, rulings);
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

/** The level that plays for people who are away and in seats that stayed empty. */
export function standInOf(game: string): string {
  const found = served(game);
  if (found === undefined) throw new Error(`there is no game ${game}`);
  return found.bots.standIn;
}
