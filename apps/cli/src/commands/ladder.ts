import { readCall, textIn, wholeNumber, type Call, type Flags } from '../flags.ts';
import { gameFor } from '../find-game.ts';
import { playChallenges, playDuels, type Contest } from '../ladder/play.ts';
import { challengeLines, duelLines } from '../ladder/print.ts';
import { optionFlags, readOptions } from '../options.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

export const LADDER_FLAGS = {
  game: { value: 'NAME' },
  deals: { value: 'N' },
  players: { value: 'N' },
  seed: { value: 'TEXT' },
  levels: { value: 'A,B,…' },
  preset: { value: 'NAME' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

/** A confidence interval needs two deals. */
const DEALS = { min: 2, max: 1_000_000 };
const DEFAULT_PLAYERS = 4;
const DEFAULT_SEED = 'paddock';

export async function ladderCommand(session: Session, args: readonly string[]): Promise<number> {
  const game = gameFor(session, args);
  const call = readCall(session, 'ladder', { ...LADDER_FLAGS, ...optionFlags(game) }, args);
  const [extra] = call.rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const { kind, deals, usual } = game.ladder;
  const players = wholeNumber(session, call, 'players', game.players, DEFAULT_PLAYERS);
  const contest: Contest = {
    game: game.name,
    pairs: pairsAmong(levelsIn(session, game.bots.levels, call)),
    deals: wholeNumber(session, call, 'deals', DEALS, deals),
    players,
    options: readOptions(session, game, call, players, usual),
    seed: textIn(call, 'seed') ?? DEFAULT_SEED,
  };
  const title = game.title(session.language);
  const { results, lines } =
    kind === 'duels'
      ? withLines(playDuels(session, game.bots, contest), (all) => duelLines(session, title, contest, all))
      : withLines(playChallenges(session, game.bots, contest), (all) =>
          challengeLines(session, title, contest, all),
        );
  if (call.values.has('json')) session.raw(`${JSON.stringify({ ...contest, results })}\n`);
  else for (const line of lines()) session.line(line);
  return 0;
}

function withLines<Result>(results: readonly Result[], lines: (results: readonly Result[]) => string[]) {
  return { results, lines: () => lines(results) };
}

function levelsIn(session: Session, levels: readonly string[], call: Call): readonly string[] {
  const { errors } = session.text;
  const given = textIn(call, 'levels')?.split(',');
  if (given === undefined) return levels;
  for (const [at, level] of given.entries()) {
    if (!levels.includes(level)) throw usage(errors.unknownLevel(level, levels.join(', ')));
    if (given.indexOf(level) < at) throw usage(errors.levelTwice(level));
  }
  if (given.length < 2) throw usage(errors.fewLevels);
  return levels.filter((level) => given.includes(level));
}

/** Every level with every weaker one, the strongest first. */
function pairsAmong(levels: readonly string[]): (readonly [string, string])[] {
  return levels
    .toReversed()
    .flatMap((first, at, all) => all.slice(at + 1).map((second) => [first, second] as const));
}
