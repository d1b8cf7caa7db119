import { availableParallelism } from 'node:os';
import type { Pair } from '@paddock/bots';
import { isRefusal } from '@paddock/kernel';
import { readCall, textIn, wholeNumber, type Call, type Flags } from '../flags.ts';
import { gameFor } from '../find-game.ts';
import type { Game, Given } from '../game.ts';
import { GAMES } from '../games.ts';
import { pairsAmong, type Contest, type Variant } from '../ladder/contest.ts';
import { GameFile, type Header } from '../ladder/game-file.ts';
import { gaugeFor } from '../ladder/gauge-for.ts';
import { playContest } from '../ladder/play.ts';
import { resultLines } from '../ladder/print.ts';
import { botsDigest, commitOf } from '../ladder/provenance.ts';
import { resultsOf } from '../ladder/report.ts';
import { writeSection } from '../ladder/write.ts';
import { levelsIn } from '../levels.ts';
import { givenOptions, optionFlags, readOptions } from '../options.ts';
import type { Session } from '../session.ts';
import { usage } from '../stop.ts';

export const LADDER_FLAGS = {
  game: { value: 'NAME' },
  levels: { value: 'A,B,…' },
  one: { value: 'A' },
  deals: { value: 'N' },
  players: { value: 'N' },
  seed: { value: 'TEXT' },
  preset: { value: 'NAME' },
  'each-variant': {},
  rollouts: { value: 'N' },
  processes: { value: 'N' },
  file: { value: 'FILE' },
  write: { value: 'FILE' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

/** A confidence interval needs two deals. */
const DEALS = { min: 2, max: 1_000_000 };
const DEFAULT_DEALS = 100;
/** Of every variant. */
const VARIANT_GAMES = 200;
const ROLLOUTS = { min: 0, max: 10_000 };
const PROCESSES = { min: 1, max: 256 };
const DEFAULT_PLAYERS = 4;
const DEFAULT_SEED = 'paddock';
/** As a shell reports a program that Ctrl-C ended. */
const INTERRUPTED = 130;

export async function ladderCommand(session: Session, args: readonly string[]): Promise<number> {
  const game = gameFor(session, args);
  const call = readCall(session, 'ladder', { ...LADDER_FLAGS, ...optionFlags(game) }, args);
  const [extra] = call.rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const contest = contestIn(session, game, call);
  const processes = wholeNumber(
    session,
    call,
    'processes',
    PROCESSES,
    Math.max(1, availableParallelism() - 1),
  );
  const header = headerOf(game, contest);
  const path = textIn(call, 'file');
  const file = path === undefined ? GameFile.none(header) : GameFile.open(session, path, header);
  const { lines, all } = await playContest(session, contest, file, processes);
  const results = resultsOf(game, contest, lines);
  const [only] = results;
  if (!call.values.has('json'))
    for (const line of resultLines(session, game, contest, results)) session.line(line);
  else if (only !== undefined && results.length === 1)
    session.raw(`${JSON.stringify({ ...contest, variants: undefined, ...only, commit: commitOf() })}\n`);
  else session.raw(`${JSON.stringify({ ...contest, variants: results, commit: commitOf() })}\n`);
  if (lines.length < all) {
    session.complain(session.text.ladder.stopped(session.number(lines.length), session.number(all), path));
    return INTERRUPTED;
  }
  const target = textIn(call, 'write');
  if (target !== undefined) await writeSection(session, target, { game, contest, results, args });
  return 0;
}

function contestIn(session: Session, game: Game, call: Call): Contest {
  const players = wholeNumber(session, call, 'players', game.players, DEFAULT_PLAYERS);
  return {
    game: game.name,
    players,
    seed: textIn(call, 'seed') ?? DEFAULT_SEED,
    pairs: pairsIn(session, game, call),
    rollouts: wholeNumber(session, call, 'rollouts', ROLLOUTS, 0),
    variants: call.values.has('each-variant')
      ? eachVariant(session, game, call, players)
      : [
          variant(
            session,
            game,
            call,
            '',
            players,
            readOptions(session, game, call, players, game.ladder.usual),
          ),
        ],
  };
}

function variant(
  session: Session,
  game: Game,
  call: Call,
  name: string,
  players: number,
  options: Given,
): Variant {
  const people = game.people({ players, options });
  const usual = name === '' ? DEFAULT_DEALS : Math.ceil(VARIANT_GAMES / people);
  return { name, options, people, deals: wholeNumber(session, call, 'deals', DEALS, usual) };
}

/** Every preset for this number of players; options given as flags apply to all of them. */
function eachVariant(session: Session, game: Game, call: Call, players: number): Variant[] {
  if (call.values.has('preset')) throw usage(session.text.ladder.presetAndVariants);
  const variants = Object.entries(game.presets).flatMap(([name, preset]) => {
    const given = { ...game.ladder.usual, ...preset, ...givenOptions(game, call) };
    const options = game.resolve(players, given);
    if (!isRefusal(options)) return [variant(session, game, call, name, players, options)];
    const why = game.refusal(session.language, options, { names: [] });
    session.complain(session.text.ladder.skipped(game.preset(session.language, name).label, why));
    return [];
  });
  if (variants.length === 0) throw usage(session.text.ladder.noVariant);
  return variants;
}

/** All levels, or for every variant only the strongest against the one that stands in for people. */
function pairsIn(session: Session, { bots }: Game, call: Call): Pair[] {
  const { errors } = session.text;
  const strongest = bots.levels.at(-1) ?? bots.standIn;
  const isUsual = call.values.has('each-variant') && strongest !== bots.standIn;
  const given = levelsIn(session, bots.levels, call);
  const one = textIn(call, 'one');
  if (one !== undefined && !bots.levels.includes(one))
    throw usage(errors.unknownLevel(one, bots.levels.join(', ')));
  for (const [at, level] of (given ?? []).entries())
    if (given?.indexOf(level) !== at) throw usage(errors.levelTwice(level));
  const chosen = given ?? (isUsual && one === undefined ? [bots.standIn, strongest] : bots.levels);
  const playing = bots.levels.filter((level) => level === one || chosen.includes(level));
  if (playing.length < 2) throw usage(errors.fewLevels);
  return pairsAmong(playing, one);
}

function headerOf(game: Game, { players, seed, variants, rollouts }: Contest): Header {
  return {
    game: game.name,
    players,
    seed,
    options: Object.fromEntries(variants.map((each) => [each.name, each.options])),
    gauge: gaugeFor(game, rollouts)?.name ?? 'none',
    bots: botsDigest(
      game.name,
      GAMES.map(({ name }) => name),
    ),
  };
}
