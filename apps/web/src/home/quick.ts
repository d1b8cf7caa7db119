import { isRefusal, resolveOptions } from '@paddock/kernel';
import { playerName } from '../app/settings.ts';
import { loadKind, type GameName } from '../games/index.ts';
import { ui } from '../i18n/index.ts';
import { startGame } from '../session/games.ts';
import { BOT_NAMES } from '../session/names.ts';

const LEVELS = ['rookie', 'club', 'rookie'] as const;

/** What differs from a game's defaults when one click starts it. */
const GIVEN: Readonly<Record<GameName, Readonly<Record<string, unknown>>>> = {
  downforce: {},
  formula: { races: 1 },
};

/** One race, you and three bots: the id of the game. */
export async function raceNow(game: GameName): Promise<string> {
  const you = { name: playerName.peek() || ui().home.player(1) };
  const bots = LEVELS.map((bot, at) => ({ name: BOT_NAMES[at] ?? 'Bot', bot }));
  const seats = [you, ...bots];
  const { rules } = await loadKind(game, 'new');
  const options = resolveOptions(rules.options, seats.length, GIVEN[game]);
  if (isRefusal(options)) throw new Error(options.code);
  return startGame(game, { seats, options });
}
