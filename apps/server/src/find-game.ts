import { levelOfBot } from '@paddock/bots';
import { isRefusal, rulesUnder, rulesWithContent, type AnyGame, type Refusal } from '@paddock/kernel';
import { GAMES, type ServedGame } from './games.ts';
import type { MadeTable } from './tables/event.ts';
import type { TableContent } from './tables/own-content.ts';

function served(name: string): ServedGame | undefined {
  return GAMES.find(({ game }) => game.rules.game === name);
}

/** The newest. */
export function rulesOf(game: string): AnyGame['rules'] | undefined {
  return served(game)?.game.rules;
}

/** Tables with the same content share its rules; the newest are kept. */
const withContent = new Map<string, AnyGame['rules']>();
const MOST_KEPT = 64;

/** The newest, with content that has been bounded; or what is wrong with it. */
export function rulesWith(
  game: string,
  content: TableContent | undefined,
): AnyGame['rules'] | Refusal | undefined {
  const newest = rulesOf(game);
  if (newest === undefined || content === undefined) return newest;
  const key = `${game} ${content.digest}`;
  const made = withContent.get(key) ?? rulesWithContent(newest, content.own);
  if (isRefusal(made)) return made;
  withContent.delete(key);
  withContent.set(key, made);
  const [oldest] = withContent.keys();
  if (withContent.size > MOST_KEPT && oldest !== undefined) withContent.delete(oldest);
  return made;
}

/** Those that a table is played by, whenever it was made. */
export function rulesFor(
  { game, rulings }: Pick<MadeTable, 'game' | 'rulings'>,
  content?: TableContent,
): AnyGame['rules'] | Refusal | undefined {
  const newest = rulesWith(game, content);
  return newest === undefined || isRefusal(newest) ? newest : rulesUnder(newest, rulings);
}

export function gameNames(): readonly string[] {
  return GAMES.map(({ game }) => game.rules.game);
}

/** How a running game stands; undefined: a list has nothing to say of it. */
export function glanceIn(game: string): AnyGame['glance'] {
  return served(game)?.game.glance;
}

/** The options of a quick table that differ from the defaults. */
export function quickOptions(game: string): Readonly<Record<string, unknown>> {
  return served(game)?.quick ?? {};
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
