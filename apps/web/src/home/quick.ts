import { botOf } from '@paddock/bots/characters';
import { isRefusal, resolveOptions } from '@paddock/kernel';
import { playerName } from '../app/settings.ts';
import { levelAt, levelsToMeet } from '../game/levels.ts';
import type { PageGame } from '../game/page-game.ts';
import { ui } from '../i18n/index.ts';
import { startGame } from '../session/games.ts';
import { BOT_NAMES } from '../session/names.ts';

const BOTS = 3;

/** One race, you and three bots: the id of the game. */
export async function raceNow(game: PageGame): Promise<string> {
  const [{ rules }, bots] = await Promise.all([game.loadGame('defaults'), game.loadBots()]);
  const levels = levelsToMeet(bots);
  const you = { name: playerName.peek() || ui().home.player(1) };
  const others = BOT_NAMES.slice(0, BOTS).map((name, at) => ({
    name,
    bot: botOf(levelAt(levels, at), name),
  }));
  const seats = [you, ...others];
  const options = resolveOptions(rules.options, seats.length, game.quickStart);
  if (isRefusal(options)) throw new Error(options.code);
  return startGame(game, { seats, options });
}
