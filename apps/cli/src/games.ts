import type { Game } from './game.ts';
import { downforce } from './games/downforce.ts';
import { formula } from './games/formula.ts';
import type { Session } from './session.ts';
import { usage } from './stop.ts';

/** Every game of the command line; a new one is one line here. */
export const GAMES: readonly Game[] = [formula, downforce];

export function findGame(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** A game's options become flags, so the game must be known before the flags are read. */
export function gameFor({ text }: Session, args: readonly string[]): Game {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  const first = GAMES[0];
  if (first === undefined) throw new Error('there are no games');
  if (at < 0) return first;
  const name = args[at] === '--game' ? args[at + 1] : args[at]?.slice('--game='.length);
  if (name === undefined) throw usage(text.errors.flagNeedsValue('--game'));
  const game = findGame(name);
  if (game === undefined)
    throw usage(text.errors.unknownGame(name, GAMES.map((known) => known.name).join(', ')));
  return game;
}
