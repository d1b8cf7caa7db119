import { readCall, textIn, wholeNumber, type Call, type Flags } from '../flags.ts';
import type { Game, Given } from '../game.ts';
import { withFiles } from '../content.ts';
import { gameFor } from '../find-game.ts';
import { levelsIn } from '../levels.ts';
import { optionFlags, readOptions } from '../options.ts';
import { OutFile } from '../out-file.ts';
import type { Session } from '../session.ts';
import { reportJson, reportLines, type Played } from '../simulate/print.ts';
import { usage } from '../stop.ts';

const MOST_GAMES = 100_000_000;
const DEFAULT_GAMES = 100;
const DEFAULT_PLAYERS = 4;
const DEFAULT_SEED = 'paddock';

export const SIMULATE_FLAGS = {
  game: { value: 'NAME' },
  players: { value: 'N' },
  games: { value: 'N' },
  seed: { value: 'TEXT' },
  levels: { value: 'A[,B,…]' },
  preset: { value: 'NAME' },
  deck: { value: 'FILE' },
  out: { value: 'FILE' },
  json: {},
  lang: { value: 'L' },
  help: {},
} satisfies Flags;

export async function simulateCommand(session: Session, args: readonly string[]): Promise<number> {
  const named = gameFor(session, args);
  const { deck, ...common } = SIMULATE_FLAGS;
  const flags = { ...common, ...(named.withContent && { deck }), ...optionFlags(named) };
  const given = readCall(session, 'simulate', flags, args);
  const [extra] = given.rest;
  if (extra !== undefined) throw usage(session.text.errors.unexpected(extra));
  const { game, call } = await withFiles(session, named, given);
  const players = wholeNumber(session, call, 'players', game.players, DEFAULT_PLAYERS);
  const games = wholeNumber(session, call, 'games', { min: 1, max: MOST_GAMES }, DEFAULT_GAMES);
  const options = readOptions(session, game, call, players);
  const levels = levelsFor(session, game, call, game.people({ players, options }));
  const played = await play(session, game, call, { players, options, games, levels });
  if (call.values.has('json')) session.raw(`${JSON.stringify(reportJson(played))}\n`);
  else for (const line of reportLines(session, played)) session.line(line);
  return 0;
}

interface Wanted {
  readonly players: number;
  readonly options: Given;
  readonly games: number;
  readonly levels: readonly string[] | undefined;
}

/** One level for all, or one for each seat with a player. */
function levelsFor(
  session: Session,
  { bots }: Game,
  call: Call,
  people: number,
): readonly string[] | undefined {
  const given = levelsIn(session, bots.levels, call);
  const [first] = given ?? [];
  if (given === undefined || first === undefined) return undefined;
  if (given.length === 1) return Array.from({ length: people }, () => first);
  if (given.length !== people) throw usage(session.text.errors.levelsForSeats(people));
  return given;
}

async function play(
  session: Session,
  game: Game,
  call: Call,
  { players, options, games, levels }: Wanted,
): Promise<Played> {
  const seed = textIn(call, 'seed') ?? DEFAULT_SEED;
  const path = textIn(call, 'out');
  const file = path === undefined ? undefined : await OutFile.open(session, path);
  const simulation = game.simulate({ players, options }, levels);
  const from = performance.now();
  let shown = from;
  try {
    for (let nr = 1; nr <= games; nr++) {
      if (file === undefined) simulation.play({ seed, nr });
      else await file.write(`${JSON.stringify(simulation.record({ seed, nr }))}\n`);
      if (performance.now() - shown < 100) continue;
      shown = performance.now();
      session.progress(session.text.simulate.progress(session.number(nr), session.number(games)));
    }
    await file?.commit();
  } finally {
    session.progress();
    await file?.discard();
  }
  const seconds = (performance.now() - from) / 1000;
  const out = path === undefined ? {} : { out: path };
  const by = levels === undefined ? {} : { levels };
  return { game, players, options, seed, seconds, ...by, ...out, report: simulation.report() };
}
