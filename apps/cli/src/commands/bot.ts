import { checkBot, type Check, type Checked } from '../bot/check.ts';
import { checkedLines } from '../bot/print.ts';
import { findGame } from '../find-game.ts';
import { readCall, textIn, wholeNumber, type Call, type Flags } from '../flags.ts';
import type { Game } from '../game.ts';
import { GAMES } from '../games.ts';
import { withServer } from '../server.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

export const BOT_FLAGS = {
  game: { value: 'NAME' },
  games: { value: 'N' },
  seed: { value: 'TEXT' },
  against: { value: 'A,B,…' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

const GAMES_RANGE = { min: 1, max: 100_000 };
const DEFAULT_GAMES = 100;
const DEFAULT_SEED = 'paddock';

/** Exit code 1: an answer was refused, or did not come in time. */
export async function botCommand(session: Session, args: readonly string[]): Promise<number> {
  const call = readCall(session, 'bot', BOT_FLAGS, args);
  const { errors, bot } = session.text;
  const see = errors.see('paddock bot');
  const [part, target, extra] = call.rest;
  if (part === undefined) throw usage(`${errors.subcommand('check')} – ${see}`);
  if (part !== 'check') throw usage(`${errors.unknownCommand(`bot ${part}`)} – ${see}`);
  if (target === undefined) throw usage(`${bot.noCommand} – ${see}`);
  if (extra !== undefined) throw usage(errors.unexpected(extra));
  const checks = gamesIn(session, call).map((game) => checkIn(session, call, game));
  const all = await withServer((server) => checkBot(session, server, target, checks));
  if (call.values.has('json')) session.raw(`${JSON.stringify(all)}\n`);
  else for (const each of all) for (const line of checkedLines(session, each)) session.line(line);
  return all.every(isFlawless) ? 0 : 1;
}

function isFlawless({ games, finished, refused }: Checked): boolean {
  return finished === games && refused.length === 0;
}

function gamesIn({ text: { errors } }: Session, call: Call): readonly Game[] {
  const name = textIn(call, 'game');
  if (name === undefined) return GAMES;
  const game = findGame(name);
  if (game !== undefined) return [game];
  throw usage(errors.unknownGame(name, GAMES.map((known) => known.name).join(', ')));
}

function checkIn(session: Session, call: Call, game: Game): Check {
  const { levels, standIn } = game.bots;
  // Those that answer at once.
  const quick = levels.slice(0, levels.indexOf(standIn) + 1);
  const against = textIn(call, 'against')?.split(',') ?? quick;
  const unknown = against.find((level) => !levels.includes(level));
  if (unknown !== undefined) throw usage(session.text.errors.unknownLevel(unknown, levels.join(', ')));
  return {
    game,
    games: wholeNumber(session, call, 'games', GAMES_RANGE, DEFAULT_GAMES),
    seed: textIn(call, 'seed') ?? DEFAULT_SEED,
    against,
  };
}
