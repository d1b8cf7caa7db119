import { formula, PRESETS, type FormulaOptions } from '@paddock/formula';
import { isRefusal, resolveOptions } from '@paddock/kernel';
import { playerName } from '../app/settings.ts';
import { ui } from '../i18n/index.ts';
import { startGame } from '../session/games.ts';
import { BOT_NAMES } from '../session/names.ts';

const LEVELS = ['rookie', 'club', 'rookie'] as const;

/** One race, you and three bots: the id of the game. */
export function raceNow(): Promise<string> {
  const you = { name: playerName.peek() || ui().home.player(1) };
  const bots = LEVELS.map((bot, at) => ({ name: BOT_NAMES[at] ?? 'Bot', bot }));
  const seats = [you, ...bots];
  const options = resolveOptions<FormulaOptions>(formula.options, seats.length, PRESETS['one-race']);
  if (isRefusal(options)) throw new Error(options.code);
  return startGame({ seats, options });
}
