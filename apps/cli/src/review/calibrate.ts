import {
  brier,
  byStage,
  fitTrust,
  predictGame,
  profileOf,
  reliability,
  type Brier,
  type Prediction,
  type Profile,
} from '@paddock/bots/review';
import { REVIEW } from '@paddock/words/all';
import { readCall, textIn, wholeNumber, type Flags } from '../flags.ts';
import { gameFor } from '../find-game.ts';
import { levelsIn } from '../levels.ts';
import { optionFlags, readOptions } from '../options.ts';
import type { Session } from '../session.ts';
import { Kept } from '../kept.ts';
import { usage } from '../stop.ts';

const CALIBRATE_FLAGS = {
  game: { value: 'NAME' },
  games: { value: 'N' },
  players: { value: 'N' },
  levels: { value: 'A,B,…' },
  seed: { value: 'TEXT' },
  preset: { value: 'NAME' },
  out: { value: 'FILE' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

const GAMES = { min: 1, max: 1_000_000 };
const DEFAULT_GAMES = 200;
const DEFAULT_PLAYERS = 4;
const DEFAULT_SEED = 'paddock';
/** Enough for every level to play as it does; the searching ones think less than at a table. */
const ITERATIONS = 600;

/** How far the chances of a review can be believed, and the trust that would make them best. */
export async function calibrateCommand(session: Session, args: readonly string[]): Promise<number> {
  const game = gameFor(session, args);
  const call = readCall(session, 'review', { ...CALIBRATE_FLAGS, ...optionFlags(game) }, args);
  const [extra] = call.rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const players = wholeNumber(session, call, 'players', game.players, DEFAULT_PLAYERS);
  const games = wholeNumber(session, call, 'games', GAMES, DEFAULT_GAMES);
  const seed = textIn(call, 'seed') ?? DEFAULT_SEED;
  // Without the weakest: nobody plays at random.
  const levels = levelsIn(session, game.bots.levels, call) ?? game.bots.levels.slice(1);
  const options = readOptions(session, game, call, players, game.ladder.usual);
  const profile = profileOf(game.name);
  const calibration = { players, levels, options, seed, iterations: ITERATIONS, profile };
  const what = { game: game.name, players, levels, options, seed };
  const kept = new Kept<readonly Prediction[]>(session, textIn(call, 'out'), what);
  kept.fill(games, (nr) => predictGame(game.bots, calibration, nr));
  const predictions = kept.games.slice(0, games).flat();
  const headline = REVIEW[session.language].calibration.headline(
    game.title(session.language),
    session.number(games),
    players,
    session.words.and(levels),
    seed,
  );
  if (call.values.has('json')) session.raw(`${JSON.stringify(figuresOf(predictions, profile))}\n`);
  else for (const line of [headline, ...linesOf(session, predictions, profile)]) session.line(line);
  return 0;
}

function figuresOf(predictions: readonly Prediction[], profile: Profile) {
  const late = predictions.filter(({ isEarly }) => !isEarly);
  return {
    bins: reliability(late, profile),
    late: brier(late, profile),
    stages: byStage(predictions).map((stage) => brier(stage, profile)),
    trust: fitTrust(predictions),
  };
}

function linesOf(session: Session, predictions: readonly Prediction[], profile: Profile): string[] {
  const { number } = session;
  const { calibration } = REVIEW[session.language];
  const { bins, late, stages, trust } = figuresOf(predictions, profile);
  const percent = (share: number) => `${number(100 * share, 1)} %`;
  const brierText = ({ said, raw, base, count }: Brier) =>
    calibration.brier(number(said, 4), number(raw, 4), number(base, 4), number(count));
  return [
    '',
    calibration.reliability,
    ...bins.map(({ said, won, count }) => `  ${calibration.bin(percent(said), percent(won), number(count))}`),
    '',
    session.words.labelled(calibration.late, brierText(late)),
    ...stages.map((stage, at) => {
      const part = calibration.stage(percent(at / stages.length), percent((at + 1) / stages.length));
      return session.words.labelled(part, brierText(stage));
    }),
    '',
    calibration.trust(trust.map(([at, value]) => `[${at}, ${value}]`).join(', ')),
  ];
}
