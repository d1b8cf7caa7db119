import { isRefusal, ownContentOf, type GameRecord } from '@paddock/kernel';
import type { Game } from './game.ts';
import { GAMES } from './games.ts';
import type { Session } from './session.ts';
import { usage } from './stop.ts';

export function findGame(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** A record's game, with the content that the record has. Where that is refused, verifying the record says why. */
export function gameOf(record: GameRecord): Game | undefined {
  const game = findGame(record.game);
  const own = ownContentOf(record);
  const played = own && game?.withContent?.(own);
  return played === undefined || isRefusal(played) ? game : played;
}

/** The game's options become flags, so it must be known before the flags are read. */
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
