import { levelOfBot } from '@paddock/bots';
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

/** From the weakest, up to `most`, if the game has such a level. */
export function levelsOf(game: string, most?: string): readonly string[] {
  const levels = served(game)?.bots.levels ?? [];
  const end = most === undefined ? -1 : levels.indexOf(most);
  return end === -1 ? levels : levels.slice(0, end + 1);
}

/** Every level of any game, from the weakest. */
export function everyLevel(): readonly string[] {
  return [...new Set(GAMES.flatMap(({ bots }) => bots.levels))];
}

/** The bot as it may play: where its level is above `most`, the same character at that. */
export function within(game: string, bot: string, most: string | undefined): string {
  const level = levelOfBot(bot);
  const allowed = levelsOf(game, most);
  const strongest = allowed.at(-1);
  if (strongest === undefined || allowed.includes(level) || !levelsOf(game).includes(level)) return bot;
  return `${strongest}${bot.slice(level.length)}`;
}

/** Stronger than the one that stands in: it searches, and takes its time. */
export function isStrong(game: string, bot: string): boolean {
  const bots = served(game)?.bots;
  return bots !== undefined && bots.levels.indexOf(levelOfBot(bot)) > bots.levels.indexOf(bots.standIn);
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
