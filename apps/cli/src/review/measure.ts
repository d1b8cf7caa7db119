import { effortOf, measured, measureGame, type MeasuredGame } from '@paddock/bots/review';
import type { Estimate } from '@paddock/bots';
import { REVIEW } from '@paddock/words/all';
import { readCall, textIn, wholeNumber, type Call, type Flags } from '../flags.ts';
import { gameFor } from '../find-game.ts';
import { levelsIn } from '../levels.ts';
import { optionFlags, readOptions } from '../options.ts';
import { Kept } from '../kept.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

const MEASURE_FLAGS = {
  game: { value: 'NAME' },
  games: { value: 'N' },
  players: { value: 'N' },
  levels: { value: 'A,B' },
  seed: { value: 'TEXT' },
  preset: { value: 'NAME' },
  effort: { value: 'N' },
  out: { value: 'FILE' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

/** A confidence interval needs two games. */
const GAMES = { min: 2, max: 1_000_000 };
const DEFAULT_GAMES = 20;
const DEFAULT_PLAYERS = 4;
const DEFAULT_SEED = 'paddock';
const EFFORT = { min: 1, max: 10_000, usual: 100 };
const ITERATIONS = 100_000;

/** Reviews games of one level against a table of another: does the better player decide better, and is luck fair? */
export async function measureCommand(session: Session, args: readonly string[]): Promise<number> {
  const game = gameFor(session, args);
  const call = readCall(session, 'review', { ...MEASURE_FLAGS, ...optionFlags(game) }, args);
  const [extra] = call.rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const players = wholeNumber(session, call, 'players', game.players, DEFAULT_PLAYERS);
  const games = wholeNumber(session, call, 'games', GAMES, DEFAULT_GAMES);
  const seed = textIn(call, 'seed') ?? DEFAULT_SEED;
  const [one, others] = twoLevels(session, game.bots.levels, call);
  const options = readOptions(session, game, call, players, game.ladder.usual);
  const effort = effortOf(wholeNumber(session, call, 'effort', EFFORT, EFFORT.usual));
  const what = { game: game.name, players, levels: [one, others], options, seed, effort };
  const kept = new Kept<MeasuredGame>(session, textIn(call, 'out'), what);
  const { number, text } = session;
  const measuring = { one, others, players, options, seed, iterations: ITERATIONS, effort };
  kept.fill(games, (nr) => measureGame(game.bots, measuring, nr));
  const results = measured(kept.games.slice(0, games));
  if (call.values.has('json')) session.raw(`${JSON.stringify(results)}\n`);
  else {
    const { measure } = REVIEW[session.language];
    const percent = ({ mean, low, high }: Estimate) =>
      `${text.ladder.estimate(number(100 * mean, 1), number(100 * low, 1), number(100 * high, 1))} %`;
    const title = game.title(session.language);
    session.line(measure.headline(title, one, players - 1, others, number(games), seed));
    for (const what of ['wins', 'leastGiven', 'mostGained', 'luckOfOne', 'luckOfOthers'] as const)
      session.line(`  ${session.words.labelled(measure[what](one, others), percent(results[what]))}`);
  }
  return 0;
}

/** The one and the others: the strongest two if nothing is said. */
function twoLevels(session: Session, known: readonly string[], call: Call): readonly [string, string] {
  const { errors } = session.text;
  const [one, others, another] = levelsIn(session, known, call) ?? known.slice(-2).toReversed();
  if (one === undefined || others === undefined) throw usage(errors.fewLevels);
  if (another !== undefined) throw usage(errors.unexpected(another));
  return [one, others];
}
